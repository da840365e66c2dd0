import type { Manifest } from '../../../manifest/schema.js';
import { memo } from '../../../text/memo.js';
import { compareAddress } from '../../contact/compare-address.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';
import { placeOfContact } from './place-of-contact.js';
import type { Suspect } from './suspect.js';

/** What stands before an address to which letters cost nothing, by language. */
const FREEPOST =
  /(?<!\p{L})(?:free ?post|reply ?paid|business reply|antwortnummer|werbeantwort|antwoordnummer|libre réponse|réponse payée|respuesta comercial|franqueo en destino|resposta sem franquia|affrancatura a carico|svarspost|svarsendelse|frisvar|vastauslähetys|válaszküldemény)(?!\p{L})[^\n.;!?•·|]{4,90}/giu;
/** What is in each of those: most lines have none of it. */
const HINT = /free ?post|reply|antwo|répon|respues|franq|affranc|svar|vastaus|válasz|respost/i;
/** The last house number or code in it, with the town behind that. */
const LAST = /(?:(?<!\p{Nd})\p{Nd}{4,6} \p{Lu}\p{L}{1,24}|\p{Nd}[\p{Nd}\p{Lu}]{0,6})(?![\p{L}\p{Nd}])/gu;
/** Steps to compare a character, and letters of a name that tells a house. */
const [READ, LEAST_NAME] = [10, 4];

/**
 * The addresses for free letters that name the site, and that it does not have: they are the post's, so that somebody has to look
 * whether there is one.
 */
export function suspectsOfFreepost(page: Page): Suspect[] {
  return flowsOf(page.document).flatMap((flow) => {
    if (!HINT.test(flow.text)) return [];
    page.document.budget.spend(flow.text.length);
    return [...flow.text.matchAll(FREEPOST)].flatMap(({ 0: said, index }) => ofText(page, flow, said, index));
  });
}

function ofText(page: Page, flow: Flow, said: string, from: number): Suspect[] {
  const { document, manifest } = page;
  const last = [...said.matchAll(LAST)].at(-1);
  if (!last) return [];
  const value = said.slice(0, last.index + last[0].length);
  const squashed = fold(value).replaceAll(' ', '');
  const isNamed = siteNamesOf(manifest).squashed.some((name) => name.length >= LEAST_NAME && squashed.includes(name));
  if (!isNamed || configuredTexts(manifest).some((own) => own.includes(squashed))) return [];
  document.budget.spend(value.length * READ);
  if (compareAddress(value.replace(/^[^,]{0,90},/u, ''), manifest, document.budget).isOwn) return [];
  const { start, end, element } = partOf(document, flow, from, from + value.length);
  const { kind: place } = placeOfContact(page, { flow, at: from }, element);
  if (place === 'other' || place === 'article') return [];
  const base = { start, end, value, place, near: undefined, link: undefined } as const;
  return [{ ...base, kind: 'address', source: 'text', label: 'contact', isOwn: false, isPlain: true, isVague: true }];
}

const configuredTexts = memo(({ resources }: Manifest): readonly string[] =>
  Object.values(resources.contacts).map(({ value }) => fold(value).replaceAll(' ', '')),
);
