import { isOtherPartyWord } from '../owner/label-words.js';
import { words } from '../words/fold.js';

/** What is said right before an address to write to, as in "by post:", by language. */
const BY_POST =
  /(?<![\p{L}\p{M}])(?:by (?:post|mail|letter)|postal (?:mail|address)|post to|per (?:brief)?post|per brief|postalisch|auf dem postweg|par (?:courrier|la poste|voie postale|lettre)(?: postal[e]?)?|courrier|adresse postale|por (?:correo|carta|correio)(?: postal)?|correo postal|(?:via|per|tramite|a mezzo) (?:posta|lettera)|(?:med|via|per|pr\.?) (?:post|brev)(?:en)?|postitse|kirjeitse|poczt[aą]|listownie|poštou|písemně|postán|levélben|prin poștă|prin posta|posta (?:ile|yoluyla)|postayla|ταχυδρομικ(?:ά|ώς)|με ταχυδρομείο|по почте|почтой|поштою|بالبريد|عبر البريد|بريديا|בדואר)\s?[:：]?\s{0,3}$/iu;
/** The same in scripts that put no blanks between words. */
const UNSPACED = /(?:郵送(?:先|の場合)?|邮寄(?:地址)?|郵寄(?:地址)?|우편(?:\s?주소)?)\s?[:：]?\s?$/u;

/** Characters before an address that are read. */
const MOST = 100;
/** A word with a capital that does not begin the sentence: a name. */
const NAMED = /\S\s+\p{Lu}/u;

/** Whether the words right before an offset say that people write to the house there, and name nobody else. */
export function isByPost(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MOST), at);
  const said = BY_POST.exec(before) ?? UNSPACED.exec(before);
  if (!said) return false;
  const [sentence = ''] = before
    .slice(0, said.index)
    .split(/[.!?;·|•\n]/u)
    .slice(-1);
  return !NAMED.test(sentence) && !words(sentence).some(isOtherPartyWord);
}
