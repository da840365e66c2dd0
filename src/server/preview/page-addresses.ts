import { escapeAttribute } from 'inlay/internal/html/escape.js';
import { allowedSrcset } from 'inlay/internal/html/srcset.js';
import type { Edit } from 'inlay/internal/lint/finding.js';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { cssWith } from './css-addresses.js';

/** What stands in the place of an address; nothing where it stays. */
export type Readdress = (address: string) => string | undefined;

/** Attributes that name one file that a page is shown with. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  image: ['href', 'xlink:href'],
  input: ['src'],
  video: ['poster'],
  link: ['href'],
};

/** What gives the files that a page is shown with other addresses: those of its elements and of its own styles. */
export function addressEdits(html: string, readdress: Readdress): Edit[] {
  const edits: Edit[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child);
    if ('tagName' in node) edits.push(...editsOf(node, readdress));
  }
  const byStart = new Map(edits.map((edit) => [edit.start, edit]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function editsOf(element: DefaultTreeAdapterTypes.Element, readdress: Readdress): Edit[] {
  const { tagName, attrs, sourceCodeLocation: place } = element;
  const edits: Edit[] = [];
  const named = Object.hasOwn(ADDRESSES, tagName) ? (ADDRESSES[tagName] ?? []) : [];
  for (const { name, prefix, value } of attrs) {
    const whole = prefix ? `${prefix}:${name}` : name;
    const span = place?.attrs?.[whole];
    const changed =
      whole === 'style'
        ? cssWith(value, readdress)
        : whole === 'srcset'
          ? srcsetWith(value, readdress)
          : named.includes(whole)
            ? readdress(value.trim())
            : undefined;
    if (!span || changed === undefined || changed === value) continue;
    edits.push({ start: span.startOffset, end: span.endOffset, text: `${whole}="${escapeAttribute(changed)}"` });
  }
  for (const child of tagName === 'style' ? element.childNodes : []) {
    if (!('value' in child) || !child.sourceCodeLocation) continue;
    const { startOffset: start, endOffset: end } = child.sourceCodeLocation;
    const text = cssWith(child.value, readdress);
    if (text !== child.value) edits.push({ start, end, text });
  }
  return edits;
}

function srcsetWith(srcset: string, readdress: Readdress): string | undefined {
  const candidates = allowedSrcset(srcset)?.split(', ');
  return candidates
    ?.map((candidate) => {
      const [address = '', ...size] = candidate.split(' ');
      return [readdress(address) ?? address, ...size].join(' ');
    })
    .join(', ');
}
