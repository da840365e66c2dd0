import type { RenderRequest } from '../../component/resolution.js';
import { siteOf } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { InlayError } from '../../message/error.js';
import { assertSite } from '../../site/parse.js';
import type { Site } from '../../site/schema.js';
import { type Alignment, align } from './align.js';
import { type Expansion, findExpansions, placedExpansion } from './expansions.js';

/** A rendered page, by whatever renderer, and what it was rendered from. */
export interface RenderedPage {
  html: string;
  /** The site that it shows, from `parseSite`. */
  site?: Site;
  /** A full manifest where the site is not at hand. What forms hold and may do is then not known, and not checked. */
  manifest?: Manifest;
  /** The author's source; without one the expansions are found by their class names. */
  canvas?: string;
  /** What it was rendered for; without one neither the marks of the current page nor what forms hold is checked. */
  request?: RenderRequest;
  /** Addresses of others in the author's markup, as in `href`: numbers, mail addresses and profiles. @default [] */
  foreign?: readonly string[];
}

/** A page as the properties see it. */
export interface ReadPage {
  html: string;
  canvas: string | undefined;
  site: Site;
  /** Whether it is known what HTML the forms hold: a manifest does not tell, and each request may bring its own. */
  knowsForms: boolean;
  /** Whether it is known which providers are trusted: a manifest does not tell. */
  knowsTrust: boolean;
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
  const knowsTrust = page.site !== undefined;
  const knowsForms = knowsTrust && request !== undefined;
  return { html, canvas, site, knowsForms, knowsTrust, request, foreign, alignment, expansions };
}
