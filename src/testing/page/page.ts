import type { RenderRequest } from '../../component/resolution.js';
import { InlayError } from '../../error.js';
import { siteOf } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { assertSite } from '../../site/parse.js';
import type { Site } from '../../site/schema.js';
import { type Alignment, align } from './align.js';
import { type Expansion, findExpansions, placedExpansion } from './expansions.js';

/** A rendered page, by whatever renderer, and what it was rendered from. */
export interface RenderedPage {
  html: string;
  /** The site that it shows, from `parseSite`. */
  site?: Site;
  /** A full manifest where the site is not at hand. What forms hold is then not known, and not checked. */
  manifest?: Manifest;
  /** The author's source; without one the expansions are found by their class names. */
  canvas?: string;
  /** What it was rendered for; without one the marks of the current page are not checked. */
  request?: RenderRequest;
  /** Addresses of others in the author's markup, as in `href`: numbers, mail addresses and profiles. @default [] */
  foreign?: readonly string[];
}

/** A page as the properties see it. */
export interface ReadPage {
  html: string;
  canvas: string | undefined;
  site: Site;
  /** Whether the HTML of the site's forms is known. */
  knowsForms: boolean;
  request: RenderRequest | undefined;
  foreign: readonly string[];
  /** How the output lies to the canvas, where there is one. */
  alignment: Alignment | undefined;
  /** In the order of the output. */
  expansions: readonly Expansion[];
}

/**
 * @throws InlayError `site-missing` without site and manifest, `site-not-parsed`, `concise-manifest`, `limit-exceeded`
 */
export function readPage(page: RenderedPage): ReadPage {
  const { html, canvas, request, foreign = [] } = page;
  const site = page.site ?? (page.manifest && siteOf(page.manifest));
  if (!site)
    throw new InlayError('site-missing', 'Unexpected page without `site` and `manifest`, expected one of them');
  assertSite(site);
  const alignment = canvas === undefined ? undefined : align(canvas, html);
  const expansions =
    alignment && !alignment.difference
      ? alignment.expanded.map((placed) => placedExpansion(placed, html))
      : findExpansions(html);
  return { html, canvas, site, knowsForms: page.site !== undefined, request, foreign, alignment, expansions };
}
