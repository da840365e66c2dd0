import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    site: {
      name: 'Musée des Marais salants',
      description: 'Un musée du sel',
      url: 'https://marais-salants.example',
      language: 'fr',
    },
    theme: { name: 'T', version: '1.0.0' },
    social: [
      { network: 'facebook', url: 'https://www.facebook.com/lesel' },
      { network: 'instagram', url: 'https://www.instagram.com/lesel' },
    ],
  }),
);
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-profile');
const PROFILES = ['https://www.tiktok.com/@paludier', 'https://www.pinterest.com/guerande44'];
const item = (url: string, label: string) => `<li><a href="${url}">${label}</a></li>`;
const list = `<ul>${item(PROFILES[0] ?? '', 'TikTok')}${item(PROFILES[1] ?? '', 'Pinterest')}</ul>`;
const page = (heading: string) =>
  `<main><h1>Le sel</h1><p>Texte</p><section><h2>${heading}</h2>${list}</section></main>`;

test.each([
  ['Suivez le musée'],
  ['Suivez-nous'],
  ['Suivez le Musée des Marais salants'],
  ['Folgen Sie uns'],
  ['Síguenos'],
])('profiles under `%s` are those of the site', (heading) => {
  expect(found(page(heading))).toHaveLength(2);
});

test.each([['Suivez Jeanne Morel'], ['Nos amis'], ['Suivez les artistes'], ['Suivez le guide']])(
  'those under `%s` are not',
  (heading) => {
    expect(found(page(heading))).toEqual([]);
  },
);

test('profiles in a row that is called so are those of the site', () => {
  const code = page('Le sel au quotidien').replace('<ul>', '<ul class="social">');
  expect(found(code)).toHaveLength(2);
});

test('a handle behind a comma is one', () => {
  const code = '<main><h1>x</h1><p>Nous sommes aussi sur Threads, <span>@museemaraissalants</span></p></main>';
  expect(found(code)).toHaveLength(1);
  expect(found(code.replace('Threads', 'la place'))).toEqual([]);
});

test('a chat among profiles stays where these become the component', () => {
  const chat = item('https://t.me/museesel', 'Telegram');
  const [first, second] = PROFILES;
  const code = `<footer><ul>${item(first ?? '', 'TikTok')}${chat}${item(second ?? '', 'Pinterest')}</ul></footer>`;
  const findings = found(code);
  expect(applyFixes(code, findings, { unsafe: true }).output).toBe(
    `<footer><ul><li><x-social></x-social></li>${chat}</ul></footer>`,
  );
});

test('a profile in data that the site has not at that network is told so', () => {
  const data = '{"@type":"Museum","name":"Musée des Marais salants","sameAs":"https://x.com/museesel"}';
  const [finding] = found(`<script type="application/ld+json">${data}</script>`);
  expect(finding?.message).toContain('as the site has no X profile; it has `https://www.facebook.com/lesel`');
});
