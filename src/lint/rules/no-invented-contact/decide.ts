import { isOthers, type Label } from '../../owner/read-label.js';
import { asciiDigit } from '../../words/fold.js';
import type { Suspect } from './suspect.js';

/** Why a contact is taken for the site's own. */
export interface Verdict {
  why: string;
  /** From 0 to 1; below 0.75 somebody has to look. */
  score: number;
}

/** From here on nobody has to look. */
export const CERTAIN = 0.75;

const PLACES = { header: 'the header', footer: 'the footer', contact: 'a part with contacts' } as const;

const SEATS = { registered: 'it is given as where the firm is registered', branch: 'it is given as a branch' } as const;

/** Whether a contact is presented as the site's own, and why; nothing where it may be anybody's. */
export function verdictOn(suspect: Suspect): Verdict | undefined {
  const verdict = ofAd(suspect, verdictOnPlace(suspect));
  if (!suspect.seat) return verdict;
  const { label, place } = suspect;
  const isOwnPart = place === 'header' || place === 'footer' || place === 'contact';
  const isFound = verdict || (isOwnPart && (label === 'topic' || label === 'nothing'));
  return isFound ? { why: SEATS[suspect.seat], score: 0.6 } : undefined;
}

/** An ad may be of the house, or of one of its visitors. */
function ofAd({ isInAd, isOwn }: Suspect, verdict: Verdict | undefined): Verdict | undefined {
  return verdict && isInAd && !isOwn ? { ...verdict, score: Math.min(verdict.score, 0.6) } : verdict;
}

function verdictOnPlace(suspect: Suspect): Verdict | undefined {
  const { kind, isOwn, near, place, source } = suspect;
  // Words for numbers of orders and articles say nothing of a mailbox or chat.
  const label =
    suspect.label === 'identifier' && (kind === 'email' || kind === 'messenger') ? 'nothing' : suspect.label;
  // A person's own mailbox beside what is said of that person.
  const isBesidePerson = place === 'other' || (place === 'article' && label !== 'contact');
  const isPersons = suspect.isPersonal && (isBesidePerson || (place === 'text' && suspect.isOfPerson));
  if (isOwn && isPersons)
    return suspect.isOfTeam ? { why: 'somebody of the house has it at its domain', score: 0.6 } : undefined;
  // In the settings of a script a mailbox may be called like nothing known.
  if (suspect.isOfNamedDesk && (suspect.isPersonal || !suspect.isNamesake) && !near)
    return place === 'other' ? undefined : { why: "its host has the site's name", score: 0.6 };
  const isUnsure = suspect.isUnsure || suspect.isAlone || suspect.isOfPart;
  if (isOwn) return { why: ownReason(suspect), score: isUnsure ? 0.6 : 0.95 };
  // A map may show the way to others.
  if (source === 'map') return place === 'other' ? undefined : { why: near?.how ?? 'a map shows it', score: 0.6 };
  // A name may be that of somebody of the house, whose number then is nearly its own.
  const isNamed = label === 'other' || (label === 'topic' && !suspect.isSaid && isDialled(suspect));
  if (near && isNamed && kind === 'phone' && place !== 'other' && !suspect.isOfOtherHouse)
    return { why: near.how, score: 0.6 };
  // A desk of somebody in the team, at the house's own number.
  if (near && kind === 'phone' && suspect.isOfTeam && label !== 'party' && !suspect.isOfOtherHouse)
    return { why: near.how, score: 0.6 };
  if (suspect.isOfTeam && kind === 'phone' && !isNumbersOfOther(label) && !suspect.isOfOtherHouse)
    return { why: 'somebody of the house is called there', score: 0.6 };
  if (suspect.isOfTeam && kind === 'messenger' && place !== 'other' && label !== 'party')
    return { why: 'somebody of the house is written to there', score: 0.6 };
  // Whatever stands before it, its host is spelled nearly as that of the site.
  if (near && kind === 'email' && suspect.isNamed && label === 'party' && place !== 'other')
    return { why: near.how, score: 0.6 };
  // In its own parts a page names those who work for the house.
  const isOwnPart = place === 'header' || place === 'footer' || place === 'contact';
  if (suspect.isByFirstName && isOwnPart && (label === 'other' || label === 'topic'))
    return { why: `it stands in ${PLACES[place]}`, score: 0.6 };
  if (suspect.addressee && (isOwnPart || place === 'text')) {
    const why = isOwnPart ? `it stands in ${PLACES[place]}` : 'the words before it name somebody of the house';
    return { why, score: suspect.addressee === 'sure' ? 0.8 : 0.6 };
  }
  if (suspect.isCallAlone && place === 'text' && (label === 'other' || label === 'topic'))
    return { why: 'the words before it say to call somebody by the first name', score: 0.6 };
  if (suspect.isNamesake && !isNamesOwn(suspect, label)) return ofNamesake(suspect, isPersons);
  if (suspect.isVague) return { why: near?.how ?? 'it is given as an address', score: 0.6 };
  if (isOthers(label) || place === 'other') return undefined;
  if (near && (label !== 'topic' || isNearEnough(suspect))) return { why: near.how, score: 0.9 };
  if (place === 'article') return undefined;
  const placed = place === 'text' ? undefined : `it stands in ${PLACES[place]}`;
  if (source === 'meta' || source === 'attribute' || source === 'script' || source === 'style') {
    if (kind !== 'email') return { why: namedReason(suspect), score: 0.85 };
    if (source === 'meta') return { why: 'the page describes itself by it', score: suspect.isUnsure ? 0.6 : 0.8 };
    if (source === 'attribute' && placed) return { why: placed, score: 0.8 };
    // What is called so may be of anybody; a sentence says whose it is.
    if (label !== 'contact') return undefined;
  }
  if (kind === 'messenger') return { why: placed ?? 'it opens a chat with the site', score: placed ? 0.9 : 0.8 };
  if (kind === 'email') {
    if (suspect.group && label === 'contact') return { why: "it stands among the site's own", score: 0.6 };
    if (suspect.isLabelled && placed) return { why: `a label for the site's mailbox stands before it`, score: 0.6 };
    if (suspect.isLabelled) return { why: 'the words before it ask to write to the house', score: 0.6 };
    if (suspect.isRole && !suspect.isPlain)
      return { why: 'it is a general mailbox, as `info@` is, and no other house is named near it', score: 0.6 };
    if (!suspect.isPlain || label === 'topic') return undefined;
    if (placed) return { why: placed, score: 0.8 };
    if (suspect.isNamed) return { why: "its host has the site's name", score: suspect.isPersonal ? 0.6 : 0.8 };
    return label === 'contact' ? { why: 'the words before it say so', score: 0.6 } : undefined;
  }
  if (suspect.isOnly && label === 'nothing') return { why: 'nobody else is named on the page', score: 0.6 };
  if (suspect.group && kind === 'phone') return { why: "it stands among the site's own", score: 0.6 };
  if (label === 'contact') return { why: placed ?? 'the words before it say so', score: placed ? 0.9 : 0.8 };
  if (label === 'urgent')
    return placed ? { why: 'it is called at any hour', score: 0.8 } : { why: 'it is called at any hour', score: 0.6 };
  if (label === 'site') return { why: "the site's name stands before it", score: 0.85 };
  if (placed && label === 'topic' && suspect.isCalled) return { why: placed, score: 0.6 };
  if (!placed || label === 'topic') return undefined;
  return suspect.isPlain ? { why: placed, score: 0.85 } : undefined;
}

