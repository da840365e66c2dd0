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
  if (behind === undefined) return [street, ...townLines(code, town, part('addressRegion'), part('addressCountry'))];
  const hasCode = code === '' || behind.includes(code);
  return [street, ...`${hasCode ? '' : `${code} `}${town}${behind}`.split('\n')];
}

/** Countries that write the code below the town, and those that write it behind the region, by their codes and names. */
const CODE_BELOW = /^(?:GB|UK|IE|United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|Ireland)$/i;
const CODE_BEHIND = /^(?:US|USA|CA|AU|United States(?: of America)?|Canada|Australia)$/i;
/** A code of the United Kingdom or of Ireland, where no country is named. */
const BRITISH_CODE = /^[A-Z]{1,2}\d[A-Z\d]? ?(?:\d[A-Z]{2}|[A-Z\d]{4})$/;

/** Town and code as their country writes them; the code before the town where none is known. */
function townLines(code: string, town: string, region: string, country: string): string[] {
  const line = (...parts: string[]) => parts.filter((text) => text !== '').join(' ');
  if (CODE_BELOW.test(country) || (country === '' && BRITISH_CODE.test(code))) return [town, code];
  if (CODE_BEHIND.test(country)) return [line(region === '' || town === '' ? town : `${town},`, region, code)];
  return [line(code, town)];
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
