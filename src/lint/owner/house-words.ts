import { wordList } from '../words/word-list.js';

/** What German and its neighbours end words for houses of a trade in, folded. */
const ENDING =
  /.(?:haus|hof|gut|werk|werke|werkstatt|markt|bau|handel|handlung|technik|service|betrieb|erei|praxis|kanzlei|apotheke|schule|reisen|transporte|immobilien|laden|salon|studio|center|zentrum|muhle|bedrijf|winkel|bakkerij|slagerij|verkstad|butik|servis)$/u;

/** Words for houses of a trade that stand before the name of who has them, as in "Garage Morel". */
const isHouse = wordList(
  'auto* kfz spedition tankstelle hotel pension restaurant bar garage salon studio atelier agentur immobilien elektro sanitär dachdecker maler schreinerei tischlerei',
  'pharmacie boulangerie boucherie menuiserie ambulances transports hôtel brasserie cave domaine librairie fleuriste coiffure cabinet étude agence entreprise ets établissements plomberie électricité peinture maçonnerie imprimerie traiteur épicerie fromagerie pâtisserie',
  'taller talleres panadería carnicería farmacia librería restaurante bodega* transportes ferretería clínica despacho peluquería imprenta inmobiliaria',
  'officina panificio macelleria ristorante trattoria cantina ditta carrozzeria libreria falegnameria tipografia pasticceria pizzeria albergo immobiliare',
  'oficina padaria talho livraria pastelaria clínica imobiliária tipografia',
  'bakkerij slagerij autobedrijf garagebedrijf bouwbedrijf makelaardij apotheek warsztat sklep piekarnia apteka pekařství řeznictví pékség autószerviz brutărie φούρνος',
);

/** Whether a folded word is for a house of a trade: with a name behind it, it is that of one. */
export function isHouseWord(word: string): boolean {
  return isHouse(word) || (word.length > SHORT && ENDING.test(word));
}

/** Letters of a word that is no compound. */
const SHORT = 5;
