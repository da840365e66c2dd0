import { bake } from '../../canvas/bake.js';
import { compile } from '../../canvas/compile.js';
import type { Limits } from '../../canvas/limits.js';
import { render } from '../../canvas/render.js';
import type { Report } from '../../canvas/report.js';
import type { RenderRequest } from '../../component/resolution.js';
import type { Site } from '../../site/schema.js';

/** What a canvas is made into: HTML, or a baked canvas as a line of JSON. */
export type Product = 'render' | 'bake';

/** How canvases are made into a product. */
export interface Making {
  product: Product;
  /** For a baked canvas, which is for any request, only the report heeds it. */
  request: RenderRequest;
  limits: Partial<Limits>;
}

/** What came of a canvas. */
export interface Made {
  text: string;
  report: Report;
}

/**
 * Makes a canvas into a product, and throws what `render` and `bake` throw.
 *
 * @param url address of its page, in place of the request's
 */
export type Make = (source: string, url?: string) => Made;

const MAKERS: Record<Product, (site: Site, making: Making) => Make> = {
  render:
    (site, { request, limits }) =>
    (source, url) => {
      const { html, report } = render(source, site, url === undefined ? request : { ...request, url }, limits);
      return { text: html, report };
    },
  bake:
    (site, { request, limits }) =>
    (source) => {
      const canvas = compile(source, limits);
      const baked = bake(canvas, site, limits);
      return { text: `${JSON.stringify(baked)}\n`, report: render(canvas, site, request, limits).report };
    },
};

/** What makes canvases of a site into a product. */
export function maker(site: Site, making: Making): Make {
  return MAKERS[making.product](site, making);
}
