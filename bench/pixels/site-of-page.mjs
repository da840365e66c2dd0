import { draftSite } from '../../dist/cli/init/from/draft-site.js';
import { ORIGIN } from './camera.mjs';

/** What a page's site has that its page does not say. */
const STAND_INS = {
  logo: { url: '/logo.svg', width: 120, height: 32 },
  phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
  email: { kind: 'email', value: 'hello@pixels.example' },
  address: { kind: 'address', value: 'Via del Corso 12\n00186 Roma' },
  social: [
    { network: 'facebook', url: 'https://www.facebook.com/pixels.example' },
    { network: 'instagram', url: 'https://www.instagram.com/pixels.example/' },
    { network: 'youtube', url: 'https://www.youtube.com/@pixels.example' },
  ],
  items: [
    { label: 'Opening hours', url: '/hours/' },
    { label: 'How to find us', url: '/find-us/' },
    { label: 'Imprint', url: '/imprint/' },
  ],
};

/**
 * The state of a page's site: what `inlay init --from` drafts of it, and what is missing there.
 *
 * @param page see `templatePages`
 */
export async function siteOfPage({ file }) {
  const { state } = await draftSite(file, { url: ORIGIN });
  const { site, logos, menus, social = [], contacts = {} } = state;
  const kinds = new Set(Object.values(contacts).map(({ kind }) => kind));
  const missing = ['phone', 'email', 'address'].filter((kind) => !kinds.has(kind));
  return {
    ...state,
    logos: {
      variants: { ...logos.variants, default: logos.variants.default ?? { ...STAND_INS.logo, alt: site.name } },
    },
    menus: {
      locations: { ...menus.locations, utili: { label: 'Useful links', menu: 'planted' } },
      definitions: { ...menus.definitions, planted: { name: 'Useful links', items: STAND_INS.items } },
    },
    social: social.length > 0 ? social : STAND_INS.social,
    contacts: { ...contacts, ...Object.fromEntries(missing.map((kind) => [kind, STAND_INS[kind]])) },
  };
}
