// @ts-check
/** Start-up of the one-file build, whose one script is the page's and the worker's alike. */
void (typeof document === 'undefined' ? import('./engine/worker.js') : import('./main.js'));
