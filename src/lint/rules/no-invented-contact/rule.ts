import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { EMERGENCY } from '../../contact/channels.js';
import { messageLinkOf, writingNumber } from '../../contact/message-link.js';
import { shortMapAround } from '../../contact/short-map.js';
import type { DocElement, Span } from '../../document/element.js';
import { writingAddress } from '../../edit/address-in-parts.js';
import { removingFromData } from '../../edit/data-edits.js';
import { startWithName } from '../../edit/doubled-name.js';
import { keepingLabel } from '../../edit/keep-label.js';
import { keepingRest, noteOnOutside } from '../../edit/keep-rest.js';
import { noteOnLines } from '../../edit/one-line.js';
import { replacingLines, type Target } from '../../edit/replace.js';
import { wholeElements, wholeWithRegion } from '../../edit/whole-elements.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { claimedHostsOf } from './at-claimed-hosts.js';
import { channelNote, wordsOf } from './channel-note.js';
import { dataFixOf } from './data-fix.js';
import { CERTAIN } from './decide.js';
import { noInventedContactDocs } from './docs.js';
import { componentFor, expectationOf, replacementFor, WITH_LABEL } from './expectation.js';
import { goingContacts } from './going-data.js';
import { toldInComments } from './in-comments.js';
import type { InventedContact } from './invented-contact.js';
import { inventedContactsOf } from './invented-contacts.js';
import { labelsOfOthers } from './label-of-component.js';
import { type MemberProblem, membersWithin, withMembers } from './members-within.js';
import { metaFixOf } from './meta-fix.js';
import { inventedBookings } from './of-bookings.js';
import { problemsOfCoordinates } from './of-coordinates.js';
import { problemsOfMapCoordinates } from './of-map-coordinates.js';
import { numbersOfRegisters } from './of-registers.js';
import { otherFactsOf } from './own-facts.js';
import { repeatedContacts } from './repeated.js';
import { shortMapsOfHouse } from './short-maps-of-house.js';
import type { ContactKind, Suspect } from './suspect.js';
import { noteOnMap } from './text-of-map.js';
import { townsBehind } from './town-behind.js';
import { townsInHead } from './towns-in-head.js';

/** Contacts that a page presents as the site's own, and that the site does not have. */
export const noInventedContact: Rule = {
  id: 'no-invented-contact',
  severity: 'error',
  docs: noInventedContactDocs,
  saysOther: true,
  check(page) {
    const { contacts, values } = inventedContactsOf(page);
    const gone = goingContacts(page, contacts);
    const removing = removingFromData(
      page.document,
      [...gone].flatMap(({ suspect: { data } }) => data ?? []),
    );
    const repeated = repeatedContacts(page, contacts);
    const { facts, members } = otherFactsOf(page, claimedHostsOf(page, contacts));
    const toldMembers = new Set<MemberProblem>();
    const invented = contacts.map((found) => {
      const problem = problemOf(page, found, removing, gone.has(found), repeated.has(found), members, toldMembers);
      if (!repeated.has(found)) return problem;
      const { fix, ...rest } = problem;
      return rest;
    });
    const alone = members.filter((each) => !toldMembers.has(each)).map(({ problem }) => problem);
    return [
      ...invented,
      ...labelsOfOthers(page),
      ...inventedBookings(page),
      ...townsBehind(page),
      ...toldInComments(page, values),
      ...facts,
      ...alone,
      ...numbersOfRegisters(page),
      ...problemsOfCoordinates(page, contacts),
      ...problemsOfMapCoordinates(page, contacts),
      ...shortMapsOfHouse(page, contacts),
      ...townsInHead(page, contacts),
    ].sort((a, b) => a.start - b.start);
  },
};

const NAMES: Readonly<Record<ContactKind, string>> = {
  phone: 'phone number',
  email: 'mail address',
  address: 'postal address',
  messenger: 'chat',
};

/** Why, with how near it is to what the site has, as words that go on with what that is. */
function howNear(why: string, how: string): string {
  return why.endsWith(how) ? why : `${why}; ${how}`;
}

