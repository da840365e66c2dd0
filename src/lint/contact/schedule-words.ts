import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isBetween, isDay } from './days-and-hours.js';
import { isHalfDay } from './half-days.js';

/** Days in forms that stand in schedules alone: in cases, in plural, with an ending, in one letter. */
const isMoreDays = wordList(
  'weekend* wochenende* werktag* wochentag* weekday* holiday* sonn feiertag* week-end quotidien fines laborables festivos feriali festivi úteis feriados weekdag* werkdagen hverdag* vardag* helgdag* arkisin arkipäivisin',
  'lundis mardis mercredis jeudis vendredis samedis dimanches maanantai* tiistai* keskiviikko* torstai* perjantai* lauantai* sunnuntai*',
  'poniedział* wtor* środ* czwart* piąt* sobot* niedziel* codziennie ponděl* úter* střed* čtvrt* pátek pátku pátky sobot* neděl* denně pondel* utor* stred* štvrt* piat* nedeľ* denne st ut',
  'hétfő* kedd* szerd* csütörtök* péntek* szombat* vasárnap* hétköznap* hétvég* naponta h k p v',
  'luni marți miercuri joi vineri sâmbătă duminică mar zilnic',
  'δευτέρ* τρίτ* τετάρτ* πέμπτ* παρασκευ* σάββατ* σαββάτ* κυριακ* καθημεριν* δευ τρι τετ πεμ παρ σαβ κυρ δε τρ τε πε πα σα κυ',
  'pazartesi* salı* çarşamba* perşembe* cuma* cumartesi* pazar* hafta içi sonu',
  'понедельник* вторник* сред* четверг* пятниц* суббот* воскресен* ежедневно будни будние выходные понеділ* вівтор* серед* четвер* пятниц* п’ятниц* субот* неділ* щодня будні вихідні',
  'понеделник вторник сряда четвъртък петък събота неделя всеки делнични пон вто сря сре чет пет съб саб нед',
  'ponedjelj* ponedelj* utor* srijed* sred* četvrt* pet* subot* nedjelj* nedelj* svaki dan pon',
  'א ב ג ד ה ו ש יומי',
  'يوميا كل',
);

/** What a schedule says of a day without hours, and what its columns are called. */
const isRest = wordList(
  'or oder ou lub nebo alebo vagy sau ή veya или або ili closed by appointment only noon midnight day days open hrs hours hour o clock sharp',
  'geschlossen zu ruhetag nach vereinbarung tag tage uhrzeit zeit zeiten sowie durchgehend geöffnet ganztags mittags',
  'week end fermé fermée sur rendez vous le la les jour jours heure heures non stop',
  'cerrado cerrada con cita previa día días hora horas los el las',
  'chiuso chiusa su appuntamento giorno giorni ora ore dalle alle il dal al orario continuato',
  'fechado fechada encerrado das às dia dias com marcação',
  'gesloten op afspraak dag dagen tijd tijden van',
  'stängt lukket stengt efter aftale etter avtale enligt överenskommelse dag tid kl og ja suljettu sopimuksen mukaan',
  'nieczynne zamknięte w dni po umówieniu i dzień godziny zavřeno zatvorené den deň čas hodiny po dohodě dohode objednání zárva nap óráig ig tól től',
  'închis zi ziua ore între κλειστά ημέρα ώρες πμ μμ μεσημέρι kapalı gün saat günü arası',
  'закрыто выходной день время часы зачинено вихідний час години затворено почивен ден часа от до zatvoreno neradni dan vrijeme sata',
  'مغلق عطلة اليوم الوقت ظهرا صباحا مساء ليلا فجرا تعطیل عصر صبح ظهر شب سه پنج چهار دو یک סגור',
);

/** The same in scripts without blanks between words, with the days of a week. */
const UNSPACED =
  /(?:毎週|每)?(?:周|星期|礼拜|週|禮拜)[一二三四五六日天]|[月火水木金土日祝][曜]?日?|平日|休日|祝日|定休日?|休業日?|休み?|休息|每天|每日|毎日|工作日|周末|週末|上午|下午|午前|午後|中午|翌日?|至|到|から|より|まで|及び|および|和|与|及|時|时|點|点|分|半|・|[월화수목금토일](?:요일)?|평일|주말|공휴일|매일|휴무|휴진|오전|오후|부터|까지|시|분|및/gu;
const UNSPACED_DAY =
  /(?:周|星期|礼拜|週|禮拜)[一二三四五六日天末]|[月火水木金土日]|平日|每天|每日|毎日|工作日|[월화수목금토일]|평일|매일/u;
const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/** What a word is in a schedule: a day, another word of one, or none of one. */
export function wordInSchedule(word: string): 'day' | 'more' | undefined {
  if (IS_UNSPACED.test(word)) {
    if (word.replace(UNSPACED, '') !== '') return undefined;
    return UNSPACED_DAY.test(word) ? 'day' : 'more';
  }
  const said = fold(word).replaceAll(' ', '');
  // "And" is written as one with an Arabic word.
  if ([said, said.replace(/^(?:و|ו|ل)(?=..)/u, '')].some((each) => isDay(each) || isMoreDays(each))) return 'day';
  return isBetween(said) || isRest(said) || isHalfDay(said) || ZONE.test(word) ? 'more' : undefined;
}

/** The zone of a time, in short. */
const ZONE = /^(?:[ECM][SD]?T|P[SD]T|GMT|UTC|BST|CES?T|ME?S?Z|EES?T|WES?T|A[EWC][SD]T|NZ[SD]T|MSK)$/;

/** Words that begin what a schedule says of some days: "from Monday", "le lundi". */
const isLead = wordList('le la les il dal el los las op på na kl every');

/** Whether a word before the first day of a schedule belongs to it, and is not the end of a label. */
export function leadsSchedule(word: string): boolean {
  const said = fold(word);
  return isBetween(said) || isLead(said);
}
