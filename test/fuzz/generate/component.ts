import { choose, type Random, several, type Weighted } from '../random.js';
import { oddAttribute } from './attributes.js';

/** Each component with what it takes on the fuzzer's site; some resolve, some don't. */
const COMPONENTS: Weighted<readonly [name: string, attributes: readonly string[]]> = [
  [4, ['x-logo', ['', '', ' variant="footer"', ' link="no"', ' variant=none class="a b"']]],
  [4, ['x-menu', [' location="topic"', ' location="topic" depth="1"', ' location="none"', '', ' location=topic']]],
  [3, ['x-social', ['', '', ' class="a"']]],
  [
    4,
    ['x-contact', [' field="email"', ' field="phone" link="no"', ' field="address"', ' field="hours"', ' field=none']],
  ],
  [3, ['x-addon', [' provider="own"', ' provider="asked"', ' provider="own" id="none"', ' provider=none']]],
];

const BLOCKS: readonly string[] = [
  '<x-menu location="topic"></x-menu>',
  '<x-menu location="none"></x-menu>',
  '<x-menu location="topic"/>',
  '<x-social></x-social>',
  '<x-social/>',
  '<x-addon provider="own"></x-addon>',
  '<x-addon provider="asked"></x-addon>',
  '<x-menu location="none">old</x-menu>',
];

const FALLBACKS = [
  'old',
  ' ',
  '<b>old</b>',
  '<p>old</p>',
  '<p>old',
  '<div>',
  '</div>',
  '<!-- </x-logo> -->',
  '<ul><li>a<li>b</ul>',
  '<a href="/">old</a>',
  '<table><tr><td>a</table>',
  '<br>',
];

/** An explicit, empty element: the form that the documentation recommends. */
export function tidyComponent(random: Random): string {
  const [name, attributes] = choose(random, COMPONENTS);
  return `<${name}${random.pick(attributes)}></${name}>`;
}

/** A component in any form that an author may write it in. */
export function anyComponent(random: Random): string {
  const [name, choices] = choose(random, COMPONENTS);
  const attributes = random.chance(0.15) ? several(random, 1, 3, () => oddAttribute(random)) : random.pick(choices);
  const start = `<${spelled(random, name)}${attributes}`;
  const end = `</${spelled(random, name)}${random.chance(0.1) ? random.pick([' ', '/', '\n', ' a="b"', ' a=">']) : ''}>`;
  return choose(random, FORMS)(random, start, end);
}

const FORMS: Weighted<(random: Random, start: string, end: string) => string> = [
  [50, (_random, start, end) => `${start}>${end}`],
  [10, (random, start, end) => `${start}>${random.pick(FALLBACKS)}${end}`],
  [5, (random, start, end) => `${start}>${anyComponent(random)}${end}`],
  [14, (random, start) => `${start}${random.pick(['/', '/', ' /', ' / '])}>`],
  [10, (_random, start) => `${start}>`],
  [5, (_random, _start, end) => end],
  [2, (_random, start, end) => `${end}${start}>`],
  [2, (random, start, end) => `${start}${random.pick(['', ' ', '<', '\0', '-x', 's'])}>${end}`],
  [1, (_random, start) => start],
];

function spelled(random: Random, name: string): string {
  if (random.chance(0.92)) return name;
  return random.chance(0.5) ? name.toUpperCase() : `X${name.slice(1)}`;
}

/** The content of a paragraph as a content system makes one: block-level components, blank and line breaks. */
export function paragraphOfBlocks(random: Random): string {
  const gap = () =>
    random.pick(['', '', '', '\n', ' ', '<br>', '<br />\n', '<BR\n/>', '<br class="a">', '&nbsp;', 'a']);
  return gap() + several(random, 1, 3, () => random.pick(BLOCKS) + gap());
}
