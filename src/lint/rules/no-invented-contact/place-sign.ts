import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement, lineage } from '../../document/element.js';
import { elementBefore } from '../../document/element-before.js';
import type { Flow } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import { isMapAddress } from './of-maps.js';

/** What icons for a place are called. */
const NAME = /(?:^|[\s_:#/.-])(?:map|geo|location|locations|pin|marker|place|address)(?:$|[\s_.-])/i;
/** Attributes that name an icon. */
const NAMES: ReadonlySet<string> = new Set([
  'class',
  'id',
  'href',
  'xlink:href',
  'src',
  'icon',
  'uk-icon',
  'data-icon',
  'data-lucide',
  'data-feather',
  'name',
  'aria-label',
]);
/** Signs for a place that begin a line. */
const SIGN = /^\s{0,20}[\u{1f4cd}\u{1f4cc}\u{1f5fa}]\ufe0f?\s{0,20}/u;
/** Elements around a line that are looked at, elements of an icon, and characters of a name. */
const [LEVELS, MOST_PARTS, LONGEST] = [4, 6, 200];

const linkAround = nearestTag('a');

/** The characters of a sign for a place with which a line begins. */
export function placeSignOf(text: string): number {
  return SIGN.exec(text)?.[0].length ?? 0;
}

/** The link to a map that a line stands in. */
function mapLinkAround(document: IndexedDocument, element: DocElement | undefined): DocElement | undefined {
  const link = linkAround(document, element);
  return link && isMapAddress(attribute(link, 'href') ?? '') ? link : undefined;
}

/** Whether an icon for a place stands right before a line, or the line in a link to a map. */
export function isMarkedAsPlace(document: IndexedDocument, { pieces }: Flow): boolean {
  const first = pieces.find(({ text }) => !text.blank)?.text;
  if (!first) return false;
  if (mapLinkAround(document, first.parent)) return true;
  let level = 0;
  for (const each of lineage(first.parent)) {
    level += 1;
    document.budget.spend(MOST_PARTS);
    if (level > LEVELS) return false;
    const inside = each.children.find((child): child is DocElement => child.kind === 'element');
    if (inside && inside.end <= first.start && isPlaceIcon(document, inside)) return true;
    const before = elementBefore(document, each);
    // What has its own line before this one is about that.
    if (before) return isPlaceIcon(document, before);
    if (/^(?:li|p|dd|td|ul|footer|address|body)$/.test(each.tag)) return false;
  }
  return false;
}

/** Whether an element is an icon for a place, or holds nothing else. */
function isPlaceIcon(document: IndexedDocument, icon: DocElement): boolean {
  const hasText = document.texts.slice(icon.firstText, Math.min(icon.endText, icon.firstText + MOST_PARTS));
  const said = hasText.map(({ value }) => value).join('');
  if (/[\p{L}\p{Nd}]/u.test(said) && icon.tag !== 'svg') return false;
  if (placeSignOf(said) > 0) return true;
  for (let at = icon.index; at <= icon.last && at < icon.index + MOST_PARTS; at += 1) {
    const names = document.elements[at]?.attributes ?? [];
    if (names.some(({ name, value }) => NAMES.has(name) && value.length < LONGEST && NAME.test(value))) return true;
  }
  return false;
}
