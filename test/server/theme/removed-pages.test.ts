import { expect, test } from 'vitest';
import { confirmed } from './confirmed.js';
import { themeOf } from './theme-of.js';

const page = (path: string, source: string) => ({ path, title: path, source, status: 'published' });

test('what links to a page that goes is named before and after, in canvases and pages', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/pages', page('/work/', '<p>Work</p>'));
  await ask('POST', '/ai/pages', page('/work/one/', '<p><a href="../#top">Up</a> <a href="./">Here</a></p>'));
  await ask('POST', '/ai/pages', page('/other/', '<p><a href="https://luna.example/work/">Work</a></p>'));
  await ask('PUT', '/ai/canvas?name=footer', {
    source: '<footer><a href="/work/">Our work</a> <a href="https://other.example/work/">Theirs</a></footer>',
    status: 'published',
  });
  const done = await confirmed(ask, 'DELETE', '/ai/pages/1', undefined, { 'if-match': '*' });
  expect(done.preview.summary).toBe(
    'The page `/work/` at `/work/` goes, with how it is shown. ' +
      'Canvases link to it, and will link to nothing: `footer`, `page/2`, `page/3`. Pages below it stay where they are: 1',
  );
  expect(done.json).toMatchObject({
    lost: [],
    links: [
      { canvas: 'footer', url: '/work/' },
      { canvas: 'page/2', url: '../#top' },
      { canvas: 'page/3', url: 'https://luna.example/work/' },
    ],
  });
});

test('negative control: drafts link to nothing, and a page alone loses nothing', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/pages', page('/work/', '<p><a href="/work/">Here</a></p>'));
  await ask('POST', '/ai/pages', { ...page('/other/', '<p><a href="/work/">Work</a></p>'), status: 'draft' });
  await ask('POST', '/ai/pages', page('/workshop/', '<p>Shop</p>'));
  const done = await confirmed(ask, 'DELETE', '/ai/pages/1', undefined, { 'if-match': '*' });
  expect([done.preview.summary, done.json.links]).toEqual([
    'The page `/work/` at `/work/` goes, with how it is shown',
    [],
  ]);
});

test('where the list of posts is, links lead to it without the page too', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/pages', page('/blog/', '<p>What we write</p>'));
  await ask('POST', '/ai/pages', { ...page('/blog/one/', '<p>One</p>'), type: 'post' });
  await ask('POST', '/ai/pages', page('/other/', '<p><a href="/blog/">Blog</a></p>'));
  await ask('POST', '/ai/menus', {
    definitions: { main: { name: 'Main', items: [{ label: 'Blog', url: '/blog/' }] } },
  });
  const done = await confirmed(ask, 'DELETE', '/ai/pages/1', undefined, { 'if-match': '*' });
  expect(done.preview.summary).toBe(
    'The page `/blog/` at `/blog/` goes, with how it is shown. ' +
      'The list of posts stays at `/blog/`, and what leads there. Pages below it stay where they are: 1',
  );
  expect(done.json).toMatchObject({ lost: [], links: [] });
});
