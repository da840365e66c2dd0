import type { Limits } from '../canvas/limits.js';
import type { Report } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import type { SiteSource } from '../http/site-source.js';

/** How the middleware for a web framework expands pages. */
export interface InlayOptions<Request> {
  /** The site, or a function that gives the one of now: it is asked for every request, so it should keep what it made. */
  site: SiteSource;
  /**
   * What is known only now: the page's address, and fresh form HTML. It is asked once for each page.
   * @default the request's own address
   */
  request?(request: Request): RenderRequest;
  /** Gets the report of every page with components. */
  onReport?(report: Report, request: Request): void;
  /**
   * Is told what keeps a page from being expanded. The page goes out as its author wrote it.
   * @default writes the message to the console
   */
  onError?(error: unknown, request: Request): void;
  /**
   * What a page and its expansion may come to. `canvasLength` is in bytes here; longer pages go out as they are.
   * @default those of `render`
   */
  limits?: Partial<Limits>;
}
