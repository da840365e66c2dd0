import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draftSite } from '../../../src/cli/init/from/draft-site.js';
import { folder } from '../run.js';

async function nameOf(title: string, body: string) {
  const page = `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
  const { state, unsure } = await draftSite(join(folder({ 'join/index.html': page }), ''), {});
  return [state.site.name, unsure.some((line) => line.startsWith('the name'))];
}

const MENU = '<nav><ul><li><a href="/">Home</a></li><li><a href="/join/">Join</a></li></ul></nav>';
const HEADER = `<header><a href="/">Oakfield Rowing Club</a>${MENU}</header>`;

describe('the name of a site', () => {
  test.each([
    ['Oakfield Rowing Club', `${HEADER}<h1>Oakfield Rowing Club</h1>`],
    ['Join – Oakfield Rowing Club', `${HEADER}<h1>Join</h1>`],
    ['Come and row – Oakfield Rowing Club', `${HEADER}<h1>Come and row</h1>`],
    ['Oakfield Rowing Club', `<header>${MENU}</header><footer>© 2024–2026 Oakfield Rowing Club Ltd.</footer>`],
    ['Join', `${HEADER}<h1>Join</h1><footer>Copyright © 2026 Oakfield Rowing Club. All rights reserved.</footer>`],
  ])('is what title, home link and copyright agree on: %s', async (title, body) => {
    expect(await nameOf(title, body)).toEqual(['Oakfield Rowing Club', false]);
  });

  test.each([
    ['a page of the menu', 'Join', `<header>${MENU}</header><h1>Join</h1>`],
    ['the start of the menu', 'Home', `<header>${MENU}</header><h1>Home</h1>`],
    ['who made the page', 'Join', `<header>${MENU}</header><footer>Design by Studio Tern</footer>`],
    ['the link of an article', 'Join', `<article><header><a href="/">Oakfield</a></header></article>${MENU}`],
  ])('negative control: is not %s', async (_what, title, body) => {
    expect(await nameOf(title, body)).toEqual(['My site', true]);
  });
});
