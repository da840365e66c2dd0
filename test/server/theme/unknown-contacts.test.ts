import { expect, test } from 'vitest';
import { themeOf } from './theme-of.js';

const told = (findings: { pointer: string; code: string; message: string }[]) =>
  findings.map(({ pointer, code, message }) => [pointer, code, /`(.*?)`/.exec(message)?.[1]]);

async function withContacts() {
  const theme = await themeOf();
  await theme.ask('PATCH', '/ai/site', {
    contacts: {
      phone: { kind: 'phone', value: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/luna' }],
  });
  return theme;
}

test('a menu tells of its items that reach what the site does not have, and is saved', async () => {
  const { ask } = await withContacts();
  const items = [
    { label: 'Call', url: 'tel:+4755550199' },
    {
      label: 'Write',
      url: 'mailto:other@luna.example?subject=Hi',
      children: [{ label: 'Text', url: 'sms:+4755550199' }],
    },
    { label: 'Instagram', url: 'https://instagram.com/lunaa' },
    // Those of the site, and what is no contact.
    { label: 'Call', url: 'tel:0612345678' },
    { label: 'Write', url: 'mailto:Ciao@luna.example' },
    { label: 'Instagram', url: 'https://instagram.com/luna/' },
    { label: 'Share', url: 'https://www.facebook.com/sharer.php?u=x' },
    { label: 'Partner', url: 'https://partner.example/luna' },
    { label: 'Home', url: '/' },
  ];
  const saved = await ask('POST', '/ai/menus', { definitions: { new: { name: 'New', items } } });
  const expected = [
    ['/definitions/new/items/0/url', 'unknown-phone', '+4755550199'],
    ['/definitions/new/items/1/url', 'unknown-mail', 'other@luna.example'],
    ['/definitions/new/items/2/url', 'unknown-profile', 'https://instagram.com/lunaa'],
    ['/definitions/new/items/1/children/0/url', 'unknown-phone', '+4755550199'],
  ];
  expect([saved.status, told(saved.json.findings)]).toEqual([200, expected]);
  expect(told((await ask('GET', '/ai/menus')).json.findings)).toEqual(expected);
  // Of a write, what it is of.
  expect((await ask('POST', '/ai/menus', { locations: { naviga: 'new' } })).json.findings).toEqual([]);
});

test('a biography tells of contacts and profiles that the site does not have', async () => {
  const { ask } = await withContacts();
  const biography =
    'Ada writes since 1998 – 2004, on 01.02.2024 and 12/2025. Call +47 55 55 01 99 or 06 1234 5678, ' +
    'mail ada@other.example or ciao@luna.example. She is at instagram.com/ada, not instagram.com/luna nor luna.example/ada.';
  const put = await ask('PUT', '/ai/author-profile', { name: 'Ada', biography });
  expect([put.status, told(put.json.findings)]).toEqual([
    200,
    [
      ['/biography', 'unknown-phone', '+47 55 55 01 99'],
      ['/biography', 'unknown-mail', 'ada@other.example'],
      ['/biography', 'unknown-profile', 'instagram.com/ada'],
    ],
  ]);
  const mended = await ask('PATCH', '/ai/author-profile', { biography: 'Ada writes.' });
  expect(mended.json.findings).toEqual([]);
});

test('texts of options are told of, tried or saved', async () => {
  const { ask } = await themeOf({ isShown: true });
  const { options } = (await ask('GET', '/ai/options/schema')).json;
  const [text = ''] = Object.keys(options).filter(
    (option) => options[option].type === 'text' && options[option].max_length >= 40,
  );
  const body = { options: { [text]: 'Call +47 55 55 01 99' } };
  for (const path of ['/ai/options/validate', '/ai/options']) {
    const { json } = await ask('POST', path, body);
    expect(json.notes).toContainEqual({ option: text, message: expect.stringContaining('`+47 55 55 01 99`') });
  }
  const clean = await ask('POST', '/ai/options', { options: { [text]: 'By the sea since 1998' } });
  expect(clean.json.notes.filter(({ message }: { message: string }) => message.includes('no such one'))).toEqual([]);
});

/** What the canvas linter finds, and patterns alone would not. */
const SAID = ['Tlf. 55 55 01 99', 'Call us: 55 55 01 99', 'Phone: 55550199'];

test.each(SAID)('what the linter finds in a canvas is found in every text: %s', async (text) => {
  const { ask } = await withContacts();
  const at = (findings: { pointer: string }[]) => findings.map(({ pointer }) => pointer);
  const canvas = await ask('PUT', '/ai/canvas?name=footer', { source: `<footer><p>${text}</p></footer>` });
  expect(canvas.json.code).toBe('canvas-lint-failed');
  const menu = {
    name: 'New',
    items: [
      { label: 'Home', url: '/' },
      { label: text, children: [{ label: text }] },
    ],
  };
  const menus = await ask('POST', '/ai/menus', { definitions: { new: menu } });
  expect(at(menus.json.findings)).toEqual([
    '/definitions/new/items/1/label',
    '/definitions/new/items/1/children/0/label',
  ]);
  const author = await ask('PUT', '/ai/author-profile', { name: text, biography: `Ada writes. ${text}` });
  expect(at(author.json.findings)).toEqual(['/name', '/biography']);
  const site = await ask('PATCH', '/ai/site', { site: { description: text } });
  expect(at(site.json.findings)).toEqual(['/site/description']);
  const page = { path: '/a/', title: text, description: text, source: '<p>We cook.</p>' };
  expect(at((await ask('POST', '/ai/pages', page)).json.unknown_contacts)).toEqual(['/title', '/description']);
  expect(at((await ask('PATCH', '/ai/pages/1', { title: 'A', description: '' })).json.unknown_contacts)).toEqual([]);
});

test('an item of a menu that leads to a messenger is told, once', async () => {
  const { ask } = await withContacts();
  const items = [
    { label: 'Chat', url: 'https://wa.me/4755550199' },
    { label: '+47 55 55 01 99', url: 'tel:+4755550199' },
    { label: 'Chat', url: 'https://wa.me/390612345678' },
  ];
  const { json } = await ask('POST', '/ai/menus', { definitions: { new: { name: 'New', items } } });
  expect(json.findings.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
    '/definitions/new/items/0/url',
    '/definitions/new/items/1/label',
    '/definitions/new/items/1/url',
  ]);
});

test('negative control: texts without a contact, and with those of the site, are told nothing of', async () => {
  const { ask } = await withContacts();
  const biography =
    'Ada cooks since 1998, reads 2,500 pages a year and won the prize of 2012. Call 06 1234 5678 or +39 06 1234 5678.';
  const author = await ask('PUT', '/ai/author-profile', { name: 'Ada', biography });
  expect(author.json.findings).toEqual([]);
  const items = ['About us', 'Opening hours', 'Since 1998', 'Menu 2026', '10 % off'].map((label) => ({
    label,
    url: '/',
  }));
  expect((await ask('POST', '/ai/menus', { definitions: { new: { name: 'New', items } } })).json.findings).toEqual([]);
  // Texts of many menus are no more than the linter takes.
  const many = Array.from({ length: 2000 }, (_, index) => ({
    label: `Dish ${index} of the sea`,
    url: `/dish-${index}/`,
  }));
  expect(
    (await ask('POST', '/ai/menus', { definitions: { many: { name: 'Many', items: many } } })).json.findings,
  ).toEqual([]);
});

test('a placeholder that stands for nothing is told, and those that are known are not', async () => {
  const { ask } = await themeOf({ isShown: true });
  const notes = async (text: string) => {
    const { json } = await ask('POST', '/ai/options/validate', { options: { footer_copyright: text } });
    return json.notes.map(({ message }: { message: string }) => /`\{(.*?)\}`/.exec(message)?.[1]);
  };
  expect(await notes('© {year} {foo} {Name} {}')).toEqual(['foo', 'Name', '']);
  expect(await notes('© {year} {name}, all { rights reserved')).toEqual([]);
});
