import type { RenderRequest, SiteState } from '../../src/index.js';

/** A small site with something of every kind, so that a case costs what the locating costs, not what long menus do. */
export const STATE: SiteState = {
  site: { name: 'A & B', description: '', url: 'https://fuzz.example', language: 'en' },
  theme: { name: 'Fuzz', version: '1.0.0' },
  logos: { variants: { default: { url: '/a.svg' }, footer: { url: '/b.png', alt: 'B "b"', dark: '/c.png' } } },
  menus: {
    locations: { topic: { label: 'Main', menu: 'main' }, footer: { label: 'Footer' } },
    definitions: {
      main: {
        name: 'Main',
        items: [
          { label: 'A', url: '/a/', children: [{ label: 'B <b>', url: '/a/b/' }, { label: 'C' }] },
          { label: 'D', url: '/a/b/' },
        ],
      },
    },
  },
  social: [{ network: 'instagram', url: 'https://a.example/i' }],
  contacts: {
    email: { kind: 'email', value: 'a@fuzz.example' },
    phone: { kind: 'phone', value: '+391234567' },
    address: { kind: 'address', value: 'A\nB' },
    hours: { kind: 'text', value: '9 < 18' },
  },
  addons: {
    own: { status: 'selected', forms: [{ id: 'f', title: 'F', html: '<form action="/f"><input name=a></form>' }] },
    asked: { status: 'selected', forms: [{ id: 'g', title: 'G' }] },
  },
};

/** What the requests of the cases bring, in turn. */
export const REQUESTS: readonly RenderRequest[] = [
  {},
  { url: '/a/b/' },
  { url: '/a/', addons: { asked: { g: '<form><button>g</button></form>' } } },
  { addons: { own: { f: '<form><p>fresh<a href="/">a</a></form>' }, asked: { g: '' } } },
];
