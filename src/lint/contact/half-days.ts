import { wordList } from '../words/word-list.js';

/** Words behind a time for the part of the day that it is in: `12:30 ليلًا`, `6 in the evening`, `8 Uhr abends`; folded. */
export const isHalfDay = wordList(
  'night midnight noon midday morning afternoon evening at in',
  'morgens vormittags mittags mittag nachmittags abends nachts mitternacht früh',
  'matin soir midi minuit soirée après-midi',
  'mañana mediodía medianoche tarde noche mattina mattino pomeriggio sera notte mezzogiorno mezzanotte',
  'manhã noite meio-dia meia-noite ochtends smorgens middags smiddags avonds savonds nachts middernacht',
  'morgonen förmiddag eftermiddag kvällen midnatt formiddag ettermiddag kvelden aften aamulla illalla yöllä keskiyö puolenyön',
  'rano wieczorem wieczór południu południe północ nocy ráno odpoledne večer poledne půlnoc dopoledne popoludní poludnie polnoc',
  'reggel délelőtt délután este éjjel éjfél dél dimineața dimineaţa seara noaptea prânz',
  'πρωί μεσημέρι απόγευμα βράδυ μεσάνυχτα sabah öğlen öğle akşam gece yarısı',
  'утра дня вечера ночи полдень полночь ранку вечора ночі сутринта обед следобед вечерта',
  'ujutro jutro popodne navečer uvečer podne ponoć matí tarda nit migdia mitjanit',
  'صباحا الصباح فجرا عصرا ظهرا الظهر مساء المساء ليلا الليل منتصف صبح ظهر عصر شب بامداد نیمه‌شب',
  'בבוקר בצהריים אחה״צ בערב בלילה חצות pagi siang sore malam sáng chiều tối đêm',
);
