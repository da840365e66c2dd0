import { fold } from '../words/fold.js';
import { isIdentifierWord } from '../words/identifier-words.js';
import { wordList } from '../words/word-list.js';
import { type AddressPart, isCode } from './address-parts.js';

/** Whether a part of an address is one of a house: a floor, a flat, an office. */
export function isUnit(part: AddressPart | undefined): boolean {
  return part !== undefined && (UNIT.test(part.text) || SHOP.test(part.text) || isFloor(part));
}

/** A shop or hall of a house, in words that mean other things elsewhere. */
const SHOP =
  /^(?:local|nave|oficina|despacho|almacén|loja|fração|sala|bottega|negozio|capannone|magazzino|atelier|bureau|cour|hal|loods|lokal)(?: comercial| commerciale?)?(?: (?:\p{Nd}{1,3}|\p{Lu}))?(?: (?:izq|izda|dcha|dta)\.?)?$/u;

/** Parts of a house: floors, flats, offices, halls. */
const UNITS =
  'local|loc|desp|despacho|depto|dpto|unit|suite|ste|apt|apto|flat|floor|level|room|rm|block|bldg|piso|planta|puerta|esc|étage|etage|og|top|stiege|scala|int|interno|piano|sala|bloco|andar|lokal|lok|kat|daire|em|emelet|ajtó|patro|кв|оф|офис|корп|стр|эт|этаж|דירה|קומה|شقة|طابق|الطابق|مكتب|واحد|طبقه|پلاک|مبنى|بناية|عمارة|برج|بلوك|قطعة|قسيمة|جادة|ساختمان|בניין|building|edificio|edifício|bâtiment|bât|gebäude|haus|budynek|budova|épület|clădirea|bloc|bl|blok|bina|κτίριο|здание|строение|корпус|будівля|ชั้น|ห้อง|tầng|lầu|phòng|tingkat|lantai|plot|lot|hof|halle|aufgang|eingang|portal|módulo|hangar|shed|capannone|palazzina|galpão|pavilhão|armazém|hal|uppgång|opgang|bygning|byggnad|hala|klatka|wejście|csarnok|giriş|павильон|подъезд|вход|секция|помещение|пом|квартира|приміщення';
/** A part of a house with its number or letter. */
const UNIT = new RegExp(
  `^(?:${UNITS})(?:[.:\\s]{0,3}(?:(?:no|nr|رقم|№)[.:\\s]{1,3})?\\p{Nd}{1,4}\\p{L}?|\\s\\p{L}\\p{Nd}{0,3})$`,
  'iu',
);
/** The same behind other words of a sentence, as in "Visit us at Unit 3". */
const UNIT_AT_END =
  /(?<=\p{Ll}\s)(?:Unit|Suite|Ste|Apt|Flat|Floor|Level|Room|Block|Building|Local|Piso|Planta|Hof|Halle|Haus|Aufgang|Eingang|Gebäude|Bâtiment|Bât|Hal|Scala|Interno|Bloco|Sala|Lokal)\s(?:\p{Nd}{1,4}\p{L}?|\p{Lu}\p{Nd}{0,3})$/u;

/** Where a part of a house begins with which a text ends, behind words of a sentence; nothing without one. */
export function unitAtEnd(text: string): number | undefined {
  const at = text.search(UNIT_AT_END);
  return at === -1 ? undefined : at;
}

/** Whether a text is a part of a house with its number, and nothing else. */
export function isUnitText(text: string): boolean {
  return UNIT.test(text);
}

/** Words for floors, doors and parts of a house that need no number; folded. */
const isHouseWord = wordList(
  'floor basement mezzanine penthouse courtyard',
  'erdgeschoss* parterre hinterhaus* vorderhaus* hinterhof seitenflügel* gartenhaus* souterrain hochparterre obergeschoss* dachgeschoss* stock eg og ug dg',
  'rdc chaussée étage étages entresol escalier bâtiment porte',
  'bajo bajos entresuelo entreplanta sótano semisótano planta piso escalera puerta principal ático izda izquierda dcha derecha',
  'terra pianterreno seminterrato piano interno scala rialzato ammezzato',
  'rés andar esq esquerdo dto direito cave',
  'verdieping begane benedenverdieping bovenhuis',
  'piętro parter suterena',
  'přízemí patro',
  'földszint emelet félemelet',
  'parter etaj etajul demisol',
  'ισόγειο όροφος υπόγειο',
  'kat zemin',
  'этаж подъезд подвал цоколь поверх підʼїзд',
);

/** Words for a house of many floors, folded. */
const isTower = wordList(
  'tower towers building buildings torre torres tour turm toren hochhaus wieżowiec wieża budynek edificio edifício kulesi kule plaza menara wisma برج ابراج مبنى بناية عمارة مجمع مركز ساختمان מגדל בניין',
);

/** Whether a part is the name of such a house: its kind, and what it is called. */
export function namesTower(text: string): boolean {
  const words = text.split(/[\s\u00a0]+/);
  return words.length > 1 && words.length <= MOST_WORDS + 1 && words.some((word) => isTower(fold(word)));
}

/** Words of a part that says where in a house something is. */
const MOST_WORDS = 3;
/** Characters of such a part. */
const LONGEST = 28;

/** Whether a part says in words where in a house something is: `bajo`, `2. OG`, `ground floor`, `im Hinterhaus`. */
function isFloor({ text }: AddressPart): boolean {
  if (text.length > LONGEST) return false;
  const words = text.split(/[\s\u00a0/-]+/).filter((word) => word !== '');
  return words.length <= MOST_WORDS + 1 && words.some((word) => isHouseWord(fold(word.replace(/[.,:]{1,3}$/, ''))));
}

/** Parts between the street and its town, at most. */
const MOST_BETWEEN = 3;
const DIGITS = /\p{Nd}/gu;
/** Digits of a floor or a door. */
const MOST_DIGITS = 4;

/**
 * Whether what follows the last part of an address are parts of the house up to the town with its code, one of which says so.
 *
 * @param last the place of the part that they follow
 */
export function leadsToTown(parts: readonly AddressPart[], last: number): boolean {
  let hasUnit = false;
  for (let at = last + 1; at <= last + MOST_BETWEEN + 1; at += 1) {
    const part = parts[at];
    if (!part || part.isApart || part.isListed) return false;
    if (part.kind === 'postal' && isCode(part.text)) return hasUnit;
    if (part.text.length > LONGEST || part.kind === 'street' || isOther(part.text)) return false;
    hasUnit ||= isUnit(part);
  }
  return false;
}

/** Whether a text has more digits than a floor or a door, or names a number of something else. */
function isOther(text: string): boolean {
  if ((text.match(DIGITS) ?? []).length > MOST_DIGITS) return true;
  return text.split(/[\s\u00a0]+/).some((word) => isIdentifierWord(fold(word)));
}
