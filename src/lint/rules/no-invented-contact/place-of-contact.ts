import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
import { type Spot, sentenceBefore } from '../../owner/beside.js';
import { headingOfCard, isCardOfPerson } from '../../owner/card-of-person.js';
import { asksToCallUs } from '../../owner/first-person.js';
import { isHeadingOfSite } from '../../owner/heading-of-others.js';
import { isHouseNamedBelow, isUnderHouseOfOthers } from '../../owner/named-below.js';
import { type PagePlace, placeBeyond, placeOfElement } from '../../owner/place.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { isOfOtherTown } from './other-town.js';
import type { Suspect } from './suspect.js';

/** What a link shows of its contact, behind the words for it. */
const VALUE = /(?:[\p{Nd}+(]|[\p{L}\p{Nd}._%-]{1,64}@).*$/su;
/** Steps to read who speaks before a contact. */
const READ = 400;

/**
 * The part of a page that a contact stands in: a heading with a word for others makes it theirs, but where that is what the site
 * is, and where the words before the contact say that it is of who speaks.
 *
 * @param contact what the contact's own link says, and whether it is a mailbox at a host of the site's name
 */
export function placeOfContact(
  page: Page,
  spot: Spot | undefined,
  element: DocElement | undefined,
  { text = '', isNamed = false }: { text?: string; isNamed?: boolean | undefined } = {},
): PagePlace {
  const { document, manifest } = page;
  const place = beyondCard(document, placeOfElement(document, element));
  const names = siteNamesOf(manifest);
  if (place.kind === 'text' && isUnderHouseOfOthers(document, element, names))
    return { kind: 'other', element: place.element };
  if (place.kind !== 'other' || !place.heading) return place;
  document.budget.spend(READ);
  const before = spot ? sentenceBefore(spot.flow.text, spot) : '';
  const saysUs = asksToCallUs(`${before} ${text.replace(VALUE, '')}`);
  const said = { saysUs, hasSiteName: isNamed };
  const isOwn = (heading: DocElement) =>
    !isOfOtherTown(page, labelTextOf(document, heading)) &&
    isHeadingOfSite(document, heading, names, said) &&
    !(saysUs && isHouseNamedBelow(document, heading, element, names));
  return placeBeyond(document, element, isOwn);
}

/** The part of the page around a card that is marked up as an article: what heads it says whose the contacts are. */
function beyondCard(document: IndexedDocument, place: PagePlace): PagePlace {
  const { kind, element } = place;
  if (kind !== 'article' || !element) return place;
  const heading = headingOfCard(document, element);
  if (!heading || isCardOfPerson(document, element)) return place;
  return placeOfElement(document, element.parent);
}

/**
 * The place of a contact, where the card of a person is no article: a mailbox at a host of the site's name that is not its own is
 * told as in any other box. One at its own host is that person's.
 */
export function placeInCard(page: Page, place: PagePlace, { kind, isOwn, isNamed }: Known): PagePlace {
  const { element } = place;
  if (place.kind !== 'article' || !element || kind !== 'email' || isOwn || !isNamed) return place;
  return isCardOfPerson(page.document, element) ? placeOfContact(page, undefined, element.parent) : place;
}

type Known = Pick<Suspect, 'kind' | 'isOwn' | 'isNamed'>;
