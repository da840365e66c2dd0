import type { IndexedDocument } from '../../../lint/document/document.js';
import { flowsOf } from '../../../lint/document/flows.js';
import { type Thing, textsOf } from '../../../lint/document/things.js';
import { oneLine } from './html-page.js';

/** Characters behind a town that may be its region, code and country. */
const MOST_BEHIND = 80;
/** Flows of a page with the name of the town that are looked at. */
const MOST_FLOWS = 50;

/** The lines of a postal address of data: the street, code and town, and region and country as the page writes them. */
export function postalLines(document: IndexedDocument, place: Thing): string[] {
  const part = (name: string) => oneLine(textsOf(place, name)[0] ?? '');
  const [street, code, town] = [part('streetAddress'), part('postalCode'), part('addressLocality')];
  const behind = town === '' ? undefined : behindTown(document, town, place);
  if (behind === undefined) return [street, [code, town].filter((text) => text !== '').join(' ')];
  const hasCode = code === '' || behind.includes(code);
  return [street, ...`${hasCode ? '' : `${code} `}${town}${behind}`.split('\n')];
}

/** What the page writes behind the name of a town, as far as that is region, code and country of the data. */
function behindTown(document: IndexedDocument, town: string, place: Thing): string | undefined {
  const parts = ['addressRegion', 'postalCode', 'addressCountry'].flatMap((name) => textsOf(place, name).slice(0, 1));
  const [code] = textsOf(place, 'postalCode');
  const flows = flowsOf(document).filter(({ text }) => text.includes(town));
  let best = '';
  for (const { text } of flows.slice(0, MOST_FLOWS)) {
    const at = text.indexOf(town) + town.length;
    const behind = text.slice(at, at + MOST_BEHIND);
    const end = endOfParts(behind, parts);
    const isMore = parts.some((part) => part !== code && behind.slice(0, end).includes(part));
    if (isMore && end > best.length) best = behind.slice(0, end);
  }
  return best === '' ? undefined : best;
}

/** Where the parts end that follow one another with nothing but signs between them. */
function endOfParts(text: string, parts: readonly string[]): number {
  let end = 0;
  for (let left = parts.length; left > 0; left -= 1) {
    const [sign = ''] = /^[\s,;(–-]{0,4}/u.exec(text.slice(end)) ?? [];
    const at = end + sign.length;
    const found = parts.find(
      (part) => text.startsWith(part, at) && !/^[\p{L}\p{Nd}]/u.test(text.slice(at + part.length)),
    );
    if (found === undefined || sign === '') break;
    end = at + found.length;
    if (text[end] === ')' && sign.includes('(')) end += 1;
  }
  return end;
}
