import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { isSmallWord } from '../owner/label-words.js';
import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isFollowWord, networkNamed } from './network-names.js';

/** To follow, find or name somebody on a network. */
const isFollowing = wordList(
  'follow find join share tag suivez retrouvez rejoignez partagez taguez identifiez mentionnez folgt folgen folge besucht teilt markiert verlinkt sigue sigan siga encuéntranos comparte etiqueta menciona segui seguite trova condividi tagga segue sigam encontre marque partilhe volg vind deel följ hitta dela tagga følg del tag seuraa jaa merkitse śledź obserwuj oznacz sledujte označte kövess jelölj urmăriți etichetează ακολουθήστε takip etiketle подписывайтесь отмечайте отметьте підписуйтесь позначайте تابعوا עקבו',
);
const isUs = wordList('us nous uns nos nosotros ci noi ons oss meitä nas nás minket ne μας bizi нас нами');
/** What says both in one word. */
const isFollowingUs = wordList(
  'síguenos síganos etiquétanos menciónanos seguici seguiteci taggaci taggateci trovaci takip تابعونا تابعنا',
);
const QUOTED = nearestTag('blockquote', 'q', 'cite', 'figcaption');

/** Whether the last sentence of a text asks to follow who speaks, and is not quoted. */
export function asksToFollowUs(before: string): boolean {
  const sentence = before.split(/[.!?…\n]\s?/u).at(-1) ?? '';
  if (/[“„«"][^”»"]{0,100}$/u.test(sentence.slice(-LONGEST))) return false;
  const all = words(sentence.slice(-LONGEST)).map((word) => fold(word));
  return all.some(isFollowingUs) || (all.some(isFollowing) && all.some(isUs));
}

/** Characters of a sentence that are read. */
const LONGEST = 100;

/** Whether the last sentence of a text says no more than that, and where: in scripts without capitals, a name looks like any word. */
export function asksAlone(before: string): boolean {
  const sentence = before.split(/[.!?…\n]\s?/u).at(-1) ?? '';
  return words(sentence.slice(-LONGEST)).every(
    (word) =>
      isFollowing(word) ||
      isUs(word) ||
      isFollowingUs(word) ||
      isFollowWord(word) ||
      isSmallWord(word) ||
      networkNamed(word) !== undefined,
  );
}

/** Whether somebody else is quoted where an element stands. */
export function isQuotation(document: IndexedDocument, element: DocElement | undefined): boolean {
  return QUOTED(document, element) !== undefined;
}
