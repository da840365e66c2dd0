import { attributeSpan, type DocElement } from '../../document/element.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { mailOf } from './mail.js';
import type { Suspect } from './suspect.js';

/** What attributes are called that hold a mailbox's name, its host and the end of that, for a script to join. */
const LOCAL = /^data-(?:e?mail-?)?(?:u|usr|user|username|n|name|local|local-?part|account|mailbox|box|recipient|to|m)$/;
const HOST = /^data-(?:e?mail-?)?(?:d|dom|domain|h|host|hostname|site|server|at)$/;
const END = /^data-(?:e?mail-?)?(?:t|tld|suffix|ext)$/;
const MAILBOX = /^[\w.+-]{1,64}$/;
const LABELS = /^(?:[a-z0-9-]{1,63}\.){0,4}[a-z0-9-]{1,63}$/i;

/** The mailboxes that elements hold in parts, so that nobody but a script reads them. */
export function suspectsOfSplitMails(page: Page): Suspect[] {
  const { document } = page;
  return document.elements.filter(mayHoldParts).flatMap((element) => ofElement(page, element));
}

/** Most elements have no attributes of data. */
function mayHoldParts({ attributes }: DocElement): boolean {
  return attributes.length > 1 && attributes.some(({ name }) => name.startsWith('data-'));
}

function ofElement(page: Page, element: DocElement): Suspect[] {
  const local = attributeLike(element, LOCAL, MAILBOX);
  const host = local && attributeLike(element, HOST, LABELS);
  if (!local || !host) return [];
  const end = attributeLike(element, END, LABELS);
  const value = `${local.value}@${host.value}${end ? `.${end.value.replace(/^\./, '')}` : ''}`;
  const known = /\.[a-z]{2,}$/i.test(value) ? mailOf(value, page) : undefined;
  if (!known || (!known.isOwn && !known.isNamed)) return [];
  const { start, end: to } = attributeSpan(element, local.name) ?? element;
  const place = placeOfElement(page.document, element).kind;
  return [{ ...known, start, end: to, value, source: 'attribute', place, label: 'nothing', link: undefined }];
}

function attributeLike({ attributes }: DocElement, name: RegExp, value: RegExp) {
  return attributes.find((each) => name.test(each.name) && value.test(each.value.trim()));
}
