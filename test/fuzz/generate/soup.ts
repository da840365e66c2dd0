import { choose, type Random, several, type Weighted } from '../random.js';
import { anyAttributes, oddAttribute } from './attributes.js';
import { anyComponent, paragraphOfBlocks, tidyComponent } from './component.js';
import { ALL_NAMES, anyTag, FAMILIES, tagOf } from './tag.js';
import { trouble } from './trouble.js';

type Maker = (random: Random) => string;

const TEXTS = ['a', ' ', '\n', 'x > y', '&amp;', '"', "'", '😀'];

/** Tags of all elements, components and trouble in any order. */
export function chaos(random: Random): string {
  return several(random, 4, 20, () => choose(random, CHAOS)(random));
}

const CHAOS: Weighted<Maker> = [
  [4, anyTag],
  [3, anyComponent],
  [3, trouble],
  [2, (random) => random.pick(TEXTS)],
];

/** Tags of one family of elements and components: what their rules make of each other. */
export function family(random: Random): string {
  const names = random.pick(Object.values(FAMILIES));
  return several(random, 4, 16, () => {
    if (random.chance(0.22)) return anyComponent(random);
    return random.chance(0.12) ? random.pick(TEXTS) : tagOf(random, names);
  });
}

/** Elements that show in the context of the components in them: what is closed too early or late is seen by them. */
const CONTEXTS = 'nav p address h2 button a form template span'.split(' ');

/** A few elements' tags over and over: how they act on each other after a while. */
export function few(random: Random): string {
  const names = random.chance(0.7) ? random.pick(Object.values(FAMILIES)) : ALL_NAMES;
  const chosen = [random.pick(CONTEXTS), ...Array.from({ length: 1 + random.below(3) }, () => random.pick(names))];
  const tags = chosen.flatMap((name) => [`<${name}>`, `</${name}>`]);
  const component = () => (random.chance(0.6) ? tidyComponent(random) : anyComponent(random));
  const soup = several(random, 4, 14, () => (random.chance(0.15) ? component() : random.pick(tags)));
  return soup + component() + several(random, 0, 3, () => random.pick(tags));
}

/** Names whose tags end others, or keep others from being ended. */
const NESTING =
  'ul ol li li dd dt dl div section p nav address h2 h3 button form a b span td table template object x-menu'.split(
    ' ',
  );

/** Elements within each other, and end tags or tags that imply them: which of the open ones are left. */
export function closings(random: Random): string {
  const names = Array.from({ length: 2 + random.below(4) }, () => random.pick(NESTING));
  const opened = names.map((name) => (name === 'td' ? '<table><td>' : `<${name}>`));
  const closer = () => {
    const name = random.chance(0.85) ? random.pick(names) : random.pick(NESTING);
    return random.chance(0.75) ? `</${name}>` : `<${name}>`;
  };
  return opened.join('') + several(random, 1, 3, () => closer() + (random.chance(0.5) ? tidyComponent(random) : ''));
}

const TOKENS = [
  ...[
    '<',
    '>',
    '/',
    '!',
    '-',
    '--',
    '=',
    '"',
    "'",
    ' ',
    '\n',
    '\f',
    'a',
    'x',
    '?',
    '`',
    '\0',
    '\r',
    '&',
    ';',
    '<!',
    '</',
  ],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '[CDATA[',
    ']]>',
    '<script',
    '</script',
    'script',
    '<style>',
    '</style>',
    '<!doctype',
  ],
  ...[
    '<x-logo',
    '</x-logo',
    'x-logo',
    '<x-logo>',
    '</x-logo>',
    '<x-social/>',
    '<p',
    '<a ',
    '<svg>',
    '<title>',
    '</title>',
  ],
];

/** The characters that the tokenizer goes by, in any order. */
export function tokens(random: Random): string {
  return several(random, 8, 36, () => random.pick(TOKENS)) + anyComponent(random);
}

const SCRIPT = [
  ...['<script>', '</script>', '<!--', '-->', '<script', '</script', ' ', '/', '>', '-', '--', '<', 'a', '"', '<!-->'],
  ...[
    '<SCRIPT>',
    '</SCRIPT >',
    '--!>',
    '<!--->',
    '<scripts>',
    '</scripts>',
    '</style>',
    '<x-logo></x-logo>',
    '<x-social/>',
  ],
];

/** A script whose text plays with comments and other scripts. */
export function script(random: Random): string {
  return `<script>${several(random, 2, 14, () => random.pick(SCRIPT))}${random.pick(['</script>', '--></script>', ''])}${anyComponent(random)}`;
}

/** A component with attributes of all shapes, among tags with some. */
export function attributes(random: Random): string {
  const tag = () =>
    `<${random.pick(['p', 'div', 'a', 'x-contact', 'X-Logo', 'svg', 'img', 'b'])}${anyAttributes(random)}>`;
  const odd = several(random, 1, 5, () => oddAttribute(random));
  return `${several(random, 0, 3, tag)}<x-contact field="email"${odd}${random.pick(['></x-contact>', '>', '/>', ' />'])}${several(random, 0, 2, tag)}${anyComponent(random)}`;
}

/** Paragraphs that hold components, with and without other content. */
export function paragraphs(random: Random): string {
  return several(random, 1, 3, () => {
    const around = random.chance(0.2) ? tagOf(random, FAMILIES['blocks'] ?? []) : '';
    const inner = random.chance(0.8) ? paragraphOfBlocks(random) : anyComponent(random) + trouble(random);
    return `${around}<p${random.chance(0.2) ? anyAttributes(random) : ''}>${inner}${random.pick(['</p>', '</p>', '</P\n>', '', '<p>', '<div>'])}`;
  });
}

/** A few tags many times over, as many as the parser counts: formatting beyond three alike, deep nesting. */
export function repeated(random: Random): string {
  const names = random.pick(Object.values(FAMILIES));
  return several(random, 1, 3, () => {
    const tags = several(random, 1, 2, () => tagOf(random, names));
    return tags.repeat(2 + random.below(24)).slice(0, 160) + anyComponent(random);
  });
}
