import { choose, type Random, several, type Weighted } from '../random.js';
import { tidyAttributes } from './attributes.js';
import { anyComponent, paragraphOfBlocks, tidyComponent } from './component.js';
import { QUIET } from './quiet.js';

/** Makes markup that nests at most `depth` elements. */
type Maker = (random: Random, depth: number) => string;

/** An element of one of the names, around what another maker gives. */
function within(names: string, content: Maker, leaf: Maker = text): Maker {
  const choices = names.split(' ');
  return (random, depth) => {
    const name = random.pick(choices);
    const inner = depth > 0 ? content(random, depth - 1) : leaf(random, 0);
    return `<${name}${tidyAttributes(random)}>${inner}</${name}>`;
  };
}

/** An element whose end tag the standard lets an author leave out. */
function lax(names: string, content: Maker): Maker {
  const make = within(names, content);
  return (random, depth) => {
    const markup = make(random, depth);
    return random.chance(0.2) ? markup.slice(0, markup.lastIndexOf('</')) : markup;
  };
}

function text(random: Random): string {
  return random.pick(['text', 'a b', 'Ciao &amp; <b>più</b>', '\n  ', 'one, two', '5 &lt; 6', '😀 è', '']);
}

function quiet(random: Random): string {
  return random.pick(QUIET);
}

function component(random: Random): string {
  return random.chance(0.6) ? tidyComponent(random) : anyComponent(random);
}

const phrases: Maker = (random, depth) => several(random, 1, 3, () => choose(random, PHRASING)(random, depth));
const flow: Maker = (random, depth) => several(random, 1, 3, () => choose(random, FLOW)(random, depth));

const PHRASING: Weighted<Maker> = [
  [6, text],
  [5, component],
  [3, within('a a a', phrases)],
  [6, within('span b i em strong code nobr font small u', phrases)],
  [2, within('button label abbr', phrases)],
  [3, quiet],
];

const item = lax('li', flow);
const entry: Maker = (random, depth) => lax('dt', phrases)(random, depth) + lax('dd', flow)(random, depth);
const cell = lax('td td th', flow);
const row = lax('tr', (random, depth) => several(random, 1, 2, () => cell(random, depth)));
const rows = lax('tbody thead tfoot', (random, depth) => several(random, 1, 2, () => row(random, depth)));
const caption = within('caption', flow);

const TABLE_CONTENT: Weighted<Maker> = [
  [5, rows],
  [5, row],
  [2, caption],
  [1, () => '<colgroup><col></colgroup>'],
  [1, component],
];

const FLOW: Weighted<Maker> = [
  [8, component],
  [4, text],
  [7, within('div section header footer main article aside', flow)],
  [4, within('nav nav address blockquote figure details center', flow)],
  [3, lax('p', phrases)],
  [2, lax('p', paragraphOfBlocks)],
  [2, within('h1 h2 h3', phrases)],
  [3, within('ul ol', (random, depth) => several(random, 1, 3, () => item(random, depth)))],
  [1, within('dl', entry)],
  [2, within('table', (random, depth) => several(random, 1, 3, () => choose(random, TABLE_CONTENT)(random, depth)))],
  [2, within('a', flow)],
  [2, within('form fieldset', flow)],
  [1, within('template object video picture', flow)],
  [3, (random, depth) => choose(random, PHRASING)(random, depth)],
  [5, quiet],
];

/** Heads of documents, from whole to none. */
const HEADS = [
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>a &amp; b</title>\n</head>\n<body class="a">\n',
  '<!DOCTYPE html><html><head><title>a</title><style>a > b {}</style></head><body>',
  '<!doctype html><title>a</title>',
  '<html><body>',
  '<!doctype html><meta charset=utf-8><script src="a.js"></script><link rel=stylesheet href=a><body>',
  '\ufeff<!doctype html><html><head></head><body>',
  '<!-- a --><!doctype html><html><body>',
  '<body>',
];

const ENDS = ['', '</body></html>', '\n</body>\n</html>\n', '</body>', '</html>'];

/** A page or a part of one as careful authors write it, with components in it. */
export function page(random: Random): string {
  const depth = 1 + random.below(4);
  const content = several(random, 1, 3, () => choose(random, FLOW)(random, depth));
  return random.chance(0.2) ? random.pick(HEADS) + content + random.pick(ENDS) : content;
}
