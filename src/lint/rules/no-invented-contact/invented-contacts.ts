import { FAX } from '../../contact/channels.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { staticContactsOf } from '../../contact/static-contacts.js';
import { overlapWith } from '../../document/overlaps.js';
import { isInSample } from '../../document/samples.js';
import type { Page } from '../../rule.js';
import { claimedHostsOf, verdictAtClaimedHost, withoutMailBeside } from './at-claimed-hosts.js';
import { besideInAddress } from './beside-in-address.js';
import { besideMailOfHouse, mailOfHouseIn } from './beside-mail.js';
import { hasOwnIn } from './beside-own.js';
import { nearOfItsChannel } from './channel-of.js';
import { verdictOn } from './decide.js';
import { ofDesk, withSameDesk } from './desk-of.js';
import type { InventedContact } from './invented-contact.js';
import { suspectsOfAttributes } from './of-attributes.js';
import { suspectsOfCards } from './of-cards.js';
import { suspectsOfCode } from './of-code.js';
import { suspectsOfFreepost } from './of-freepost.js';
import { suspectsOfHeadLinks } from './of-head-links.js';
import { withLines } from './of-line.js';
import { suspectsOfLinks } from './of-links.js';
import { suspectsOfMaps } from './of-maps.js';
import { suspectsOfMetaAddress } from './of-meta-address.js';
import { suspectsOfMetaAuthor } from './of-meta-author.js';
import { suspectsOfQrPictures } from './of-qr-pictures.js';
import { suspectsOfScriptMarkup } from './of-script-markup.js';
import { suspectsOfScripts } from './of-scripts.js';
import { suspectsOfShownText } from './of-shown-text.js';
import { suspectsOfSplitMails } from './of-split-mails.js';
import { suspectsOfStyles } from './of-styles.js';
import { suspectsOfText } from './of-text.js';
import { suspectsOfThings } from './of-things.js';
import { withTowns } from './of-town.js';
import { suspectsOfTownRows } from './of-town-rows.js';
import { suspectsOfUnnumbered } from './of-unnumbered.js';
import { withoutSaidInParts } from './said-in-parts.js';
import { verdictOnSame } from './same-number.js';
import type { Suspect } from './suspect.js';
import { toldOnce } from './text-of-map.js';
import { toldAgain } from './told-again.js';
import { type ToldValues, toldValuesOf } from './told-values.js';

/** The contacts that a page invents, in the order of the source. */
export function inventedContactsOf(page: Page): { contacts: InventedContact[]; values: ToldValues | undefined } {
  const contacts = contactsToldFirst(page);
  const values = toldValuesOf(page, contacts);
  if (!values) return { contacts, values };
  const again = toldAgain(page, contacts, values);
  return { contacts: again.length === 0 ? contacts : [...contacts, ...again].sort(inOrder), values };
}

/** Those that what stands around them says to be the site's, or that all of the page says so of. */
function contactsToldFirst(page: Page): InventedContact[] {
  if (configuredContactsOf(page.manifest).isEmpty) return [];
  const suspects = [
    ...suspectsOfLinks(page),
    ...suspectsOfThings(page),
    ...suspectsOfText(page),
    ...suspectsOfTownRows(page),
    ...suspectsOfUnnumbered(page),
    ...suspectsOfFreepost(page),
    ...suspectsOfAttributes(page),
    ...suspectsOfHeadLinks(page),
    ...suspectsOfMetaAddress(page),
    ...suspectsOfMetaAuthor(page),
    ...suspectsOfScripts(page),
    ...suspectsOfScriptMarkup(page),
    ...suspectsOfShownText(page),
    ...suspectsOfStyles(page),
    ...suspectsOfMaps(page),
    ...suspectsOfCards(page),
    ...suspectsOfCode(page),
    ...suspectsOfQrPictures(page),
    ...suspectsOfSplitMails(page),
  ]
    .filter(({ start }) => !isInSample(page.document, start))
    .map((suspect) => (suspect.kind === 'email' && !suspect.desk ? ofDesk(page, suspect, undefined) : suspect));
  const decided = suspects.map((suspect) => ({ suspect, found: judged(suspect, page) }));
  const told = decided.flatMap((each) => each.found);
  const hosts = claimedHostsOf(page, told);
  if (told.length === 0 && hosts.size === 0) return [];
  const ofSame = verdictOnSame(told, page.document);
  const found = decided.flatMap(({ suspect, found: own }): InventedContact[] => {
    if (own.length > 0) return own;
    const verdict = ofSame(suspect) ?? verdictAtClaimedHost(suspect, hosts);
    if (verdict) return [{ suspect, verdict }];
    const alone = withoutMailBeside(suspect, hosts);
    return alone ? judged(alone, page) : [];
  });
  const isCopy = overlapWith(staticContactsOf(page).map(({ start, end }) => ({ from: start, to: end })));
  const hasOwn = found.some(({ suspect }) => suspect.group || suspect.isRole) ? hasOwnIn(page) : () => false;
  const hasMail = mailOfHouseIn(found);
  const sorted = besideInAddress(page, withSameDesk(found, page), hasOwn)
    .flatMap((each) => besideMailOfHouse(each, hasOwn, hasMail))
    .filter(
      ({ suspect }) =>
        suspect.source === 'structured data' ||
        suspect.isContradiction ||
        !isCopy({ from: suspect.start, to: suspect.end }),
    )
    .sort(inOrder);
  return withLines(withTowns(toldOnce(withoutSaidInParts(page, sorted)), page), page);
}

function inOrder({ suspect: a }: InventedContact, { suspect: b }: InventedContact): number {
  return a.start - b.start || b.end - a.end;
}

/** What is decided of a suspect; nothing for one that may be anybody's. */
function judged(suspect: Suspect, page: Page): InventedContact[] {
  const own = nearOfItsChannel(suspect, page);
  const verdict = verdictOn(own);
  if (verdict) return [{ suspect: own, verdict }];
  // Anybody's fax may have nearly the digits of a phone.
  const nearly = own.near === suspect.near || own.channel === FAX ? undefined : verdictOn(suspect);
  return nearly ? [{ suspect: own, verdict: { ...nearly, why: 'it is nearly another number of the site' } }] : [];
}
