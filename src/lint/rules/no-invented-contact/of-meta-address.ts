import { compareAddress, unlikeMembers } from '../../contact/compare-address.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement } from '../../document/element.js';
import type { Page } from '../../rule.js';
import { contentOf } from './meta-content.js';
import type { Suspect } from './suspect.js';

/** Names of `meta` elements that say a part of an address, by the member of data that says the same. */
const PARTS: readonly (readonly [member: string, name: RegExp])[] = [
  ['streetAddress', /^(?:og|business:contact_data|place:location):street[-_]address$/i],
  ['postalCode', /^(?:og|business:contact_data|place:location):(?:postal[-_]code|zip)$/i],
  ['addressLocality', /^(?:og|business:contact_data|place:location):locality$|^geo\.placename$/i],
];

interface Part {
  name: string;
  text: string;
  element: DocElement;
}

/** Whether a name is that of a part of an address. */
export function isAddressPart(name: string): boolean {
  return PARTS.some(([, pattern]) => pattern.test(name.trim()));
}

/** The parts of an address by which a page describes itself, and that are none of the site's address. */
export function suspectsOfMetaAddress(page: Page): Suspect[] {
  const { document, manifest } = page;
  const parts = withTag(document, 'meta').flatMap((element): Part[] => {
    const written = (attribute(element, 'property') ?? attribute(element, 'name'))?.trim();
    const text = attribute(element, 'content')?.trim() ?? '';
    const member = written === undefined ? undefined : PARTS.find(([, name]) => name.test(written));
    return member && text !== '' && text.length < LONGEST && !text.includes('<x-')
      ? [{ name: member[0], text, element }]
      : [];
  });
  if (parts.length === 0) return [];
  const unlike = unlikeMembers(parts, manifest, document.budget);
  const names = new Set(parts.map(({ name }) => name));
  // A town alone is no address of a house that has none.
  if (!unlike && !names.has('streetAddress') && !names.has('postalCode')) return [];
  const wrong = parts.filter(({ name }) => !unlike || unlike.names.includes(name));
  const isTownAlone = wrong.every(({ name }) => name === 'addressLocality');
  const whole = parts.map(({ text }) => text).join(', ');
  const { near } = compareAddress(whole, manifest, document.budget);
  return wrong.map(
    ({ name, text, element }): Suspect => ({
      kind: 'address',
      start: element.start,
      end: element.openEnd,
      value: text,
      source: 'meta',
      place: 'text',
      label: 'contact',
      link: undefined,
      isPlain: true,
      isOwn: isTownAlone,
      near: isTownAlone && unlike ? { field: unlike.field, how: 'another town than in' } : near,
      ...(unlike && { wrongMembers: [name], ofField: unlike.field }),
      ...contentOf(document, element),
      // Towns have names in several languages.
      ...(isTownAlone && { isUnsure: true }),
    }),
  );
}

/** Characters of a part. */
const LONGEST = 200;
