import { tokens } from 'inlay/internal/html/element.js';
import { allowedSrcset } from 'inlay/internal/html/srcset.js';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { cssAddresses } from './css-addresses.js';
import { ADDRESS_LENGTH, PAGE_FILES } from './limits.js';

type Attributes = ReadonlyMap<string, string>;

/** Where an element names a file that a page is shown with. */
const NAMED_BY: ReadonlyMap<string, (attributes: Attributes) => readonly (string | undefined)[]> = new Map([
  ['img', (attributes: Attributes) => [attributes.get('src'), ...srcsetAddresses(attributes.get('srcset'))]],
  ['source', (attributes) => srcsetAddresses(attributes.get('srcset'))],
  ['image', (attributes) => [attributes.get('href')]],
  ['input', (attributes) => (attributes.get('type')?.toLowerCase() === 'image' ? [attributes.get('src')] : [])],
  ['video', (attributes) => [attributes.get('poster')]],
  ['link', (attributes) => (isStyleSheet(attributes.get('rel')) ? [attributes.get('href')] : [])],
]);

/**
 * The addresses of the pictures and style sheets that a page is shown with, as they are written, each once: those of its
 * elements and of its own styles. What a style sheet names in turn is not read.
 */
export function pageFiles(html: string): string[] {
  const found = new Set<string>();
  // In a sandbox nothing runs, so what is in `noscript` is there.
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child);
    if (!('tagName' in node)) continue;
    for (const address of addressesOf(node)) {
      const written = address?.trim() ?? '';
      if (written !== '' && written.length <= ADDRESS_LENGTH) found.add(written);
      if (found.size === PAGE_FILES) return [...found];
    }
  }
  return [...found];
}

function addressesOf({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): (string | undefined)[] {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  const styles = tagName === 'style' ? childNodes.map((child) => ('value' in child ? child.value : '')) : [];
  const style = attributes.get('style');
  return [
    ...(NAMED_BY.get(tagName)?.(attributes) ?? []),
    ...[...styles, ...(style === undefined ? [] : [style])].flatMap(cssAddresses),
  ];
}

/** The addresses of a `srcset`. */
export function srcsetAddresses(srcset: string | undefined): string[] {
  const candidates = allowedSrcset(srcset)?.split(', ') ?? [];
  return candidates.flatMap((candidate) => tokens(candidate).slice(0, 1));
}

function isStyleSheet(rel: string | undefined): boolean {
  const kinds = tokens(rel?.toLowerCase());
  return kinds.includes('stylesheet') && !kinds.includes('alternate');
}
