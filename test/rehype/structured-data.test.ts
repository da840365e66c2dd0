import { describe, expect, test } from 'vitest';
import { structuredDataScript } from '../../src/index.js';
import rehypeInlay from '../../src/rehype/index.js';
import { readSite } from '../support/sites.js';
import { parseTree, show } from '../support/trees.js';

const site = readSite('small-business');
const SCRIPT = structuredDataScript(site);

function expanded(source: string, times = 1): string {
  const tree = parseTree(source);
  const transform = rehypeInlay({ site, structuredData: true });
  for (let time = 0; time < times; time += 1) transform(tree);
  return show(tree);
}

describe('structured data in a tree', () => {
  test.each([
    [
      'a page',
      '<!doctype html><html><head><title>a</title></head><body><p>b</p></body></html>',
      `<!doctype html><html><head><title>a</title>${SCRIPT}</head><body><p>b</p></body></html>`,
    ],
    ['a fragment', '<p>b</p>', `<p>b</p>${SCRIPT}`],
    ['a page with another', `<html><head>${SCRIPT.replace('Osteria', 'Bar')}</head><body></body></html>`, undefined],
  ])('stands at the end of the head, or of %s', (_what, source, result) => {
    const expected = result ?? source.replace('</head>', `${SCRIPT}</head>`);
    expect(expanded(source)).toBe(show(parseTree(expected)));
    expect(expanded(source, 2)).toBe(show(parseTree(expected)));
  });

  test('is not there unless it is asked for', () => {
    const tree = parseTree('<p>b</p>');
    rehypeInlay({ site })(tree);
    expect(show(tree)).not.toContain('schema.org');
  });
});
