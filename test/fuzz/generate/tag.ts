import { choose, type Random, type Weighted } from '../random.js';
import { anyAttributes } from './attributes.js';

/** The names that the parser treats alike or against each other, so that soups of them meet its rules. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  table: words('table caption colgroup col thead tbody tfoot tr td th form input select template script b a p div'),
  select: words('select option optgroup hr input keygen textarea button table tr td template script p b div'),
  svg: words('svg g path title desc foreignObject foreignobject style script a font p br div b table template select'),
  math: words('math mi mo mn ms mtext mglyph malignmark annotation-xml svg title p table td b select'),
  formatting: words('a b big code em font i nobr s small strike strong tt u p div table td span button marquee'),
  blocks: words(
    'p div ul ol li dl dt dd h1 h2 pre listing hr section nav address details summary button center span b',
  ),
  forms: words('form input button label fieldset legend p div table tr td template textarea select object'),
  scope: words('object applet marquee template button table td caption select svg p div b a li'),
  structure: words('html head body frameset frame title meta link base style script noframes template p div header'),
  raw: words('script style textarea title xmp iframe noscript noembed noframes p div svg b'),
  ruby: words('ruby rb rt rtc rp span p div b'),
};

/** Every element that a parser or an author knows. */
export const ALL_NAMES: readonly string[] = [
  ...new Set(Object.values(FAMILIES).flat()),
  ...words('plaintext isindex image img area embed wbr param source track bgsound basefont main article aside footer'),
  ...words('header hgroup dialog search menu dir figure figcaption blockquote video audio canvas picture del ins map'),
];

function words(text: string): string[] {
  return text.split(' ');
}

type Shape = (random: Random, name: string) => string;

const SHAPES: Weighted<Shape> = [
  [40, (random, name) => `<${name}${anyAttributes(random)}>`],
  [40, (_random, name) => `</${name}>`],
  [6, (random, name) => `<${name}${anyAttributes(random)}/>`],
  [3, (_random, name) => `<${name.toUpperCase()}>`],
  [3, (_random, name) => `</${name.toUpperCase()}\n>`],
  [2, (random, name) => `</${name}${anyAttributes(random)}>`],
  [2, (_random, name) => `</${name}/>`],
  [2, (_random, name) => `<${name}></${name}>`],
  [1, (random, name) => `<${name}${anyAttributes(random)}`],
  [1, (_random, name) => `</${name}`],
];

/** A tag of any element, in any shape. */
export function anyTag(random: Random): string {
  return tagOf(random, ALL_NAMES);
}

/** A tag of one of the elements, in any shape. */
export function tagOf(random: Random, names: readonly string[]): string {
  return choose(random, SHAPES)(random, random.pick(names));
}
