import { matches } from '../../text/matches.js';
import { isGuestWord } from '../owner/guests.js';
import { isOtherPartyWord } from '../owner/label-words.js';
import { words } from '../words/fold.js';
import { OUR_HOUSES } from './our-houses.js';
import { VISITS } from './visit-words.js';

/** What a house calls itself in English, where other things of it have a place too. */
const HOUSES =
  'shop|store|studio|office|offices|workshop|showroom|surgery|practice|clinic|salon|caf[eé]|restaurant|hotel|bar|pub|gallery|school|gym|garage|bakery|farm|premises|headquarters|museum|church|chapel|hall|centre|center|library|theatre|theater|pharmacy|nursery|brewery|winery|kitchen|warehouse';

/** A letter of a word. Engines take ten times as long to compile all that Unicode calls letters, so often. */
const LETTER = '[^\\s\\d.,;:!?()]';

/** A further house of the same owner, in languages that need not say that it lies there. */
const SECOND =
  `unser[en]? (?:zweite[rsn]?|neue[rsn]?|andere[rsn]?) ${LETTER}{3,30}|notre (?:deuxième|seconde?|nouve(?:au|lle)|autre) ${LETTER}{3,20}|nuestr[ao] (?:segund[ao]|nuev[ao]|otr[ao]) ${LETTER}{3,20}|nostr[ao] (?:second[ao]|nuov[ao]|altr[ao]) ${LETTER}{3,20}|noss[ao] (?:segund[ao]|nov[ao]|outr[ao]) ${LETTER}{3,20}|` +
  `onze (?:tweede|nieuwe|andere) ${LETTER}{3,20}|vår[at]? (?:andra|andre|nya|nye) ${LETTER}{3,20}|vores (?:anden|andet|nye) ${LETTER}{3,20}|nasz[ae]? (?:drug[ai]|now[aey]) ${LETTER}{3,20}|naše? (?:druhá|druhý|druhé|nová|nový|nové) ${LETTER}{3,20}|наш[аеіи]? (?:втор(?:ой|ая|ое)|друг(?:ий|а|е)|нов(?:ый|ая|ое|ий|а|е)) ${LETTER}{3,20}`;

