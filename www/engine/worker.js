// @ts-check
/** The worker's script: the engine, answering messages. */
import * as Comlink from 'comlink';
import { engine } from './engine.js';

Comlink.expose(engine);
