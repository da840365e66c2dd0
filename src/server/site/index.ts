export { CANVAS_PLACES, type CanvasPlaceKey } from './pages/canvas-places.js';
export type { FormSource, FormView } from './visit/entry.js';
export { createVisitorHandler } from './visit/handler.js';
export { type Visit, type VisitorOptions, type Visitors, visitors } from './visit/visitors.js';