function isNumbersOfOther(label: Label): boolean {
  return label === 'party' || label === 'identifier';
}

/** Whether a number is surely one to call: behind a term it may be that of a file. */
function isDialled({ source, value }: Suspect): boolean {
  return source === 'link' || /^[+\uff0b(]/.test(value) || /^0/.test(value.slice(0, 1).replace(/\p{Nd}/u, asciiDigit));
}

/** Whether a near value counts although other words stand before it: those may be of a house in the same street. */
function isNearEnough({ kind, place, isSaid, isNamed }: Suspect): boolean {
  return kind === 'phone' ? isSaid === true : place !== 'text' || isNamed === true;
}

/** Whether nothing beside a mailbox at a host of the site's name says that it is somebody's, or what it is for. */
function isNamesOwn({ place, source, near }: Suspect, label: Label): boolean {
  if (source === 'script' && !near) return false;
  return place !== 'other' && place !== 'article' && !isOthers(label) && label !== 'topic';
}

/** What is decided of a mailbox at a host of the site's name, where the words or the part around it leave that open. */
function ofNamesake({ source, place, isOfTeam, isPersonal }: Suspect, isPersons?: boolean): Verdict | undefined {
  const why = "its host is spelled as the site's name";
  if (source === 'script') return place === 'other' || isPersonal ? undefined : { why, score: 0.8 };
  if (isPersons) return isOfTeam ? { why, score: 0.6 } : undefined;
  return place === 'other' ? undefined : { why, score: 0.6 };
}

function namedReason({ kind, label, source }: Suspect): string {
  if (label === 'contact' && source === 'meta') return 'the page describes itself by it';
  if (label === 'contact' || label === 'site') return 'the words before it say so';
  return kind === 'address' ? 'its name says that it is where the house is' : 'its name says that it is called';
}

function ownReason({ kind, source, near, isContradiction, isAlone, isOfPart }: Suspect): string {
  if (isContradiction) return source === 'link' ? "its text is the site's own" : "its link leads to the site's own";
  if (near) return near.how;
  if (isOfPart) return "the data gives it to a part of the site's house";
  if (isAlone) return 'the data describes nobody else';
  if (source === 'structured data') return 'the data describes the site';
  return kind === 'email' ? "it is at the site's own domain" : 'it is written as its own';
}
