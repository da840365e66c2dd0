import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import type { Addressee } from './addressee.js';
import { isCredit } from './credit.js';
import { isHealerWord } from './health.js';
import { isHouseWord } from './house-words.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import { readLabel } from './read-label.js';
import { isRoleWord, isTitleWord } from './roles.js';
import type { SiteNames } from './site-names.js';

/** Who leads a house, in short: `Inh.`, `Prop.`. */
const SHORT_ROLES: ReadonlySet<string> = new Set('inh prop gf ceo md tit'.split(' '));

/** What stands before such a word. */
const RANKS: ReadonlySet<string> = new Set('managing executive general sole unico unica delegato delegata'.split(' '));

/** Who has learned a craft, as a title before or behind the name. */
const isCraft = wordList(
  'master craftsman craftswoman joiner carpenter builder plumber roofer baker butcher electrician',
  'tischler* schreiner* zimmerer* zimmermann dachdecker* maler* bäcker* metzger* friseur* konditor* elektriker* goldschmied* schneider* schuhmacher* uhrmacher* optiker* augenoptiker* restaurator* gärtner* florist*',
  'maître artisan menuisier menuisière boulanger boulangère boucher charpentier plombier couvreur ébéniste coiffeur coiffeuse pâtissier pâtissière',
  'maestro maestra artesano artesana carpintero panadero carnicero fontanero electricista peluquero peluquera',
  'artigiano artigiana falegname panettiere macellaio idraulico elettricista parrucchiere parrucchiera sarto sarta',
  'mestre artesão artesã carpinteiro padeiro eletricista timmerman bakker slager loodgieter kapper kapster snickare målare snedker tømrer maler mistr mester',
);

/** German titles of masters, as `Tischlermeisterin`; the mayor and the caretaker are of other houses. */
const MASTER = /meister(?:in)?$/u;
const OTHER_MASTERS = /^(?:burger|haus|wacht|post|welt|schul|platz|stadtbau)meister/u;

/** Who has studied something, in full or in short. */
const isLearned = wordList(
  'dr dres prof med dent vet jur ing dipl mag dott dottssa dssa avv arch geom rag lic lcdo lcda mudr mvdr judr phdr mgr bds dds dmd mrcvs',
  'zahnarzt* zahnärzt* tierarzt* tierärzt* facharzt* fachärzt* hausarzt* hausärzt* arzt ärztin rechtsanwalt rechtsanwältin rechtsanwälte notar notarin steuerberater* architekt* apotheker* heilpraktiker* physiotherapeut* ingenieur*',
  'dentist orthodontist veterinarian physician solicitor barrister attorney accountant architect pharmacist physiotherapist optometrist',
  'avocat avocate notaire dentiste chirurgien vétérinaire médecin architecte pharmacien pharmacienne kinésithérapeute opticien opticienne',
  'abogado abogada notario dentista odontólogo odontóloga veterinario veterinaria médico médica arquitecto arquitecta farmacéutico farmacéutica',
  'avvocato avvocata notaio odontoiatra architetto medico geometra commercialista farmacista',
  'advogado advogada notário médico médica arquiteto arquiteta advocaat notaris tandarts dierenarts architect advokat tandläkare tandlæge adwokat',
);

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’.-]*|&/gu;
/** What stands between lines, and between a name and what somebody is. */
const BETWEEN_PARTS = /[\n,;|·•()]|\s[–—-]\s/u;
/** What stands between the names of people and within them. */
const IN_NAMES = /^(?:&|und|and|et|y|e|i|og|och|en|von|van|de|der|den|di|da)$/iu;
/** A house that somebody works at is another one than that whose name stands above. */
const AT_ANOTHER = /(?<!\p{L})(?:bei|beim|at|chez|presso|bij|hos|c\/o)(?!\p{L})/iu;
/** Lines below the name, their characters, and words of a name. */
const MOST_PARTS = 5;
const LONGEST = 70;
const MOST_NAME = 4;
const MOST_WORDS = 8;

/** What a part of a line says: somebody with what that one is, that alone, or a name alone. */
type Part = { kind: 'person' | 'work'; sure: Addressee } | { kind: 'name' };

/**
 * Whether lines before an address are the site's name and somebody of the house below it, by what that one is: the owner, a
 * master of the craft or, perhaps, somebody who has studied. Nothing where another house may be named.
 *
 * @param text the lines, with signs between what else they say
 */
