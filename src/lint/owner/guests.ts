import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isOurs } from './ours.js';

/** Words for those who come to a house, or live beside it: what is theirs is not the house's. */
export const isGuestWord = wordList(
  'customer customers client clients guest guests friend friends neighbour neighbours neighbor neighbors kunde kunden kundin kundinnen freund freunde freunden nachbar nachbarn nachbarin client cliente clientes clienti clientela ami amis amie voisin voisins voisine amigo amigos amiga vecino vecinos amico amici vicino vicini vizinho vizinhos klant klanten vriend vrienden buren klient klienta klienci klientka przyjaciel* sąsiad* kund kunder kunde kunden venner asiakas asiakkaa* zákazník* ügyfel* müşteri* misafir* komşu* клиент* клієнт* друзья друзей сосед* عميل* عملاء عملائنا عملاؤنا زبائن* לקוח* לקוחות*',
);

/** Whether a sentence speaks of those who come to the house as its own: "our customer lives at". */
export function isOfOurGuests(sentence: string): boolean {
  return isOurs(sentence) && words(sentence).some(isGuestWord);
}
