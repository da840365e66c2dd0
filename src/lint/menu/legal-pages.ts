import type { Entry } from './entries.js';

/** Words of pages that the law asks for, folded. */
const LEGAL =
  /privacy|terms|termini|cookie|legal|imprint|impressum|datenschutz|agb|nutzungsbedingungen|mentions|confidentialite|cgv|privacidad|aviso|condiciones|condizioni|informativa|privacidade|termos|voorwaarden|integritet|villkor|personvern|vilkar|tietosuoja|ehdot|prywatnosci|regulamin|soukrom|podminky|adatvedel|aszf|confidentialitate|termeni|απορρητ|οροι|gizlilik|kvkk|конфиденциальн|условия|конфіденційн|умови|خصوصي|شروط|احكام|حریم|قوانین|गोपनीय|शर्त|ความเป็นส่วนตัว|ข้อกำหนด|privasi|ketentuan|bao mat|dieu khoan|поверителност|privatnost|zasebnost|uslovi|פרטיות|תנאי|プライバシー|個人情報|利用規約|特定商取引|隐私|隱私|条款|條款|개인정보|이용약관/u;

/** What a list of such pages is headed by, beside their own words, folded. */
const LEGAL_HEADING =
  /^(?:rechtlich|juridi|pravn|prawn|lakias|jogi|yasal|hukuk|νομικ|правов|юриди|قانون|משפט|法律|법적)/u;

/** Whether a folded label is that of a page that the law asks for. */
export function isLegalLabel(folded: string): boolean {
  return LEGAL.test(folded);
}

/** Whether a folded heading says that pages which the law asks for stand under it. */
export function isLegalHeading(folded: string): boolean {
  return LEGAL.test(folded) || LEGAL_HEADING.test(folded);
}

/** Whether most of some links are called like pages that the law asks for. */
export function isLegalRow(entries: readonly Entry[]): boolean {
  return entries.filter(isLegalPage).length * 2 > entries.length;
}

/** Whether a link is called like a page that the law asks for. */
export function isLegalPage({ folded }: Entry): boolean {
  return LEGAL.test(folded);
}
