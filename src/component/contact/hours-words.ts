import { DAYS, type Day } from '../../site/opening-hours.js';

/** What a language says in opening hours. */
export interface HoursWords {
  day(day: Day): string;
  closed: string;
  /** What stands between the parts of a list. */
  comma: string;
}

/**
 * The short names of the days as they stand alone, from Monday, by CLDR 48, and the word for closed. By language, or language and
 * script or region, in lower case.
 */
export const HOURS_WORDS: Readonly<Record<string, string>> = {
  ar: 'الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|مغلق',
  be: 'пн|аў|ср|чц|пт|сб|нд|зачынена',
  bg: 'пн|вт|ср|чт|пт|сб|нд|затворено',
  bs: 'pon|uto|sri|čet|pet|sub|ned|zatvoreno',
  ca: 'dl.|dt.|dc.|dj.|dv.|ds.|dg.|tancat',
  cs: 'po|út|st|čt|pá|so|ne|zavřeno',
  cy: 'Llun|Maw|Mer|Iau|Gwe|Sad|Sul|ar gau',
  da: 'man.|tirs.|ons.|tors.|fre.|lør.|søn.|lukket',
  de: 'Mo|Di|Mi|Do|Fr|Sa|So|geschlossen',
  el: 'Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ|Κυρ|κλειστά',
  en: 'Mon|Tue|Wed|Thu|Fri|Sat|Sun|closed',
  es: 'lun|mar|mié|jue|vie|sáb|dom|cerrado',
  et: 'E|T|K|N|R|L|P|suletud',
  eu: 'al.|ar.|az.|og.|or.|lr.|ig.|itxita',
  fa: 'دوشنبه|سه\u200cشنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه|تعطیل',
  fi: 'ma|ti|ke|to|pe|la|su|suljettu',
  fr: 'lun.|mar.|mer.|jeu.|ven.|sam.|dim.|fermé',
  ga: 'Luan|Máirt|Céad|Déar|Aoine|Sath|Domh|dúnta',
  gl: 'luns|mar.|mér.|xov.|ven.|sáb.|dom.|pechado',
  he: 'יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת|יום א׳|סגור',
  hi: 'सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|बंद',
  hr: 'pon|uto|sri|čet|pet|sub|ned|zatvoreno',
  hu: 'H|K|Sze|Cs|P|Szo|V|zárva',
  id: 'Sen|Sel|Rab|Kam|Jum|Sab|Min|tutup',
  is: 'mán.|þri.|mið.|fim.|fös.|lau.|sun.|lokað',
  it: 'lun|mar|mer|gio|ven|sab|dom|chiuso',
  ja: '月|火|水|木|金|土|日|休業',
  ko: '월|화|수|목|금|토|일|휴무',
  lb: 'Méi|Dën|Mët|Don|Fre|Sam|Son|zou',
  lt: 'pr|an|tr|kt|pn|št|sk|nedirbame',
  lv: 'Pirmd.|Otrd.|Trešd.|Ceturtd.|Piektd.|Sestd.|Svētd.|slēgts',
  mk: 'пон.|вто.|сре.|чет.|пет.|саб.|нед.|затворено',
  mt: 'Tne|Tli|Erb|Ħam|Ġim|Sib|Ħad|magħluq',
  nb: 'man.|tir.|ons.|tor.|fre.|lør.|søn.|stengt',
  nl: 'ma|di|wo|do|vr|za|zo|gesloten',
  nn: 'mån|tys|ons|tor|fre|lau|søn|stengt',
  no: 'man.|tir.|ons.|tor.|fre.|lør.|søn.|stengt',
  pl: 'pon.|wt.|śr.|czw.|pt.|sob.|niedz.|nieczynne',
  pt: 'seg.|ter.|qua.|qui.|sex.|sáb.|dom.|fechado',
  ro: 'lun.|mar.|mie.|joi|vin.|sâm.|dum.|închis',
  ru: 'пн|вт|ср|чт|пт|сб|вс|закрыто',
  sk: 'po|ut|st|št|pi|so|ne|zatvorené',
  sl: 'pon.|tor.|sre.|čet.|pet.|sob.|ned.|zaprto',
  sq: 'hën|mar|mër|enj|pre|sht|die|mbyllur',
  sr: 'пон|уто|сре|чет|пет|суб|нед|затворено',
  'sr-latn': 'pon|uto|sre|čet|pet|sub|ned|zatvoreno',
  sv: 'mån|tis|ons|tors|fre|lör|sön|stängt',
  th: 'จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์|ปิด',
  tr: 'Pzt|Sal|Çar|Per|Cum|Cmt|Paz|kapalı',
  uk: 'пн|вт|ср|чт|пт|сб|нд|зачинено',
  vi: 'Thứ 2|Thứ 3|Thứ 4|Thứ 5|Thứ 6|Thứ 7|CN|đóng cửa',
  zh: '周一|周二|周三|周四|周五|周六|周日|休息',
  'zh-hant': '週一|週二|週三|週四|週五|週六|週日|休息',
  'zh-hk': '週一|週二|週三|週四|週五|週六|週日|休息',
  'zh-mo': '週一|週二|週三|週四|週五|週六|週日|休息',
  'zh-tw': '週一|週二|週三|週四|週五|週六|週日|休息',
};

/** Commas other than that of most languages, by primary language. */
export const COMMAS: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', ja: '、', zh: '、' };

/** The words of a language, or the English ones. */
export function hoursWords(language: string): HoursWords {
  const subtags = language.toLowerCase().split('-');
  const [primary = ''] = subtags;
  const known = [subtags.slice(0, 2).join('-'), primary].find((tag) => Object.hasOwn(HOURS_WORDS, tag)) ?? 'en';
  const words = (HOURS_WORDS[known] ?? '').split('|');
  return {
    day: (day) => words[DAYS.indexOf(day)] ?? '',
    closed: words[DAYS.length] ?? '',
    comma: (Object.hasOwn(COMMAS, primary) ? COMMAS[primary] : undefined) ?? ', ',
  };
}
