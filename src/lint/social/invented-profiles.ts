import { messengerOf } from '../contact/messenger.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { linksOf } from '../document/links.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { oncePerPage } from '../document/once-per-page.js';
import { isInSample } from '../document/samples.js';
import { isOfTemplate } from '../document/template-code.js';
import { type Value, valuesOf } from '../document/things.js';
import { spanOfValue } from '../document/value-span.js';
import { labelBefore, type Spot, spotOf } from '../owner/beside.js';
import { isOurs } from '../owner/ours.js';
import { ownThings } from '../owner/own-things.js';
import { isOfPersonAbove } from '../owner/person-above.js';
import { placeOfElement } from '../owner/place.js';
import { isOthers, type Label, readLabel } from '../owner/read-label.js';
import { scriptMarkupOf } from '../owner/script-markup.js';
import { likeness, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { asksToFollowUs, isQuotation } from './asks-to-follow.js';
import { isInCardsOfPeople } from './cards-of-people.js';
import { isConfiguredProfile } from './configured-profiles.js';
import { isUnderFollowing } from './follow-heading.js';
import { profilesInText } from './handles-in-text.js';
import type { InventedProfile } from './invented-profile.js';
import { type LinkLabel, linkLabel } from './link-label.js';
import { bareNetworkOf, namedProfileOf } from './more-networks.js';
import { namesAnotherBody } from './named-body.js';
import { isShortFor } from './network-names.js';
import { ownElementsOf } from './own-elements.js';
import { portalPageOf } from './portal-pages.js';
import { portalOf } from './portals.js';
import { MESSENGERS, rated } from './profile-score.js';
import { profilesInAttributes, withAddressesOf } from './profiles-in-attributes.js';
import { profilesInScripts } from './profiles-in-code.js';
import { profilesOfHead } from './profiles-of-head.js';
import { isReviewInvitation, whyInvites } from './review-invitations.js';
import { isInIcons, isInRow } from './rows.js';
import { isForSharing } from './sharing.js';

const isQuoted = nearestTag('pre', 'code', 'samp', 'kbd', 'template');

/** How much of a handle the site's name has, to be its own by that. */
const ALIKE = 0.5;
const VERY_ALIKE = 0.75;
const ADDRESSED = "its address has the site's name";
/** Steps to compare a handle with the site's names. */
const COMPARED = 2000;

/** The profiles that a page invents, in the order of the source. */
export const inventedProfilesOf = oncePerPage((page): readonly InventedProfile[] => {
  const inScripts = scriptMarkupOf(page).flatMap(({ page: written, spanOf }) =>
    profilesIn(written).map((profile) => ({ ...profile, ...spanOf(profile), link: undefined })),
  );
  return [...profilesIn(page), ...inScripts].sort((a, b) => a.start - b.start);
});

function profilesIn(page: Page): InventedProfile[] {
  const { document } = page;
  const found: InventedProfile[] = [];
  for (const { element, href } of [...linksOf(document), ...ownElementsOf(document)]) {
    const url = href.trim();
    if (isOfTemplate(url)) continue; // only the template knows whose it is
    const isEmpty = isNowhere(url) || url.startsWith('#');
    const profile = isEmpty ? placeholderOf(page, element, url) : profileOfLink(page, element, url);
    if (profile && !isQuoted(document, element)) found.push(profile);
  }
  const links = new Set(found.map(({ link }) => link));
  for (const element of withAddressesOf(document)) {
    if (links.has(element) || isQuoted(document, element)) continue;
    found.push(...profilesInAttributes(page, element, (link, url) => profileOfLink(page, link, url)));
  }
  return [
    ...found,
    ...profilesInScripts(page),
    ...profilesInText(page),
    ...profilesOfThings(page),
    ...profilesOfHead(page),
  ].filter(({ start }) => !isInSample(document, start));
}

function isNowhere(url: string): boolean {
  return /^(?:#!?|#0|javascript:.{0,40})?$/i.test(url) || bareNetworkOf(url) !== undefined;
}

/** Whether a link leads to a part of the page that the page has not. */
function isAnchorToNothing(document: IndexedDocument, url: string): boolean {
  return /^#.{2,60}$/.test(url) && !idsOf(document).has(url.slice(1));
}

const idsOf = oncePerDocument(({ elements }): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const element of elements) {
    const id = attribute(element, 'id');
    if (id !== undefined) ids.add(id);
  }
  return ids;
});

