export { createHandler } from './handler.js';
export type { CorsOptions, HandlerOptions, HandlerWork, Verdict } from './options.js';
export type { RouteName } from './routes.js';
export type { SiteSource } from './site-source.js';
export { type HandlerResult, type HandlerTask, performTask } from './task.js';
