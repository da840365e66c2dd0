import { fold } from '../words/fold.js';

/** What countries are called at the end of an address, in English and in their own languages, behind their ISO 3166 codes. */
const COUNTRIES: readonly string[] = [
  'GB uk, u.k., gb, united kingdom, great britain, england, scotland, wales, northern ireland',
  'IE ireland, éire',
  'US usa, u.s.a., us, united states, united states of america, estados unidos',
  'CA canada',
  'AU australia',
  'NZ new zealand',
  'ZA south africa',
  'IN india',
  'SG singapore',
  'MT malta',
  'IS iceland, ísland',
  'LU luxembourg, luxemburg',
  'DE deutschland, germany, allemagne',
  'AT österreich, austria',
  'CH schweiz, suisse, svizzera, switzerland',
  'LI liechtenstein',
  'FR france, frankreich',
  'BE belgique, belgië, belgien, belgium',
  'NL nederland, the netherlands, netherlands, holland',
  'IT italia, italy, italien',
  'ES españa, espanya, spain',
  'PT portugal',
  'BR brasil, brazil',
  'MX méxico, mexico',
  'AR argentina',
  'CL chile',
  'CO colombia',
  'PE perú',
  'UY uruguay',
  'SE sverige, sweden',
  'NO norge, noreg, norway',
  'DK danmark, denmark',
  'FI suomi, finland',
  'PL polska, poland',
  'CZ česko, česká republika, czechia, czech republic',
  'SK slovensko, slovakia',
  'HU magyarország, hungary',
  'RO românia, romania',
  'TR türkiye, turkey',
  'HR hrvatska, croatia',
  'SI slovenija, slovenia',
  'RS srbija, serbia',
  'BG българия, bulgaria',
  'EE eesti, estonia',
  'LV latvija, latvia',
  'LT lietuva, lithuania',
  'GR ελλάδα, ελλάς, greece',
  'CY κύπρος, cyprus',
  'RU россия, российская федерация, russia',
  'UA україна, ukraine',
  'BY беларусь',
  'KZ қазақстан',
  'IL israel, ישראל',
  'AE الإمارات, الإمارات العربية المتحدة, united arab emirates, uae',
  'SA السعودية, المملكة العربية السعودية, saudi arabia',
  'EG مصر, egypt',
  'JO الأردن',
  'LB لبنان',
  'MA المغرب, maroc, morocco',
  'QA قطر, qatar',
  'KW الكويت',
  'CN 中国, 中國, china',
  'JP 日本, 日本国, japan',
  'KR 대한민국, 한국, south korea, korea, republic of korea',
  'TW 台灣, 台湾, taiwan',
  'HK hong kong',
  'TH ไทย, ประเทศไทย, thailand',
  'VN việt nam, vietnam',
  'ID indonesia',
];

const CODES: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap((line) =>
    line
      .slice(3)
      .split(', ')
      .map((name): [string, string] => [fold(name), line.slice(0, 2)]),
  ),
);

/** Lands that addresses count to another, by their codes: either may be said. */
const LANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GB: 'JE GG IM GI IE',
    US: 'PR GU VI AS MP',
    FR: 'RE GP MQ GF YT NC PF MC',
    DK: 'GL FO',
    FI: 'AX',
    NO: 'SJ',
    CN: 'HK MO TW',
  }).flatMap(([country, lands]) => lands.split(' ').map((land): [string, string] => [land, country])),
);

/** The ISO 3166 code of a country that a text is the name of; nothing for all else. */
export function countryNamed(text: string): string | undefined {
  return CODES.get(fold(text.trim().replace(/\.$/u, '')));
}

/** Whether two codes of countries may stand in the same address. */
export function mayBeSameCountry(one: string, other: string): boolean {
  return one === other || LANDS.get(one) === other || LANDS.get(other) === one;
}

/** Characters behind an address that may be its country. */
export const LONGEST_COUNTRY = 50;

const BEHIND = /^(\s{0,3}[,\n–—-]\s{0,3})([\p{L}\p{M}. ]{2,40})/u;

/** The length of a country at the beginning of what stands behind an address, with the sign before it; 0 without one. */
export function lengthOfCountry(text: string): number {
  const [, sign = '', name = ''] = BEHIND.exec(text) ?? [];
  const [sentence = ''] = name.split('. ', 1);
  const own = sentence.trimEnd().replace(/\.$/u, '');
  return own !== '' && CODES.has(fold(own)) ? sign.length + own.length : 0;
}