/** What a house says right before where it is, as in "we are at" or "find us on", by language; an address follows after few words. */
const PHRASES =
  `we['’]re|we are|find us|visit us|see us|(?:find|visit|see|reach) our (?:${HOUSES})|our (?:new )?(?:${HOUSES}) (?:is|are|sits|stands|opens)|(?:our|we have an?|we run an?|visit our|find our) (?:(?:new|second|other|third|main|sister) )?(?:${HOUSES})(?= (?:at|on) )|stop by|drop by|drop in|pop in|come by|swing by|(?<=^\\s?|[.!?]\\s)(?:conveniently )?(?:located|situated|nestled)|` +
  `finden uns|findest uns|findet uns|finden sie uns|findest du uns|findet ihr uns|besuchen sie uns|besuche? uns|besucht uns|kommen sie vorbei|komm vorbei|kommt vorbei|schauen sie vorbei|wir sind|wir befinden uns|wir sitzen|unsere? ${LETTER}{2,30} (?:liegt|befindet sich)|` +
  `(?<=^\\s?|[.!?]\\s)située?s?|nous sommes|nous nous trouvons|retrouvez[- ]nous|trouvez[- ]nous|venez nous|nous vous (?:accueillons|recevons|attendons)|notre ${LETTER}{2,20} (?:se trouve|se situe)|` +
  `(?<=^\\s?|[.!?]\\s)(?:ubicad|situad)[oa]s?|estamos|ven(?:id|ga|gan)? a (?:vernos|visitarnos|conocernos)|encuéntranos|encuéntrenos|nos encontrarás?|nos encontrará|nos encuentras?|nos encontramos|visítanos|visítenos|te esperamos|os esperamos|les esperamos|nuestr[ao] ${LETTER}{2,20} (?:se encuentra|queda|está ubicad[ao])|` +
  `siamo|ci trovi|ci trovate|ci trova|ci troviamo|a trovarci|vi aspettiamo|ti aspettiamo|nostr[ao] ${LETTER}{2,20} si trova|` +
  `encontre[- ]nos|encontra[- ]nos|ficamos|ven(?:ha|ham) (?:visitar|conhecer)[- ]nos|venha nos (?:visitar|conhecer)|visite[- ]nos|visita[- ]nos|esperamos por si|noss[ao] ${LETTER}{2,20} (?:fica|situa-se)|` +
  `kom (?:eens |gerust )?(?:langs|bij ons langs)|vindt ons|vinden ons|vind ons|vindt u ons|vind je ons|we zitten|wij zitten|wij zijn|we zijn|we bevinden ons|bezoek ons|onze ${LETTER}{2,20} (?:ligt|zit)|` +
  `hittar oss|hittar du oss|hittar ni oss|vi finns|vi ligger|vi håller till|vi är|besök oss|vår[at]? ${LETTER}{2,20} (?:ligger|finns)|` +
  `finder os|finder du os|finder i os|finner oss|finner du oss|vi holder til|vi er|besøg os|besøk oss|vores ${LETTER}{2,20} ligger|vårt? ${LETTER}{2,20} ligger|` +
  `löydät meidät|löytää meidät|olemme|sijaitsemme|palvelemme|${LETTER}{2,20}mme sijaitsee|` +
  `znajdziesz nas|znajdziecie nas|znajdą nas państwo|znajdujemy się|jesteśmy|mieścimy się|zapraszamy do nas|odwiedź nas|odwiedźcie nas|nasz[ae]? ${LETTER}{2,20} (?:mieści się|znajduje się)|` +
  'najdete nás|najdeš nás|nájdete nás|sídlíme|sídlime|jsme|navštivte nás|navštívte nás|nacházíme se|nachádzame sa|' +
  `megtalál(?:sz|nak|hat|hatsz)? (?:minket|bennünket)|találsz (?:minket|meg)|vagyunk|várunk|várjuk|${LETTER}{3,20}[uü]nk|` +
  'ne găsi[țţt]i|ne găsești|ne poți găsi|ne puteți găsi|suntem|ne aflăm|vă așteptăm|te așteptăm|vizitați-ne|' +
  `bizi|bize|${LETTER}{2,20}[iıuü]m[iıuü]z|` +
  'μας βρείτε|μας βρεις|βρισκόμαστε|είμαστε|βρείτε μας|επισκεφθείτε μας|επισκεφτείτε μας|σας περιμένουμε|' +
  `мы находимся|мы расположены|мы работаем|мы ждём|найд[её]те нас|нас найд[её]те|найти нас|нас найти|жд[её]м вас|приходите|приезжайте|наш[аеи]? ${LETTER}{2,20} (?:находится|расположен[ао]?)|` +
  `ми знаходимося|ми розташовані|ми працюємо|знайдете нас|нас знайдете|нас знайти|чекаємо вас|чекаємо на вас|завітайте|приходьте|наш[аеі]? ${LETTER}{2,20} (?:знаходиться|розташован[аое]?)|` +
  'намираме се|ни намерите|очакваме ви|посетете ни|nalazimo se|nalazi se naš[ae]?|pronađite nas|pronaći ćete nas|posjetite nas|posetite nas|nahajamo se|obiščite nas|' +
  'تجدوننا|تجدنا|نحن|نقع|زورونا|[\\p{sc=Arabic}]{3,20}نا|' +
  'אנחנו|אנו נמצאים|תמצאו אותנו|מוצאים אותנו|בקרו אותנו|בואו לבקר|שלנו (?:נמצא|נמצאת|נמצאים)|' +
  'ما در|ما را در|[\\p{sc=Arabic}]{2,20} ما در|' +
  'kami (?:berada|berlokasi|terletak)|kunjungi kami|temui kami|kami di|chúng tôi (?:ở|tại)|' +
  `${SECOND}|` +
  'leiad meid|leiate meid|asume|atrodamies|mūs atradīsiet|mus rasite|esame|trobareu|ens trobaràs|veniu a veure.ns|vine a veure.ns|som (?:al?|a la)';

/** The same in scripts that put no blanks between words, right before an address. */
const UNSPACED =
  /(?:当[館院店社園校寺]|弊社|わたし(?:たち|ども)|私(?:たち|ども)|我们|我們|本[店馆館院公司校]{1,2}|저희|당사|본점|본사|เรา)[^\p{Nd}\n。、，,]{0,8}?(?:は|位于|位於|地处|地處|坐落于|坐落於|在|는|은|อยู่ที่)\s?|(?:欢迎(?:光临|来访|莅临|到访)|歡迎(?:光臨|來訪|蒞臨|到訪))\s?/gu;

/** For texts in small letters: to be told that case does not matter makes an engine take ten times as long to compile it. */
const SPACED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${PHRASES})(?![\\p{L}\\p{M}])`, 'gu');

/** Where a text has said that its house is at what follows: the ends of such phrases. */
export function endsOfWhere(text: string, isSpaced: boolean): number[] {
  if (text === '') return [];
  const small = inSmallLetters(text);
  const said = isSpaced
    ? [...matches(SPACED, small), ...matches(OUR_HOUSES, small), ...matches(VISITS, small)]
    : matches(UNSPACED, text);
  return said
    .filter(({ 0: said }) => !words(said).some((word) => isOtherPartyWord(word) || isGuestWord(word)))
    .map(({ 0: said, index }) => index + said.length)
    .sort((a, b) => a - b);
}

/** A text in small letters, each where it was: the capital of the Turkish i alone would become two. */
function inSmallLetters(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase();
}