export function ledHouse(text: string, names: SiteNames): Addressee | undefined {
  const said = text.split(BETWEEN_PARTS).filter((part) => /\p{L}/u.test(part));
  const own = said.findLastIndex((part) => readLabel(part.trim(), names) === 'site');
  const below = said.slice(own + 1);
  if (own === -1 || below.length === 0 || below.length > MOST_PARTS) return undefined;
  const parts = below.map((part) => readPart(part.trim(), names));
  const above = said.slice(0, own).map((part) => readLabel(part.trim(), names));
  if (!above.every((label) => label === 'contact' || label === 'nothing')) return undefined;
  let found: Addressee | undefined;
  for (const [at, part] of parts.entries()) {
    if (!part) return undefined;
    // A name alone may be that of any house: what somebody is has to stand right beside it.
    if (part.kind === 'name' && ![parts[at - 1], parts[at + 1]].some((each) => each?.kind === 'work')) return undefined;
    if (part.kind !== 'name') found = found === 'sure' ? 'sure' : part.sure;
  }
  return found;
}

function readPart(text: string, names: SiteNames): Part | undefined {
  if (text.length > LONGEST || /[@\p{Nd}]|www\./u.test(text) || isCredit(text) || AT_ANOTHER.test(text))
    return undefined;
  const said = text.replace(/^([\p{L}\p{M} .-]{2,30})[:：]/u, (label, role: string) =>
    isOnlyWork(role) ? role : label,
  );
  const written = said.match(WORD) ?? [];
  if (/[:：]/.test(said) || written.length > MOST_WORDS) return undefined;
  const works = written.filter((word, at) => isWork(word) && !isSurname(word, written[at - 1]));
  const rest = written.filter((word) => !works.includes(word) && !isTitleWord(folded(word)) && !isSmall(word));
  const isOther = (word: string) =>
    !/^\p{Lu}/u.test(word) ||
    isLegalForm(folded(word)) ||
    isHouseWord(folded(word)) ||
    (!names.words.has(folded(word)) && (isContactWord(folded(word)) || isOtherPartyWord(folded(word))));
  if (rest.length > MOST_NAME || rest.some(isOther)) return undefined;
  if (works.some((word) => isOtherTrade(word, names))) return undefined;
  if (works.length === 0) return rest.length > 1 ? { kind: 'name' } : undefined;
  const sure = works.some((word) => isRole(folded(word)) || isMaster(folded(word)) || isHealerOf(word, names));
  return { kind: rest.length > 0 ? 'person' : 'work', sure: sure ? 'sure' : 'perhaps' };
}

function folded(word: string): string {
  return fold(word.replace(/['’]s$/, '')).replaceAll(' ', '');
}

function isSmall(word: string): boolean {
  return IN_NAMES.test(word) || RANKS.has(folded(word)) || (isSmallWord(folded(word)) && !/^\p{Lu}/u.test(word));
}

function isRole(word: string): boolean {
  return (isRoleWord(word) && !isHouseWord(word) && !OTHER_MASTERS.test(word)) || SHORT_ROLES.has(word);
}

function isMaster(word: string): boolean {
  return (MASTER.test(word) && !OTHER_MASTERS.test(word)) || word === 'master';
}

/** Whether a word says what somebody is: whom a house belongs to, a craft, or what that one has studied. */
function isWork(written: string): boolean {
  const word = folded(written);
  if (isHouseWord(word)) return false;
  return isRole(word) || isMaster(word) || isCraft(word) || isStudied(written);
}

/** Whether a word for a craft is a name: right behind another name, as in "Anna Schneider". */
function isSurname(word: string, before: string | undefined): boolean {
  if (before === undefined || isStudied(word) || SHORT_ROLES.has(folded(word))) return false;
  // "Tischlermeister" has both in it.
  if (isCraft(folded(word)) && isMaster(folded(word))) return false;
  return (
    [before, word].every((each) => /^\p{Lu}/u.test(each)) &&
    !isWork(before) &&
    !isSmall(before) &&
    !isTitleWord(folded(before))
  );
}

function isStudied(written: string): boolean {
  return written.split(/[.-]/).every((each) => each === '' || isLearned(folded(each)));
}

function isOnlyWork(label: string): boolean {
  const all = label.match(WORD) ?? [];
  return all.length > 0 && all.every((word) => isWork(word) || isSmall(word));
}

/** Houses where people who have studied work; other words for houses are of crafts and shops. */
const OFFICE = /kanzlei|praxis|studio|cabinet|etude|despacho|clinica|apotheke|pharmacie|farmacia|agentur|agence/u;

/** Whether somebody has studied what a house that heals is for. */
function isHealerOf(written: string, { isHealing }: SiteNames): boolean {
  return isHealing && isStudied(written);
}

/** Whether a word is for somebody of another trade than the site's: a lawyer at a joiner's, a baker at a dentist's. */
function isOtherTrade(written: string, { isHealing, trades, words }: SiteNames): boolean {
  const word = folded(written);
  if (isRole(word)) return false;
  if (isHealerWord(word) && !isHealing) return true;
  if (isOtherPartyWord(word) && !trades.has(word)) return true;
  if (!isStudied(written)) return isHealing;
  const own = [...words];
  return !isHealing && own.some(isHouseWord) && !own.some((each) => OFFICE.test(each));
}
