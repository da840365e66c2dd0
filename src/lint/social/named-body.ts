import type { DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { nearestTag } from '../document/nearest.js';
import { labelTextOf } from '../document/text.js';
import { isOtherPartyWord, isSmallWord } from '../owner/label-words.js';
import { isOurs } from '../owner/ours.js';
import type { PlaceKind } from '../owner/place.js';
import { isOwnWord, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isFollowWord, networkNamed } from './network-names.js';

/** What German and its neighbours end words for a body of people in, folded. */
const BODY_ENDING =
  /(?:verein|verband|chor|kapelle|orchester|feuerwehr|schule|kirche|gemeinde|zunft|gilde|bucherei|bibliothek|vereniging|school|kerk|koor|orkest|forening|foreningen|koren|kor|skola|skolan|skole|kyrka|kirke|seura|kuoro|koulu)$/u;

/** Bodies of people that have a profile of their own: clubs, choirs, schools, parishes. */
const isBody = wordList(
  'club clubs band brassband choir chorus orchestra church parish school library society brigade scouts harmonie fanfare musik* sport* turn* schützen* blasmusik* pfarr* kolping landjugend',
  'chorale orchestre école paroisse amicale comité coro banda escuela colegio parroquia peña cofradía orquesta biblioteca proloco scuola parrocchia circolo filarmonica filarmónica escola paróquia rancho clube scuole associazione asociación associação',
  'koło szkoła parafia chór klub ochotnicza sbor sbory škola farnost sokol knihovna egyesület kórus iskola plébánia dernek derneği okul okulu koro korosu kulübü σύλλογος χορωδία σχολείο клуб хор школа приход музыкальн* бібліотека хорова جمعية مدرسة نادي מקהלה מועדון',
);

/** What heads links to others. */
const isUseful = wordList(
  'useful helpful interesting recommended nützlich* interessant* empfohlen* weiterführend* utile utiles intéressant* utili interessanti útiles interés úteis nuttig* handig* användbar* nyttig* hyödyllis* przydatne polecane užitečné hasznos utili faydalı полезн* корисн* χρήσιμ* مفيدة שימושיים neighbours neighbors nachbar* voisins vecinos vicini vizinhos buren grannar naboer sąsiedzi village dorf',
);

const listAround = nearestTag('ul', 'ol', 'dl', 'p', 'div');
/** Letters of a word that tells a body from another. */
const SHORTEST = 4;
/** Characters of a label that are read. */
const LONGEST = 80;

/**
 * Whether a link in the text of a page names a body other than the site, as in "Music club on Facebook": the word for it is in the
 * handle, too, beside a name of the town that the site shares with it.
 */
export function namesAnotherBody(
  page: Page,
  link: DocElement,
  handle: string,
  said: string,
  place: PlaceKind,
): boolean {
  if (place === 'header' || place === 'footer' || said.length > LONGEST || isOurs(said)) return false;
  const names = siteNamesOf(page.manifest);
  const squashed = fold(handle).replaceAll(' ', '');
  const telling = words(said).filter(
    (word) =>
      word.length >= SHORTEST &&
      squashed.includes(word) &&
      !isSmallWord(word) &&
      !isFollowWord(word) &&
      networkNamed(word) === undefined &&
      !isOwnWord(word, names) &&
      !names.trades.has(word),
  );
  if (telling.length === 0) return false;
  return (
    telling.some((word) => isBody(word) || isOtherPartyWord(word) || BODY_ENDING.test(word)) ||
    isUnderUseful(page, link)
  );
}

/** Whether a link stands in a list under words for links to others. */
function isUnderUseful({ document }: Page, link: DocElement): boolean {
  const list = listAround(document, link);
  const heading = list && elementBefore(document, list);
  if (!heading || !/^(?:h[1-6]|p|strong|b|dt|summary|legend)$/.test(heading.tag)) return false;
  return words(labelTextOf(document, heading).slice(0, LONGEST)).some(isUseful);
}
