export { InlayError } from '../../message/error.js';
export type { Baked } from './baked-schema.js';
export { type PageRequest, run } from './run-page.js';
