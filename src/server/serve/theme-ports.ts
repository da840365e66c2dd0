import { Readable } from 'node:stream';
import { patternsWith } from '../site/backgrounds/patterns.js';
import type { Visitors } from '../site/index.js';
import { canonicalOptions, checkOptions, OPTIONS, optionValues } from '../site/options/index.js';
import type { OptionsPort } from '../theme/options-port.js';
import type { RenderedPath, ThemePorts } from '../theme/ports.js';

/** The theme's catalogue, as the API asks for it. */
const OPTIONS_PORT: OptionsPort = {
  options: Object.fromEntries(OPTIONS.map((option) => [option.id, option])),
  check: checkOptions,
  canonical: canonicalOptions,
  valuesOf: optionValues,
};

/** How a site is shown. */
export interface ShownSite {
  visit: Visitors;
  /** What pages are in a folder of files. @default as visitors have them */
  visitFile?: Visitors;
  hasMail: boolean;
}

/** What the Theme API needs of a site that is shown to visitors. */
export function themePorts({ visit, visitFile = visit, hasMail }: ShownSite): ThemePorts {
  return {
    renderPath: (path) => rendered(visit, path),
    renderFile: (path) => rendered(visitFile, path),
    options: OPTIONS_PORT,
    patterns: (stored) => patternsWith(optionValues(stored)),
    hasMail,
  };
}

/** A path as a visitor gets it, without compression. */
async function rendered(visit: Visitors, target: string): Promise<RenderedPath> {
  const { status, headers, body } = await visit({
    method: 'GET',
    target,
    headers: {},
    bytes: async () => new Uint8Array(),
  });
  return { status, headers, body: body instanceof Readable ? Buffer.concat(await body.toArray()) : body };
}