/** A link of a network's icon or name that leads to no profile. */
function placeholderOf(page: Page, link: DocElement, url: string): InventedProfile | undefined {
  const { document } = page;
  // Most anchors lead to a part of the page: what they say takes longer to read.
  if (!isNowhere(url) && !isAnchorToNothing(document, url)) return undefined;
  const label = linkLabel(document, link);
  const network = label.network ?? bareNetworkOf(url);
  if (network === undefined || network === 'whatsapp' || !label.isAlone) return undefined;
  const place = placeOfElement(document, link).kind;
  if (place === 'other' || place === 'article' || isForSharing(link)) return undefined;
  if (place === 'text' && isInCardsOfPeople(page, link)) return undefined;
  const isRow = place !== 'text' || isInRow(page, link, true);
  if (!isRow && !isInIcons(page, link)) return undefined;
  const { start, end } = link;
  const score = isRow ? 0.9 : 0.6;
  return { start, end, url, network, place, isEmpty: true, why: 'it leads to no profile', score, link };
}

/** A link to a profile that the site does not have. */
function profileOfLink(page: Page, link: DocElement, url: string): InventedProfile | undefined {
  const { document, manifest } = page;
  if (!/^(?:https?:)?\/\/|^(?:instagram|twitter|tiktok|snapchat|fb|linkedin|youtube):/i.test(url)) return undefined;
  const profile = namedProfileOf(url);
  if (!profile) return portalPageOf(page, link, url);
  if (MESSENGERS.has(profile.network) || messengerOf(url) || isConfiguredProfile(url, manifest)) return undefined;
  // A person's profile is never the site's, unless it says so.
  const isPersonal = profile.network === 'linkedin' && profile.handle.startsWith('in/');
  const isMe = /(?:^|\s)me(?:\s|$)/.test(attribute(link, 'rel') ?? '');
  if ((isPersonal && !isMe) || /(?:^|\s)author(?:\s|$)/.test(attribute(link, 'rel') ?? '')) return undefined;
  const place = placeOfElement(document, link).kind;
  const names = siteNamesOf(manifest);
  document.budget.spend(COMPARED);
  const alike = likeness(profile.handle, names);
  const label = labelOf(document, link, profile.network);
  const said = saidOf(page, link, label);
  if (profile.network === 'googlemaps' && isReviewInvitation(url)) {
    // An address of Google has an id for a house, and no name: one with the site's is made up.
    const isNamed = alike >= VERY_ALIKE && place !== 'other' && place !== 'article';
    const why = isNamed ? ADDRESSED : whyInvites(document, link, label.text, said === 'other' ? 'text' : place);
    const { start, end } = link;
    const { network } = profile;
    return why === undefined ? undefined : { start, end, url, network, place, isEmpty: false, link, why, score: 0.6 };
  }
  if (!isMe && !label.isAlone && namesAnotherBody(page, link, profile.handle, label.text, place)) return undefined;
  const { start, end } = link;
  const base = { start, end, url, network: profile.network, place, isEmpty: false, link };
  const verdict = (why: string, score: number) => ({ ...base, why, score: rated(score, page, profile.isLoose) });
  // A page of reviews stands among those, and has the name of whom they are about.
  const isOfReviews = profile.isLoose && alike >= VERY_ALIKE;
  const isFollowed = label.isAlone && place !== 'article' && isUnderFollowing(page, link);
  const isAsked = alike >= ALIKE && place === 'other' && asksBefore(document, link);
  if ((place === 'other' && !isOfReviews && !isFollowed && !isAsked) || (place === 'article' && alike < VERY_ALIKE))
    return undefined;
  if (isMe) return verdict('`rel="me"` says so', 0.95);
  if (alike < ALIKE && isOfPersonAbove(page, link, profile.handle)) return undefined;
  if (alike >= VERY_ALIKE) return verdict('its handle is nearly the name of the site', 0.9);
  if (isAsked) return verdict('the words before it say to follow who speaks', 0.85);
  if (isOthers(said) && !isFollowed) return undefined;
  if (alike >= ALIKE && (label.isAlone || said === 'contact' || said === 'site'))
    return verdict('its handle is like the name of the site', 0.85);
  if (!label.isAlone) return undefined;
  if (place !== 'article' && isOurs(label.text)) return verdict("its words say that it is the house's own", 0.85);
  if (place === 'header' || place === 'footer')
    return verdict(`it stands in the ${place}, and names nobody else`, 0.85);
  if (isInRow(page, link, false)) return verdict("it stands in a row with the site's profiles", 0.85);
  if (isFollowed) return verdict('it stands under words to follow the site', 0.85);
  if (place === 'text' && asksBefore(document, link))
    return verdict('the words before it say to follow who speaks', 0.7);
  return undefined;
}

