/** The seven components of a benchmark page: which they are, where they go, and what each expands to. */
import { defaultTreeAdapter, parse } from 'parse5';
import { render } from '../dist/index.js';

/** @typedef {{ start: number, end: number, markup: string }} Edit */

export const TAGS = ['x-logo', 'x-menu', 'x-social', 'x-contact', 'x-addon'];

/** In place of a static twin where the page has one, else at its end: a logo, three menus, the profiles, a phone, a form. */
const COMPONENTS = [
  { markup: '<x-logo></x-logo>', find: brand },
  { markup: '<x-menu location="topic" class="navbar-nav"></x-menu>', find: navigation },
  { markup: '<x-social></x-social>', find: profiles },
  { markup: '<x-addon provider="provider_contact_form"></x-addon>', find: form },
  { markup: '<div class="phone"><x-contact field="phone"></x-contact></div>', find: none },
  { markup: '<x-menu location="footer"></x-menu>', find: none },
  { markup: '<x-menu location="utili" depth="1"></x-menu>', find: none },
];

/**
 * The page with the seven components put in.
 *
 * @param {string} source
 */
export function withComponents(source) {
  const tree = parse(source, { sourceCodeLocationInfo: true });
  const elements = [...descendants(tree)];
  const end = endOfContent(elements, source);
  /** @type {Edit[]} */
  const edits = [];
  for (const { markup, find } of COMPONENTS) {
    const span = find(elements)?.sourceCodeLocation;
    const free = span && !edits.some((edit) => span.startOffset < edit.end && edit.start < span.endOffset);
    edits.push(free ? { start: span.startOffset, end: span.endOffset, markup } : { start: end, end, markup });
  }
  return replaced(source, edits);
}

/**
 * What a component of a page expands to, by its tag and attributes: what inlay makes of it where it stands.
 *
 * @param {string} canvas
 * @param {import('../dist/index.js').Site} site
 * @param {import('../dist/index.js').RenderRequest} request
 * @returns {(tag: string, attributes: Record<string, string>) => string} throws for a component that the page lacks
 */
export function expansionsOf(canvas, site, request) {
  const known = new Map();
  for (const { tag, attributes, start, end } of render(canvas, site, request).report.inlays) {
    // The other components lose their names, so that all that is new in the output is this one's.
    const inert = (text) => text.replaceAll('<x-', '<y-').replaceAll('</x-', '</y-');
    const [before, after] = [inert(canvas.slice(0, start)), inert(canvas.slice(end))];
    const { html } = render(before + canvas.slice(start, end) + after, site, request);
    known.set(keyOf(tag, attributes), html.slice(before.length, html.length - after.length));
  }
  return (tag, attributes) => {
    const expansion = known.get(keyOf(tag, attributes));
    if (expansion === undefined) throw new Error(`Unexpected \`${tag}\`, expected one of the page's components`);
    return expansion;
  };
}

function keyOf(tag, attributes) {
  return `${tag} ${attributes.location ?? attributes.field ?? attributes.provider ?? ''}`;
}

/** The elements below a node in the order of the tree, without recursion: pages may be deep. */
export function* descendants(node) {
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.tagName) yield next;
    const children = next.content?.childNodes ?? next.childNodes ?? [];
    for (let index = children.length - 1; index >= 0; index -= 1) open.push(children[index]);
  }
}

/** Before the end of the last footer, else of the body: where the components go that have no static twin. */
function endOfContent(elements, source) {
  const last = (tag) => elements.findLast((element) => element.tagName === tag && element.sourceCodeLocation?.endTag);
  const place = last('footer') ?? last('body');
  return place?.sourceCodeLocation.endTag.startOffset ?? source.length;
}

function replaced(source, edits) {
  let result = '';
  let done = 0;
  for (const { start, end, markup } of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(done, start) + markup;
    done = end;
  }
  return result + source.slice(done);
}

function brand(elements) {
  return elements.find((element) => hasClass(element, /\b(?:navbar-brand|uk-logo)\b/) && isWhole(element));
}

function navigation(elements) {
  const list = /\b(?:uk-)?navbar-nav\b/;
  return elements.find((element) => element.tagName === 'ul' && hasClass(element, list) && isWhole(element));
}

/** The largest element that holds two links to social networks or more, and no other link. */
function profiles(elements) {
  const link = elements.find(isProfile);
  let found;
  for (let node = link && defaultTreeAdapter.getParentNode(link); node?.tagName; node = node.parentNode) {
    const links = [...descendants(node)].filter(({ tagName }) => tagName === 'a');
    if (!links.every(isProfile)) break;
    if (links.length > 1 && isWhole(node)) found = node;
  }
  return found;
}

function isProfile(element) {
  const icon = /\b(?:fa|bi|icon-social)-(?:twitter|facebook|linkedin|github|instagram|dribbble)/;
  return element.tagName === 'a' && [...descendants(element)].some((inner) => hasClass(inner, icon));
}

function form(elements) {
  return elements.find((element) => element.tagName === 'form' && isWhole(element));
}

function none() {}

function hasClass(element, pattern) {
  return pattern.test(element.attrs.find(({ name }) => name === 'class')?.value ?? '');
}

function isWhole({ sourceCodeLocation: location }) {
  return location?.endTag !== undefined;
}
