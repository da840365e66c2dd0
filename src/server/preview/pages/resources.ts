import type { Element } from 'hast';
import { contactUrl } from 'inlay/internal/component/contact/contact-link.js';
import { logoStepName } from 'inlay/internal/component/logo/choose-logo.js';
import { networkName } from 'inlay/internal/component/social/networks.js';
import { element } from 'inlay/internal/html/element.js';
import { linkUrl } from 'inlay/internal/html/url.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Contact } from 'inlay/internal/site/schema.js';
import type { Links } from '../links.js';
import type { LogoChain } from '../model.js';
import { fragment, resourceId } from './anchors.js';
import { badge } from './badge.js';
import { entries, entry } from './entry.js';
import { menuTree, refusedItems } from './menu-tree.js';
import { missingFileNote, note } from './note.js';
import { snippet, snippetOf } from './snippet.js';
import { specimenFrame } from './specimen.js';
import { code, counted, prose, siteWords, visible } from './text.js';
import type { UsesOf } from './uses.js';

/** What a section of the catalogue is made of. */
interface Catalogue {
  manifest: Manifest;
  logos: readonly LogoChain[];
  links: Links;
  usesOf: UsesOf;
}

/** Every variant of the logo, with the step of its fallback that it comes to. */
export function logosSection({ manifest, logos, links, usesOf }: Catalogue): Element {
  const missingOf = (variant: string) => {
    const image = logos.find((chain) => chain.variant === variant)?.steps.find(({ used }) => used)?.image;
    return image ? (links.missing?.ofLogo(image) ?? []) : [];
  };
  const items = Object.entries(manifest.resources.logos.variants).map(([variant, { usable, step }]) => {
    const name = { kind: 'logo', name: variant } as const;
    const chain = element('a', { href: `${links.logos}${fragment(resourceId(name))}` }, [
      'every step',
      element('span', { className: ['unseen'] }, [` of ${variant}`]),
    ]);
    return entry({
      id: resourceId(name),
      title: [code(variant)],
      ...(usable ? {} : { unusable: 'No step of its fallback has anything to show.' }),
      content: [
        ...(usable
          ? [
              snippet(snippetOf('x-logo', { variant }), `the logo ${variant}`),
              ...specimenFrame(['logo', variant], manifest, links),
            ]
          : []),
        element('p', {}, [usable ? `Shows ${logoStepName(step) ?? 'something'}: ` : 'See ', chain, '.']),
        ...missingOf(variant).map((file) => missingFileNote(file, links.missing?.folder ?? '')),
        ...usesOf(name),
      ],
    });
  });
  return entries('logos', 'Logos', 'There is no logo.', items);
}

/** Every registered location: those with a menu to copy, the others with the reason. */
export function menusSection({ manifest, links, usesOf }: Catalogue): Element {
  const { language } = manifest.site;
  const all = Object.entries(manifest.resources.menus);
  const usable = new Set(manifest.runtime_components['x-menu'].attributes['location']?.allowed);
  const items = [...all.filter(([name]) => usable.has(name)), ...all.filter(([name]) => !usable.has(name))].map(
    ([location, menu]) => {
      const name = { kind: 'location', name: location } as const;
      const { label, use, assigned, name: menuName = '', item_count: count = 0, items: menuItems = [] } = menu;
      const title = [siteWords(label, language), ' ', code(location)];
      const about = [
        ...(use === undefined ? [] : [element('p', { className: ['quiet'] }, [siteWords(use, language)])]),
        ...usesOf(name),
      ];
      if (!usable.has(location)) {
        const unusable = assigned ? 'Its menu has nothing to show.' : 'No menu is assigned to it.';
        return entry({ id: resourceId(name), title, unusable, content: about });
      }
      const refused = refusedItems(menuItems);
      const words = refused === 1 ? 'item has an address that is' : 'items have addresses that are';
      const refusedNote = `${refused.toLocaleString('en-US')} ${words} not allowed: shown without a link`;
      const tree = element('details', { dataKept: `menu ${location}` }, [
        element('summary', {}, [siteWords(menuName, language), `: ${counted(count, 'item')}`]),
        menuTree(menuItems, language),
      ]);
      return entry({
        id: resourceId(name),
        title,
        content: [
          snippet(snippetOf('x-menu', { location }), `the menu of ${location}`),
          ...specimenFrame(['location', location], manifest, links),
          tree,
          ...(refused > 0 ? [note([refusedNote])] : []),
          ...about,
        ],
      });
    },
  );
  return entries('menus', 'Menus', 'No location is registered.', items);
}

