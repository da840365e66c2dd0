import type { Edit } from 'inlay/internal/lint/finding.js';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { ADDRESS_LENGTH } from './limits.js';

/** A stretch of a text, UTF-16 offsets. */
interface Span {
  start: number;
  end: number;
}

/** A link of a page. */
export interface PageLink {
  href: string;
  /** Behind the name of its tag. */
  nameEnd: number;
  /** Its `href`, with name and value. */
  address: Span;
  /** Its `target`, if it has one. */
  target?: Span & { name: string };
}

/** Links of a page that are looked at: of more, the first ones. */
const LINKS = 5_000;

/** The links of a page, in its order. */
export function pageLinks(html: string): PageLink[] {
  if (!/<a[\s/]|<area[\s/]/i.test(html)) return [];
  const found: PageLink[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })];
  for (let node = open.pop(); node && found.length < LINKS; node = open.pop()) {
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child);
    const link = 'tagName' in node ? linkOf(node, html) : undefined;
    if (link) found.push(link);
  }
  const byPlace = found.sort((a, b) => a.nameEnd - b.nameEnd);
  // A parser may make several elements of one tag.
  return byPlace.filter(({ nameEnd }, index) => byPlace[index - 1]?.nameEnd !== nameEnd);
}

function linkOf(element: DefaultTreeAdapterTypes.Element, html: string): PageLink | undefined {
  const { tagName, attrs, sourceCodeLocation: place } = element;
  if (tagName !== 'a' && tagName !== 'area') return undefined;
  const href = attrs.find(({ name }) => name === 'href')?.value.trim();
  const start = place?.startTag?.startOffset ?? place?.startOffset;
  const address = place?.attrs?.['href'];
  if (href === undefined || start === undefined || !address || html[start] !== '<') return undefined;
  if (href.length > ADDRESS_LENGTH) return undefined;
  const target = place?.attrs?.['target'];
  const name = attrs.find((attribute) => attribute.name === 'target')?.value.toLowerCase() ?? '';
  return {
    href,
    nameEnd: start + 1 + tagName.length,
    address: { start: address.startOffset, end: address.endOffset },
    ...(target && { target: { start: target.startOffset, end: target.endOffset, name } }),
  };
}

/** Where a link of a frame leads. */
export type Lead =
  /** Nowhere that the frame does not have, or where whoever answers says so. */
  | 'as-it-is'
  /** Out of the preview. */
  | 'elsewhere'
  /** To a canvas, by this address in place of its own. */
  | { address: string };

/**
 * What makes links of a frame lead where they can. One that leads out of the preview leads nowhere: a browser would show its own
 * page about that in the frame. Its address stays, as styles may look at it; a target that no window has is what the sandbox keeps
 * from being opened.
 */
export function linkEdits(links: readonly PageLink[], leadOf: (href: string) => Lead): Edit[] {
  return links.flatMap(({ href, nameEnd, address, target }) => {
    const lead = leadOf(href);
    if (lead === 'as-it-is') return [];
    if (lead === 'elsewhere') {
      if (target && (target.name === '_blank' || target.name === '_top')) return [];
      return [target ? { ...span(target), text: NOWHERE } : { start: nameEnd, end: nameEnd, text: ` ${NOWHERE}` }];
    }
    const own = { ...span(address), text: `href="${lead.address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` };
    return [...(lead.address === href ? [] : [own]), ...(target ? [{ ...span(target), text: 'target="_self"' }] : [])];
  });
}

const NOWHERE = 'target="inlay-elsewhere"';

function span({ start, end }: Span): Span {
  return { start, end };
}
