// @ts-check
/** Start-up only: reads the link, starts the engine, puts the panels in their places. */
import './styles/page.css';
import { EngineClient } from './engine/client.js';
import { createWorker } from './engine/create.js';
import { createPage } from './page.js';
import { labels } from './views/labels.js';

const page = createPage(new EngineClient(createWorker));
page.place(labels);
