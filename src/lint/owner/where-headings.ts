import { fold } from '../words/fold.js';

/** What heads the part of a page that says where the house is, and how to reach it. */
const BEGINNINGS: readonly string[] = (
  'where we are|where are we|where to find us|where you ll find us|where you can find us|how to find us|find us|how to reach us|how to get here|how to get to us|getting here|getting to us|get in touch|come and see us|visit us|' +
  'so finden sie uns|so findest du uns|so findet ihr uns|so finden sie zu uns|hier finden sie uns|hier findest du uns|wo sie uns finden|wo du uns findest|wo wir sind|so erreichen sie uns|ihr weg zu uns|der weg zu uns|anfahrt|anreise|' +
  'ou nous trouver|ou sommes nous|nous trouver|nous rejoindre|comment venir|comment nous trouver|venir nous voir|nous rendre visite|acces et plan|plan d acces|' +
  'donde estamos|donde encontrarnos|donde encontrarnos|como llegar|encuentranos|visitanos|ven a vernos|' +
  'dove siamo|dove trovarci|come raggiungerci|come arrivare|vieni a trovarci|venite a trovarci|' +
  'onde estamos|onde nos encontrar|como chegar|encontre nos|visite nos|venha visitar nos|' +
  'waar vind je ons|waar vindt u ons|waar zijn we|hier vind je ons|hier vindt u ons|zo vind je ons|zo bereik je ons|kom langs|vind ons|' +
  'har finns vi|har hittar du oss|hitta hit|hitta till oss|hitta oss|sa hittar du hit|vagbeskrivning|her finder du os|her finner du oss|find vej|find os|finn veien|finn oss|slik finner du oss|sadan finder du os|veibeskrivelse|' +
  'mista meidat loytaa|loydat meidat|nain loydat perille|nain loydat meille|saapuminen|saapumisohjeet|' +
  'gdzie jestesmy|gdzie nas znajdziesz|jak dojechac|jak do nas dojechac|jak trafic|jak nas znalezc|dojazd|znajdz nas|' +
  'kde nas najdete|kde nas najdes|jak nas najdete|jak se k nam dostat|jak k nam|najdete nas|kde sidlime|kde nas najdete|ako sa k nam dostanete|' +
  'hol vagyunk|hol talalsz|hol talalhato|itt talalsz|megkozelites|igy talalsz|hogyan juthat|' +
  'unde ne gasesti|unde ne gasiti|unde suntem|cum ajungi|cum ajungeti|' +
  'neredeyiz|nerede|bize ulasin|nasil ulasilir|nasil gelinir|nasil gidilir|ulasim|' +
  'που θα μας βρειτε|που βρισκομαστε|που ειμαστε|που μας βρισκετε|πωσ θα ερθετε|πωσ θα μας βρειτε|' +
  'где мы|где нас найти|как нас наити|как нас найти|как добраться|как проехать|схема проезда|мы на карте|' +
  'де ми|де нас знаити|де нас знайти|як нас знаити|як нас знайти|як доїхати|як доіхати|як дістатися|як дістатись|схема проїзду|' +
  'къде сме|къде да ни намерите|как да стигнете|gdje smo|gdje nas pronaci|kako do nas|gde smo|gde nas naci|gde se nalazimo|kje smo|kje nas najdete|' +
  'اين نحن|اين تجدوننا|اين تجدنا|كيف تصل|كيف تصلون|الوصول الينا|موقعنا|زورونا|کجا هستیم|مسیر دسترسی|איפה אנחנו|איך מגיעים|דרכי הגעה|איפה תמצאו אותנו|בואו לבקר|' +
  'lokasi kami|cara ke sini|temukan kami|cach den|duong den'
)
  .split('|')
  .map(fold);

const FIRST: ReadonlyMap<string, readonly string[]> = byFirstWord();

function byFirstWord(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const phrase of BEGINNINGS) {
    const first = phrase.split(' ')[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  return found;
}

/** Words that may follow, as in "Where to find us in Bath". */
const MOST_MORE = 3;

/** Whether a heading says that where the house is follows. */
export function isWhereHeading(text: string): boolean {
  const folded = fold(text);
  return (FIRST.get(folded.split(' ')[0] ?? '') ?? []).some(
    (phrase) =>
      folded === phrase ||
      (folded.startsWith(`${phrase} `) && folded.slice(phrase.length).trim().split(' ').length <= MOST_MORE),
  );
}