function problemOf(
  page: Page,
  found: InventedContact,
  removing: ReturnType<typeof removingFromData>,
  isGoing: boolean,
  isRepeated: boolean,
  members: readonly MemberProblem[],
  toldMembers: Set<MemberProblem>,
): Problem {
  const { verdict } = found;
  // What is told is what goes: elements are told whole, with the link to a map around an address.
  const told = toldOf(page, found.suspect);
  const suspect = told.mapLink ? { ...found.suspect, mapLink: told.mapLink } : found.suspect;
  const { kind, value, place, label, source, channel, mapLink } = suspect;
  const replacement = replacementFor(page, suspect);
  const { field, isSame } = replacement;
  // What is nearly another contact than the one to write says nothing to whoever writes that.
  const near = suspect.near?.field === field ? suspect.near : undefined;
  const name = nameOf(suspect);
  const shown = shortText(value.trim().replace(/\s+/g, ' '), LONGEST);
  const component = field === undefined ? undefined : componentFor(page, field, suspect);
  // The component would call where the link writes a message.
  const message =
    isSame && field !== undefined && suspect.source === 'link' && suspect.link && suspect.link.start === suspect.start
      ? messageLinkOf(page.document, page.manifest, suspect.link, field)
      : undefined;
  const own = message
    ? `\`${message.address}\`, the site's \`${field}\`${message.text ? `, and \`${message.text.component}\` as its text` : ''}`
    : expectationOf(page, suspect, replacement, name);
  const expected = isRepeated ? `none beside ${own}, which is to stand there once: remove ${WITH_LABEL}` : own;
  const isDesk = suspect.desk !== undefined && suspect.desk === field;
  const other = isDesk ? `its name or label says \`${field}\`` : `the site's is another`;
  const why = near === suspect.near ? verdict.why : other;
  // What the site does not have at all is said with what is expected.
  const lacking = isSame ? `the site has no such ${name}, and ` : '';
  const reason = near ? `${howNear(why, near.how)} the site's \`${near.field}\`` : lacking + why;
  const { fix: written, advice } = dataFixOf(page, found, replacement, removing, isGoing);
  const metaFix = metaFixOf(page, found, replacement);
  const within = membersWithin(suspect, members);
  for (const each of within) toldMembers.add(each);
  const fix = written && withMembers(written, within);
  const wrong = suspect.wrongMembers ? [...suspect.wrongMembers, ...within.map(({ member }) => member)] : [];
  const wrongOnes = wrong.length === 0 ? '' : `. Wrong in it: ${wrong.map((each) => `\`${each}\``).join(', ')}`;
  const stray =
    suspect.strayRegion && !suspect.isUnsure
      ? `. Its \`addressRegion\` \`${shortText(suspect.strayRegion.text, LONGEST)}\` is not in the site's address: remove it`
      : '';
  const geo = suspect.coordinates && !suspect.isUnsure ? '. Its `geo` is of that place, too: remove it' : '';
  const note = isSame ? channelNote(page, suspect, field) : undefined;
  const words = isSame && !message ? wordsOf(page, suspect, field) : undefined;
  const display = field === undefined ? undefined : page.manifest.resources.contacts[field]?.display;
  const rest =
    words && component !== undefined
      ? keepingRest(page.document, words.link, `the ${name}`, { component, display })
      : undefined;
  const isWritten =
    component !== undefined &&
    isSame &&
    !message &&
    (note === undefined || (near && channel !== EMERGENCY)) &&
    isReplaceable(found, near !== undefined);
  const isOutside = words && !isWritten && (rest || words.label !== undefined);
  const outside = isOutside ? noteOnOutside(words.link) : undefined;
  const mapNote = mapLink && 'The link around it leads to a place that its address does not say, and goes';
  const isShown = component !== undefined && isSame && (source === 'text' || source === 'link');
  const isTwice = isShown && startOf(page, suspect, field) === undefined;
  const nameNote = isTwice ? 'The component shows the name that stands before it, too: remove that' : undefined;
  const lineNote = isShown && field !== undefined && !suspect.inParts ? noteOnLines(page, field, told) : undefined;
  const more = [advice, note, words?.note, outside, mapNote ?? noteOnMap(page, found), nameNote, lineNote]
    .flatMap((sentence) => (sentence === undefined ? [] : `. ${sentence}`))
    .join('');
  return {
    start: told.start,
    end: told.end,
    message: `Unexpected ${name} \`${shown}\`, expected ${expected}: ${reason}${wrongOnes}${stray}${geo}${more}`,
    outcome: verdict.score < CERTAIN ? 'needs-review' : 'violation',
    resource: field === undefined ? '/resources/contacts' : pointer('resources', 'contacts', field),
    evidence: {
      value: shown,
      kind,
      source,
      place,
      label,
      ...(channel && { channel: channel.id }),
      why,
      score: verdict.score,
      ...(near && { near: near.field }),
      ...(wrong.length > 0 && { wrong: [...wrong] }),
    },
    ...(fix && { fix }),
    ...(metaFix && { fix: metaFix }),
    ...(component !== undefined &&
      isSame &&
      suspect.inParts &&
      verdict.score >= CERTAIN && { fix: writingAddress(page.document, suspect.inParts, component) }),
    // A component that shows another number may be what is meant where the words before it say no more than that it is called.
    // Under a label for what the site has not it would be shown as what it is not; nearly the site's is meant to be that.
    ...(message && suspect.link && isReplaceable(found, near !== undefined)
      ? writingNumber(page.document, suspect.link, message)
      : {}),
    ...(isWritten
      ? words?.label === undefined
        ? (rest ?? replacingLines(targetOf(page, suspect, field), suspect.over?.blocks ?? [], `the ${name}`, component))
        : keepingLabel(words.link, `the ${name}`, component)
      : {}),
  };
}

