const MENU = '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>';

const PATHS = ['/', '/about/', '/blog/one/', '/über/', ...Array.from('abcdefghijklmnop', (letter) => `/${letter}/`)];

/** What members of the Theme API's requests hold in a site that is used: what they name is there, mostly. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  source: [
    MENU,
    '<p>Call <x-contact field="phone"></x-contact></p>',
    '<footer><x-social></x-social></footer>',
    '<x-menu location="nowhere"></x-menu>',
    '<a href="tel:+390612345678">+39 06 1234 5678</a>',
    '<table><x-logo>',
    '',
  ],
  path: PATHS,
  name: ['header', 'footer', 'sidebar'],
  key: [
    'topic',
    'naviga',
    'main',
    'second',
    'phone',
    'email',
    'default',
    'footer',
    '__proto__',
    'constructor',
    '\u0000',
  ],
  url: ['/', 'https://luna.example/', 'javascript:alert(1)', 'mailto:a@b.example', '//x', 'http://['],
  picture: ['/a.png', 'data:text/html,x'],
  image: ['/a.png'],
  background: ['#fff', 'pattern:dots', 'red; }'],
  language: ['en', 'ar', 'de', 'pt-BR', 'x'],
  date: ['2026-05-31', '2026-13-31', '2026-05-31T10:00:00Z', '2025-01-01', '2024-02-29'],
  author: ['author', 'author', 'author', 'author', 'nobody'],
  project: ['live', 'folder'],
  accent_light: ['#0b5c8a', 'red'],
  header_layout: ['standard', 'centred', 'none'],
  cursor: ['MQ', 'AA', 'L2EvAA'],
  menu: ['main', 'second'],
  network: ['instagram', 'mastodon'],
  kind: ['phone', 'email', 'address', 'text'],
  value: ['+39 06 1234 5678', 'ciao@luna.example'],
  code: ['', 'p { color: red }', 'console.log(1)', '<p>Hello</p>', '<script>', '}{'],
};

/** @see WORDS */
export function wordsOf(name: string): readonly string[] {
  return WORDS[name] ?? [];
}
