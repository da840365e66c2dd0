import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isOtherPartyWord } from './label-words.js';

/** Words of a label for when a house is open. */
const isOpening = wordList(
  'opening open hours times',
  'öffnungszeit* geöffnet geschäftszeiten ladenöffnungszeiten ordinationszeiten praxiszeiten bürozeiten schalterstunden sprechzeiten sprechstunden',
  'horaires horaire ouverture ouvert ouverts heures',
  'horario horarios apertura abierto abiertos abrimos atención',
  'orari orario aperto aperti aperture',
  'horário horários funcionamento aberto abertos abertura',
  'openingstijden openingsuren openingsuur geopend',
  'godziny otwarcia otwarte czynne',
  'otevírací doba otevřeno ordinační hodiny provozní otváracie otvorené ordinačné',
  'nyitvatartás nyitva nyitvatartásunk rendelési idő',
  'program orar orarul programul deschis deschidere',
  'öppettider öppet åbningstider åbningstid åbent åpningstider åpningstid åpent aukioloajat aukiolo avoinna auki',
  'ωράριο λειτουργίας ώρες ανοιχτά',
  'açılış çalışma saatleri saatlerimiz açık',
  'режим часы работы время открыто работаем години роботи відчинено працюємо работно време отворено',
  'radno vrijeme vreme otvoreno',
  'ساعات العمل أوقات الدوام مواعيد الافتتاح الفتح کاری ساعت کار',
  'שעות פתיחה הפתיחה פעילות הפעילות פתוח פתוחים',
);
const UNSPACED =
  /^(?:営業時間|開店時間|診療時間|開館時間|营业时间|營業時間|开放时间|開放時間|영업\s?시간|운영\s?시간|진료\s?시간|개장\s?시간)$/u;
/** Words that may stand beside those. */
const isBeside = wordList(
  'our we are the of for business office shop store trading regular normal weekly daily from during now usually and',
  'unsere unser wir haben sind für sie der die von zu unseren uns regulären',
  'nos notre nous sommes d de du des le la les votre magasin boutique',
  'nuestro nuestros nuestra de del al público comercial estamos tienda la el los',
  'nostri nostro di del siamo negozio al pubblico i gli gli uffici',
  'nosso nossos de do da estamos loja atendimento',
  'onze wij zijn van de het winkel we open',
  'nasze sklepu jesteśmy naše máme je jsme sme pro vi har vores våre våra butik butiken meidän olemme a az i s cu publicul de lucru nostru μας είμαστε το το',
  'мы наши нашего магазина ми наші нашите нашето naše naš',
  'لدينا نحن الرسمية ما مغازه فروشگاه שלנו אנחנו',
);

/** Words of such a label. */
const MOST = 6;

/** Whether a text is a label for when a house is open, and says nothing else but the name of the house. */
export function isOpeningLabel(text: string, isOwnName: (word: string) => boolean): boolean {
  const said = text.replace(/[\p{Extended_Pictographic}:：]/gu, ' ').trim();
  if (UNSPACED.test(said)) return true;
  const all = fold(said).split(' ');
  if (all.length > MOST || !all.some(isOpening)) return false;
  return all.every((word) => isOpening(word) || isBeside(word) || isOwnName(word));
}

/** Words of a part of the house that is open, and those among them that no list has. */
const [MOST_OF_PART, MOST_UNKNOWN] = [4, 2];

/**
 * Whether a label says of a part of the house that it is open, at its end: "roastery shop open". Only small letters stand there: with
 * a capital it may be another house.
 */
export function opensPart(text: string, isOwnName: (word: string) => boolean): boolean {
  const said = text.replace(/[\p{Extended_Pictographic}:：]/gu, ' ').trim();
  const written = said.split(/\s+/u);
  const all = written.map((word) => fold(word).replaceAll(' ', ''));
  const before = all.slice(0, -1);
  if (before.length === 0 || before.length > MOST_OF_PART || !isOpening(all.at(-1) ?? '')) return false;
  const unknown = before.filter((word) => !isOpening(word) && !isBeside(word) && !isOwnName(word));
  if (unknown.length > MOST_UNKNOWN || !before.some((word) => isShop(word) || isOwnName(word))) return false;
  return unknown.every((word) => {
    const own = written[before.indexOf(word)] ?? '';
    return /^\p{Ll}/u.test(own) && !isOtherPartyWord(word);
  });
}

/** What a house has where people come in. */
export const isShop = wordList(
  'shop store office showroom studio workshop boutique magasin atelier tienda taller negozio laboratorio bottega loja ateliê winkel atelier butik verkstad',
  'butikken butiken laden werkstatt büro sklep pracownia obchod dílna üzlet műhely magazin atelier kauppa myymälä κατάστημα mağaza dükkan магазин мастерская майстерня trgovina radionica',
);
