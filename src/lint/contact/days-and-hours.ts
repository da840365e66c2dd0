import { matches } from '../../text/matches.js';
import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';

/** Days of the week, in full and in short; folded. */
export const isDay = wordList(
  'mon tue tues wed weds thu thur thurs fri sat sun monday* tuesday* wednesday* thursday* friday* saturday* sunday* daily weekdays',
  'mo di mi do fr sa so montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonnabend* sonntag* feiertag* täglich werktags',
  'lun mar mer jeu ven sam dim lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche*',
  'mié mie jue vie sáb dom lunes martes miércoles jueves viernes sábado* domingo* diario',
  'gio lunedì martedì mercoledì giovedì venerdì sabato domenica',
  'seg ter qua qui sex segunda* terça* quarta* quinta* sexta* feira',
  'ma wo vr za zo maandag* dinsdag* woensdag* donderdag* vrijdag* zaterdag* zondag*',
  'mån tis ons tor tors fre lör sön man tir lør søn måndag* tisdag* onsdag* torsdag* fredag* lördag* söndag* mandag* tirsdag* lørdag* søndag*',
  'ti ke to pe la su maanantai* tiistai* keskiviikko* torstai* perjantai* lauantai* sunnuntai*',
  'pn pon wt śr czw pt sob sb nd ndz niedz poniedziałek wtorek środa czwartek piątek sobota niedziela',
  'po út st čt pá so ne št pi pondělí úterý středa čtvrtek pátek neděle pondelok utorok streda štvrtok piatok nedeľa',
  'hé ke sze csüt cs pé szo vas hétfő kedd szerda csütörtök péntek szombat vasárnap',
  'jo vi sâ du mie joi vin sâm dum luni marți miercuri joi vineri sâmbătă duminică',
  'δευ τρι τετ πεμ παρ σαβ κυρ δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή',
  'pzt sal çar çrş per cum cuma cmt paz pazartesi salı çarşamba perşembe cumartesi pazar',
  'пн вт ср чт пт сб вс нд понедельник вторник среда четверг пятница суббота воскресенье понеділок вівторок середа четвер пʼятниця субота неділя',
  'uto sri čet pet sub ned ponedjeljak ponedeljek utorak srijeda četvrtak petak subota nedjelja',
  'dl dt dc dj dv ds dg dilluns dimarts dimecres dijous divendres dissabte diumenge',
  'السبت الأحد الاحد الاثنين الإثنين الثلاثاء الأربعاء الاربعاء الخميس الجمعة شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه پنج‌شنبه جمعه',
  'ראשון שני שלישי רביעי חמישי שישי שבת',
  'senin selasa rabu kamis jumat sabtu minggu isnin khamis jumaat ahad',
);

/** What stands between days and hours. */
export const isBetween = wordList(
  'and to till until from am pm u und bis von ab uhr h hs hrs et à au de du e y a al às i ou o og och kl klo til till tot t m en uur ja do od až a godz hod óra és ora și orele και έως saat ile ve и в с до по ч по та від до',
  'من إلى الى حتى و يوم أيام ساعة الساعة صباحا مساء ص م از تا ساعت روز روزهای יום ימים עד בין שעה שעות ו',
);

/** A number that the word of hours stands behind. */
const HOURS =
  /\p{Nd}[\s\u00a0]?(?:Uhr|uur|godz|hod|órá|horas|heures|час)(?!\p{L}{3})|\p{Nd}\s?(?:-|–|—|bis|à|a)\s?\p{Nd}{1,2}\s?(?:h|Std|ч|am|pm)(?!\p{L})/u;
const STREET_END = /(?:stra(?:ß|ss)e|str|weg|gasse|platz|straat|laan|gatan|gade|katu)$/iu;
const WORD = /\p{L}[\p{L}\p{M}’ʼ\u200c]*/gu;
/** Characters of such a text. */
const LONGEST = 80;

/** Whether a text says when a house is open, and not where it is: days with hours, in words of many languages. */
export function isDaysAndHours(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (HOURS.test(text)) return true;
  let hasDay = false;
  for (const [word] of matches(WORD, text)) {
    const said = fold(word);
    const isOfDay = isDay(said);
    // A street may be called after a day.
    if ((!isOfDay && !isBetween(said)) || STREET_END.test(word)) return false;
    hasDay ||= isOfDay;
  }
  return hasDay;
}
