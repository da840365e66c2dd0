import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';

/** Kinds of streets and what says that a house number follows. */
const isListed = wordList(
  'yard walk rise vale wynd arcade broadway circus croft mount heath crest cres turnpike pike',
  'street st road rd avenue ave boulevard blvd lane ln drive dr court square sq place terrace parkway highway crescent close quay wharf row hill mews way alley trail gardens grove parade esplanade plaza suite unit floor po',
  'strasse str weg platz gasse allee ufer damm steig promenade postfach stiege',
  'rue avenue av boulevard bd place chemin impasse quai allée route passage cours square bp',
  'calle avenida avda av plaza paseo camino carretera carr ctra autopista calz prol ronda travesía pasaje calzada apartado col colonia',
  'v.le p.zza p.za p.le c.so v.lo l.go via viale piazza piazzale corso largo vicolo strada lungomare contrada località',
  'rua avenida av praça travessa largo alameda estrada rodovia calçada',
  'straat laan weg plein kade gracht steenweg dreef postbus',
  'gatan gata vägen väg torget gränd allé',
  'gate gata vei veien vej gade plass torg allé allé stræde',
  'katu tie kuja polku tori bulevardi kadulla tiellä kujalla',
  'ul ulica ulicy ulicę al aleja alei aleje plac placu pl os osiedle osiedlu rynek rynku skrytka',
  'ulice ulici nám náměstí třída třídě nábřeží',
  'utca utcában u út úton útja útján tér téren park krt körút körúton sor köz sétány',
  'str strada bd bulevardul calea piața aleea șoseaua splaiul',
  'οδός οδό οδού οδ λεωφόρος λεωφόρο λεωφόρου λεωφ πλατεία πλατείας ακτή',
  'cad caddesi cd sok sokak sokağı sk bulvarı mahallesi mah meydanı',
  'пр-т пр-кт пр-д б-р пл-дь ул улица улице улицы пр просп проспект проспекте пер переулок переулке пл площадь площади наб набережная бульвар шоссе д дом',
  'вул вулиця вулиці пров провулок провулку бульв набережна',
  'شارع طريق حي جادة ميدان',
  'רחוב רח שדרות שד דרך כיכר סמטת',
  'خیابان کوچه کوچهٔ بلوار میدان بزرگراه جاده',
  'jalan jl jln lorong persiaran lebuh lebuhraya gang kampung kg taman lot',
  'đường phố ngõ hẻm',
  'मार्ग रोड गली सड़क चौक नगर',
  'ulica ul trg cesta put obala šetalište bulevar улица трг булевар бул',
  'carrer c avinguda plaça passeig',
  'tänav tn maantee mnt puiestee pst iela bulvāris prospekts gatvė alėja',
  'ulica ul námestie cesta',
  'barabara mtaa ქუჩა გამზირი gata stígur vegur',
);

/** Whether a folded word is a kind of street; short forms such as `пр-т` have a sign in them. */
export function isStreetWord(folded: string): boolean {
  return isListed(folded.includes(' ') ? folded.replaceAll(' ', '') : folded);
}

const STREET_END =
  /(?:strasse|straße|str|gasse|weg|platz|allee|damm|ufer|(?<=\p{L}{3})ring|laan|straat|plein|kade|gracht|singel|dreef|gatan|gata|vägen|vagen|väg|torget|gränden|katu|kuja|tie|polku|gate|veien|vegen|vej|gade|stræde|plass|torv|(?<=\p{L}{3})kaj|utca|körút|caddesi|sokağı|sokak)$/u;

/** Where words are joined, as in Thai: "road" and "lane" begin the name. */
const STREET_BEGINNING = /^(?:ถนน|ซอย|ตรอก|หมู่)/u;

/** Whether a word says that it is a street's, by itself, by its end or by its beginning. */
export function isOfStreet(word: string): boolean {
  if (isStreetWord(fold(word)) || STREET_BEGINNING.test(word)) return true;
  return STREET_END.test(word.toLowerCase().replace(/[.,]$/, ''));
}
