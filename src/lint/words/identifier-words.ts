import { wordList } from './word-list.js';

/**
 * What stands before a number that nobody calls: of an order, an article, a firm in a register, a tax payer, an account, a
 * licence. Short forms are those that people write; folded.
 */
export const isIdentifierWord = wordList(
  'iban bic swift account acct iva vat tva mwst ust ustid ustidnr uid btw moms mva alv dph pdv ddv kdv gst abn acn ein tin ssn isbn issn ean gtin upc asin sku mpn vin imei serial sn item article artnr model part ref reference order invoice booking ticket tracking parcel batch lot licence license permit registration register registered reg company charity customer member policy case file docket claim card pin code id crn duns lei gln',
  'konto kontonummer bankverbindung steuer steuernr steuernummer st hrb hrb* hra vr handelsregister* registernummer artikel art artikelnr artikelnummer bestellnr bestellnummer bestell* auftrag* rechnung* rechnungsnr kunden kundennr kundennummer serien* seriennr modell vorgang* aktenzeichen az ident* charge* losnummer los sendung* lizenz* genehmigung* goz',
  'compte siret siren rcs ape naf tvaic commande facture réf référence article dossier contrat lot série immatriculation licence permis agrément neq client colis suivi',
  'cuenta cif nif dni rfc curp cuit nit pedido factura referencia artículo lote serie expediente matrícula licencia registro colegiado localizador',
  'conto codice cf piva partita rea cciaa fattura ordine riferimento articolo lotto serie pratica matricola licenza sdi pec cod mecc',
  'conta nipc nif cnpj cpf inscrição fatura encomenda referência artigo lote série processo matrícula licença alvará crm registo',
  'rekening rekeningnummer kvk kvknummer btwnr ondernemingsnr ondernemingsnummer factuur bestelling artikelnummer serienummer dossier agb big riziv rsin',
  'bankgiro plusgiro orgnr organisationsnummer org personnummer ocr faktura ordernr artnr artikelnummer serienummer parti momsreg',
  'kontonr cvr se orgnr organisasjonsnummer organisasjonsnr faktura ordrenr ordre varenr varenummer serienr stelnummer mobilepay vipps parti',
  'tili tilinumero ytunnus tunnus lasku tilaus tuotenumero sarjanumero tilausnumero erä viitenumero',
  'konto nip regon krs pesel faktura zamówienie zamówienia artykuł seria partia sygnatura polisa licencja',
  'účet ičo ico dič dic číslo faktura objednávka objednávky šarže výrobek série sp spz',
  'számla számlaszám bankszámla bankszámlaszám adószám cégjegyzékszám rendelésszám rendelés cikkszám sorozatszám tétel',
  'cont cui cif j reg factură comandă comenzi serie lot parafă cod',
  'αφμ γεμη δου λογαριασμός τιμολόγιο παραγγελία κωδικός παρτίδα αρ',
  'hesap vergi vkn tckn mersis fatura sipariş ürün seri parti sicil lisans ruhsat',
  'инн кпп огрн огрнип бик окпо счёт счет заказ заказа артикул партия серия договор лицензия',
  'єдрпоу іпн рахунок замовлення артикул партія серія договір ліцензія',
  'حساب آيبان ايبان ضريبي الضريبي سجل السجل ترخيص رخصة فاتورة طلبية منتج العقار دفعة',
  'חפ עמ עוסק מורשה חשבון חשבונית הזמנה קטלוגי רישיון עמותה',
);

/** The same in scripts that put no blanks between words: what such a text ends in. */
export const UNSPACED_IDENTIFIER =
  /(?:订单号?|訂單編?號?|单号|單號|货号|貨號|编号|編號|备案号|備案號|许可证号?|税号|账号|帳號|注文番号|受注番号|商品番号|品番|型番|整理番号|登録番号|法人番号|口座番号|許可番号|管理番号|伝票番号|주문번호|상품번호|등록번호|사업자등록번호|계좌번호|송장번호|허가번호|เลขที่|รหัส|ทะเบียน)[\s::#.]*$/u;

/** Whether a text ends in words for a number that nobody calls: `SKU`, `P. IVA`, `Réf.`, `Order no.`, `BE`. */
export function endsInIdentifier(text: string): boolean {
  const end = text.slice(-LONGEST);
  if (UNSPACED_IDENTIFIER.test(end)) return true;
  const [own = ''] = LAST_WORDS.exec(end) ?? [];
  const words = own.split(/[\s:.#()/]+/).filter((word) => word !== '');
  while (words.length > 0 && NUMBER_WORD.test(words.at(-1) ?? '')) words.pop();
  const last = words.at(-1);
  if (last === undefined) return false;
  if (STATE.test(last) && !CALLED.test(last)) return true;
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
