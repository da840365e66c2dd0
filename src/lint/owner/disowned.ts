import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { asksToCallUs } from './first-person.js';
import { isContactWord, isSmallWord } from './label-words.js';

/** Words for what was and is no more. */
const isFormerWord = wordList(
  'old previous former ex defunct obsolete outdated discontinued disconnected retired',
  'alte alter altes alten ehemalige* frühere* bisherige* vorherige* stillgelegt* abgeschaltet*',
  'ancien ancienne anciens anciennes antérieur* précédent* désactivé* antiguo antigua antiguos antiguas anterior viejo vieja vecchio vecchia vecchi precedente dismesso antigo velho velha desativado',
  'oude vorige voormalig* gamla gammalt tidigare gamle gammel tidligere nedlagt vanha entinen aiempi',
  'stary stare stara poprzedni* dawny dawne dawna nieaktualn* starý staré stará bývalý bývalá předchozí zrušen* régi korábbi megszűnt vechi vechiul veche fosta',
  'παλιό παλιός παλιά παλαιό παλαιά πρώην eski önceki старый старые старая прежний прежняя бывший старий стара колишній колишня попередній попередня',
  'القديم القديمة السابق السابقة קודם קודמת הישן הישנה הקודם הקודמת ישן ישנה قدیمی سابق',
);
/** The same as a word by itself. */
const isFormerly = wordList(
  'formerly previously früher ehemals vormals anciennement autrefois auparavant antiguamente anteriormente precedentemente antigamente voorheen vroeger tidigare tidligere aiemmin dawniej poprzednio dříve korábban régebben anterior πρώην eskiden önceden ранее раньше прежде раніше سابقا לשעבר',
);
/** What a contact is called: what is old before it is the contact, and not the town or the mill. */
const isNameOfContact = wordList(
  'address* number* phone telephone mobile fax email mail mailbox premises location headquarters adresse anschrift telefon telefonnummer rufnummer nummer handynummer faxnummer mailadresse postanschrift standort sitz räumlichkeiten',
  'adresse adresses numéro numéros téléphone courriel locaux siège dirección direcciones número números teléfono correo domicilio sede indirizzo numero numeri telefono recapito endereço telefone morada',
  'adres nummer telefoonnummer telefoon vestiging adress adressen numret telefonnummer adressa numero osoite puhelinnumero numer telefon adresa číslo szám telefonszám cím címünk címe adresa numărul număr διεύθυνση αριθμός τηλέφωνο adresi adresimiz numara numarası numaramız telefonu',
  'адрес номер телефон адреса رقم الرقم العنوان عنوان هاتف הכתובת כתובת המספר מספר טלפון',
);
/** What may stand between those and the contact. */
const isWas = wordList(
  'was were war waren lautete était étaient fut era erano estaba fue eravamo fu ficava foi stava was waren var oli była był było byla byl bylo volt fost ήταν idi был была было був كان كانت היה הייתה located',
);
/** Words for those who call in somebody's name to cheat. */
const isFraudWord = wordList(
  'fraud* scam* phishing spoof* impost* impersonat* betrug* betrüg* arnaque* fraude* fraudul* escroc* hameçonn* estafa* estafador* suplanta* truff* frod* golpe* burla* oplicht* bedrägeri* bedragar* svindel* svindl* bedrager* huijau* huijar* oszust* podvod* csalás* csaló* înșel* escroch* απάτη* απατε* dolandır* мошен* шахра* احتيال* محتال* הונאה* נוכל*',
);
/** Words that warn of something. */
const isWarning = wordList(
  'warning* alert* warn* beware caution notice warnhinweis* vorsicht achtung attention méfiez avertissement alerte* aviso* advertencia* cuidado alerta* attenzione avviso avvertenza allerta atenção waarschuwing* opgelet varning* advarsel* varoitus* ostrzeżen* uwaga varován* pozor figyelmezt* figyelem avertiz* atenție προσοχή προειδοποίηση uyarı* dikkat вниман* предупрежд* увага попередж* تحذير* احذر* אזהרה* זהירות',
);

/** "Beware of calls from", by language. */
const BEWARE =
  /(?<!\p{L})(?:beware of|watch out for|vorsicht (?:vor|bei)|(?:wir )?warnen vor|méfiez[ -]vous d|attention aux|cuidado con|attenzione al|cuidado com|pas op voor|se upp för|pas på|uważaj na|pozor na)(?!\p{L}{4})[^\n.!?:;@]{0,60}$/iu;
/** "Until 2023", by language. */
const UNTIL =
  "(?:until|till|up to|bis|jusqu['’]en|hasta|fino al?|até|tot|t\\.o\\.m\\.|fram till|indtil|frem til|do|až do|până în|έως|до|حتى)\\s(?:the end of |ende |(?:el |l['’]|il |o )?(?:año |anno |ano )?|(?:roku? ))?(?:19|20)\\p{Nd}{2}(?!\\p{Nd})\\s?(?:г\\.?|года)?";
