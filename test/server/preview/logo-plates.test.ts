import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elementsOf, folderOf, serverOf, sessionOf, textsOf } from './previews.js';

const SITE = {
  site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
  logos: { variants: { default: { url: '/day.png', dark: '/night.png' }, light: { url: '/day.png' } } },
};

test('a logo stands on a light and on a dark plate, there with its dark file where it has one', async () => {
  const folder = folderOf({
    'site.json': JSON.stringify(SITE),
    'pages/a.html': '<p>a</p>',
    'public/day.png': 'png',
    'public/night.png': 'png',
  });
  const { session } = await sessionOf(folder, { site: join(folder, 'site.json') });
  const { ask } = await serverOf(session, { publicFolder: join(folder, 'public') });
  const { body } = await ask('/logos');
  const shown = elementsOf(body)
    .filter(({ attrs }) => attrs.some(({ name, value }) => name === 'class' && /^plates$/.test(value)))
    .map((plates) => [
      elementsOf(plates).flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'src').map(({ value }) => value)),
      textsOf(plates, 'plate--dark').length,
      elementsOf(plates).filter(({ tagName }) => tagName === 'figcaption').length,
    ]);
  expect(shown).toEqual([
    [['/day.png', '/night.png'], 1, 2],
    [['/day.png', '/day.png'], 1, 2],
  ]);
  expect(body).toContain('On dark, its dark file');
  expect(body).toContain('On dark, the same file');
});
