import type { Site } from '../../site/schema.js';
import type { Shown } from './shown.js';

type MenuItems = Site['menus']['definitions'][string]['items'];

type Use = Pick<Shown, 'tag' | 'attributes'>;

/** Words that only say of an image or a link what kind of thing it is. */
const GENERIC: Readonly<Record<string, readonly string[]>> = {
  'x-logo': ['logo logotype logotipo logotip logotyp wordmark شعار лого логотип'],
};

/** What the site itself calls the resources that a component shows: an author's copy may say it, or leave it out. */
export function labelsOf(site: Site, { tag, attributes }: Use): string[] {
  return [...(GENERIC[tag] ?? []), ...ownLabels(site, tag, attributes)];
}

function ownLabels(site: Site, tag: string, attributes: Use['attributes']): string[] {
  switch (tag) {
    case 'x-logo': {
      const { variants, main, builder, platform } = site.logos;
      return [site.site.name, ...[...Object.values(variants), main, builder, platform].map((logo) => logo?.alt ?? '')];
    }
    case 'x-menu': {
      const place = site.menus.locations[attributes['location']?.trim() ?? ''];
      const menu = site.menus.definitions[place?.menu ?? ''];
      return [place?.label ?? '', menu?.name ?? '', ...itemLabels(menu?.items ?? [])];
    }
    case 'x-social':
      return site.social.flatMap(({ network, label = '' }) => [network, label]);
    case 'x-contact': {
      const contact = site.contacts[attributes['field']?.trim() ?? ''];
      return contact ? [contact.value, contact.display ?? ''] : [];
    }
    default:
      return [];
  }
}

function itemLabels(items: MenuItems): string[] {
  return items.flatMap(({ label, children = [] }) => [label, ...itemLabels(children)]);
}
