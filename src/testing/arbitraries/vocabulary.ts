import { activeProviders } from '../../component/addon/addon.js';
import { configuredFields } from '../../component/contact/contact.js';
import { assignedLocations } from '../../component/menu/menu.js';
import { usableProfiles } from '../../component/social/social.js';
import { siteOf } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { THEME_LOCATIONS } from '../../site/locations.js';
import type { MenuItem, Site } from '../../site/schema.js';

/** What canvases and requests are about. At most one of both is needed. */
export interface About {
  /** The site whose names are used. @default the names that `siteStates` draws from: some exist on a site, some do not */
  site?: Site;
  /** A full manifest instead of the site. */
  manifest?: Manifest;
}

/** The names that components can ask for, and addresses of pages. */
export interface Vocabulary {
  locations: readonly string[];
  fields: readonly string[];
  /** Providers with the ids of their forms. */
  forms: readonly (readonly [provider: string, ids: readonly string[]])[];
  /** Whether profiles can be shown. */
  social: boolean;
  /** Addresses that items of menus lead to. */
  urls: readonly string[];
}

/** The locations that most sites assign a menu to. */
export const USUAL_LOCATIONS: readonly string[] = ['topic', 'footer'];

/**
 * Menu locations of generated sites: the theme's, and one of their own. The usual ones are repeated, so that sites and
 * canvases often agree.
 */
export const LOCATION_NAMES: readonly string[] = [
  ...Array.from({ length: 10 }, () => USUAL_LOCATIONS).flat(),
  ...THEME_LOCATIONS.keys(),
  'sidebar',
];

/** Contacts of generated sites. */
export const FIELD_NAMES = ['phone', 'email', 'address', 'hours', 'whatsapp', 'notice'] as const;

/** Providers of generated sites with their forms. */
export const FORM_NAMES = [
  ['provider_contact_form', ['contact', 'booking']],
  ['provider_newsletter_form', ['news']],
  ['provider_polls', ['poll']],
] as const;

/** Pages that most menus lead to. They are repeated, so that requests are often for a page of a menu. */
const USUAL_URLS = ['/', '/about/', '/menu/'];

/** Addresses that menus of generated sites lead to. */
export const ITEM_URLS: readonly string[] = [
  ...Array.from({ length: 4 }, () => USUAL_URLS).flat(),
  ...['/menu/wine/?list=red&year=2024', 'https://site.example/contact/index.html'],
  ...['https://elsewhere.example/', '#hours', '/über-uns/', 'mailto:info@site.example'],
];

/** The names of generated sites. */
const GENERATED: Vocabulary = {
  locations: LOCATION_NAMES,
  fields: [...FIELD_NAMES, 'tel'],
  forms: FORM_NAMES,
  social: true,
  urls: ITEM_URLS,
};

/**
 * The names that resolve on a site; without one those of generated sites.
 *
 * @throws InlayError `concise-manifest` for a manifest without the items of its menus
 */
export function vocabularyOf({ site, manifest }: About): Vocabulary {
  const own = site ?? (manifest && siteOf(manifest));
  if (!own) return GENERATED;
  return {
    locations: assignedLocations(own),
    fields: configuredFields(own),
    forms: activeProviders(own).map((provider) => [provider, own.addons[provider]?.forms.map(({ id }) => id) ?? []]),
    social: usableProfiles(own).length > 0,
    urls: Object.values(own.menus.definitions).flatMap(({ items }) => urlsOf(items)),
  };
}

/** The addresses of a menu's items on all levels. */
export function urlsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ url, children = [] }) => [...(url === undefined ? [] : [url]), ...urlsOf(children)]);
}