/** "Until 2023", where a sentence or a part of it begins. */
const UNTIL_YEAR = new RegExp(`(?:^|[\\n(,;])\\s{0,3}${UNTIL}([^\\n]{0,80})$`, 'iu');
/** The same at the beginning of what is read as an address. */
const BEGINS_UNTIL = new RegExp(`^${UNTIL}`, 'iu');
/** Said of something right before it: "no longer in use:", "do not call this number". */
const NO_MORE_BEFORE =
  /(?<!\p{L})(?:(?:no longer|not) (?:in use|valid|active|ours?|reachable)|(?:do not|don['’]t|never) (?:call|use|ring|dial|answer|trust|write to|mail)|nicht mehr (?:gültig|aktuell|erreichbar|in betrieb|verwenden|anrufen)|(?:n['’]est|ne sont) plus (?:valable|valide|actif|en service)|ne (?:plus appeler|pas appeler|répondez pas)|ya no (?:es válid[oa]|existe|funciona|está activ[oa])|no (?:llame|conteste)n?|non (?:più (?:valido|attivo|in uso)|chiamare|rispondere)|não (?:ligue|atenda)|niet meer (?:geldig|in gebruik)|inte längre|ikke lenger|ikke længere)(?!\p{L})([^\n.!?;,]{0,40})$/iu;
/** The same behind it, which begins there. */
const NO_MORE_BEHIND =
  /^[\s),(]{0,4}(?:(?:which|that|der|die|das|qui|che|que|die) )?(?:is|are|was|has been|will be|does|do|ist|sind|wurde|gehört|gehören|est|a été|es|ha sido|è|é|foi|är|er|on|jest|je|már)?\s?(?:no longer(?! only| just)|not (?:in use|ours?|valid|active|belong)|disconnected|out of (?:use|service)|nicht mehr(?! nur)|nicht (?:zu )?uns|nicht (?:unsere|von uns)|(?:n['’]est|n['’]appartient|ne nous appartient|ne fonctionne) (?:plus|pas)|plus (?:valable|en service)|ya no|no (?:es|son) (?:nuestr|de nosotros)|no (?:nos )?pertenece|non (?:è|sono) (?:più|nostr|il nostro|un nostro)|non (?:ci )?appartiene|não (?:é|são) (?:noss|mais)|já não|não nos pertence|is niet (?:meer|van ons)|niet (?:meer|van ons)|är inte (?:vår|längre)|inte längre|er ikke (?:vår|længere|lenger|vores)|ikke (?:lenger|længere)|ei ole (?:enää|meidän)|już nie|nie (?:jest już|należy)|již (?:není|nefunguje)|není naš|nem (?:a miénk|él)|nu (?:mai|ne aparține)|больше не|не (?:наш|принадлежит)|більше не|не належить|لم يعد|ليس (?:لنا|رقمنا)|לא (?:שלנו|בשימוש)|כבר לא)/iu;

/**
 * Whether a sentence says of a contact in it that it is the house's no more, or never was: "our old address was", "is no longer in
 * use", "fraud warning: … does not belong to us".
 *
 * @param before what stands before the contact in its sentence
 * @param shown the contact, with a word before a street where that is read as its name
 * @param behind what stands behind it, at most as far as the line
 */
export function isDisowned(before: string, shown: string, behind: string): boolean {
  if (NO_MORE_BEHIND.test(behind.slice(0, MOST_BEHIND)) || BEGINS_UNTIL.test(shown)) return true;
  const said = before.slice(-MOST);
  if (asksToCallUs(said)) return false;
  const past = words(said);
  if (isFormerUpTo(past) || (BEWARE.test(said) && past.some(isContactWord)) || isFraudWarning(past)) return true;
  const [, since] = UNTIL_YEAR.exec(said) ?? [];
  if (since !== undefined && isOfThat(words(since), isNameOfContact)) return true;
  const [, ofIt] = NO_MORE_BEFORE.exec(said) ?? [];
  return ofIt !== undefined && isOfThat(words(ofIt), isNameOfContact);
}

/** Whether a heading says so of what stands under it: "Our old address", "Fraud warning". */
export function isHeadingOfDisowned(heading: string): boolean {
  const said = words(heading);
  if (said.length > MOST_WORDS) return false;
  return isFraudWarning(said) || (said.some(isNameOfContact) && said.some((word, at) => isFormerAt(said, word, at)));
}

/** Characters that are read before a contact and behind it, and words of a heading. */
const [MOST, MOST_BEHIND, MOST_WORDS] = [160, 60, 6];

function isFraudWarning(said: readonly string[]): boolean {
  return said.some(isFraudWord) && said.some(isWarning);
}

/** Whether the last words before a contact say that it is of the past, with small words alone behind that. */
function isFormerUpTo(said: readonly string[]): boolean {
  return said.some((word, at) => {
    const rest = said.slice(at + 1);
    if (isFormerly(word) && isOfThat(rest, isContactWord)) return true;
    return isFormerAt(said, word, at) && isOfThat(rest, isNameOfContact);
  });
}

/** Whether a word stands beside the name of a contact, and says that it is of the past: "old phone number", "numero vecchio". */
function isFormerAt(said: readonly string[], word: string, at: number): boolean {
  if (!isFormerWord(word)) return false;
  const [next = '', after = ''] = said.slice(at + 1);
  const before = said[at - 1] ?? '';
  return isNameOfContact(next) || isNameOfContact(before) || (isContactWord(next) && isNameOfContact(after));
}

/** Whether words name a contact and nothing else. */
function isOfThat(said: readonly string[], isName: (word: string) => boolean): boolean {
  return said.every(
    (word) => isSmallWord(word) || isWas(word) || isName(word) || isPointing(word) || isFormerWord(word),
  );
}

/** Words that point at what follows. */
const isPointing = wordList(
  'this these callers from using dieser diese dieses ce cet cette este esta questo questa quest esse essa dit deze denna dette tämä ten tę tento toto ezt bu этот цей',
);
