import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { labelTextOf } from '../document/text.js';
import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isContactWord, isOtherPartyWord, isSmallWord, UNSPACED_OTHERS } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import { isOurs, isYours } from './ours.js';
import { SAID_OF_US } from './place.js';
import type { SiteNames } from './site-names.js';
import { withoutTownOfName } from './town-of-name.js';

/** Words for those who speak for themselves on a page of others: whose words, works and goods a site shows. */
const isVoiceWord = wordList(
  'his their author* reviewer* customer* client* guest* testimonial* review* quote* partner* supplier* sponsor* vendor* dealer* stockist* developer* designer* agency photographer*',
  'lieferant* förderer händler* bezugsquelle* autor* fotograf* kundenstimmen bewertung* rezension* gäste* agentur* fournisseur* partenaire* revendeur* auteur* autrice* photograph* témoignage* avis',
  'proveedor* aliad* colaborador* patrocin* distribuidor* opinion* reseña* testimonio* fornitor* rivenditor* autore autrice recension* testimonianz* fornecedor* parceir* revendedor* fotógraf* depoimento* avaliaç*',
  'leverancier* recensie* beoordeling* fotograaf leverantör* återförsäljare* författare* omdöme* leverandør* forhandler* forfatter* anmeld* omtale* toimittaja* tuottaja* kumppani* jälleenmyyj* kirjailija* valokuvaaja* arvostelu*',
  'dostawca* dostawcy opini* recenzj* dodavatel* recenz* beszállító* viszonteladó* szerző* fotós* vélemény* furnizor* partener* recenzi* păreri* προμηθευτ* συνεργάτ* χορηγ* συγγραφέα* φωτογράφ* κριτικ* tedarikçi* ortak* bayi* yazar* yorum*',
  'поставщик* партнёр* спонсор* дилер* автор* отзыв* постачальник* партнер* відгук* مورد* شريك* شركاء* راعي* مؤلف* مصور* آراء* ספק* שותפ* חסות סופר צלם חוות همکار* حامی* نویسنده عکاس نظر* dobavljač* dobavitelj* аутор* доставчи* партньор* dodávateľ* proveïdor* tarnija piegādātāj* tiekėj*',
);
/** The same in scripts that put no blanks between words. */
const UNSPACED_VOICES =
  /提供|協力|别会社|別会社|供应|供應|合作|赞助|贊助|協賛|取引先|著者|作者|評論|記者|お客様の声|口コミ|评价|評價|客户|顧客|작가|저자|후기|협력|제휴|공급/;

/** What stands near is not the house itself. */
const NEARBY =
  /(?<!\p{L})(?:near(?:by|est)?|closest|close|around|nähe|nächste[rnms]?|près|proche|proximité|autour|cerca|cercan\p{L}{1,3}|vicin\p{L}{1,4}|pert[oi]|próxim\p{L}{1,3}|buurt|dichtbij|nära|närmaste|nær|nærmeste|lähellä|lähin|blisk\p{L}{1,4}|pobliżu|blízk\p{L}{1,4}|közel\p{L}{0,6}|aproape|κοντά|yakın\p{L}{0,5}|рядом|близко|ближайш\p{L}{1,3}|поруч|найближч\p{L}{1,3}|قريب\p{L}{0,3}|القريب\p{L}{0,3}|קרוב\p{L}{0,3})(?!\p{L})/iu;
/** Who speaks, or who is spoken to. */
const WE_OR_YOU =
  /(?<!\p{L})(?:we|us|you|wir|uns|sie|dich|nous|vous|nosotros|usted(?:es)?|noi|voi|nós|você|wij|wij|jullie|vi|vi är|oss|me|te|my|wy|vy|mi|noi|voi|εμείς|εσείς|biz|siz|мы|вы|вас|нас|ми|ви|نحن|אנחנו)(?!\p{L})/iu;

/** What is said under a heading. */
export interface SaidUnder {
  /** The words before a contact say that it is of who speaks. */
  saysUs: boolean;
  /** The contact is a mailbox at a host of the site's name. */
  hasSiteName: boolean;
}

/**
 * Whether a heading with a word for others speaks of the site all the same: its trade is the site's, or it addresses the
 * visitor as the main heading of the page, or what stands under it says to call the house itself.
 *
 * @param said what the words before a contact under it say, and the contact itself
 */
export function isHeadingOfSite(
  document: IndexedDocument,
  heading: DocElement,
  names: SiteNames,
  { saysUs, hasSiteName }: SaidUnder,
): boolean {
  const text = labelTextOf(document, heading).trim();
  if (SAID_OF_US.test(text) || UNSPACED_VOICES.test(text)) return false;
  const unspaced = UNSPACED_OTHERS.exec(text)?.[0];
  if (unspaced !== undefined) return saysUs || names.squashed.some((name) => name.includes(fold(unspaced)));
  // "Tischlerei Brandt in Oldenburg" is the site's name, whatever the town.
  const all = words(withoutTownOfName(text, names));
  const others = all.filter(isOtherPartyWord);
  if (others.length === 0) return false;
  // The site's name may have such a word in it, as "Brandhuber" has the one for a fire.
  if (all.every((word) => names.words.has(word) || isLegalForm(word))) return true;
  // A partner may ask to call him; a mailbox with the site's name is none of his.
  if (others.some(isVoiceWord)) return saysUs && hasSiteName;
  if (saysUs) return true;
  const isPossessed = isYours(text) || isOurs(text);
  if (!isPossessed && NEARBY.test(text)) return false;
  // "Railway museum" is another one than the museum.
  const isTrade = (word: string) => names.trades.has(word) && (isPossessed || isNoName(all[all.indexOf(word) - 1]));
  if (others.every(isTrade)) return true;
  return heading.tag === 'h1' && (isPossessed || WE_OR_YOU.test(text));
}

function isNoName(word: string | undefined): boolean {
  return word === undefined || isSmallWord(word) || isContactWord(word);
}
