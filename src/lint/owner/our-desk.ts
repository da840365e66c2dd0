import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isOurs } from './ours.js';
import { isTalkWord } from './talk-words.js';

/** Characters before a number that are read; words of a desk, and between the verb and the word for "our". */
const LONGEST = 100;
const [MOST_DESK, MOST_BETWEEN] = [5, 4];
/** What ends a clause. */
const SIGNS = '.!?;:：،,؟—–|·•\n';
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;

/** Desks for customers, who are others elsewhere. */
const OF_CUSTOMERS =
  /(?<!\p{L})(?:customers? (?:success|services?|support|care|relations|experience)|(?:service|servicio|servizio|atendimento|atenci[oó]n) (?:clients?|clientèle|al cliente|clienti|ao cliente))(?!\p{L})/giu;

/**
 * Whether what stands right before a number asks to talk to a desk of the house, with somebody's first name or without: "talk to
 * Megan in our groups team on".
 */
export function asksForOurDesk(before: string): boolean {
  const end = before.slice(-LONGEST).replace(OF_CUSTOMERS, 'service');
  const clause = end.slice(Math.max(-1, ...[...SIGNS].map((sign) => end.lastIndexOf(sign))) + 1);
  const all = clause.match(WORD) ?? [];
  const our = all.findLastIndex((word) => isOurs(word));
  if (our < 1) return false;
  const desk = all.slice(our + 1);
  if (desk.length === 0 || desk.length > MOST_DESK || desk.some(isOfOthers)) return false;
  // "Our friends at Kolb Travel": a name behind other words is that of somebody else.
  if (desk.some((word, at) => at > 0 && /^\p{Lu}/u.test(word) && /^\p{Ll}/u.test(desk[at - 1] ?? ''))) return false;
  const verb = all.findLastIndex((word, at) => at < our && (isTalkWord(fold(word)) || isContactWord(fold(word))));
  if (verb === -1 || our - verb - 1 > MOST_BETWEEN) return false;
  const between = all.slice(verb + 1, our);
  return between.every((word) => isSmallWord(fold(word)) || /^\p{Lu}\p{Ll}+$/u.test(word));
}

function isOfOthers(word: string): boolean {
  const folded = fold(word);
  return (
    isOtherPartyWord(folded) || /^(?:friend|neighbo|landlord|nachbar|freund|voisin|vecin|vicin|amic|amig)/.test(folded)
  );
}

/** Whom and what a house has desks for: these are answered by nobody else. */
const isGuestWord = wordList(
  'group groups party parties wedding weddings function functions event events private hire school schools visits press media accounts payroll wholesale trade hire catering membership memberships enquiries bookings',
  'gruppen* gruppe feiern hochzeit* veranstaltung* presse mitgliedschaft* großhandel vermietung schulklassen',
  'groupes mariage* séminaire* presse événement* évènement* adhésion* location scolaires',
  'grupos boda* evento* prensa colegios alquiler mayorista gruppi matrimoni evento eventi stampa scuole noleggio ingrosso casamento* imprensa escolas aluguer',
  'groepen bruiloft* feesten pers scholen verhuur grupper bröllop* fest* press skolor uthyrning bryllup* presse selskaber selskaper ryhmät häät juhlat lehdistö',
  'grupy wesela imprezy prasa szkoły skupiny svatby akce tisk školy csoportok esküvő* rendezvény* sajtó grupuri nunți evenimente presă ομάδες γάμοι εκδηλώσεις gruplar düğün* etkinlik* basın группы свадьбы мероприятия пресса групи весілля заходи преса',
);

/** Whether a label says whom a desk of the house is for, and nothing else: `Groups:`, `Weddings and parties:`. */
export function isDeskOfGuests(label: string): boolean {
  const text = label.trim();
  if (!/^[^.!?\n|·•]{3,40}[:：]$/u.test(text)) return false;
  const all = words(text).filter((word) => !isSmallWord(word));
  return all.some(isGuestWord) && all.every((word) => isGuestWord(word) || isContactWord(word));
}
