import { describe, expect, it } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { mentionsOf } from '../../../src/lint/document/mentions.js';

function placesIn(source: string): (string | undefined)[] {
  return mentionsOf(indexDocument(source)).map(({ hiding, element }) => (element ? 'element' : hiding));
}

describe('mentionsOf', () => {
  it.each([
    ['an element', '<div><x-logo></x-logo></div>', ['element']],
    ['an element in upper case', '<X-LOGO></X-LOGO>', ['element']],
    ['an element in a drawing', '<svg><x-logo></x-logo></svg>', ['element']],
    ['an element in a template', '<template><x-logo></x-logo></template>', ['element']],
    ['a datalist', '<datalist><x-logo></x-logo></datalist>', ['element']],
    ['a comment', '<!-- <x-logo></x-logo> -->', ['comment']],
    ['a conditional comment', '<!--[if IE]><x-logo><![endif]-->', ['comment']],
    ['a script', '<script>"<x-logo>"</script>', ['raw-text']],
    ['a style sheet', '<style>/* <x-logo> */</style>', ['raw-text']],
    ['a text area', '<textarea><x-logo></textarea>', ['raw-text']],
    ['a title', '<title><x-logo></title>', ['raw-text']],
    ['an iframe', '<iframe><x-logo></iframe>', ['raw-text']],
    ['an xmp', '<xmp><x-logo></xmp>', ['raw-text']],
    ['noscript', '<noscript><p><x-logo></x-logo></p></noscript>', ['noscript']],
    ['noscript in a head', '<head><noscript><x-logo></noscript></head><body></body>', ['noscript']],
    ['a select', '<select><x-logo></x-logo><option>a</option></select>', ['dropped']],
    ['an option', '<select><option>a<x-logo></x-logo>b</option></select>', ['dropped']],
    ['double quotes', '<p title="<x-logo>">', ['attribute']],
    ['single quotes', "<p title='<x-logo>'>", ['attribute']],
    ['no quotes', '<p title=<x-logo>>', ['attribute']],
    ['several', '<x-logo></x-logo><!-- <x-menu> --><x-social>', ['element', 'comment', 'element']],
    ['in front of a table', '<table><x-logo></x-logo><tr><td></td></tr></table>', ['element']],
  ])('finds a component in %s', (_, source, places) => {
    expect(placesIn(source)).toEqual(places);
  });

  it.each([
    ['an escaped tag', '<p>&lt;x-logo></p>'],
    ['an end tag', '<p></x-logo></p>'],
    ['an attribute', '<p x-data="x-logo"></p>'],
    ['another element', '<xx-logo></xx-logo><x_logo></x_logo>'],
  ])('finds none in %s', (_, source) => {
    expect(placesIn(source)).toEqual([]);
  });

  it.each([
    ['its attributes', '<!-- <x-menu location="a>b" class=\'c\'> -->', '<x-menu location="a>b" class=\'c\'>'],
    ['a quote that is never closed', '<!-- <x-menu class="> --><p>', '<x-menu'],
    ['the next one in front of its end', '<!-- <x-menu <x-logo> -->', '<x-menu'],
    ['the end of the source', '<!-- <x-menu', '<x-menu'],
  ])('ends a hidden tag with %s', (_, source, tag) => {
    const [mention] = mentionsOf(indexDocument(source));
    expect(source.slice(mention?.start, mention?.end)).toBe(tag);
  });

  it('counts a byte order mark', () => {
    const source = '\ufeff<!-- é 🥖 --><x-logo></x-logo><!-- <x-menu> -->';
    expect(mentionsOf(indexDocument(source)).map(({ start, openEnd }) => source.slice(start, openEnd))).toEqual([
      '<x-logo>',
      '<x-menu>',
    ]);
  });
});
