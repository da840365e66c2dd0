import { wordList } from './word-list.js';

/**
 * What stands before a number that nobody calls: of an order, an article, a firm in a register, a tax payer, an account, a
 * licence. Short forms are those that people write; folded.
 */
export const isIdentifierWord = wordList(
  'iban bic swift account acct iva vat tva mwst ust ustid ustidnr uid btw moms mva alv dph pdv ddv kdv gst abn acn ein tin ssn isbn issn ean gtin upc asin sku mpn vin imei serial sn artnr ref reference invoice tracking parcel batch lot licence license permit registration register registered reg file docket id crn duns gln',
  'konto kontonummer bankverbindung steuer steuernr steuernummer hrb hrb* hra vr handelsregister* registernummer artikelnr artikelnummer bestellnr bestellnummer rechnung* rechnungsnr kundennr kundennummer serien* seriennr modell aktenzeichen ident* charge* losnummer los lizenz* genehmigung* goz',
  'compte siret siren rcs ape naf tvaic facture réf référence lot série immatriculation licence permis agrément neq',
  'cuenta cif nif dni rfc curp cuit nit referencia lote serie expediente matrícula licencia colegiado localizador',
  'conto codice cf piva partita rea cciaa fattura riferimento lotto serie matricola licenza sdi pec cod mecc',
  'conta nipc nif cnpj cpf inscrição fatura referência lote série matrícula licença alvará crm registo',
  'rekening rekeningnummer kvk kvknummer btwnr ondernemingsnr ondernemingsnummer factuur artikelnummer serienummer agb riziv rsin',
  'bankgiro plusgiro orgnr organisationsnummer org personnummer ocr faktura ordernr artnr artikelnummer serienummer momsreg',
  'kontonr cvr orgnr organisasjonsnummer organisasjonsnr faktura ordrenr varenr varenummer serienr stelnummer mobilepay vipps',
  'tili tilinumero ytunnus tunnus lasku tuotenumero sarjanumero tilausnumero erä viitenumero',
  'konto nip regon krs pesel faktura seria sygnatura polisa licencja',
  'účet ičo ico dič dic číslo faktura šarže série sp spz',
  'számla számlaszám bankszámla bankszámlaszám adószám cégjegyzékszám rendelésszám cikkszám sorozatszám',
  'cont cui cif reg factură serie lot parafă cod',
  'αφμ γεμη δου λογαριασμός τιμολόγιο παρτίδα αρ',
  'hesap vergi vkn tckn mersis fatura seri sicil lisans ruhsat',
  'инн кпп огрн огрнип бик окпо счёт счет серия договор лицензия',
  'єдрпоу іпн рахунок серія договір ліцензія',
  'حساب آيبان ايبان ضريبي الضريبي سجل السجل ترخيص رخصة فاتورة',
  'חפ עמ עוסק מורשה חשבון חשבונית קטלוגי רישיון עמותה',
);

/** Words that make a number one to order by, or that of an order: only "no." beside them tells. */
const isCountedWord = wordList(
  'order booking ticket customer member policy case card service part item code claim pin model charity company article artikel art bestell* auftrag* kunden sendung* vorgang* commande client colis article dossier suivi contrat pedido factura artículo registro ordine articolo pratica encomenda artigo processo bestelling ordre parti tilaus zamówienie zamówienia artykuł partia objednávka objednávky výrobek rendelés tétel comandă comenzi παραγγελία κωδικός sipariş ürün parti заказ заказа артикул партия замовлення партія الطلب طلبية منتج العقار دفعة הזמנה',
);

/** The same in scripts that put no blanks between words: what such a text ends in. */
export const UNSPACED_IDENTIFIER =
  /(?:订单号?|訂單編?號?|单号|單號|货号|貨號|编号|編號|备案号|備案號|许可证号?|税号|账号|帳號|注文番号|受注番号|商品番号|品番|型番|整理番号|登録番号|法人番号|口座番号|許可番号|管理番号|伝票番号|주문번호|상품번호|등록번호|사업자등록번호|계좌번호|송장번호|허가번호|เลขที่|รหัส|ทะเบียน)[\s::#.]*$/u;

/**
 * Whether a text ends in words for a number that nobody calls: `SKU`, `P. IVA`, `Réf.`, `Order no.`, `BE`.
 *
 * @param isInternational whether its country's code follows, so that letters of a country say nothing
 */
export function endsInIdentifier(text: string, isInternational = false): boolean {
  const end = text.slice(-LONGEST);
  if (UNSPACED_IDENTIFIER.test(end)) return true;
  const [own = ''] = LAST_WORDS.exec(end) ?? [];
  const words = own.split(/[\s:.#()/]+[-–]?/).filter((word) => word !== '');
  let isCounted = /[#№]\s*$/u.test(end);
  for (; words.length > 0 && NUMBER_WORD.test(words.at(-1) ?? ''); words.pop()) isCounted = true;
  const last = words.at(-1);
  if (last === undefined) return false;
  if (!isInternational && STATE.test(last) && !CALLED.test(last)) return true;
  if ((isCounted || NUMBER_WORD.test(words.at(-2) ?? '')) && isCountedWord(plain(last))) return true;
  const parts = last.split(/[-–]/).map(plain);
  return parts.some((part) => isIdentifierWord(part)) || isIdentifierWord(plain(last.replace(NUMBER_END, '')));
}

/** Characters before a number that are read. */
const LONGEST = 60;
/** The last few words, with signs between them and behind. */
const LAST_WORDS = /[\p{L}\p{M}'’&./-]{1,30}(?:[\s:.#()]{1,3}[\p{L}\p{M}º°'’/-]{1,16}){0,2}[\s:.#№(º°]{0,6}$/u;
const NUMBER_WORD =
  /^(?:n|no|nr|num|nro|nº|n°|º|°|o|№|number|nummer|numéro|número|numero|numer|číslo|szám|номер|رقم|מס|מספר|id|code)$/iu;
const NUMBER_END = /(?:nr|no|nummer|number|numero|szám|id)$/iu;
/** Letters of a state or register before a number: `BE`, `NL`, `CHE`. */
const STATE = /^\p{Lu}{2,4}$/u;
const CALLED = /^(?:TEL|FAX|GSM|MOB|CELL|CALL|HP|PH|TLF|SMS|ТЕЛ|ΤΗΛ|RING|FON|SOS|VOIP)$/u;

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.'’]+/gu, '')
    .normalize('NFC');
}
