import type { Site } from 'inlay/internal/site/schema.js';
import type { SiteModel } from '../model.js';
import { type OptionValues, optionValues } from '../options/index.js';
import { type Bound, bound } from './bound.js';
import { CANVAS_PLACES, type CanvasPlaceKey } from './canvas-places.js';
import { type ThemeParts, themeBar, themeFooter, themeHeader } from './theme-canvases.js';
import { type Words, wordsIn } from './words.js';

/** A canvas that many pages share, bound to the site. */
export interface SharedCanvas {
  bound: Bound;
  /** Whether it brings its own landmark: `header` or `footer`. */
  hasLandmark: boolean;
  /** Whether it is the theme's own, which brings its own space; one of somebody else is given some. */
  isOwn: boolean;
}

/** What all pages of a state share. */
export interface Shared {
  model: SiteModel;
  site: Site;
  values: OptionValues;
  words: Words;
  bar: SharedCanvas | undefined;
  canvases: Readonly<Partial<Record<CanvasPlaceKey, SharedCanvas>>>;
}

/** Canvases that are looked at before they are published: sources by their keys. */
export type Drafts = Readonly<Record<string, string>>;

/**
 * What all pages of a state share: the published canvases, and the theme's own where none is published, bound to the site.
 *
 * @param year of today, for the last line of the footer
 */
export function sharedOf(model: SiteModel, year: number, drafts: Drafts = {}): Shared {
  const { site } = model;
  const values = optionValues(model.options);
  const words = wordsIn(site.site.language);
  const parts: ThemeParts = { site, values, words, year };
  const own: Partial<Record<CanvasPlaceKey, string>> = { header: themeHeader(parts), footer: themeFooter(parts) };
  const keys = Object.keys(CANVAS_PLACES) as CanvasPlaceKey[]; // its keys are those of the literal
  const canvases = Object.fromEntries(
    keys.flatMap((key) => {
      const written = drafts[key] ?? model.canvases.get(key)?.body.published?.source;
      const source = written ?? own[key] ?? '';
      return source.trim() === '' ? [] : [[key, sharedCanvas(source, site, written === undefined)]];
    }),
  );
  const bar = themeBar(parts);
  return { model, site, values, words, bar: bar === '' ? undefined : sharedCanvas(bar, site, true), canvases };
}

function sharedCanvas(source: string, site: Site, isOwn: boolean): SharedCanvas {
  return { bound: bound(source, site), isOwn, hasLandmark: /<(?:header|footer)[\s>]/i.test(source) };
}
