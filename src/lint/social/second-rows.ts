import { withTag } from '../document/by-tag.js';
import type { DocElement, DocNode } from '../document/element.js';
import { linksOf } from '../document/links.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerPage } from '../document/once-per-page.js';
import { targetOf } from '../edit/replace.js';
import { menuItemsOf } from '../menu/static-menus.js';
import type { Page, Proposal } from '../rule.js';
import { isConfiguredProfile } from './configured-profiles.js';
import { groupProfiles, type ProfileGroup } from './groups.js';
import { CERTAIN } from './invented-profile.js';
import { inventedProfilesOf } from './invented-profiles.js';
import { behindLabel } from './labelled-row.js';
import { linkLabel } from './link-label.js';
import { namedProfileOf } from './more-networks.js';

/** A row of links that the component for another one in the same part of the page shows, too. */
export interface SecondRow {
  /** The tag of the part of the page. */
  part: string;
  /** Takes the row away; nothing where words stand around it. */
  fix: Proposal | undefined;
}

/** A link with its network, where one is known. */
type Networked = ReadonlyMap<DocElement, string>;

const partAround = nearestTag('footer', 'header', 'section', 'article', 'aside', 'main', 'dialog', 'body');
const sentenceAround = nearestTag('p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'summary', 'caption');

/**
 * The links to profiles that need no component of their own, as one in the same part of the page shows all of the site's. Rows
 * of the same networks are one for several widths of screen, and each becomes the component.
 */
export const secondRowsOf = oncePerPage((page): ReadonlyMap<DocElement, SecondRow> => {
  const { document, manifest } = page;
  const seconds = new Map<DocElement, SecondRow>();
  if (!manifest.runtime_components['x-social'].usable || manifest.resources.social.length < 2) return seconds;
  const networks = networksOf(page);
  const menus = networks.size > 0 ? menuItemsOf(page) : new Set<DocElement>();
  const links = linksOf(document).filter(({ element }) => networks.has(element) && !menus.has(element));
  const shown = new Set(withTag(document, 'x-social').map((each) => partAround(document, each.parent)));
  const seen = new Map<DocElement | undefined, Set<string>>();
  const inSentences: ProfileGroup[] = [];
  const add = (group: ProfileGroup, fix: Proposal | undefined) => {
    const part = partAround(document, group.element)?.tag ?? 'body';
    for (const link of group.links) seconds.set(link.element, { part, fix });
  };
  for (const group of groupProfiles(document, links)) {
    const { element, links: row } = group;
    if (isInSentence(page, group)) {
      inSentences.push(group);
      continue;
    }
    const part = partAround(document, element);
    const own = row.flatMap((link) => networks.get(link.element) ?? []);
    const before = seen.get(part) ?? new Set<string>();
    const isShown = shown.has(part) && row.every(({ href }) => isConfiguredProfile(href, manifest));
    const isPart = own.length < manifest.resources.social.length;
    if ((before.size > 0 && !own.some((name) => before.has(name))) || (isShown && isPart))
      add(group, removalOf(page, group));
    for (const name of own) before.add(name);
    seen.set(part, before);
  }
  // A component there would tear the sentence apart, and show once more what stands beside it.
  for (const group of inSentences) {
    const part = partAround(document, group.element);
    if (seen.has(part) || shown.has(part)) add(group, undefined);
  }
  return seconds;
});

/** Whether the links are words of a sentence, which says more than whom to follow. */
function isInSentence({ document }: Page, { links }: ProfileGroup): boolean {
  const parts = links.map((link) => link.element);
  const [sentence] = parts.flatMap((part) => sentenceAround(document, part) ?? []);
  if (!sentence) return false;
  const isRow = behindLabel(document, sentence, parts, '') ?? targetOf(document, sentence, parts)?.replaced;
  return isRow === undefined;
}

/** The networks of the links to the site's profiles, and to invented ones that nobody has to look at. */
function networksOf(page: Page): Networked {
  const { document, manifest } = page;
  const sure = inventedProfilesOf(page).flatMap(({ link, network, score, place }): [DocElement, string][] =>
    link && score >= CERTAIN && place !== 'article' ? [[link, network]] : [],
  );
  const own = linksOf(document).flatMap(({ element, href }): [DocElement, string][] =>
    isConfiguredProfile(href, manifest) ? [[element, namedProfileOf(href)?.network ?? href]] : [],
  );
  return new Map([...sure, ...own]);
}

function removalOf({ document }: Page, { element, links }: ProfileGroup): Proposal | undefined {
  const parts = links.map((link) => link.element);
  // What has words of its own says more than where to follow, and what stands behind a label would leave that.
  if (!parts.every((part) => linkLabel(document, part).isAlone && !sentenceAround(document, part))) return undefined;
  const items = parts.flatMap(({ parent }) => (parent?.tag === 'li' ? [parent] : []));
  const [ownParts, ownItems] = [new Set(parts), new Set(items)];
  const isOnly = ({ children }: DocElement, own: ReadonlySet<DocElement>) =>
    children.every((node) => isBlank(node) || (node.kind === 'element' && own.has(node)));
  const list = items[0]?.parent;
  const isOfItems =
    items.length === parts.length && [...ownItems].every((item) => isOnly(item, ownParts) && item.parent === list);
  const isAll = list && isOnly(list, ownItems);
  const [only, ...more] = parts;
  const target = isOfItems
    ? isAll
      ? list
      : undefined
    : only && more.length === 0
      ? withBoxes(only)
      : targetOf(document, element, parts);
  const spans = isOfItems && !target ? [...ownItems] : target ? [target] : [];
  if (spans.length === 0) return undefined;
  const what = parts.length === 1 ? 'the link' : 'the links';
  const edits = spans.map(({ start, end }) => ({ start, end, text: '' }));
  return {
    description: `Remove ${what}: \`<x-social></x-social>\` in the same part of the page shows the profiles`,
    edits,
  };
}

/** An element with the boxes around it that hold nothing else: an empty one would stand for it still. */
function withBoxes(element: DocElement): DocElement {
  let outer = element;
  for (let box = outer.parent; box && /^(?:div|span)$/.test(box.tag); box = box.parent) {
    const inner = outer;
    if (!box.closed || !box.children.every((node) => node === inner || isBlank(node))) break;
    outer = box;
  }
  return outer;
}

function isBlank(node: DocNode): boolean {
  return node.kind === 'text' && node.value.trim() === '';
}