/** What is told of a suspect in the source, and the link to a map that goes with it. */
function toldOf({ document }: Page, { kind, source, start, end, over }: Suspect): Span & { mapLink?: DocElement } {
  if (kind !== 'address' || (source !== 'text' && source !== 'link') || over) return { start, end };
  const whole = wholeWithRegion(document, { start, end }) ?? { start, end };
  const mapLink = shortMapAround(document, whole);
  return mapLink ? { start: mapLink.start, end: mapLink.end, mapLink } : whole;
}

/** What right behind a number may be more of it: a digit, perhaps in the next line or behind a sign that nobody sees. */
const GOES_ON = /^[\s\u00ad\u200b-\u200d\u2060\ufeff]{0,3}(?:<br\s?\/?>\s{0,3})?\p{Nd}/u;

/** Where what a component replaces begins: with the name that it shows itself, and nowhere where that stands apart. */
function startOf(
  { document, manifest }: Page,
  { start, kind }: Suspect,
  field: string | undefined,
): number | undefined {
  const value = kind === 'address' && field !== undefined ? manifest.resources.contacts[field]?.value : undefined;
  return value === undefined ? start : startWithName(document.source, start, value);
}

/** Where the component goes: in place of whole elements, and of all of a number. */
function targetOf(page: Page, suspect: Suspect, field: string | undefined): Target | undefined {
  const { document } = page;
  const { end, link, kind, over, mapLink } = suspect;
  if (mapLink) return { start: mapLink.start, end: mapLink.end, replaced: mapLink };
  const from = startOf(page, suspect, field);
  if (from === undefined) return undefined;
  const wholeOf = kind === 'address' ? wholeWithRegion : wholeElements;
  const whole = wholeOf(document, { start: from, end: over?.streetEnd ?? end });
  const rest = whole && document.source.slice(whole.end, whole.end + 20);
  return whole && !(kind === 'phone' && GOES_ON.test(rest ?? '')) ? { ...whole, replaced: link } : undefined;
}

/** What a message calls a contact: by the channel that it is said to be of. */
function nameOf({ kind, messenger, channel }: Suspect): string {
  if (messenger !== undefined) return `${messenger} ${NAMES[kind]}`;
  return channel?.noun ?? NAMES[kind];
}

/** Characters of a contact that a message shows. */
const LONGEST = 120;

/** Whether a component surely is what belongs there: for what is nearly the site's, and for what no words say more of. */
function isReplaceable({ suspect, verdict }: InventedContact, isNear: boolean): boolean {
  const { source, kind, label } = suspect;
  if ((source !== 'text' && source !== 'link') || kind === 'messenger' || suspect.seat) return false;
  return isNear || (verdict.score >= CERTAIN && label !== 'urgent' && label !== 'topic');
}