/** Whether the words before a link among those of others ask to follow the house. */
function asksBefore(document: IndexedDocument, link: DocElement): boolean {
  const spot = isQuotation(document, link) ? undefined : spotOf(document, link);
  return spot !== undefined && asksToFollowUs(spot.flow.text.slice(Math.max(0, spot.at - MOST_BEFORE), spot.at));
}

/** Characters before a link. */
const MOST_BEFORE = 120;

/** What a link says of itself; a name that is short for its network is no stranger's. */
function labelOf(document: IndexedDocument, link: DocElement, network: string): LinkLabel {
  const label = linkLabel(document, link);
  return isShortFor(network, label.text) ? { ...label, network, isAlone: true } : label;
}

/** What the words before a link and in it say of whose the profile is. */
function saidOf(page: Page, link: DocElement, { text, network }: LinkLabel): Label {
  const { document, manifest } = page;
  const names = siteNamesOf(manifest);
  const own = readLabel(text, names);
  if (own === 'site' || (own === 'party' && network === undefined)) return own;
  const spot = spotOf(document, link);
  if (!spot) return 'nothing';
  const since = endOfLinkBefore(document, spot);
  if (since > 0 && !/\p{L}/u.test(spot.flow.text.slice(since, spot.at))) return 'nothing';
  return labelBefore(document, { ...spot, since }, link.parent, names);
}

const linkAround = nearestTag('a');

/** Where the last link before an offset of a line ends: what another link says is of that. */
function endOfLinkBefore(document: IndexedDocument, { flow, at }: Spot): number {
  const before = flow.pieces.findLast(
    (piece) => piece.at < at && linkAround(document, piece.text.parent) !== undefined,
  );
  return before ? before.at + before.text.value.length : 0;
}

/** The profiles that structured data gives to the site. */
function profilesOfThings(page: Page): InventedProfile[] {
  const { document, manifest } = page;
  return ownThings(document, siteNamesOf(manifest)).flatMap(({ thing, isUnsure }) =>
    valuesOf(thing, 'sameAs').flatMap((value) =>
      profileOfValue(page, value).map((profile) =>
        isUnsure ? { ...profile, why: 'the data describes nobody else', score: Math.min(profile.score, 0.6) } : profile,
      ),
    ),
  );
}

function profileOfValue(page: Page, value: Value): InventedProfile[] {
  const url = value.text.trim();
  if (isOfTemplate(url)) return [];
  const profile = namedProfileOf(url);
  const network = profile?.network ?? bareNetworkOf(url) ?? portalOf(url);
  if (network === undefined || MESSENGERS.has(network) || isConfiguredProfile(url, page.manifest)) return [];
  return [
    {
      ...spanOfValue(page.document, value),
      data: value.json,
      url,
      network,
      place: 'text',
      isEmpty: profile === undefined && portalOf(url) === undefined,
      why: 'the data describes the site',
      score: profile ? rated(0.95, page, profile.isLoose) : portalOf(url) === undefined ? 0.9 : 0.6,
      link: undefined,
    },
  ];
}
