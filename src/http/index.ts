export { createHandler } from './handler.js';
export type { CorsOptions, HandlerOptions, Verdict } from './options.js';
export type { RouteName } from './routes.js';
export type { SiteSource } from './site-source.js';
