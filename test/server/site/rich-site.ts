import type { OpenSite } from '../../../src/server/site/open-site.js';
import { write } from './site-of.js';

/** Gives the seeded site one of everything that an option can show: all locations, logos, two posts with pictures. */
export async function enrich(site: OpenSite): Promise<void> {
  const [found, menus] = await Promise.all([site.store.get('site', 'site'), site.store.get('menus', 'menus')]);
  if (!found || !menus) throw new TypeError('Unexpected site without documents');
  const logo = (name: string) => ({ url: `/uploads/${name}.svg`, alt: name, width: 160, height: 44 });
  const locations = {
    ...(menus.body as { locations: Record<string, unknown> }).locations,
    naviga: { label: 'More', menu: 'legal' },
    footer_col_4: { label: 'Fourth', menu: 'legal' },
  };
  const definitions = {
    ...(menus.body as { definitions: Record<string, unknown> }).definitions,
    main: {
      name: 'Main',
      items: [
        { label: 'Home', url: '/' },
        { label: 'Work', children: [{ label: 'Prints', url: '/about/' }] },
      ],
    },
  };
  const variants = { default: logo('plain'), transparent: logo('clear'), light: logo('light'), footer: logo('foot') };
  const post = (id: number, path: string, date: string) => ({
    kind: 'page',
    key: String(id),
    body: {
      type: 'post',
      path,
      title: `Post ${id}`,
      description: 'What it is about, in a line.',
      date,
      image: '/uploads/plain.svg',
      published: {
        source: '<p>Extraordinarily <a href="https://example.com/">well</a>.</p><button>Go</button>',
        manifest: '',
      },
    },
  });
  await write(
    site,
    { kind: 'site', key: 'site', body: { ...(found.body as object), logos: { variants } } },
    { kind: 'menus', key: 'menus', body: { locations, definitions } },
    post(10, '/blog/ten/', '2026-01-10'),
    { kind: 'path', key: '/blog/ten/', body: { page: '10' } },
    post(11, '/blog/eleven/', '2026-01-11'),
    { kind: 'path', key: '/blog/eleven/', body: { page: '11' } },
  );
}

/** Where what an option does is seen, by the place that the catalogue says. */
export const PATHS = { every: '/blog/ten/', page: '/about/', post: '/blog/ten/', blog: '/blog/' } as const;
