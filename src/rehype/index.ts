export { default, type RehypeInlayOptions } from './plugin.js';
