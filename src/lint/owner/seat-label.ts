import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { fold, words } from '../words/fold.js';
import type { SiteNames } from './site-names.js';

/** What a label says an address to be besides the house: where its firm is registered, or a branch of it. */
export type Seat = 'registered' | 'branch';

/** Where a firm is registered, by language. */
const REGISTERED =
  'registered (?:office|address|seat|in england)|principal place of business|sede legale|sede sociale|siège social|domicilio social|domicilio fiscal|sede social|' +
  '(?:firmen|gesellschafts|vereins)sitz|sitz der gesellschaft|eingetragener sitz|statutaire zetel|maatschappelijke zetel|zetel|registrerad adress|bolagets säte|registrert adresse|rekisteröity osoite|' +
  'adres rejestrowy|siedziba spółki|sídlo společnosti|sídlo spoločnosti|sediu(?:l)? social|καταστατική έδρα|έδρα (?:της )?εταιρ(?:ε)?ίας|kayıtlı adres|şirket merkezi|' +
  'юридический адрес|юридична адреса|седалище|registrirano sjedište|registrovano sedište|العنوان المسجل|المقر القانوني|العنوان القانوني|הכתובת הרשומה|כתובת רשומה|登記住所|登记地址|注册地址|註冊地址|등기상? 주소|địa chỉ đăng ký|alamat terdaftar';

/** What a branch of a house is called, by language: before its town, or behind it. */
const BRANCH =
  'branch(?: office)?|filial[ei]n?|zweig(?:stelle|niederlassung)|niederlassung|außenstelle|nebenstelle|zweitpraxis|succursale|antenne|sucursal|delegación|filiali|succursali|sede secondaria|sede distaccata|sede operativa di|unità locale|' +
  'filiaal|nevenvestiging|filial(?:en)?|avdeling|afdeling|sivutoimipiste|toimipiste|oddział|filia|pobočka|fióktelep|fióküzlet|fiók|sucursala|filiala|punct de lucru|παράρτημα|υποκατάστημα|şube(?:si|miz)?|филиал|філія|филијала|podružnica|poslovnica|ekspozitura|клон|sukursal|cawangan|cabang|chi nhánh|' +
  'فرعنا|فرع|الفرع|شعبه|شعبة|סניפנו|סניף';
/** In scripts that put no blanks between words. */
const UNSPACED_BRANCH = /(?:支店|分店|分館|分公司|营业部|지점|สาขา)/u;

const REGISTERED_LABEL = new RegExp(`(?<![\\p{L}\\p{M}])(?:${REGISTERED})(?![\\p{L}\\p{M}])`, 'iu');
const BRANCH_LABEL = new RegExp(`(?<![\\p{L}\\p{M}])(?:${BRANCH})(?![\\p{L}\\p{M}])`, 'iu');

/** Characters of a label, and words: longer ones are of a sentence. */
const LONGEST = 60;
const MOST_WORDS = 7;

/** What a label right before an address says it to be; nothing for the site's own town. */
export function seatIn(label: string, names: SiteNames): Seat | undefined {
  const said = label.trim();
  if (said === '' || said.length > LONGEST) return undefined;
  if (REGISTERED_LABEL.test(said)) return 'registered';
  const all = words(said);
  const isBranch = (BRANCH_LABEL.test(said) || UNSPACED_BRANCH.test(said)) && all.length <= MOST_WORDS;
  return isBranch && !all.some((word) => names.towns.has(word)) ? 'branch' : undefined;
}

/** Whether a text has a word for a branch of a house. */
export function namesBranch(text: string): boolean {
  return BRANCH_LABEL.test(text) || UNSPACED_BRANCH.test(text);
}

/** What a contact is called in which a site says where its firm is registered, folded. */
const OF_FIELD = /\b(?:regist|legal|juridi|(?:siege|domicilio|firmensitz|sitz|zetel|sede social|jur)\b)/;

/** The contact that says where the site's firm is registered; nothing for a site without one. */
export const registeredFieldOf = memo(({ resources }: Manifest): { field: string | undefined } => ({
  field: Object.entries(resources.contacts).find(
    ([field, { kind }]) => kind === 'address' && OF_FIELD.test(fold(field.replace(/[_-]+/g, ' '))),
  )?.[0],
}));
