import { tokens } from '../../html/element.js';
import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { mayBreakBefore, textAfter } from './break-before.js';
import { cut } from './cut.js';
import { differentAttributes } from './different-attributes.js';
import { differentDirection, isFromRight, isGranted, newBreak, textIn } from './direction.js';
import type { Addresses } from './identity.js';
import type { PageFacts } from './page-facts.js';
import { isRunningText } from './running-text.js';

/** Elements with lines of their own: blanks beside them are not seen. */
const BLOCKS: ReadonlySet<string> = new Set('address div li menu nav ol p ul br'.split(' '));

/** Characters that a browser shows as one blank. */
const BLANKS = /[ \t\n\r\f]+/g;

/** An element, or a run of text with its blanks as a browser shows them. */
type Seen = string | DocElement;

/** Where something stands, as far as its looks depend on it. */
export interface Place extends PageFacts {
  /** The elements around it, from the inside. */
  around: readonly DocElement[];
  /** What stands before it in its line, see `textAhead`. */
  ahead: string;
}

/** What is compared: nodes before and after, the elements around them, from the inside, and what stands before them in their line. */
type Pair = [old: readonly Seen[], now: readonly Seen[], around: readonly DocElement[], ahead: string];

/**
 * Why what comes would not look as what goes; nothing if it does: the same elements stand in one another, each with the
 * classes, style and size of the one before. What a text says is not judged here.
 *
 * @param before nodes that go
 * @param after nodes that come
 */
export function differentLooks(
  before: readonly DocNode[],
  after: readonly DocNode[],
  addresses: Addresses,
  place: Place,
): string | undefined {
  const blanks = differentBlanks(before, after, place) ?? lostBlanks(before, after, place);
  if (blanks !== undefined) return blanks;
  const pairs: Pair[] = [[seen(before), seen(after), place.around, place.ahead]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [old, now, around] = pair;
    let ahead = pair[3];
    for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
      const [one, other] = [old[index], now[index]];
      if (one === undefined || other === undefined) {
        return one === undefined ? `${told(other)} would be new` : `${told(one)} would be lost`;
      }
      if (typeof other === 'object' && isBare(other) && !(typeof one === 'object' && one.tag === other.tag)) {
        if (!isRunningText(around) || place.styles.mayLayOut(other.tag, around))
          return `${told(other)} would be new, and style sheets may lay it out there`;
        if (place.styles.isUnread && isBesideText(one, around[0]))
          return `${told(other)} would be new, and a style sheet that is not read may lay it out there`;
        if (place.styles.asksFor('class'))
          return `${told(other)} would be new, and a style sheet of the page asks for its class`;
        if (place.scriptTellsTag(other.tag))
          return `${told(other)} would be new, and a script of the page may look for such elements`;
        if (place.scriptTells('class', undefined, attribute(other, 'class')))
          return `${told(other)} would be new, and a script of the page asks for its class`;
        const direction = newDirection(other, { ...place, around, ahead });
        if (direction !== undefined) return direction;
        pairs.push([[one], seen(other.children), around, ahead]);
      } else if (typeof one === 'object' && typeof other === 'object' && one.tag === other.tag) {
        const reason =
          differentAttributes(one, other, addresses) ??
          differentDirection(one, other, { ...place, around, ahead }) ??
          knownClass(one, other, around, place) ??
          selectedAttribute(one, other, place);
        if (reason !== undefined) return reason;
        pairs.push([seen(one.children), seen(other.children), [one, ...around], ahead]);
      } else if (typeof one === 'object' || typeof other === 'object') {
        return `${told(other)} would stand for ${told(one)}`;
      }
      ahead = textAfter([one], ahead);
    }
  }
  return undefined;
}

/** Blanks that are shown as they are, or that keep words in one line. */
const FIXED_BLANKS = /[\u00a0\u2007\u2009\u200a\u202f\u2060\u2011]/gu;

