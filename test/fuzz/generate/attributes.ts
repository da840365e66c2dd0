import { choose, type Random, several, type Weighted } from '../random.js';

/** Attributes as a careful author writes them. */
const TIDY = [
  ' class="a b"',
  ' id="i"',
  " title='it is'",
  ' href="/a?b=1&amp;c=2"',
  ' style="color: red"',
  ' hidden',
  ' data-x="1"',
  ' lang=en',
  ' title="a > b"',
  ' data-json=\'{"a": [1, "<b>"]}\'',
  ' alt=""',
  '\n  role="img"',
  ' d="M0 0h24v24H0z"',
  ' onclick="if (a < b) go(\'x\')"',
  ' title="<x-logo></x-logo>"',
  ' content="<!-- -->"',
];

/** What the tokenizer takes in its stride, and a scanner may trip over. */
const ODD = [
  ' a=b/',
  ' a = "b"',
  ' a\n=\n"b"',
  ' =x',
  ' ="x"',
  ' a="1"b="2"',
  " a='1'b=2",
  ' a=b"c',
  " a=b'c>",
  ' a=`b c`',
  ' "',
  " '",
  ' a"b',
  ' <b',
  ' a=<b',
  ' /a/ b',
  '/',
  ' /',
  ' a=1 A=2',
  ' a=1 a="2>"',
  ' A=&amp;&#65;&#x42;&notit;&not',
  ' a="&copy&copy;&copy=&lt"',
  ' a=&',
  ' a="&#0;&#x80;&#xd800;&#x110000;"',
  ' a="\r\n"',
  ' a=\0b',
  ' \0=\0',
  '\fa=b\f',
  ' a="\ud800"',
  ' a=😀',
  ' __proto__=x',
  ' a==b',
  ' a=""b',
  " a=''>",
  ' a="',
  " a='",
  ' a=',
  ' ?',
  ' !',
  ' -->',
  ' a="-->"',
];

/** Those by which the parser goes. */
const TELLING = [
  ' color=red',
  ' FACE="x"',
  ' type=hidden',
  ' type="HIDDEN"',
  ' encoding="text/html"',
  ' encoding="TEXT/HTML"',
  ' encoding=application/xhtml+xml',
  ' encoding=""',
  ' definitionurl=x',
  ' xlink:href="#a"',
  ' xmlns="http://www.w3.org/1999/xhtml"',
];

const KINDS: Weighted<readonly string[]> = [
  [6, TIDY],
  [3, ODD],
  [2, TELLING],
];

/** None or a few attributes, quoted and spaced properly. */
export function tidyAttributes(random: Random): string {
  return random.chance(0.5) ? '' : several(random, 1, 2, () => random.pick(TIDY));
}

/** None or a few attributes of any shape. */
export function anyAttributes(random: Random): string {
  return random.chance(0.6) ? '' : several(random, 1, 3, () => random.pick(choose(random, KINDS)));
}

/** One attribute that is hard to read. */
export function oddAttribute(random: Random): string {
  return random.pick(ODD);
}
