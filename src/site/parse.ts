import { budgetOf } from '../budget.js';
import { InlayError } from '../message/error.js';
import { problemsOf } from '../message/problems.js';
import { inspect } from './inspect.js';
import { MAX_STATE_WORK } from './limits.js';
import { THEME_LOCATIONS } from './locations.js';
import { referenceProblems } from './references.js';
import { NO_THEME, type Site, type SiteState, siteSchema } from './schema.js';

type Locations = Site['menus']['locations'];

/** The sites that `parseSite` made: what the rest of Inlay takes for validated. */
const sites = new WeakSet<object>();

export interface ParseSiteOptions {
  /** Steps of work, see `MAX_STATE_WORK`. @default MAX_STATE_WORK */
  work?: number;
}

/**
 * Checks the state of a site and completes it.
 *
 * @param input the state, mostly parsed JSON: see `siteSchema`
 * @throws InlayError `invalid-site` with every problem: where it is, what was found, what was expected; `limit-exceeded` for
 *   a state that is too large
 */
export function parseSite(input: unknown, { work = MAX_STATE_WORK }: ParseSiteOptions = {}): Site {
  const problems = inspect(input, budgetOf(work, 'read this site state'));
  if (problems.length > 0) throw invalid(problems);
  const result = siteSchema.safeParse(input);
  const mistakes = result.success ? [] : problemsOf(result.error, siteSchema, input);
  const dangling = referenceProblems(input);
  if (!result.success || dangling.length > 0) throw invalid([...mistakes, ...dangling]);
  return complete(result.data);
}

/**
 * @throws InlayError `site-not-parsed` for a value that `parseSite` did not make
 */
export function assertSite(site: Site): void {
  if (!sites.has(site)) throw new InlayError('site-not-parsed', 'Unexpected site, expected the result of `parseSite`');
}

function invalid(problems: InlayError['problems']): InlayError {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return new InlayError('invalid-site', `The site state has ${count}:`, problems);
}

function complete(state: SiteState): Site {
  const site: Site = {
    site: state.site,
    theme: state.theme ?? { ...NO_THEME },
    logos: state.logos ?? { variants: {} },
    menus: {
      locations: record<Locations[string]>([...THEME_LOCATIONS], Object.entries(state.menus?.locations ?? {})),
      definitions: record(Object.entries(state.menus?.definitions ?? {})),
    },
    social: state.social ?? [],
    contacts: record(Object.entries(state.contacts ?? {})),
    attachments: state.attachments ?? [],
    addons: record(Object.entries(state.addons ?? {})),
  };
  freeze(site);
  sites.add(site);
  return site;
}

/** Makes a site unchangeable in depth: what is kept of one, such as its expansions, then holds for good. */
function freeze(site: Site): void {
  const objects: object[] = [site];
  for (let object = objects.pop(); object; object = objects.pop()) {
    Object.freeze(object);
    for (const member of Object.values(object)) if (typeof member === 'object' && member !== null) objects.push(member);
  }
}

/** A record without a prototype, so that a name from outside finds only what is its own; members of one key merge. */
function record<T extends object>(...groups: (readonly [string, T])[][]): Record<string, T> {
  const result: Record<string, T> = Object.create(null);
  for (const [key, value] of groups.flat()) result[key] = { ...result[key], ...value };
  return result;
}
