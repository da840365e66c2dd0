import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isHouseWord } from './house-words.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import { isRoleWord, isTitleWord } from './roles.js';
import { isOwnWord, type SiteNames } from './site-names.js';

/** What houses are called that people are sent to, and that no desk of another house is: with a name, one is somebody else. */
export const isInstitution = wordList(
  'centre center foundation institute trust clinic surgery agency college academy hostel inn chambers solicitors notary practice society association',
  'zentrum stiftung institut klinik notariat notar kanzlei sternwarte hochschule akademie verband verein sozialstation diakonie caritas bezirkshauptmannschaft landratsamt',
  'fondation institut clinique notaire notaires huissier maison agence collège académie association gîte auberge',
  'centro fundación fundação fondazione instituto istituto clínica clinica notaría notaria notaio notariado agencia agenzia posada hostal pensión academia accademia colegio gestoría asesoría asociación associazione associação rifugio',
  'centrum stichting instituut kliniek notaris notariskantoor kantoor bureau praktijk vereniging',
  'centret senteret stiftelse stiftelsen institutt instituttet klinikk klinikken klinik kliniken forening keskus säätiö klinikka notar byrå bureauet',
  'centrum fundacja instytut klinika notariusz kancelaria przychodnia nadace ústav klinika notář středisko poliklinika központ alapítvány intézet klinika közjegyző centrul fundația institutul notariat',
  'κέντρο ίδρυμα ινστιτούτο κλινική συμβολαιογράφος merkezi vakfı enstitüsü kliniği noter центр фонд институт клиника нотариус інститут клініка нотаріус مركز معهد عيادة مؤسسة מרכז מכון מרפאת קרן',
);

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.-]*|&/gu;
/** Characters before a contact that may name somebody, and parts of those. */
const LONGEST = 120;
const MOST_PARTS = 2;
const MOST_WORDS = 6;

/**
 * Whether what stands right before a contact is the name of a house that is plainly another one: a word for one with a name behind
 * it or before it, or a firm by its legal form, without a word of the site's name. A person's name is none.
 */
export function namesOtherHouse(before: string, names: SiteNames): boolean {
  const clause = before.slice(-LONGEST).split(/[:：;·|•\n]|\s[–—-]\s|[.!?]\s(?=\p{Lu}\p{Ll}{3})/u);
  const last = clause.findLast((part) => /\p{L}/u.test(part)) ?? '';
  const parts = last.split(/[,،、(]/u).filter((part) => /\p{L}/u.test(part));
  return parts.slice(-MOST_PARTS).some((part) => isOtherHouse(part, names));
}

function isOtherHouse(part: string, names: SiteNames): boolean {
  const written = (part.match(WORD) ?? []).filter((word) => !isSmallWord(fold(word)) && word !== '');
  if (written.length < 2 || written.length > MOST_WORDS) return false;
  const all = written.map((word) => fold(word).replaceAll(' ', ''));
  const isOwn = (word: string) => isOwnWord(word, names) || names.trades.has(word) || names.desks.has(word);
  if (all.some(isOwn)) return false;
  const isHouse = (word: string) => isInstitution(word) || isHouseWord(word);
  const isNamed = all.some((word, at) => {
    const isCapital = /^\p{Lu}|^\p{Lo}/u.test(written[at] ?? '');
    return isCapital && !isHouse(word) && !isKnown(word);
  });
  const isFirm = written.includes('&') || all.slice(1).some((word) => isLegalForm(word) && word.length > 1);
  return isNamed && (isFirm || all.some((word, at) => isHouse(word) && /^\p{Lu}|^\p{Lo}/u.test(written[at] ?? '')));
}

/** Words that are no name: for a contact, for what somebody does. */
function isKnown(word: string): boolean {
  return isContactWord(word) || isRoleWord(word) || isTitleWord(word) || isOtherPartyWord(word);
}
