import { parsed } from '../../../html/url.js';
import type { Embedded } from './embedded.js';
import type { ListedFile, ListedFiles } from './listed-files.js';

/** Writes the address of a listed file as it belongs in place of another. */
export type ToldAddress = (file: Pick<ListedFile, 'url'>) => string;

/** How addresses belong in what is read elsewhere than on the page, as in data and what the head says to networks: whole. */
export function toldAddress({ element, data, span }: Embedded, { base }: ListedFiles): ToldAddress {
  const isReadElsewhere = data !== undefined || element.tag === 'meta' || (span !== undefined && isData(element));
  return ({ url }) => (isReadElsewhere ? (parsed(url, base)?.href ?? url) : url);
}

function isData({ tag, attributes }: Embedded['element']): boolean {
  return tag === 'script' && attributes.some(({ name, value }) => name === 'type' && /ld\+json/i.test(value));
}
