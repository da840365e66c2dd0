import type { DocumentWrite } from '../store/document.js';
import type { PageBody } from './kinds/page.js';
import { SEED_CANVASES } from './seed-canvases.js';

/** What a new site is told of the world. */
export interface SeedOptions {
  /** Where the site is: absolute, `http` or `https`. */
  url: string;
  /** @default 'Fjordlight Studio' */
  name?: string;
  /** BCP 47. @default 'en' */
  language?: string;
  /** Date of the first post. */
  now: Date;
}

const CONTACTS = {
  phone: { kind: 'phone', value: '+47 55 55 01 23' },
  email: { kind: 'email', value: 'hello@fjordlight.example' },
  address: { kind: 'address', value: 'Fjordlight Studio\nStrandgaten 12\n5013 Bergen' },
  hours: { kind: 'text', value: 'Tuesday to Saturday, 10 to 17' },
} as const;

const SOCIAL = [
  { network: 'instagram', url: 'https://www.instagram.com/fjordlight.example' },
  { network: 'mastodon', url: 'https://mastodon.example/@fjordlight' },
] as const;

const ADDONS = {
  provider_contact_form: {
    status: 'selected',
    default: 'contact',
    forms: [{ id: 'contact', title: 'Contact' }],
  },
  provider_newsletter_form: {
    status: 'selected',
    default: 'newsletter',
    forms: [{ id: 'newsletter', title: 'Newsletter' }],
  },
} as const;

const MAIN = [
  { label: 'Home', url: '/' },
  { label: 'About', url: '/about/' },
  { label: 'Blog', url: '/blog/' },
  { label: 'Contact', url: '/contact/' },
] as const;

const MENUS = {
  locations: {
    topic: { label: 'Main menu', menu: 'main' },
    topic_left: { label: 'Main menu, left', menu: 'left' },
    topic_right: { label: 'Main menu, right', menu: 'right' },
    utili: { label: 'Useful links', menu: 'legal' },
    footer: { label: 'Footer', menu: 'main' },
    footer_col_1: { label: 'Studio', menu: 'left' },
    footer_col_2: { label: 'Read and write', menu: 'right' },
    footer_col_3: { label: 'Useful links', menu: 'legal' },
  },
  definitions: {
    main: { name: 'Main', items: MAIN },
    left: { name: 'Studio', items: MAIN.slice(0, 2) },
    right: { name: 'Read and write', items: MAIN.slice(2) },
    legal: { name: 'Legal', items: [{ label: 'Privacy and imprint', url: '/legal/' }] },
  },
} as const;

type SeedPage = Omit<PageBody, 'draft' | 'published' | 'type'> & {
  id: number;
  type?: PageBody['type'];
  canvas: keyof typeof SEED_CANVASES;
};

function pages(now: Date): readonly SeedPage[] {
  return [
    {
      id: 1,
      path: '/',
      title: 'Home',
      description: 'A small studio for photographs and prints by the harbour of Bergen.',
      canvas: 'home',
    },
    { id: 2, path: '/about/', title: 'About', description: 'Who we are, and how we work.', canvas: 'about' },
    { id: 3, path: '/contact/', title: 'Contact', description: 'Write to us, call us, or come by.', canvas: 'contact' },
    { id: 4, path: '/blog/', title: 'Blog', description: 'Notes from the studio.', canvas: 'blog' },
    {
      id: 5,
      type: 'post',
      path: '/blog/how-we-print/',
      title: 'How we print',
      description: 'Why a print takes us a week, and what happens in it.',
      author: 'author',
      date: now.toISOString().slice(0, 10),
      canvas: 'post',
    },
    {
      id: 6,
      path: '/legal/',
      title: 'Privacy and imprint',
      description: 'Who is responsible, and which data we keep.',
      canvas: 'legal',
    },
  ];
}

/** The documents of a new site: small, believable, and all its own. */
export function seedDocuments({ url, name = 'Fjordlight Studio', language = 'en', now }: SeedOptions): DocumentWrite[] {
  const site = { name, description: 'Photographs and prints from Bergen', url, language };
  const theme = { name: 'Inlay', version: '1.0.0' };
  return [
    { kind: 'site', key: 'site', body: { site, theme, contacts: CONTACTS, social: SOCIAL, addons: ADDONS } },
    { kind: 'menus', key: 'menus', body: MENUS },
    { kind: 'options', key: 'theme', body: {} },
    {
      kind: 'author',
      key: 'author',
      body: {
        name: 'Ingrid Solheim',
        biography:
          'Ingrid has printed photographs since she was twelve. She runs the studio, and writes when the paper dries.',
        links: [{ label: 'Mastodon', url: 'https://mastodon.example/@ingrid' }],
      },
    },
    // Without texts of their own, so that they follow the site's language.
    { kind: 'form', key: 'provider_contact_form/contact', body: {} },
    { kind: 'form', key: 'provider_newsletter_form/newsletter', body: {} },
    ...pages(now).flatMap(({ id, canvas, ...page }): DocumentWrite[] => [
      { kind: 'page', key: String(id), body: { ...page, published: { source: SEED_CANVASES[canvas], manifest: '' } } },
      { kind: 'path', key: page.path, body: { page: String(id) } },
    ]),
  ];
}
