import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { draftSite } from '../../../src/cli/init/from/draft-site.js';

/** What a draft of a page says that it was not sure of. */
async function unsureOf(body: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-unread-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const page = join(folder, 'index.html');
  writeFileSync(page, `<!doctype html><html lang="it"><head><title>Luna</title></head><body>${body}</body></html>`);
  return (await draftSite(page, { url: 'https://luna.example' })).unsure;
}

const link = (url: string, label: string) => `<a href="${url}">${label}</a>`;
const LINKS = [link('/', 'Home'), link('/vini/', 'Vini'), link('/chi/', 'Chi siamo')];
const each = (tag: string, links = LINKS) => links.map((text) => `<${tag}>${text}</${tag}>`).join('');

describe('a menu in no place for menus', () => {
  const line = 'a menu of `Home`, `Vini`, `Chi siamo`, because it stands in no `nav`, header or footer';

  test.each([
    `<div class="menu">${each('div')}</div><main><h1>A</h1></main>`,
    `<div id="nav">${LINKS.join(' ')}</div><main><h1>A</h1></main>`,
    `<div>${each('div')}</div><main><h1>A</h1></main>`,
    `<table><tr><td><ul>${each('li')}</ul></td><td><p>Some words of a page.</p></td></tr></table>`,
    `<table><tr>${each('td')}</tr></table><p>Some words of a page.</p>`,
    `<ul>${each('li')}</ul><h1>A</h1><footer><ul>${each('li')}</ul></footer>`,
  ])('is told: %s', async (body) => {
    expect((await unsureOf(body)).filter((text) => text.startsWith('a menu'))).toEqual([line]);
  });

  const posts = [link('/a/', 'One'), link('/b/', 'Two'), link('/c/', 'Three')];
  test.each([
    `<nav>${LINKS.join(' ')}</nav><div class="menu">${each('div')}</div>`,
    `<h1>Posts</h1><ul>${each('li', posts)}</ul>`,
    `<div class="menu">${each('div', LINKS.slice(0, 2))}</div>`,
    `<div class="breadcrumbs">${LINKS.join(' › ')}</div>`,
    `<p>We are at ${LINKS[0]}, then there are ${LINKS[1]} and at the very end of it all ${LINKS[2]}.</p>`,
  ])('negative control: is not told where it was read, or is none: %s', async (body) => {
    expect((await unsureOf(body)).filter((text) => text.startsWith('a menu'))).toEqual([]);
  });
});

describe('a number in a sentence that is called a phone', () => {
  test.each([
    '<main><p>Prenotate: Tel. 055 012 3456, dal martedì</p></main>',
    '<main><p>Via Roma 1, 50100 Firenze. Tel. 055 012 3456</p></main>',
    '<p>You can always call us at 055 012 3456 until six.</p>',
    '<td>Telefono: 055 012 3456 - orario 9-17</td>',
  ])('is told: %s', async (body) => {
    expect(await unsureOf(body)).toContain('the number `055 012 3456`, because it stands in a sentence');
  });

  test('is told for a few of a list', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `<p>Ditta ${index}, Tel. 055 012 34${index + 10}, Roma</p>`);
    const told = (await unsureOf(lines.join(''))).filter((text) => text.startsWith('the number'));
    expect(told).toHaveLength(10);
  });

  test.each([
    '<p>Abbiamo venduto 055 012 3456 bottiglie</p>',
    '<p>IBAN del conto: 055 012 3456 presso la banca</p>',
    '<p>Tel. 055 012 3456</p>',
    '<article><p>Ne scrive la Gazzetta, Tel. 055 012 3456, ieri</p></article>',
  ])('negative control: is not told where nothing calls it so, or where it was taken: %s', async (body) => {
    expect((await unsureOf(body)).filter((text) => text.startsWith('the number'))).toEqual([]);
  });
});
