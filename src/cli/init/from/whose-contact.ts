import { addressesIn } from '../../../lint/contact/addresses-in.js';
import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { oncePerDocument } from '../../../lint/document/once-per-document.js';
import { labelTextOf } from '../../../lint/document/text.js';
import { joinLabels, labelBefore, type Spot, spotOf } from '../../../lint/owner/beside.js';
import { placeOfElement } from '../../../lint/owner/place.js';
import { isOthers, type Label, readLabel } from '../../../lint/owner/read-label.js';
import { isOwnHost, siteNamesOf } from '../../../lint/owner/site-names.js';
import { networkOf } from '../../../lint/social/profile.js';
import { labelOfContact } from './contact-labels.js';
import type { FoundContact } from './contact-values.js';
import { elementBefore, type RatedPage } from './html-page.js';

/** How sure it is that a contact is the site's: those of lower rank go first. */
export const RANKS = { data: 0, part: 1, said: 2, content: 3 } as const;

/** Where a contact stands in a page. */
export interface Standing {
  element: DocElement | undefined;
  spot?: Spot | undefined;
  /** The words of the link that leads to it. */
  text?: string;
}

const IN_PART = 'it stands in a part of the page about others';
/** Why a contact or profile is not taken whose words name somebody else. */
export const NAMED = 'the words beside it name somebody else';
const IN_ARTICLE = 'it stands in one of several articles';
const UNSAID = "nothing says that it is the site's own";

/** Contacts with what the page says of whose they are. */
export function ofStanding(page: RatedPage, found: readonly FoundContact[], standing: Standing): FoundContact[] {
  return found.map((each) => ({ ...each, ...whoseIs(page, each, standing) }));
}

function whoseIs(
  page: RatedPage,
  { contact }: FoundContact,
  standing: Standing,
): Pick<FoundContact, 'rank' | 'others'> {
  const { document, manifest } = page;
  const { kind: place } = placeOfElement(document, standing.element);
  const isPart = place === 'header' || place === 'footer' || place === 'contact';
  if (contact.kind === 'email' && isOwnHost(contact.value.split('@').at(-1) ?? '', siteNamesOf(manifest)))
    return { rank: isPart ? RANKS.part : RANKS.content };
  if (place === 'other') return { others: IN_PART };
  if (place === 'article' && articlesOf(document) > 1) return { others: IN_ARTICLE };
  const label = saidOf(page, standing);
  if (isForeign(page, label) && !(label === 'identifier' && contact.kind === 'email')) return { others: NAMED };
  if (isPart && (label !== 'topic' || place !== 'contact')) return { rank: RANKS.part };
  if (label === 'topic') return { others: UNSAID };
  return { rank: label === 'nothing' ? RANKS.content : RANKS.said };
}

/** Whether a label names somebody else: a name may be the site's own as long as that is not known. */
export function isForeign({ isNamed }: RatedPage, label: Label): boolean {
  return isOthers(label) && (isNamed || label !== 'other');
}

function saidOf(page: RatedPage, { element, spot, text = '' }: Standing): Label {
  const { document, manifest } = page;
  const names = siteNamesOf(manifest);
  const before = spot
    ? labelBefore(
        document,
        { ...spot, since: endOfOwn(page, spot) },
        isBelowOwn(page, element) ? undefined : element,
        names,
      )
    : ('nothing' as const);
  const said = before === 'nothing' ? termOf(page, element) : before;
  const words = text
    .replace(/\p{Nd}/gu, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ');
  if (!/\p{L}/u.test(words) || labelOfContact(words) !== undefined) return said;
  const own = readLabel(words, names);
  if (own === 'site' || own === 'party') return own;
  // Without words before it, "Get A Quote" is what the link does.
  return own === 'other' && said === 'topic' ? own : said;
}

const articlesOf = oncePerDocument(({ elements }) => elements.filter(({ tag }) => tag === 'article').length);

/** Whether what stands above a line names nobody else: the first heading of the page, or a postal address without a name. */
function isBelowOwn({ document }: RatedPage, element: DocElement | undefined): boolean {
  const line = closest(element, ({ tag }) => /^(?:p|div|td|dd|li)$/.test(tag));
  const above = line && elementBefore(line);
  if (above?.tag === 'h1') return true;
  const spot = above && spotOf(document, above);
  const text = spot?.flow.text.slice(spot.at, spot.at + MOST_BEFORE).trimStart() ?? '';
  return addressesIn(text).some(({ from }) => from === 0);
}

/** The name that the term of a description says: "nothing" for words of contacts. */
function termOf({ document, manifest }: RatedPage, element: DocElement | undefined): Label {
  let term = closest(element, ({ tag }) => tag === 'dd');
  for (let left = MOST_TERMS; term?.tag === 'dd' && left > 0; left -= 1) term = elementBefore(term);
  const label = term?.tag === 'dt' ? readLabel(labelTextOf(document, term).trim(), siteNamesOf(manifest)) : 'nothing';
  return isOthers(label) ? label : 'nothing';
}

/** Descriptions of a term, at most. */
const MOST_TERMS = 8;

/** Characters before a contact that are looked through, and steps for each. */
const MOST_BEFORE = 200;
const READ = 20;

/** Where an address of the site or a link to a network ends that stands before a contact: neither names somebody. */
function endOfOwn({ document, manifest }: RatedPage, { flow, at }: Spot): number {
  const from = Math.max(0, at - MOST_BEFORE);
  const text = flow.text.slice(from, at);
  document.budget.spend(text.length * READ);
  const link = flow.pieces.findLast((piece) => piece.at < at && /\p{L}/u.test(piece.text.value));
  const network = link && isNetworkLink(link.text.parent) ? link.at + link.text.value.length : 0;
  const own = addressesIn(text).filter((address) => {
    const spot = { flow, at: from + address.from };
    return !isOthers(labelBefore(document, spot, undefined, siteNamesOf(manifest)));
  });
  return Math.max(network, ...own.map(({ to }) => from + to));
}

function isNetworkLink(element: DocElement | undefined): boolean {
  const link = closest(element, ({ tag }) => tag === 'a');
  return link !== undefined && networkOf(attribute(link, 'href') ?? '') !== undefined;
}

/** What the lines of an address before the first with a digit say of whose it is. */
export function ofAddressLines(page: RatedPage, found: readonly FoundContact[], element: DocElement): FoundContact[] {
  const { document, manifest } = page;
  const isInFooter = placeOfElement(document, element.parent).kind === 'footer';
  return ofStanding(page, found, { element: element.parent }).map((each) => {
    const lines = each.contact.value.split('\n');
    const street = lines.findIndex((line) => /\p{Nd}/u.test(line));
    const labels = lines.slice(0, Math.max(0, street)).map((line) => readLabel(line, siteNamesOf(manifest)));
    const said = labels.reduce(joinLabels, 'nothing');
    // The owner of a site may have another name, and says it in the footer.
    const isNamed = isForeign(page, said) && !(isInFooter && said === 'other');
    return isNamed ? { ...each, others: NAMED } : { ...each, rank: each.rank ?? RANKS.content };
  });
}
