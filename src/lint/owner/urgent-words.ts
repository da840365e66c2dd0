import { wordList } from '../words/word-list.js';
import { isOtherPartyWord } from './label-words.js';

/** Words for cases that cannot wait and for who is on duty then. */
const isUrgentAlone = wordList(
  'emergency emergencies urgent urgently out-of-hours afterhours on-call oncall',
  'notruf* notdienst* notfall* notfälle* bereitschaft* bereitschaftsdienst* eilfall* nottelefon* notfon*',
  'urgence* urgent* urgente* astreinte* garde permanence*',
  'emergencia* urgencia* urgente* guardia* emergenz* urgenz* reperibilità emergência* urgência* urgente* plantão piquete',
  'spoed* noodgeval* noodnummer* wachtdienst* nödnummer* akut* jour jourtelefon* journummer* beredskap* nødnummer* nødtelefon* vakttelefon* vagttelefon* døgnvakt* døgnvagt*',
  'hätä* päivysty* alarmow* nagł* pilne dyżur* tísňov* pohotovost* tiesňov* segélyhív* sürgős* ügyelet* urgenț* gardă',
  'επείγον* επείγουσ* εφημερ* acil* nöbetçi экстренн* аварийн* срочн* дежурн* неотложн* екстрен* аварійн* терміново черг*',
  'طوارئ* الطوارئ للطوارئ مناوب* חירום לחירום דחוף תורן اورژانس فوری darurat kecemasan hitn* dežurn* спешн* дежурен хитн* дежурн* emergència urgències hädaabi dharura',
);

/** What German and its neighbours write such words behind, in one: `Sturmnotdienst`. */
const COMPOUND =
  /^(.{3,24})(?:notdienst|notruf|notfalldienst|notfallnummer|bereitschaftsdienst|bereitschaft|vakttelefon|vagttelefon|jour)$/u;
/** What is said of those of others: `Tierarztnotdienst`, `Stromnotdienst`. */
const OF_OTHERS =
  /arzt|arzte|zahn|apothek|kranken|klinik|kinder|frauen|augen|gift|polizei|feuer|seelsorge|pflege|strom|gas|wasserwerk|stadt|kassen|berg|lege|tann|tand|lake/u;

/** Whether a folded word is for cases that cannot wait: the house itself is meant, where nobody else is named. */
export function isUrgentWord(word: string): boolean {
  if (isUrgentAlone(word)) return true;
  const [, before] = COMPOUND.exec(word) ?? [];
  return before !== undefined && !OF_OTHERS.test(before) && !isOtherPartyWord(word);
}

/** Words for somebody who is on duty, whoever of the house that is. */
export const isDutyWord = wordList(
  'duty diensthabend* diensthabende* dienstdoende jourhavande vakthavende vagthavende päivystävä dyżurny dyżurna službukonající ügyeletes nöbetçi дежурн* черговий чергова მორიგე дежурен dežurn* مناوب المناوب תורן',
);

/** What stands between a word for cases that cannot wait and the case. */
export const isCaseWord = wordList(
  'bei for cas caso case bij vid ved при razie případě esetén caz περίπτωση durumunda разі випадку حالة במקרה',
);

/** The same in scripts that put no blanks between words. */
export const UNSPACED_URGENT =
  /緊急|急患|夜間|時間外|紧急|急诊|急診|应急|應急|응급|긴급|야간|24\s?時間|24\s?小[时時]|24\s?시간/g;

/** What says that somebody answers at any hour. */
const ANY_HOUR =
  /24\s?(?:\/\s?7|h(?!\p{L})|-?\s?(?:hours?|stunden|std|heures|horas|ore|uur|timmar|timer|tuntia|godz|hodin|hod|óra|órás|saat|ωρ|час|годин|ساعة|שעות|時間|小时|小時|시간))|(?:day|tag|dag|jour|día|dia|giorno|zi|ден|день|денем) (?:and|or|&|und|en|et|y|e|și|и|і|och|og) (?:night|nacht|nuit|noche|notte|noite|noapte|нощ|ночь|ніч|natt|nat)(?!\p{L})|around the clock|rund um die uhr|7j\/7|dygnet runt|døgnet rundt|ympäri vuorokauden|całą dobę|całodobow|nonstop|éjjel-nappal|gece gündüz|круглосуточн|цілодобов|على مدار الساعة/iu;

/** Whether a text says that somebody answers at any hour. */
export function saysAnyHour(text: string): boolean {
  return ANY_HOUR.test(text);
}
