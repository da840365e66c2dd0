import type { SiteState } from '../../site/schema.js';
import { locationLabel, menuWords } from './menu-words.js';
import type { SiteFacts } from './options.js';

/** Name of the file with the site's state, as the starter has it. */
export const SITE_FILE = 'site.json';

/** The state of a site of which nothing but its facts is known: a menu with the home page, and room for the rest. */
export function starterState(site: SiteFacts): SiteState {
  const label = locationLabel('topic', site.language);
  return {
    site,
    logos: { variants: {} },
    menus: {
      locations: { topic: { label, menu: 'main' } },
      definitions: { main: { name: label, items: [{ label: menuWords(site.language)?.home ?? 'Home', url: '/' }] } },
    },
    social: [],
    contacts: {},
    addons: {},
  };
}

/** A configuration that says where the site is. */
export function starterConfig(): Record<string, unknown> {
  return { extends: 'recommended', site: SITE_FILE };
}
