import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isHouseWord } from './house-words.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isRoleWord } from './roles.js';

/** What people do in a house, beside its desks and who leads it. */
const isDepartment = wordList(
  'accounts accounting billing bookkeeping admin administration operations maintenance dispatch logistics scheduling assistant assistants secretary supervisor foreman coordinator coordination',
  'rechnung* buchhaltung* verwaltung disposition dispo lager logistik einkauf verkauf vertrieb assistenz sekretär* vorarbeiter* polier* bauleitung bauleiter* projektleitung projektleiter* werkstattleitung werkstattleiter* büroleitung teamleitung praxisleitung küchenchef* betriebsleitung betriebsleiter* filialleitung filialleiter* planung montage',
  'comptabilité facturation administration gestion logistique ventes commercial secrétaire assistant assistante chantier',
  'administración contabilidad facturación ventas comercial almacén logística secretario encargad* amministrazione contabilità fatturazione vendite commerciale magazzino segretari* administração contabilidade faturação vendas armazém',
  'administratie boekhouding verkoop planning magazijn ekonomi försäljning administration lager økonomi salg kirjanpito myynti księgowość sprzedaż magazyn účetnictví prodej könyvelés értékesítés contabilitate vânzări λογιστήριο πωλήσεις muhasebe satış бухгалтерия продажи склад бухгалтерія продажі المحاسبة المبيعات',
);

/** A name of two words or three. */
const NAME = /^(?:\p{Lu}[\p{L}\p{M}'’.-]{0,20} ){1,2}\p{Lu}[\p{L}\p{M}'’-]{1,24}$/u;
/** What one does, without the sign at its end. */
const ROLE = /^[\p{L}\p{M}'’ ,/&-]{2,50}$/u;
/** Characters of a line that are read. */
const LONGEST = 90;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;

/** Whether a line names somebody of a house by what that one does there: "Megan Price (front desk):". */
export function namesSomebodyByRole(line: string): boolean {
  if (line.length > LONGEST) return false;
  const said = line.trim().replace(/[\s:：]{1,3}$/u, '');
  const at = said.search(/[,(–]/u);
  const name = said.slice(0, Math.max(0, at)).trim();
  const role = said.slice(at + 1).replace(/[),–-]$/u, '');
  if (!NAME.test(name) || !ROLE.test(role)) return false;
  if (words(name).some((word) => isHouseWord(word) || isContactWord(word) || isOtherPartyWord(word))) return false;
  const all = (role.match(WORD) ?? [])
    .map((word) => fold(word).replaceAll(' ', ''))
    .filter((word) => !isSmallWord(word));
  // "Jana Novak, tel." says no more than that she is called.
  const isRole = (word: string) => isRoleWord(word) || isDepartment(word) || isDeskWord(word);
  return all.some(isRole) && all.every((word) => !isOtherPartyWord(word) && (isRole(word) || isContactWord(word)));
}

/** Desks of a house where somebody works. */
const isDeskWord = wordList(
  'office reception desk front büro empfang rezeption sekretariat werkstatt accueil secrétariat bureau oficina recepción taller ufficio segreteria officina escritório receção recepção kantoor receptie werkplaats kontor reception resepsjon toimisto vastaanotto biuro recepcja sekretariat kancelář recepce iroda recepció birou recepție γραφείο γραμματεία ofis resepsiyon офис офіс приёмная المكتب الاستقبال משרד קבלה',
);
/** The number of one person's own phone in a house. */
const DIRECT =
  /(?<!\p{L})(?:direct (?:line|dial|number|phone)|durchwahl|direktwahl|ligne directe|l[ií]nea directa|linea diretta|linha dire[c]?ta|doorkiesnummer|direct nummer|direkt(?:nummer|telefon)|direkte? (?:nummer|linje)|suora numero|numer bezpośredni|přímá linka|közvetlen (?:szám|vonal)|прям(?:ой|ий) (?:номер|телефон)|الخط المباشر|קו ישיר)(?!\p{L})/iu;
/** Words of an item that says who somebody is. */
const MOST_WORDS = 30;

/** Whether a text gives the direct line of somebody. */
export function givesDirectLine(text: string): boolean {
  return DIRECT.test(text);
}

/** Whether an item of a list says what somebody does in the house, or gives the direct line there. */
export function saysRoleInHouse(item: string): boolean {
  if (DIRECT.test(item)) return true;
  return words(item)
    .slice(0, MOST_WORDS)
    .some((word) => isRoleWord(word) || isDepartment(word) || isDeskWord(word));
}