/** Why the blanks of a text would look otherwise: those that break no line, and all where each is shown. */
function differentBlanks(
  before: readonly DocNode[],
  after: readonly DocNode[],
  { around, styles, isRightToLeft, rootStyle }: Place,
): string | undefined {
  const [was, is] = [textIn(before), textIn(after)];
  const holders = [...around, ...elementsIn(before)];
  const isTurned =
    TURNS.test(rootStyle) ||
    styles.mayTurn(undefined) ||
    holders.some((each) => TURNS.test(attribute(each, 'style') ?? '') || styles.mayTurn(each));
  if (DIGIT.test(was) && isTurned) return 'a style may say there in which order digits are read';
  const kept = (text: string) => (text.match(FIXED_BLANKS) ?? []).length;
  if (kept(is) !== kept(was)) return 'a blank that breaks no line would become another, or come';
  if (was === is) return undefined;
  // Groups of digits are put in another order there, unless something holds them together.
  if (isFromRight({ around, isRightToLeft }) && DIGIT.test(was) && digitGroups(was) !== digitGroups(is))
    return 'a number would be written in other groups, which a text from right to left puts in another order';
  return mayShowBlanks(holders, styles, rootStyle) ? 'blanks and line breaks are shown there as they are' : undefined;
}

/** Whether blanks in some of the elements, or in all of the page, may be shown as they are. */
export function mayShowBlanks(holders: readonly DocElement[], styles: PageFacts['styles'], rootStyle: string): boolean {
  if (KEEPS.test(rootStyle) || styles.mayKeepBlanks(undefined)) return true;
  return holders.some((each) => keepsBlanks(each) || styles.mayKeepBlanks(each));
}

/** A `style` that says in which direction or order characters are read. */
const TURNS = /(?:^|[;\s])(?:direction\s{0,9}:(?!\s{0,9}ltr\b)|unicode-bidi\s{0,9}:(?!\s{0,9}normal\b))/i;
const KEEPS = /white-space(?:-collapse)?\s{0,9}:\s{0,9}(?:pre|break)/i;

const DIGIT = /\p{Nd}/u;

/** The runs of digits of a text, and what stands between them. */
function digitGroups(text: string): string {
  const runs = text.match(/\p{Nd}+|\P{Nd}+/gu) ?? [];
  const isBetween = (index: number) => index > 0 && index < runs.length - 1;
  return runs
    .filter((run, index) => DIGIT.test(run) || isBetween(index))
    .join('')
    .replace(BLANKS, ' ');
}

function elementsIn(nodes: readonly DocNode[]): DocElement[] {
  return nodes.flatMap((node) => (node.kind === 'element' ? [node, ...elementsIn(node.children)] : []));
}

/** Why blanks would be lost that are seen: the page's own styles put elements in a line that have lines of their own elsewhere. */
function lostBlanks(before: readonly DocNode[], after: readonly DocNode[], place: Place): string | undefined {
  const [was, is] = [textIn(before), textIn(after)].map((text) => text.replace(BLANKS, ' ').trim());
  if (was === is) return undefined;
  const inLine = blocksIn(before).find((element) => place.styles.mayPutInLine(element));
  return inLine && `blanks beside ${told(inLine)} would change, and a style sheet of the page may show them`;
}

function blocksIn(nodes: readonly DocNode[]): DocElement[] {
  return elementsIn(nodes).filter(({ tag }) => BLOCKS.has(tag));
}

function keepsBlanks(element: DocElement): boolean {
  if (element.tag === 'pre' || element.tag === 'listing' || element.tag === 'textarea') return true;
  return KEEPS.test(attribute(element, 'style') ?? '');
}

/** Nodes without the blanks that nobody sees: at the ends, and beside what has a line of its own. */
function seen(nodes: readonly DocNode[]): Seen[] {
  const isEdge = (node: DocNode | undefined) => !node || (node.kind === 'element' && BLOCKS.has(node.tag));
  return nodes.flatMap((node, index): Seen[] => {
    if (node.kind === 'element') return node.tag === 'source' ? [] : [node];
    let text = node.value.replace(BLANKS, ' ');
    if (isEdge(nodes[index - 1])) text = text.replace(/^ /, '');
    if (isEdge(nodes[index + 1])) text = text.replace(/ $/, '');
    return text === '' ? [] : [text];
  });
}

/** What a component puts around a text or an image: in running text it has no looks but for who gives it some. */
const BARE: ReadonlySet<string> = new Set(['span', 'picture']);

