import type { Site } from '../../site/schema.js';
import { words } from '../words/fold.js';
import type { Shown } from './shown.js';

type MenuItems = Site['menus']['definitions'][string]['items'];

type Use = Pick<Shown, 'tag' | 'attributes'>;

/** Words of labels. */
export type Labels = Pick<ReadonlySet<string>, 'has'>;

/** Words that only say of an image or a link what kind of thing it is. */
const GENERIC: Readonly<Record<string, readonly string[]>> = {
  'x-logo': ['logo logotype logotipo logotip logotyp wordmark شعار лого логотип'],
};

/** What a site calls what it shows, by resource: a menu may have 100,000 labels, and a page shows it in many places. */
const known = new WeakMap<Site, Map<string, ReadonlySet<string>>>();

/**
 * The words by which the site itself calls the resources that components show: an author's copy may say them, or leave them
 * out.
 */
export function labelsOf(site: Site, uses: readonly Use[]): Labels {
  const sets = new Set(uses.map((use) => labelWords(site, use)));
  return { has: (word) => [...sets].some((set) => set.has(word)) };
}

const NOTHING: ReadonlySet<string> = new Set();

function labelWords(site: Site, { tag, attributes }: Use): ReadonlySet<string> {
  const name =
    (tag === 'x-menu' ? attributes['location'] : tag === 'x-contact' ? attributes['field'] : '')?.trim() ?? '';
  // Names that the site does not have come from canvases: there is no end of them.
  if (tag === 'x-menu' && !site.menus.locations[name]) return NOTHING;
  if (tag === 'x-contact' && !site.contacts[name]) return NOTHING;
  const kept = known.get(site) ?? new Map<string, ReadonlySet<string>>();
  known.set(site, kept);
  const key = `${tag} ${name}`;
  const found = kept.get(key) ?? new Set([...(GENERIC[tag] ?? []), ...ownLabels(site, tag, name)].flatMap(words));
  kept.set(key, found);
  return found;
}

function ownLabels(site: Site, tag: string, name: string): string[] {
  switch (tag) {
    case 'x-logo': {
      const { variants, main, builder, platform } = site.logos;
      return [site.site.name, ...[...Object.values(variants), main, builder, platform].map((logo) => logo?.alt ?? '')];
    }
    case 'x-menu': {
      const place = site.menus.locations[name];
      const menu = site.menus.definitions[place?.menu ?? ''];
      return [place?.label ?? '', menu?.name ?? '', ...itemLabels(menu?.items ?? [])];
    }
    case 'x-social':
      return site.social.flatMap(({ network, label = '' }) => [network, label]);
    case 'x-contact': {
      const contact = site.contacts[name];
      return contact ? [contact.value, contact.display ?? ''] : [];
    }
    default:
      return [];
  }
}

function itemLabels(items: MenuItems): string[] {
  return items.flatMap(({ label, children = [] }) => [label, ...itemLabels(children)]);
}
