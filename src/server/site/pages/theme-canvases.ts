import { assignedLocations } from 'inlay/internal/component/menu/menu.js';
import type { Site } from 'inlay/internal/site/schema.js';
import type { OptionValues } from '../options/index.js';
import { text } from './markup.js';
import type { Words } from './words.js';

/** What the theme's own canvases are made of. */
export interface ThemeParts {
  site: Site;
  values: OptionValues;
  words: Words;
  year: number;
}

/** The contacts that stand in bars and footers, by kind. */
const CONTACT_KINDS = ['phone', 'whatsapp', 'email', 'address', 'hours'] as const;

/** The theme's own header as a canvas: what stands where none is published. */
export function themeHeader({ site, values, words }: ThemeParts): string {
  const menus = (name: string, ...locations: readonly string[]) => {
    const found = locations.map((location) => menuOf(site, location)).join('');
    return found === '' ? '' : `<div class="site-menus ${name}">${found}</div>`;
  };
  const variant = values.logo_variant === 'default' ? '' : ` variant="${values.logo_variant}"`;
  const tagline =
    values.header_tagline && site.site.description.trim() !== ''
      ? `<p class="site-header__tagline">${text(site.site.description)}</p>`
      : '';
  const brand = `<div class="site-header__brand"><x-logo${variant}></x-logo>${tagline}</div>`;
  const dropdowns = values.menu_submenus === 'dropdown' ? 'dropdowns' : 'open-menus';
  const toggle = (found: string) =>
    found === '' ? '' : `<details class="menu-toggle"><summary>${text(words.menu)}</summary></details>`;
  if (values.header_layout === 'centred') {
    const [left, right] = [
      menus(`site-menus--left ${dropdowns}`, 'topic_left'),
      menus(`site-menus--right ${dropdowns}`, 'topic_right'),
    ];
    // Where a half has no menu its cell stays, so that the logo is in the middle.
    const parts = [toggle(left + right), left || '<div></div>', brand, right || '<div></div>'];
    return `<header class="site-header site-header--centred"><div class="site-header__inner">${parts.join('')}</div></header>`;
  }
  const all = menus(dropdowns, 'topic', ...(values.header_secondary_menu ? ['naviga'] : []));
  return `<header class="site-header"><div class="site-header__inner">${brand}${toggle(all)}${all}</div></header>`;
}

/** The bar above the header as a canvas; empty where nothing is in it. */
export function themeBar({ site, values, words }: ThemeParts): string {
  const notice = values.bar_text === '' ? '' : `<p class="site-bar__notice">${text(values.bar_text)}</p>`;
  const contacts = values.contact_bar ? contactsOf(site, ['phone', 'email']) : '';
  const bar = contacts === '' ? '' : `<div class="site-bar__contacts">${contacts}</div>`;
  const social = values.social_bar && site.social.length > 0 ? '<x-social></x-social>' : '';
  const inner = notice + bar + social;
  return inner === ''
    ? ''
    : `<section class="site-bar" aria-label="${text(words.contact)}"><div class="site-bar__inner">${inner}</div></section>`;
}

/** The theme's own footer as a canvas. */
export function themeFooter(parts: ThemeParts): string {
  const { site, values } = parts;
  const isMega = values.footer_layout === 'mega';
  const columns = isMega ? [1, 2, 3, 4].map((number) => menuOf(site, `footer_col_${number}`)).join('') : '';
  const { variants, main } = site.logos;
  // Without one of its own the footer has the site's logo, not its name.
  const variant = variants.footer || main ? ' variant="footer"' : '';
  const brand = values.footer_logo ? `<x-logo${variant}></x-logo>` : '';
  const social = values.footer_social && site.social.length > 0 ? '<x-social></x-social>' : '';
  const contacts = values.footer_contacts ? contactsOf(site, CONTACT_KINDS) : '';
  const last = values.footer_copyright
    .replaceAll('{year}', String(parts.year))
    .replaceAll('{name}', site.site.name)
    .trim();
  const rows = [
    wrapped('site-footer__row', brand + social),
    wrapped('site-footer__columns', columns),
    wrapped('site-footer__contacts', contacts),
    wrapped('site-footer__row', isMega ? '' : menuOf(site, 'utili', 1) + menuOf(site, 'footer', 1)),
    last === '' ? '' : `<p class="site-footer__last">${text(last)}</p>`,
  ].join('');
  return rows === ''
    ? ''
    : `<footer class="site-footer site-footer--${values.footer_layout}"><div class="site-footer__inner">${rows}</div></footer>`;
}

function wrapped(className: string, content: string): string {
  return content === '' ? '' : `<div class="${className}">${content}</div>`;
}

/** @param depth levels to show, 0 for all */
function menuOf(site: Site, location: string, depth = 0): string {
  if (!assignedLocations(site).includes(location)) return '';
  return `<x-menu location="${location}"${depth === 0 ? '' : ` depth="${depth}"`}></x-menu>`;
}

/** The first contact of each of these kinds. */
function contactsOf({ contacts }: Site, kinds: readonly string[]): string {
  return kinds
    .flatMap((kind) => {
      const [field] = Object.entries(contacts).find(([, contact]) => contact.kind === kind) ?? [];
      return field === undefined ? [] : [`<x-contact field="${text(field).replaceAll('"', '&quot;')}"></x-contact>`];
    })
    .join('');
}
