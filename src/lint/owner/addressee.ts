import { fold } from '../words/fold.js';
import { isCredit } from './credit.js';
import { isHouseWord } from './house-words.js';
import { withoutImprintLabel } from './imprint-label.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import { readLabel } from './read-label.js';
import { isRoleWord, isTitleWord } from './roles.js';
import { isOwnWord, type SiteNames } from './site-names.js';

/** How a line begins that says to whom at an address a letter goes. */
const ATTENTION =
  /^(?:c\/o|z\.\s?h(?:d|änden)\.?|zu händen|zhd\.?|attn?[.:]|attn\s|attention(?: of)?[\s:]|fao[\s:]|f\.a\.o\.|for the attention of|in care of|à l['’]attention d|à l['’]att\.|a\/s de|aux bons soins d|c\.\s?a\.\s|alla (?:cortese )?(?:c\.\s?)?a(?:ttenzione|\.)|a la atenci[oó]n d|a\/a |a\/c |aos? cuidados? d|à atenção d|t\.\s?a\.\s?v\.|ter attentie van|k rukám|do rąk|figyelmébe|in atenția|υπόψη|вниманию|до уваги)/iu;

/** Titles of who studied or learned something, in short. */
const TITLES: ReadonlySet<string> = new Set(
  'dr dres ssa prof med dent vet jur phil rer nat mag dipl ing msc bsc ma dds dmd mudr mddr mvdr judr phdr mgr bc doc dott dssa avv arch geom rag lic lcdo lcda eng dra arq inż lek drs mr ir me pr д-р'.split(
    ' ',
  ),
);

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.-]*|&/gu;
/** Characters of a line that names somebody, and words of a name. */
const LONGEST = 70;
const MOST_WORDS = 8;
/** What stands between the names of partners, and behind them. */
const BETWEEN =
  /^(?:&|und|and|et|y|e|i|a|og|och|en|von|van|de|der|den|di|da|kollegen|partner|partners|associés|sócios|soci)$/iu;

/** How sure it is that somebody whom a line names is of the house that the address below it is of. */
export type Addressee = 'sure' | 'perhaps';

/**
 * Whether a line above an address names somebody of the house: whom a letter goes to, who leads it, somebody with a title; a
 * house of the site's trade; or a person or firm that may be any. Nothing for plainly another party.
 */
export function addresseeIn(line: string, names: SiteNames): Addressee | 'any' | undefined {
  const text = line.trim();
  if (
    text.length > LONGEST ||
    /[@\p{Nd}]|(?:^|\s)www\.|\p{L}\.(?!ssa\s)\p{Ll}{2,}(?!\p{L})/u.test(text) ||
    isCredit(text)
  )
    return undefined;
  if (ATTENTION.test(text)) return 'sure';
  const isImprint = withoutImprintLabel(text) !== text;
  const said = isImprint ? withoutImprintLabel(text) : text;
  if (/[:：]/.test(said.replace(/^[\p{L} ]{3,30}[:：](?=\s)/u, (label) => (isRole(label) ? '' : label))))
    return undefined;
  const all = (said.match(WORD) ?? []).slice(0, MOST_WORDS + 1);
  if (all.length === 0 || all.length > MOST_WORDS) return undefined;
  const folded = all.map((word) => fold(word.replace(/['’]s$/, '')).replaceAll(' ', ''));
  const isOwn = (word: string, at: number) => isOwnWord(word, names) && /^\p{Lu}/u.test(all[at] ?? '');
  if (folded.some((word, at) => isOtherPartyWord(word) && !isOwn(word, at) && !isTitle(word))) return undefined;
  const isNames = all.every((word) => /^\p{Lu}/u.test(word) || BETWEEN.test(word) || isKnownWord(fold(word)));
  if (!isNames) return folded.some(isOwn) && !isHouseWord(folded[0] ?? '') ? 'perhaps' : undefined;
  if (folded.some(isLegalForm)) return 'any';
  const isTitled = folded.some(isTitle);
  const isLed = isImprint || folded.some(isRoleWord) || folded.some(isTitleWord);
  if (isLed) return 'sure';
  if (isTitled) return names.isHealing ? 'sure' : 'perhaps';
  if (folded.some(isOwn)) return isHouseWord(folded[0] ?? '') && !isOwn(folded[0] ?? '', 0) ? undefined : 'perhaps';
  return folded.some((word) => isHouseWord(word) || isContactWord(word)) ? undefined : 'any';
}

/**
 * How sure it is that somebody whom a line names below "responsible for the contents" is of the house: with a word of the site's
 * name it is. Nothing for a firm, and for what is no person's name.
 */
export function answeringIn(line: string, names: SiteNames): Addressee | undefined {
  const said = addresseeIn(line, names);
  if (said === 'sure' || said === undefined) return said;
  const written = line.trim().match(WORD) ?? [];
  const folded = written.map((word) => fold(word).replaceAll(' ', ''));
  if (said === 'any' && (folded.some(isLegalForm) || written.length < 2 || written.length > MOST_OF_PERSON))
    return undefined;
  return folded.some((word) => isOwnWord(word, names)) ? 'sure' : 'perhaps';
}

/** Words of a person's name. */
const MOST_OF_PERSON = 4;

function isKnownWord(word: string): boolean {
  return isTitle(word) || isTitleWord(word) || isRoleWord(word) || isSmallWord(word);
}

function isTitle(word: string): boolean {
  return word.split(/[.\s-]/).every((part) => part === '' || TITLES.has(part));
}

function isRole(label: string): boolean {
  return (label.match(WORD) ?? []).every((word) => isRoleWord(fold(word)) || isSmallWord(fold(word)));
}

/** Whether a line names nobody, or the site: what a contact is, where it is. */
export function namesNobody(line: string, names: SiteNames): boolean {
  const label = readLabel(line, names);
  return label === 'contact' || label === 'site' || label === 'nothing' || isContactWord(fold(line.trim()));
}
