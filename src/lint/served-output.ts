import { COMPONENT_TAGS, isComponentTag } from '../component/tags.js';
import type { Found } from './directives/apply-directives.js';
import { countUpTo } from './document/ascending.js';
import { attribute, type DocElement } from './document/element.js';
import type { Page } from './rule.js';

/** The component that shows what a rule finds a copy of. */
const COPIES: ReadonlyMap<string, string> = new Map([
  ['no-static-logo', 'x-logo'],
  ['no-static-menu', 'x-menu'],
  ['no-static-social', 'x-social'],
  ['no-static-contact', 'x-contact'],
  ['no-static-form', 'x-addon'],
]);

/** Rules on what an expansion has. None of a site's has what the site does not: that stays a finding of its own. */
const OF_CONTENT = /^no-(?:static|fictitious)-|^no-invented-nonce$/;

/**
 * What is found on a page that was served has its expansions in it: that is told once, without a fix, as the canvas is to be
 * mended and not what was made of it.
 */
export function tellServedOnce(found: readonly Found[], { document }: Page): Found[] {
  if (!found.some(({ rule }) => OF_CONTENT.test(rule))) return [...found];
  const roots = document.elements.flatMap((element) => {
    const component = componentOf(element);
    return component === undefined ? [] : [{ element, component }];
  });
  if (roots.length === 0) return [...found];
  const isWithin = withinAny(roots.map(({ element }) => element));
  const starts = new Map<string, number[]>(COMPONENT_TAGS.map((tag) => [tag, []]));
  for (const { element, component } of roots) starts.get(component)?.push(element.start);
  const isServed = ({ rule, start, end }: Found) => {
    if (!OF_CONTENT.test(rule)) return false;
    const own = starts.get(COPIES.get(rule) ?? '') ?? [];
    const upTo = (offset: number) => countUpTo(own, (each) => each, offset);
    return isWithin(start, end) || upTo(end - 1) > upTo(start - 1);
  };
  let isTold = false;
  return found.flatMap((each): Found[] => {
    if (!isServed(each)) return [each];
    if (isTold) return [];
    isTold = true;
    const { rule, severity, start, end } = each;
    return [{ rule, severity, start, end, message: messageOf(roots.map(({ component }) => component)) }];
  });
}

function messageOf(components: readonly string[]): string {
  const names = COMPONENT_TAGS.filter((tag) => components.includes(tag)).map((tag) => `\`${tag}\``);
  return `Unexpected output of ${names.join(', ')}, expected a canvas: this page was served, with its components expanded; lint the canvas that it was made of`;
}

/** The component that an element is the expansion of, by the class that each has at its root. */
function componentOf(element: DocElement): string | undefined {
  if (isComponentTag(element.tag)) return undefined;
  const value = attribute(element, 'class');
  return value?.includes('x-') ? value.split(/\s+/).find(isComponentTag) : undefined;
}

/** Whether a span lies in one of some elements, which are in the order of the source. */
function withinAny(elements: readonly DocElement[]): (start: number, end: number) => boolean {
  const reaches: number[] = [];
  for (const { end } of elements) reaches.push(Math.max(end, reaches.at(-1) ?? 0));
  return (start, end) => (reaches[countUpTo(elements, (each) => each.start, start) - 1] ?? -1) >= end;
}
