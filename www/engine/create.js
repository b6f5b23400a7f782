// @ts-check
/** Starts the worker. Apart from the client, so that another build can start it another way. */
export const createWorker = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
