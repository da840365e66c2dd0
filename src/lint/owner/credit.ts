import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isSmallWord } from './label-words.js';

/** How the first part of a line begins that says who made the page. */
const MADE_BY =
  /^\s?(?:web\s?)?(?:site|website|design|webdesign|made|built|powered|created|hosted|réalis|realiz|umsetzung|gestaltung|diseñ|desarroll|realisatie|vormgeving|projekt strony|tvorba|сайт|розробка|разработка)/iu;
/** The same within a sentence: there only what is said of nothing but a page. */
const CREDIT =
  /(?<!\p{L})(?:powered|(?:web)?site|webdesign|web design|(?:designed|built|developed|made|created|hosted|website) (?:and \p{L}{4,10} )?)\s?by\s|(?<!\p{L})(?:hosting|webdesign|website|umsetzung|gestaltung|réalisation|diseño web|desarrollo web|realizzazione|sito web|desenvolvid[oa]|realisatie|projekt strony|tvorba webu)\s?(?:by|von|durch|par|por|di|da|door|wykonanie|:)\s/iu;

/** Whether the first part of a line says who made the page. */
export function beginsCredit(text: string): boolean {
  return MADE_BY.test(text);
}

/** Whether a sentence says who made the page, or what runs it: whoever that is has no desk at the site. */
export function isCredit(text: string): boolean {
  return CREDIT.test(text.slice(-LONGEST));
}

/** Where what a text says of who made the page begins, with the signs before it; its length where it says nothing of that. */
export function beforeCredit(text: string): number {
  const at = text.search(CREDIT);
  if (at === -1) return text.length;
  let end = at;
  while (end > 0 && /[^\p{L}\p{Nd})]/u.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Characters of a sentence that are read. */
const LONGEST = 120;

/** The desks of a house: what answers there is the house, and not the number of somebody just named. */
const isDesk = wordList(
  'sales booking* reservation* reception* enquir* inquir* order* appointment* office shop store workshop bestellung* buchung* reservierung* anmeldung empfang büro praxis werkstatt réservation* commande* accueil secrétariat boutique atelier reserva* pedido* recepción tienda taller cita* prenotazion* ordin* segreteria negozio officina encomenda* receção recepção loja oficina receptie winkel bestelling* reserverin* rezerwacj* recepcj* sklep zamówieni* bokning* bestilling* rezervasyon* sipariş* заказ* брон* запись замовлення حجز الحجز للحجز استقبال',
);

/** Whether a label names a desk, and nothing else. */
export function isDeskLabel(label: string): boolean {
  const all = words(label.slice(-LONGEST_LABEL)).filter((word) => !isSmallWord(word));
  return all.length > 0 && all.every(isDesk);
}

/** Characters of a label. */
const LONGEST_LABEL = 40;
