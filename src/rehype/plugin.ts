import type { Root } from 'hast';
import { assertRequest } from '../canvas/check-input.js';
import type { Limits } from '../canvas/limits.js';
import type { Report } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import { InlayError } from '../message/error.js';
import { expectedOneOf } from '../message/nearest.js';
import { show } from '../message/show.js';
import { assertSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { structuredDataText } from '../structured-data/script.js';
import { addStructuredData } from './add-structured-data.js';
import { expandTree } from './expand-tree.js';
import { pageKeys } from './page-keys.js';

export interface RehypeInlayOptions {
  /** The site, from `parseSite`. */
  site: Site;
  /**
   * What is known at request time.
   * @default {}
   */
  request?: RenderRequest;
  /**
   * Of the limits of a canvas, `inlays` and `work` hold: a tree is already there.
   * @default those of `render`
   */
  limits?: Partial<Limits>;
  /**
   * Puts the site's structured data at the end of the `head`; in a tree without one at its end.
   * @default false
   */
  structuredData?: boolean;
  /** Gets the report of every tree. */
  onReport?(report: Report): void;
}

/**
 * Plugin to expand Inlay's components in a hast tree.
 *
 * @throws InlayError `site-not-parsed` for a site that is not from `parseSite`, `invalid-options` for an option of another name,
 *   `invalid-render-request`, `invalid-limits`; `limit-exceeded` for a tree that holds too many inlays or takes too much work
 */
export default function rehypeInlay(options: RehypeInlayOptions): (tree: Root) => void {
  assertOptions(options);
  const { site, request = {}, limits, structuredData = false, onReport } = options;
  assertSite(site);
  assertRequest(request);
  const pageOf = pageKeys(site.site.url);
  const data = structuredData ? structuredDataText(site) : undefined;
  return (tree) => {
    expandTree(tree, site, request, pageOf(request), { limits, onReport });
    if (data !== undefined) addStructuredData(tree, data);
  };
}

const OPTION_NAMES = ['site', 'request', 'limits', 'structuredData', 'onReport'];

/** A slip in a name would mean the default, without a word. */
function assertOptions(options: RehypeInlayOptions): void {
  const given: unknown = options;
  if (typeof given !== 'object' || given === null)
    throw new InlayError('invalid-options', `Unexpected options: ${show(given)}, expected \`{ site }\``);
  const name = Object.keys(given).find((key) => !OPTION_NAMES.includes(key));
  if (name === undefined) return;
  const meant = name === 'url' || name === 'addons' ? `\`request: { ${name} }\`` : expectedOneOf(name, OPTION_NAMES);
  throw new InlayError('invalid-options', `Unexpected option \`${name}\`, expected ${meant}`);
}
