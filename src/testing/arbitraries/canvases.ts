import fc from 'fast-check';
import { components } from './components.js';
import { type About, vocabularyOf } from './vocabulary.js';

export interface CanvasOptions extends About {
  /**
   * Whether some components ask for what the site does not have, and so stay in the page.
   * @default false where there is a site or a manifest
   */
  missing?: boolean;
}

/** Tags around content, from the outside; the first are what a counterexample shrinks to. */
type Around = readonly [open: string, close: string];

const NOTHING: Around = ['', ''];

const PARTS: readonly Around[] = [
  NOTHING,
  ['<header>\n', '\n</header>'],
  ['<section class="hero">\n<h2>Welcome</h2>\n', '\n</section>'],
  ['<main><div class="row">\n', '\n</div></main>'],
  ['<footer>\n', '\n</footer>'],
];

const PAGES: readonly Around[] = [
  NOTHING,
  ['<!doctype html>\n<html lang="en"><head><title>Luna</title></head><body>\n', '\n</body></html>'],
];

/** Where text with inline components can stand. */
const LINES: readonly Around[] = [
  NOTHING,
  ['<p>', '</p>'],
  ['<h1>', '</h1>'],
  ['<ul><li>', '</li><li>end</li></ul>'],
  ['<div class="a">', '</div>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<a href="/offers/">', '</a>'],
];

/** Where a component that is a block can stand. */
const BLOCKS: readonly Around[] = [
  NOTHING,
  ['<nav class="main">', '</nav>'],
  ['<nav aria-label="Pages"><button>Menu</button>', '</nav>'],
  ['<div>', '</div>'],
  // A CMS's automatic paragraph, which goes.
  ['<p>', '</p>'],
  ['<aside><h3>More</h3>', '</aside>'],
];

/** What stands between components. Some of it looks like one and is none. */
const TEXTS = [
  ...['text', ' ', 'Call us: ', 'Menù &amp; più', '<strong>new</strong>', '\n', '<br>', '🍝', '{{ later }}'],
  ...[
    '<!-- <x-logo></x-logo> -->',
    '<img src="/photo.jpg" alt="<x-logo></x-logo>">',
    '<script>"<x-social></x-social>"</script>',
  ],
];

/**
 * Canvases as a careful author writes them: headers, sections and footers with headings, paragraphs, lists and tables, and
 * components where they can stand, with values that resolve. They shrink to a single component without anything around it.
 *
 * @throws InlayError `concise-manifest` for a manifest without the items of its menus
 */
export function canvases(options: CanvasOptions = {}): fc.Arbitrary<string> {
  const { missing = !options.site && !options.manifest } = options;
  const { inline, block } = components(vocabularyOf(options), missing);
  const line = within(LINES, several(fc.oneof({ withCrossShrink: true }, ...inline, fc.constantFrom(...TEXTS)), 3, ''));
  const blocks = block.length === 0 ? [] : [within(BLOCKS, fc.oneof(...block))];
  const part = within(PARTS, several(fc.oneof({ withCrossShrink: true }, line, ...blocks), 4, '\n'));
  return within(PAGES, several(part, 3, '\n'));
}

/** One or more, one behind the other. Not by `minLength`: the shrinker would keep what stands behind what it needs. */
function several(content: fc.Arbitrary<string>, most: number, between: string): fc.Arbitrary<string> {
  return fc
    .array(content, { maxLength: most })
    .filter(({ length }) => length > 0)
    .map((pieces) => pieces.join(between));
}

function within(places: readonly Around[], content: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...places), content).map(([[open, close], inner]) => open + inner + close);
}
