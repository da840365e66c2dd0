import { attribute, type DocElement } from '../document/element.js';
import { fold } from '../words/fold.js';

/** What languages call themselves, and their codes. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'english|deutsch|français|italiano|español|castellano|català|português|nederlands|vlaams|svenska|norsk|bokmål|nynorsk|dansk|suomi|íslenska|polski|čeština|slovenčina|' +
    'slovenščina|hrvatski|srpski|bosanski|magyar|română|български|македонски|русский|українська|ελληνικά|türkçe|العربية|עברית|فارسی|हिन्दी|বাংলা|ไทย|tiếng việt|bahasa indonesia|' +
    'bahasa melayu|日本語|中文|简体中文|繁體中文|한국어|eesti|latviešu|lietuvių|gaeilge|cymraeg|euskara|galego|malti|shqip|kiswahili|' +
    'en|de|fr|it|es|pt|nl|sv|no|nb|nn|da|fi|is|pl|cs|sk|sl|hr|sr|bs|hu|ro|bg|mk|ru|uk|ua|el|gr|tr|ar|he|fa|hi|th|vi|id|ja|jp|zh|cn|ko|kr|et|lv|lt|ga|cy|eu|gl|ca|cat|esp|eng|fra|ger|deu|ita|pt br|en gb|en us|عربي|עב|рус|укр|中|日|한'
  )
    .split('|')
    .map(fold),
);

/** Whether a link switches the language of a page. */
export function isLanguage(element: DocElement, label: string): boolean {
  return attribute(element, 'hreflang') !== undefined || NAMES.has(label);
}

/** The same of a label that has a code beside the name, as in `Deutsch (de)`. */
export function isNameOfLanguage(label: string): boolean {
  return NAMES.has(label) || (label.includes(' ') && label.split(' ').every((word) => NAMES.has(word)));
}