function isBare({ tag, attributes }: DocElement): boolean {
  if (!BARE.has(tag)) return false;
  return attributes.every(({ name, value }) =>
    name === 'class' ? tokens(value).every(isOwnClass) : name === 'aria-label' || (name === 'dir' && value === 'ltr'),
  );
}

/** Why an element that has a direction of its own would not look as the text without it. */
function newDirection(element: DocElement, place: Place): string | undefined {
  const said = attribute(element, 'dir');
  if (said === undefined) return undefined;
  if (!isGranted(textIn([element]), place)) return `\`dir="${said}"\` would be new`;
  if (mayBreakBefore(place.ahead)) return newBreak(said);
  if (place.styles.asksFor('dir')) return `\`dir="${said}"\` would be new, and a style sheet of the page asks for it`;
  return place.scriptTells('dir', undefined, said)
    ? `\`dir="${said}"\` would be new, and a script of the page asks for it`
    : undefined;
}

/** Whether a text is only a part of what an element with a class holds: one that is laid out by columns would have one more. */
function isBesideText(text: Seen, parent: DocElement | undefined): boolean {
  if (typeof text !== 'string' || !parent || classesOf(parent).length === 0) return false;
  const [only, ...more] = parent.children;
  return only?.kind !== 'text' || more.length > 0 || only.value.trim() !== text.trim();
}

/** Names of icons: style sheets of their fonts ask for what a `class` begins with, as `[class^="icon-"]` does. */
const ICON = /^(?:[a-z]{0,12}ico(?:n|ns|moon)?|fa[bsrl]?|bi|ti|ri|lni?|la|mdi|ph|pe-7s|dashicons|feather|social)[-_]/i;

/** Whether a class is one of the components. */
function isOwnClass(name: string): boolean {
  return name.startsWith('x-');
}

/**
 * Why a class that comes may be known to a style sheet: the page has one that is not read, or has the class elsewhere, or it is
 * named for one that stands around it, such as `menu-item` in `menu`.
 */
function knownClass(
  one: DocElement,
  other: DocElement,
  around: readonly DocElement[],
  place: Place,
): string | undefined {
  const { isUnread } = place.styles;
  const had = new Set(classesOf(one));
  if (isUnread && one.tag === 'a' && had.size === 0 && classesOf(other).length > 0)
    return `${told(one)} would have a class, and a style sheet that is not read may ask for links without one`;
  const [first = ''] = had;
  if (isUnread && ICON.test(first) && classesOf(other)[0] !== first)
    return `\`class="${first}"\` would not come first, and a style sheet that is not read may ask for what begins so`;
  const added = classesOf(other).filter((name) => !had.has(name) && !isOwnClass(name));
  if (added.length === 0) return undefined;
  if (isUnread) return `\`class="${added[0]}"\` would be new, and a style sheet that is not read may know it`;
  const near = new Set([one, ...around].flatMap(classesOf));
  const known = added.find(
    (name) =>
      place.hasClass(name) ||
      name.split('-').some((_part, index, parts) => index > 0 && near.has(parts.slice(0, index).join('-'))),
  );
  return known === undefined ? undefined : `\`class="${known}"\` would be new, and the page may have looks for it`;
}

/** Why a style sheet or a script of the page may tell the two apart: it asks for an attribute that is not the same. */
function selectedAttribute(one: DocElement, other: DocElement, { styles, scriptTells }: Place): string | undefined {
  const names = new Set([...one.attributes, ...other.attributes].map(({ name }) => name));
  for (const name of names) {
    const [was, is] = [attribute(one, name), attribute(other, name)];
    if (was === is) continue;
    if (styles.asksFor(name)) return `\`${name}\` would change, and a style sheet of the page asks for it`;
    if (scriptTells(name, was, is)) return `\`${name}\` would change, and a script of the page asks for it`;
  }
  return undefined;
}

function classesOf(element: DocElement): string[] {
  return tokens(attribute(element, 'class'));
}

/** What a reason calls something that is seen. */
function told(node: Seen | undefined): string {
  if (node === undefined) return 'nothing';
  if (typeof node === 'string') return node === ' ' ? 'a blank' : `\`${cut(node.trim())}\``;
  return `\`<${node.tag}>\``;
}
