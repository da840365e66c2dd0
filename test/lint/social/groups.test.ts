import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'it' },
    social: [
      { network: 'facebook', url: 'https://facebook.com/luna' },
      { network: 'instagram', url: 'https://instagram.com/luna' },
      { network: 'youtube', url: 'https://youtube.com/@luna' },
      { network: 'linkedin', url: 'https://linkedin.com/company/luna' },
    ],
  }),
);

const ICONS = manifest.resources.social.map(({ url }) => `<a href="${url}"><i class="icon"></i></a>`);
const [FIRST = '', SECOND = ''] = ICONS;
const ROW = ICONS.join('\n');
const WORDS = `<p>${'Words of the company, '.repeat(8)}</p>`;
const OTHERS = ['a', 'b', 'c', 'd', 'e'].map((name) => `<a href="/${name}/">${name}</a>`);
const LINKS = OTHERS.join(' ');
const items = (links: readonly string[]) => links.map((link) => `<li>${link}</li>`).join('');

/** What all suggestions make of a page, and how many findings they are of. */
function suggested(source: string): [number, string] {
  const findings = lint(source, manifest, { rules: { 'readable-source': 'off' } });
  const own = findings.filter(({ rule }) => rule === 'no-static-social');
  return [own.length, applyFixes(source, own, { unsafe: true }).output];
}

describe('links to profiles that follow one another', () => {
  test.each([
    [
      'in a footer',
      `<footer>${WORDS}${ROW}<p>© Luna</p></footer>`,
      `<footer>${WORDS}<x-social icons="only"></x-social><p>© Luna</p></footer>`,
    ],
    ['in a header', `<header>${LINKS}${ROW}</header>`, `<header>${LINKS}<x-social icons="only"></x-social></header>`],
    ['in a division with text', `<div>${WORDS}${ROW}</div>`, `<div>${WORDS}<x-social icons="only"></x-social></div>`],
    ['behind more links', `<div>${LINKS} ${ROW}</div>`, `<div>${LINKS} <x-social icons="only"></x-social></div>`],
    [
      'with separators',
      `<footer>${WORDS}${ICONS.join(' | ')}</footer>`,
      `<footer>${WORDS}<x-social icons="only"></x-social></footer>`,
    ],
    [
      'each in an element of its own',
      `<footer>${ICONS.map((icon) => `<div>${icon}</div>`).join('')}${WORDS}</footer>`,
      `<footer><x-social icons="only"></x-social>${WORDS}</footer>`,
    ],
    [
      'as items of a list with others',
      `<ul>${items(OTHERS)}${items(ICONS)}</ul>`,
      `<ul>${items(OTHERS)}</ul>\n<x-social icons="only"></x-social>`,
    ],
  ])('become one component: %s', (_name, source, expected) => {
    expect(suggested(source)).toEqual([1, expected]);
  });

  test.each([
    ['words between them', `<footer>${FIRST} and in the evening from seven on also ${SECOND}${WORDS}</footer>`],
    ['two parts of a page', `<div><section>${WORDS}${FIRST}</section><section>${SECOND}${WORDS}</section></div>`],
    ['a heading between them', `<footer>${FIRST}<h2></h2>${SECOND}${WORDS}</footer>`],
    ['a link of the site between them', `<footer>${FIRST}<a href="/a/"></a>${SECOND}${WORDS}</footer>`],
  ])('near miss: are two with %s', (_name, source) => {
    const [count, output] = suggested(source);
    // In one part of the page one component shows the profiles of both.
    expect([count, output.split('<x-social ').length - 1]).toEqual([2, source.includes('<section>') ? 2 : 1]);
  });

  test('take no link to a network along that the site has no profile on', () => {
    const source = `<footer>${WORDS}${FIRST}<a href="https://vimeo.com/other">Vimeo</a>${SECOND}</footer>`;
    expect(suggested(source)).toEqual([1, source]);
  });

  test('with made-up ones beside one of the site, all findings propose the same component', () => {
    const made = ['https://x.com/lunabar', 'https://www.facebook.com/luna.bar'].map((url) => `<a href="${url}"></a>`);
    const source = `<footer><div>${FIRST}${made.join('')}</div></footer>`;
    const edits = lint(source, manifest).map(({ fix }) => fix?.edits);
    expect(edits).toHaveLength(3);
    expect(new Set(edits.map((each) => JSON.stringify(each))).size).toBe(1);
    const alone = lint(`<footer><div>${FIRST}</div></footer>`, manifest).map(({ fix }) => fix?.edits);
    expect(alone).not.toEqual([edits[0]]);
  });

  test('behind a label in a paragraph, the label stays', () => {
    const made = '<a href="https://x.com/lunabar">X</a>';
    const source = `<footer><p class="follow">Follow us: ${made} · ${FIRST}</p></footer>`;
    const outputs = lint(source, manifest).map(({ fix }) => fix && edited(source, fix.edits));
    expect(outputs).toContain('<footer><p class="follow">Follow us:</p>\n<x-social></x-social></footer>');
    const more = source.replace('</p>', ' and see what we bake</p>');
    expect(lint(more, manifest).map(({ fix }) => fix && edited(more, fix.edits))).not.toContain(
      expect.stringContaining('Follow us:</p>'),
    );
  });
});
