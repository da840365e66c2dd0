import type { CanvasOptions } from '../canvases/options.js';
import type { ReportStyle } from './report-format.js';

/** The options of `inlay render`. */
export interface RenderOptions extends CanvasOptions {
  /** Address of the page. */
  url?: string;
  /** What the addresses of the pages begin with. */
  urlBase?: string;
  /** Path of the HTML of forms, JSON. */
  addons?: string;
  report?: ReportStyle['format'];
  failOnUnresolved?: true;
}
