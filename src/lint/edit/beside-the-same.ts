import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement, Span } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { placesOf } from '../document/places.js';
import { given, type Use, usesOf } from '../document/uses.js';
import type { Problem } from '../rule.js';
import { byPlace, hullOf } from './fix.js';

/** One component, and nothing else but a box for it, in place of what is written by hand. */
const ONE_COMPONENT =
  /^\s*(?:<span\s[^<>]{1,200}>)?<(x-(?:logo|menu|social|contact))((?:\s[^<>]*)?)><\/\1>(?:<\/span>)?\s*$/;
const SHOWN_BY = /\s(?:location|field)="([^"]*)"/;
/** Wrappers around what is replaced that are looked at, and nodes in one. */
const [MOST_WRAPPERS, MOST_IN_WRAPPER] = [4, 8];
/** UTF-16 code units between two contacts beside each other. */
const LONGEST_GAP = 200;

/**
 * Problems whose fix would put a second component beside the same one: what is written by hand there is rather taken away.
 * It is for somebody to look at, as the page shows one thing less then.
 *
 * @param problems their edits lie in the source
 */
export function besideTheSame<P extends Problem>(document: IndexedDocument, problems: readonly P[]): readonly P[] {
  if (componentsOf(document).size === 0) return problems;
  const placeAt = placesOf(document);
  const written = problems.flatMap((problem) => {
    const edits = problem.fix?.edits.toSorted(byPlace) ?? [];
    const [, tag, attributes = ''] = edits.map(({ text }) => ONE_COMPONENT.exec(text)).find((match) => match) ?? [];
    const key = tag && keyOf(tag, SHOWN_BY.exec(attributes)?.[1]);
    return key === undefined || key === '' ? [] : [{ problem, key, hull: hullOf(edits) }];
  });
  const seconds = new Map<P, Span>();
  for (const { problem, key, hull } of written.sort((a, b) => a.hull.start - b.hull.start)) {
    let holder = placeAt(hull.start).innermost;
    while (holder && holder.start >= hull.start) holder = holder.parent;
    const second = secondBeside(document, holder, key, hull);
    if (second) seconds.set(problem, second);
  }
  return seconds.size === 0 ? problems : problems.map((each) => takenAway(each, seconds.get(each)));
}

/** Where components stand, by the element around them and by what they show: their spans in the order of the source. */
const componentsOf = oncePerDocument((document) => {
  const known = new Map<DocElement | undefined, Map<string, Span[]>>();
  for (const use of usesOf(document)) {
    if (!use.element) continue;
    const key = keyOf(use.tag, shownBy(use));
    // A link of it alone stands for it.
    const isLinked = use.host?.tag === 'a' && holdsOnly(use.host, use.element);
    for (const host of isLinked ? [use.host, use.host?.parent] : [use.host]) {
      const around = known.get(host) ?? new Map<string, Span[]>();
      const spans = around.get(key) ?? [];
      spans.push(use.element);
      known.set(host, around.set(key, spans));
    }
  }
  return known;
});

function shownBy(use: Use): string | undefined {
  return given(use, 'location') ?? given(use, 'field');
}

function keyOf(tag: string, name = ''): string {
  return `${tag} ${name}`;
}

const headerAround = nearestTag('header');
const logoHeaders = oncePerDocument((document) => {
  const logos = usesOf(document).filter(({ tag, element }) => tag === 'x-logo' && element);
  return new Map(
    logos.flatMap(({ host, element }) => {
      const header = headerAround(document, host);
      return header && element ? [[header, element] as const] : [];
    }),
  );
});

/** What is to go where the same component stands beside it: what is replaced, with wrappers that hold nothing else. */
function secondBeside(
  document: IndexedDocument,
  holder: DocElement | undefined,
  key: string,
  hull: Span,
): Span | undefined {
  if (key.startsWith('x-logo')) {
    const header = headerAround(document, holder);
    const logo = header && logoHeaders(document).get(header);
    if (logo && !isIn(logo, hull)) return withWrappers(holder, hull);
  }
  let inside: Span = hull;
  let each = holder;
  for (let level = 0; level < MOST_WRAPPERS; level += 1) {
    const spans = componentsOf(document).get(each)?.get(key) ?? [];
    const next = countUpTo(spans, ({ start }) => start, inside.start);
    const near = [spans[next - 1], spans[next]].filter((span) => span !== undefined && !isIn(span, inside));
    if (near.some((span) => span && (!key.startsWith('x-contact') || isNothingBetween(document, span, inside))))
      return inside;
    if (!each || each.children.length > MOST_IN_WRAPPER || !holdsOnly(each, inside)) return undefined;
    inside = each;
    each = each.parent;
  }
  return undefined;
}

const WRAPPERS: ReadonlySet<string> = new Set(['div', 'span', 'p', 'a', 'li', 'picture']);

/** What goes with the elements around it that have nothing else: an empty box would stand for it still. */
function withWrappers(holder: DocElement | undefined, hull: Span): Span {
  let inside = hull;
  let each = holder;
  for (let level = 0; each && level < MOST_WRAPPERS; level += 1) {
    if (!WRAPPERS.has(each.tag) || each.children.length > MOST_IN_WRAPPER || !holdsOnly(each, inside)) break;
    inside = each;
    each = each.parent;
  }
  return inside;
}

function isIn({ start, end }: Span, outer: Span): boolean {
  return outer.start <= start && end <= outer.end;
}

function holdsOnly({ children }: DocElement, inside: Span): boolean {
  return children.every((node) => isIn(node, inside) || (node.kind === 'text' && node.value.trim() === ''));
}

/** Whether two stand beside each other with nothing but signs and tags between them. */
function isNothingBetween({ source }: IndexedDocument, one: Span, other: Span): boolean {
  const [start, end] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
  if (end - start > LONGEST_GAP) return false;
  return !/[\p{L}\p{N}]/u.test(source.slice(start, end).replace(/<[^<>]*>|&#?\w{1,20};/g, ''));
}

function takenAway<P extends Problem>(problem: P, second: Span | undefined): P {
  if (!problem.fix || !second) return problem;
  const { edits } = problem.fix;
  const [tag = ''] = edits.flatMap(({ text }) => ONE_COMPONENT.exec(text)?.[1] ?? []);
  const { start, end } = second;
  const taken =
    edits.length === 1
      ? [{ start, end, text: '' }]
      : edits.map((edit) => (ONE_COMPONENT.test(edit.text) ? { ...edit, text: '' } : edit));
  const description = `Remove what is written by hand: \`${tag}\` stands beside it`;
  const message = `${problem.message}. \`${tag}\` stands beside it already`;
  return { ...problem, message, fix: { description, edits: taken } };
}
