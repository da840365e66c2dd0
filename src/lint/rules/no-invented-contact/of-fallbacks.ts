import { anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { compareNumber, configuredContactsOf } from '../../contact/configured.js';
import type { DocElement } from '../../document/element.js';
import { placeOfElement } from '../../owner/place.js';
import { readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { mailOf } from './mail.js';
import type { Suspect } from './suspect.js';

/** Steps to look for contacts in a character, and characters before a number that are read. */
const READ = 10;
const BEFORE = 60;

/** The contacts that a page tells readers without scripts: markup that is not parsed, so that no component is shown there. */
export function suspectsOfFallback(
  page: Page,
  { parent, value, start }: { parent: DocElement; value: string; start: number },
): Suspect[] {
  const { document, manifest } = page;
  const place = placeOfElement(document, parent).kind;
  if (place === 'other') return [];
  document.budget.spend(value.length * READ);
  // Tags become blanks, so that offsets stay.
  const text = value.replace(/<[^<>]{0,2000}>/g, (tag) => ' '.repeat(tag.length));
  const base = { source: 'script', place, link: undefined } as const;
  const mails = anyMails(text).flatMap(({ value: written, from, to }): Suspect[] => {
    const mail = mailOf(written, page);
    return mail?.isOwn
      ? [{ ...mail, ...base, label: 'nothing', value: written, start: start + from, end: start + to }]
      : [];
  });
  const numbers = anyNumbers(text).flatMap(({ value: written, from, to }): Suspect[] => {
    const { isOwn, isPossible, near } = compareNumber(written, configuredContactsOf(manifest), document.budget);
    const label = readLabel(text.slice(Math.max(0, from - BEFORE), from), siteNamesOf(manifest));
    if (isOwn || !isPossible || !(label === 'contact' || label === 'site')) return [];
    const span = { start: start + from, end: start + to };
    return [{ ...base, ...span, kind: 'phone', isOwn: false, isPlain: true, label, value: written, near }];
  });
  return [...mails, ...numbers];
}
