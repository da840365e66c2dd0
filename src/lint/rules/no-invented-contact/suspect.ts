import type { AddressMember } from '../../contact/address-members.js';
import type { Channel } from '../../contact/channels.js';
import type { LatLong } from '../../contact/lat-long.js';
import type { OverBlocks } from '../../contact/town-below.js';
import type { DocElement, Span } from '../../document/element.js';
import type { JsonPlace } from '../../document/things.js';
import type { Addressee } from '../../owner/addressee.js';
import type { PlaceKind } from '../../owner/place.js';
import type { Label } from '../../owner/read-label.js';
import type { Seat } from '../../owner/seat-label.js';

/** What kind of contact something is. */
export type ContactKind = 'phone' | 'email' | 'address' | 'messenger';

/** A contact of a page that the site does not have, before it is decided whose it is. */
export interface Suspect {
  kind: ContactKind;
  /** UTF-16 offsets into the source. */
  start: number;
  end: number;
  /** As it stands in the page. */
  value: string;
  /** Where it was found, in words. */
  source: 'text' | 'link' | 'structured data' | 'meta' | 'attribute' | 'script' | 'style' | 'map';
  place: PlaceKind;
  label: Label;
  /** The link, where it is one. */
  link: DocElement | undefined;
  /** It is of the site by itself: a mailbox at its domain, a property of its own thing. */
  isOwn: boolean;
  /** A mailbox at a host that has the site's name, and is not the site's. */
  isNamed?: boolean;
  /** A mailbox at a host that is spelled as the whole name of the site. */
  isNamesake?: boolean;
  /** A mailbox that is called like a person, or like nothing known. */
  isPersonal?: boolean;
  /** The value in a script of what is called as a desk of the house, at a host that is spelled as its name. */
  isOfNamedDesk?: boolean;
  /** A mailbox that is called like the person whose name heads what it stands in. */
  isOfPerson?: boolean;
  /** The label before it begins with a word for calling, whatever else it says: `Telefon Köln:`. */
  isCalled?: boolean;
  /** The words before it say to call somebody by the first name. */
  isByFirstName?: boolean;
  /** That is all that the line before it says. */
  isCallAlone?: boolean;
  /** The name of another house stands right before it, or that and its address. */
  isOfOtherHouse?: boolean;
  /** It stands where a page shows who works for the house. */
  isOfTeam?: boolean;
  /** It can be called or written to by itself, without a word beside it. */
  isPlain: boolean;
  /** The lines that it stands in with others: it is the site's where those have the site's own. */
  group?: DocElement;
  /** It stands in a sentence that people read: a number is written there as the site shows it. */
  isInSentence?: boolean;
  /** A number on a canvas that has no word but the site's name. */
  isOnly?: boolean;
  /** A mailbox at a foreign host that stands where the site's own is expected, behind a label for one. */
  isLabelled?: boolean;
  /** A mailbox at a foreign host that is called as that of a whole house, and stands where nobody else is named. */
  isRole?: boolean;
  /** A small word such as "is" or "at" stands right before it, as before what is said in a sentence. */
  isSaid?: boolean;
  /** What it is said to be for, where that is more than a general number or mailbox: faxes, a messenger, emergencies. */
  channel?: Channel;
  /** Other channels that its label names, too. */
  others?: readonly Channel[];
  /** It is what a link shows that leads to a contact of the site. */
  isContradiction?: boolean;
  /** The site's contact of its kind whose name the words beside it say, or its own: `support@…`, `Urgencias:`. */
  desk?: string;
  /** The configured contact that it nearly is. */
  near: { field: string; how: string } | undefined;
  /** Members of an address in data that are not those of the site's address, and the field of that. */
  wrongMembers?: readonly string[];
  /** The contact of the site that is meant by what stands around it: the data's address, the number that an icon shows. */
  ofField?: string;
  /** The contact that a component in the same element shows: what machines read of that is the same. */
  ofComponent?: string;
  /** Those members in JSON-LD, each where it stands. */
  wrongPlaces?: readonly { name: AddressMember; place: JsonPlace }[];
  /** The region of an address in data with another town, which no address of the site says. */
  strayRegion?: { text: string; place: JsonPlace | undefined } | undefined;
  /** The element of microdata that says an address in its parts, and nothing else. */
  inParts?: DocElement;
  /** The element of microdata whose text it is. */
  shownIn?: DocElement;
  /** The town of an address stands in blocks of its own. */
  over?: OverBlocks;
  /** The data says by numbers where that place is, too. */
  coordinates?: JsonPlace;
  /** Those numbers. */
  latLong?: LatLong;
  /** It is what the address of a map in data names. */
  isMap?: boolean;
  /** The attribute whose address shows it on a map. */
  mapIn?: string;
  /** The link around an address that leads to a place on a map and does not say which: it goes with the address. */
  mapLink?: DocElement;
  /** The address that the link to such a map shows as its text. */
  textOfMap?: string;
  /** Where it stands as the content of a `meta` that says nothing else. */
  content?: Span;
  /** Where it stands in JSON-LD: the member or item that it is, an address with all its members. */
  data?: JsonPlace | undefined;
  /** Somebody of the house is named above it, surely or perhaps. */
  addressee?: Addressee;
  /** Its label says that it is where the site's firm is registered, or a branch: the site's address is not the answer to that. */
  seat?: Seat;
  /** A street without a house number: somebody has to look. */
  isVague?: boolean;
  /** It may be right all the same: somebody has to look. */
  isUnsure?: boolean;
  /** Data gives it to somebody of another name or address, where it describes nobody else: somebody has to look. */
  isAlone?: boolean;
  /** Data gives it to a part of the site's organisation that has a name of its own: somebody has to look. */
  isOfPart?: boolean;
  /** It is taken for that of others for the mailboxes in its line alone: their hosts, and what its words say without them. */
  mailBeside?: { hosts: readonly string[]; label: Label };
  /** It ends a sentence that offers or asks for a thing, as in an ad: somebody has to look. */
  isInAd?: boolean;
  /** What a messenger is called. */
  messenger?: string;
}
