import { readFileSync } from 'node:fs';
import { logIn } from './admin.js';
import { inSite, quoted } from './in-site.js';
import type { Lab } from './lab.js';
import { act, ask } from './rest.js';

const LOGO = new URL('logo.png', import.meta.url);

/** The plugins' files, as the REST API names them. */
const PLUGINS = ['nonce-form/nonce-form', 'inlay/inlay'];

/** What the tests put into the site. */
export interface Furniture {
  /** The menu of the location `naviga`. */
  menu: number;
  /** Its item for the page About, and one below it with a link. */
  about: number;
  terms: number;
  page: number;
}

/** All five components, as an agent writes them. */
export const COMPONENTS = [
  '<x-logo></x-logo>',
  '<nav aria-label="Site"><x-menu location="naviga"></x-menu></nav>',
  '<x-social></x-social>',
  '<p>Call <x-contact field="phone"></x-contact> or write to <x-contact field="email"></x-contact>.</p>',
  '<x-contact field="address"></x-contact>',
  '<x-addon provider="provider_contact_form"></x-addon>',
].join('\n');

/** Activates the plugin, and sets up a site the way its owner does: logo, profiles, contacts, a form, a menu. */
export async function furnish(lab: Lab): Promise<Furniture> {
  for (const plugin of PLUGINS) await act(lab, `/wp/v2/plugins/${plugin}`, { status: 'active' });

  const logo = await act(lab, '/wp/v2/media', readFileSync(LOGO), {
    headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="logo.png"' },
  });
  await act(lab, `/wp/v2/media/${logo.id}`, { alt_text: 'Osteria Corniolo' });
  await act(lab, '/wp/v2/settings', {
    title: 'Osteria Corniolo & Figli',
    description: 'Since 1962',
    site_logo: logo.id,
  });

  const admin = await logIn(lab, 'administrator');
  await admin.submit('options-general.php?page=inlay', {
    'inlay_settings[namespace]': 'osteria',
    'inlay_settings[social][0][network]': 'instagram',
    'inlay_settings[social][0][url]': 'https://instagram.com/osteriacorniolo',
    'inlay_settings[social][1][network]': 'facebook',
    'inlay_settings[social][1][url]': 'https://facebook.com/osteriacorniolo',
    'inlay_settings[contacts][0][field]': 'phone',
    'inlay_settings[contacts][0][kind]': 'phone',
    'inlay_settings[contacts][0][value]': '+39 06 1234 5678',
    'inlay_settings[contacts][1][field]': 'email',
    'inlay_settings[contacts][1][kind]': 'email',
    'inlay_settings[contacts][1][value]': 'ciao@osteria.example',
    'inlay_settings[contacts][2][field]': 'address',
    'inlay_settings[contacts][2][kind]': 'address',
    'inlay_settings[contacts][2][value]': 'Via del Lavatoio 3\n00100 Roma',
    'inlay_settings[addons][provider_contact_form][forms][0][id]': 'booking',
    'inlay_settings[addons][provider_contact_form][forms][0][title]': 'Booking',
    'inlay_settings[addons][provider_contact_form][forms][0][shortcode]': '[nonce_form]',
  });

  const page = (
    await act(lab, '/wp/v2/pages', { title: 'About', slug: 'about', status: 'publish', content: '<p>We.</p>' })
  ).id;
  const menu = (await act(lab, '/wp/v2/menus', { name: 'Main', locations: ['naviga'] })).id;
  const items = '/wp/v2/menu-items';
  const about = (
    await act(lab, items, {
      title: 'About us',
      object_id: page,
      object: 'page',
      type: 'post_type',
      menus: menu,
      status: 'publish',
      menu_order: 1,
    })
  ).id;
  const terms = (
    await act(lab, items, {
      title: 'Terms & more',
      url: 'https://example.test/?a=1&b=2',
      parent: about,
      menus: menu,
      status: 'publish',
      menu_order: 2,
    })
  ).id;
  return { menu, about, terms, page };
}

/** Gives an item of a menu another label, as the site's editors do. */
export async function rename(lab: Lab, item: number, title: string): Promise<void> {
  await act(lab, `/wp/v2/menu-items/${item}`, { title });
}

/** Publishes a page, or gives it other content, as the administrator; gives its address. */
export async function publish(lab: Lab, slug: string, content: string): Promise<string> {
  const found = await ask(lab, `/wp/v2/pages?slug=${slug}`);
  // As the route answers.
  const [before] = found.json as { id: number }[];
  const { link } = await act(lab, `/wp/v2/pages${before ? `/${before.id}` : ''}`, {
    title: `Page ${slug}`,
    ...{ slug, content, status: 'publish' },
  });
  return link;
}

/** Shows the site in another theme, with the menu in its place. */
export async function switchTheme(lab: Lab, { menu }: Furniture, theme: 'block' | 'classic'): Promise<void> {
  inSite(lab, `switch_theme(${quoted(theme)});`);
  await act(lab, `/wp/v2/menus/${menu}`, { locations: ['naviga'] });
}