/** The site's profiles, which are shown all together. */
export function socialSection({ manifest, links, usesOf }: Catalogue): Element {
  const profiles = manifest.resources.social;
  const list = element(
    'ul',
    {},
    profiles.map(({ network, url, label }) =>
      element('li', {}, [
        visible(label ?? networkName(network)),
        ' ',
        code(url),
        ...(linkUrl(url) === undefined ? [' ', badge('warning', 'Address not allowed')] : []),
      ]),
    ),
  );
  const item = entry({
    id: resourceId({ kind: 'social' }),
    title: ['All profiles'],
    ...(profiles.length === 0 ? { unusable: 'No profile is configured.' } : {}),
    content:
      profiles.length === 0
        ? []
        : [
            snippet(snippetOf('x-social', {}), 'the social profiles'),
            ...specimenFrame(['social'], manifest, links),
            list,
            ...usesOf({ kind: 'social' }),
          ],
  });
  return entries('social-profiles', 'Social profiles', '', [item]);
}

/** Every contact. */
export function contactsSection({ manifest, links, usesOf }: Catalogue): Element {
  const usable = new Set(manifest.runtime_components['x-contact'].attributes['field']?.allowed);
  const items = Object.entries(manifest.resources.contacts).map(([field, contact]) => {
    const { kind, value, display } = contact;
    const name = { kind: 'field', name: field } as const;
    return entry({
      id: resourceId(name),
      title: [code(field), ' ', element('span', { className: ['tag'] }, [kind])],
      ...(usable.has(field) ? {} : { unusable: 'It is empty.' }),
      content: [
        ...(usable.has(field)
          ? [
              snippet(snippetOf('x-contact', { field }), `the contact ${field}`),
              ...specimenFrame(['field', field], manifest, links),
            ]
          : []),
        element('p', { className: ['value'] }, [siteWords(display ?? value, manifest.site.language)]),
        ...(usable.has(field) ? unlinkedNote(contact) : []),
        ...usesOf(name),
      ],
    });
  });
  return entries('contacts', 'Contacts', 'No contact is configured: `x-contact` shows nothing.', items);
}

/** Says why a contact is shown without the link that it should have. */
function unlinkedNote(contact: Contact): Element[] {
  const { kind, value, url } = contact;
  if (contactUrl(contact) !== undefined) return [];
  if (url?.trim()) return [note(['Shown without a link: its address ', code(url), ' is not allowed'])];
  const wanted = WANTED[kind];
  return wanted === undefined ? [] : [note(['Shown without a link: ', code(value), ` is not one ${wanted}`])];
}

/** What a contact has to be, so that it can be a link without an address of its own. */
const WANTED: Readonly<Partial<Record<Contact['kind'], string>>> = {
  phone: 'phone number',
  email: 'mail address',
  whatsapp: 'phone number with its country code',
};

/** Every provider with its forms. */
export function addonsSection({ manifest, links, usesOf }: Catalogue): Element {
  const usable = new Set(manifest.runtime_components['x-addon'].attributes['provider']?.allowed);
  const items = Object.entries(manifest.resources.addons).map(([provider, { status, default: preset, forms }]) => {
    const name = { kind: 'provider', name: provider } as const;
    const reason = status === 'inactive' ? 'The provider is not active.' : 'The provider has no form.';
    const list = forms.map(({ id, title }) =>
      element('li', {}, [
        element('p', {}, [
          siteWords(title, manifest.site.language),
          ...(id === preset ? [' ', element('span', { className: ['tag'] }, ['default'])] : []),
        ]),
        ...(usable.has(provider)
          ? [
              snippet(snippetOf('x-addon', { provider, id }), `the form ${visible(title)}`),
              ...specimenFrame(['provider', provider, id], manifest, links),
            ]
          : []),
      ]),
    );
    return entry({
      id: resourceId(name),
      title: [code(provider), ' ', element('span', { className: ['tag'] }, [status])],
      ...(usable.has(provider) ? {} : { unusable: reason }),
      content: [
        ...(list.length > 0 ? [element('ul', { className: ['forms'], role: 'list' }, list)] : []),
        ...usesOf(name),
      ],
    });
  });
  return entries(
    'forms',
    'Forms',
    'There is no provider of forms.',
    items,
    items.length > 0 ? [] : [element('p', {}, prose('`x-addon` shows nothing.'))],
  );
}
