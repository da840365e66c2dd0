import { words } from '../words/fold.js';
import { isOtherPartyWord } from './label-words.js';

/** What an imprint calls whom the site belongs to, before a colon: the site's own name follows, or that of its owner. */
const IMPRINT =
  /^\s{0,4}(?:angaben|information(?:en)?|impressum|(?:dienste?)?anbieter|(?:seiten|website)?betreiber|verantwortlich|inhaber|herausgeber|imprint|legal notice|(?:site |website )?(?:provider|operator|publisher)|registered office|mentions légales|(?:éditeur|propriétaire|exploitant)|aviso legal|titular|responsable|note legali|titolare|gestore|ficha técnica|responsável|colofon|aanbieder|uitgever|ansvarig|utgivare|udgiver|ansvarlig|utgiver|julkaisija|ylläpitäjä|właściciel|wydawca|administrator|provozovatel|prevádzkovateľ|vydavatel|impresszum|üzemeltető|kiadó|operator|editor|yayıncı|site sahibi|künye|ιδιοκτήτης|υπεύθυνος|владелец|оператор|издатель|власник|видавець|الناشر|صاحب الموقع|בעל האתר|מפעיל האתר)(?![\p{L}\p{M}])([^:：\n]{0,60})[:：]\s{0,4}(?=\S)/iu;

/** A text before a contact without the words by which an imprint says whose it is; as it is where nothing follows on them. */
export function withoutImprintLabel(text: string): string {
  if (!text.includes(':') && !text.includes('：')) return text;
  // "Information Commissioner:" names another.
  return text.replace(IMPRINT, (label, rest: string) => (words(rest).some(isOtherPartyWord) ? label : ''));
}

/** Whether a heading is that of an imprint. */
export function isImprintHeading(text: string): boolean {
  return IMPRINT.test(`${text}: x`);
}

/** What heads the name of who answers for a site, or has it. */
const ANSWERS =
  /^\s{0,4}(?:inhaltlich |redaktionell |presserechtlich )?(?:verantwortlich|inhaber|betreiber|(?:dienste?)?anbieter|herausgeber|owner|publisher|operator|responsible|person responsible|directeur|directrice|responsable|éditeur|propriétaire|titular|editor|titolare|direttore|gestore|responsável|proprietário|verantwoordelijk|eigenaar|uitgever|ansvarig|utgivare|ansvarlig|redaktør|udgiver|julkaisija|vastaava|właściciel|wydawca|odpowiedzialn|provozovatel|vydavatel|felelős|kiadó|üzemeltető|responsabil|υπεύθυνος|ιδιοκτήτης|yayıncı|sorumlu|владелец|ответственн|издатель|власник|відповідальн|видавець|المسؤول|الناشر|صاحب الموقع|בעל האתר|אחראי)/iu;

/** What it says behind that: by which law, and for what. */
const FOR_SITE =
  /§|(?:^|[^\p{L}])(?:inhalt|redaktion|tmg|mstv|rstv|ddg|publicat|publicac|contenu|contenid|contenut|conteúd|content|webs|site|sito|sitio|sidan|siden|innehåll|indhold|innhold|inhoud|sisäl|treś|obsah|tartalom|conținut|περιεχ|içerik|сайт|содержан|вміст|зміст|المحتوى|الموقع|תוכן|אתר)/iu;

/** Whether a heading of an imprint says that who answers for the site is named below it: `Verantwortlich nach § 18 MStV`. */
export function isAnsweringHeading(text: string): boolean {
  return ANSWERS.test(text) && (!/\s/.test(text.trim()) || FOR_SITE.test(text));
}
