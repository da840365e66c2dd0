import { fold } from '../words/fold.js';

/** What countries are called at the end of an address: in English and in their own languages. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'uk, u.k., gb, united kingdom, great britain, england, scotland, wales, northern ireland, ireland, éire, usa, u.s.a., us, united states, united states of america, ' +
    'canada, australia, new zealand, south africa, india, singapore, malta, iceland, ísland, luxembourg, luxemburg, deutschland, germany, allemagne, österreich, austria, ' +
    'schweiz, suisse, svizzera, switzerland, liechtenstein, france, frankreich, belgique, belgië, belgien, belgium, nederland, the netherlands, netherlands, holland, ' +
    'italia, italy, españa, espanya, spain, portugal, brasil, brazil, méxico, mexico, argentina, chile, colombia, perú, uruguay, sverige, sweden, norge, noreg, norway, ' +
    'danmark, denmark, suomi, finland, polska, poland, česko, česká republika, czechia, czech republic, slovensko, slovakia, magyarország, hungary, românia, romania, ' +
    'türkiye, turkey, hrvatska, croatia, slovenija, slovenia, srbija, serbia, българия, bulgaria, eesti, estonia, latvija, latvia, lietuva, lithuania, ελλάδα, ελλάς, greece, ' +
    'κύπρος, cyprus, россия, российская федерация, russia, україна, ukraine, беларусь, қазақстан, israel, ישראל, الإمارات, الإمارات العربية المتحدة, united arab emirates, uae, ' +
    'السعودية, المملكة العربية السعودية, saudi arabia, مصر, egypt, الأردن, لبنان, المغرب, maroc, morocco, قطر, qatar, الكويت, ' +
    '中国, 中國, china, 日本, 日本国, japan, 대한민국, 한국, south korea, korea, republic of korea, 台灣, 台湾, taiwan, hong kong, ไทย, ประเทศไทย, thailand, việt nam, vietnam, indonesia'
  )
    .split(', ')
    .map(fold),
);

/** Characters behind an address that may be its country. */
export const LONGEST_COUNTRY = 50;

const BEHIND = /^(\s{0,3}[,\n–—-]\s{0,3})([\p{L}\p{M}. ]{2,40})/u;

/** The length of a country at the beginning of what stands behind an address, with the sign before it; 0 without one. */
export function lengthOfCountry(text: string): number {
  const [, sign = '', name = ''] = BEHIND.exec(text) ?? [];
  const [sentence = ''] = name.split('. ', 1);
  const own = sentence.trimEnd().replace(/\.$/u, '');
  return own !== '' && NAMES.has(fold(own)) ? sign.length + own.length : 0;
}
