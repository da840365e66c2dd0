export { canvasPage } from './canvas.js';
export { confirmPage } from './confirm.js';
export { logosPage } from './logos.js';
export { manifestPage } from './manifest.js';
export { overviewPage } from './overview.js';
export { errorPage } from './trouble.js';
