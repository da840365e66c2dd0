import { isOurs } from '../owner/ours.js';
import { fold } from '../words/fold.js';
import { type WordList, wordList } from '../words/word-list.js';

/** Those whom a house serves. */
const CUSTOMERS = wordList(
  'client clients cliente clientes clienti clienților clienții kunde kunden klant klanten kund kunder klient klienta klientów klientom klienci asiakas asiakkaat asiakkaille customer customers member members membership mitglied mitglieder mitgliedschaft',
);

/** What a house does for them. */
const SERVICE = wordList(
  'service services servizio servizi servicio servicios serviço serviços servicii serviciu dienst care support supporto soporte suporte help hilfe aide ajuda ayuda aiuto assistance assistenza asistencia assistência asistență area área aree zone zona espace bereich portal center centre desk atención atencion apoio accueil relations obsługa palvelu tjänst',
);

/** What makes a heading one over a list of them. */
const SHOWN = wordList(
  'happy selected featured some who trust trusted references reference referenz referenzen referenze references zufriedene ausgewählte einige alcuni selezionati qui confiance algunos alguns wybrani utvalda udvalgte utvalgte logo logos list wall stories say testimonial testimonials review reviews partner partners partnern partenaires parceiros sponsor sponsors sponsoren award awards',
);

/** Rooms of a house, and what it gives to those who write of it: pages of its own. */
const OWN_TOPICS = wordList('store stores press presse app apps');

/** How to pay: alone it stands over the marks of those who take the money, beside another topic over pages. */
const PAYING = wordList(
  'payment payments pago pagos pagamento pagamentos pagamenti paiement paiements zahlung zahlungen płatności ödeme betaling betalingen',
);

/** What joins two topics, or says for whom one is. */
const JOINING = wordList('and und et e y en og och i ve the for per für pour para för by di de of methods options');

/**
 * What of a heading could say that the links under it are those of others. A column of pages for customers, for the press
 * or about stores is the site's own; a list of "our customers" is not.
 */
export function withoutOwnTopics(heading: string): string {
  const words = fold(heading).split(' ');
  const has = (list: WordList) => words.some(list);
  if (has(CUSTOMERS) && !has(SHOWN) && (has(SERVICE) || !isOurs(heading))) return '';
  const isBeside = words.some((word) => !PAYING(word) && !JOINING(word));
  const left = words.filter((word) => !OWN_TOPICS(word) && !(isBeside && PAYING(word)));
  return left.length === words.length ? heading : left.join(' ');
}

/** The same for class names: one has to say that it is a service for customers. */
export function withoutServiceNames(names: string): string {
  const isService = (name: string) => {
    const words = fold(name.replaceAll('_', ' ')).split(' ');
    return words.some(CUSTOMERS) && words.some(SERVICE);
  };
  return names
    .split(/\s+/)
    .filter((name) => !isService(name))
    .join(' ');
}
