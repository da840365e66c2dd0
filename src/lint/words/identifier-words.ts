import { fold } from './fold.js';
import { wordList } from './word-list.js';

/**
 * What stands before a number that nobody calls: of an order, an article, a firm in a register, a tax payer, an account, a
 * licence. Short forms are those that people write; folded.
 */
export const isIdentifierWord = wordList(
  'inventory inventar* inventaire inventario inventário inventaris* inwentarz* inventár* leltár* инвентарн* інвентарн* accession accessionsnr katalognr katalognummer museumsnr signatur cote sygn shelfmark',
  'receipt kassenbon quittung* reçu scontrino ricevuta recibo kvitto* kvittering* kuitti paragon účtenka nyugta чек квитанц* iban bic swift account acct iva vat tva mwst ust ustid ustidnr uid btw moms mva alv dph pdv ddv kdv gst abn acn ein tin ssn isbn issn ean gtin upc asin sku mpn vin imei serial sn artnr ref reference invoice tracking parcel batch lot licence license permit registration register registered reg file docket id crn duns gln',
  'konto kontonummer bankverbindung steuer steuernr steuernummer hrb hrb* hra vr handelsregister* registernummer artikelnr artikelnummer bestellnr bestellnummer rechnung* rechnungsnr kundennr kundennummer serien* seriennr modell aktenzeichen ident* charge* losnummer los lizenz* genehmigung* goz',
  'compte siret siren rcs ape naf tvaic facture réf référence lot série immatriculation licence permis agrément neq',
  'cuenta cif nif dni rfc curp cuit nit referencia lote serie expediente matrícula licencia colegiado localizador',
  'conto codice cf piva partita rea cciaa fattura riferimento lotto serie matricola licenza sdi pec cod mecc',
  'conta nipc nif cnpj cpf inscrição fatura referência lote série matrícula licença alvará crm registo',
  'rekening rekeningnummer factuur* kvk kvknummer btwnr ondernemingsnr ondernemingsnummer factuur artikelnummer serienummer agb riziv rsin',
  'bankgiro plusgiro orgnr organisationsnummer org personnummer ocr faktura ordernr artnr artikelnummer serienummer momsreg',
  'kontonr cvr orgnr organisasjonsnummer organisasjonsnr faktura ordrenr varenr varenummer serienr stelnummer mobilepay vipps',
  'tili tilinumero ytunnus tunnus lasku tuotenumero sarjanumero tilausnumero erä viitenumero',
  'konto nip regon krs pesel faktur* seria sygnatura polisa licencja',
  'účet ičo ico dič dic číslo faktur* šarže série sp spz',
  'számla* számlaszám bankszámla bankszámlaszám adószám cégjegyzékszám rendelésszám cikkszám sorozatszám',
  'cont cui cif reg factură serie lot parafă cod',
  'αφμ γεμη τιμολογίου δου λογαριασμός τιμολόγιο παρτίδα αρ',
  'hesap vergi vkn tckn mersis fatura seri sicil lisans ruhsat',
  'артикул* инн кпп огрн огрнип бик окпо счёт счет серия договор лицензия',
  'артикул* єдрпоу іпн рахунок серія договір ліцензія',
  'الفاتورة حساب آيبان ايبان ضريبي الضريبي سجل السجل ترخيص رخصة فاتورة',
  'חפ עמ מקט ברקוד עוסק מורשה חשבון חשבונית קטלוגי רישיון עמותה',
);

/** What a number is of that only tells with a word for "number" beside it: of an order, a customer, an article, a parcel. */
const isCountedWord = wordList(
  'order booking ticket customer member membership client tracking shipment parcel confirmation reservation policy case card part item product catalogue catalog claim pin model charity company article contract transaction voucher barcode',
  'artikel art bestell* auftrag* kunden kd sendung* vorgang* mitglied* vertrag* buchungs reservierungs katalog* produkt versicherung* schein gutschein strichcode*',
  'commande client colis article dossier suivi contrat adhérent réservation catalogue produit transaction',
  'pedido cliente artículo producto registro factura envío seguimiento socio contrato reserva catálogo',
  'ordine articolo pratica cliente prodotto spedizione tracciamento socio contratto prenotazione catalogo tessera',
  'encomenda artigo processo cliente produto envio sócio contrato reserva catálogo',
  'bestel bestelling order klant klanten artikel dossier zending contract lid boekings catalogus product',
  'order beställnings kund ärende medlems artikel avtals försändelse boknings produkt katalog',
  'ordre kunde vare sags saks medlems forsendelses avtale booking bestillings produkt katalog parti',
  'tilaus tilauksen asiakas asiakkaan tuote tuotteen jäsen sopimus sopimuksen seuranta lähetys varaus varauksen lasku* viite*',
  'zamówienia zamówienie klienta artykuł artykułu produktu partia przesyłki umowy rezerwacji katalog* sprawy',
  'objednávk* zákaznick* zákazníka výrobk* výrobek zásilk* smlouvy rezervac* katalog* produktu',
  'rendelés* megrendelés* ügyfél* vevő* tétel termék* csomag* szerződés* foglalás* katalógus* cikk*',
  'comandă comenzii comenzi client clientului produs produsului colet coletului contract rezervării catalog articol',
  'παραγγελίας παραγγελία πελάτη προϊόντος αποστολής συμβολαίου κράτησης μέλους είδους τιμολογίου',
  'sipariş müşteri ürün parti takip üye üyelik sözleşme kargo gönderi rezervasyon katalog',
  'заказа заказ артикул* партия партии клиента договор* товара отправления брони каталож* накладной трек',
  'замовлення артикул* партія партії клієнта договор* товару відправлення броні накладної рахунку',
  'الطلب طلب طلبية منتج المنتج العقار دفعة العميل الزبون التتبع الشحنة العضوية العقد الحجز القضية السجل الفاتورة الصنف',
  'הזמנה לקוח פריט מעקב משלוח מוצר חבר חוזה תיק קטלוגי חשבונית',
);

/** Words for a code: what such a label is of does not matter. */
const isCodeWord = wordList(
  'code codes barcode* strichcode* codebarre* código* codigo* codice codici cod kod kodu kodas kody kódja kódu kode koder koodi код коду кода штрихкод* κωδικός κωδικού barkod* رمز كود קוד',
);
/** The same at the end of a compound, as in `Produktcode`. */
const CODE_END = /.(?:code|kod|kode|koodi)$/u;

/** Words for calling: a label that ends in one is of a number to call. */
const isCallWord = wordList(
  'tel tel* phone* fax* mob* cell* handy* ruf rufe rufen ruft rufnummer* rufbereitschaft fon* hotline* téléphon* gsm whatsapp* viber* puh* tlf* teléfon* móvil* centralino тел* моб* факс* τηλ* κινητ* φαξ هاتف* الهاتف جوال* الجوال طلفون טלפון* נייד* פקס*',
);

/** Words between the one for "number" and what it is of. */
const isLinkWord = wordList('de da do das dos du des di del della dei dello der of the van af av för för for la le el');

/** In scripts that put no blanks between words: the end of a label that says "number" or "code", not a house number. */
const UNSPACED_NUMBER =
  /(?:番号|番號|编号|編號|号码|號碼|编码|編碼|代码|代碼|条码|條碼|条形码|條形碼|コード|ナンバー|번호|코드|品番|型番|เลขที่|รหัส|ทะเบียน|(?<=[\p{sc=Han}])[号號])[\s:：#.]*$/u;
/** What of such a label says that the number is called. */
const UNSPACED_CALLED =
  /电话|電話|手机|手機|携帯|传真|傳真|fax|ファックス|ファクス|热线|熱線|专线|專線|座机|联系|聯絡|聯繫|连络|連絡|微信|qq|line|直通|代表|内線|フリーダイヤル|전화|휴대|핸드폰|팩스|대표|연락|문의|상담|직통|โทร|แฟกซ์/iu;

/**
 * Whether a text ends in words for a number that nobody calls: `SKU`, `P. IVA`, `Réf.`, `Order no.`, `BE`.
 *
 * @param isInternational whether its country's code follows, so that letters of a country say nothing
 */
export function endsInIdentifier(text: string, isInternational = false): boolean {
  const end = text.slice(-LONGEST);
  const unspaced = UNSPACED_NUMBER.exec(end);
  if (unspaced) return !UNSPACED_CALLED.test(end.slice(Math.max(0, unspaced.index - LONGEST_UNSPACED)));
  const [own = ''] = LAST_WORDS.exec(end) ?? [];
  const words = own
    .replace(INITIAL, '$1')
    .split(/[\s:：.#()/]+[-–]?/)
    .map((word) => word.replace(ELIDED, ''))
    .filter((word) => word !== '')
    .filter((word, at, all) => !isLinkWord(plain(word)) || (at === all.length - 1 && isCountry(word, all[at - 1])));
  let isCounted = /[#№][\s:：]*$/u.test(end);
  for (; words.length > 0 && NUMBER_WORD.test(words.at(-1) ?? ''); words.pop()) isCounted = true;
  const last = words.at(-1);
  if (last === undefined) return false;
  if (STATE.test(last) && !CALLED.test(last)) {
    // "Tel. DE" is of a number there.
    if (isCallWord(plain(words.at(-2) ?? ''))) return false;
    if (!isInternational) return true;
  }
  if (isCallWord(plain(last))) return false;
  const bare = plain(last.replace(NUMBER_END, ''));
  const hasNumber = isCounted || NUMBER_END.test(last);
  if (hasNumber && (isCountedWord(bare) || isCountedWord(plain(last)))) return true;
  if (last.split(/[-–]/).some((part) => isIdentifierWord(plain(part))) || isIdentifierWord(bare)) return true;
  if (isIdentifierWord(plain(last))) return true;
  const parts = words.flatMap((word) => word.split(/[-–]/));
  const folded = parts.map(plain);
  // "Codice articolo", "Código de producto": what the code is of stands behind it.
  if (folded.some((word) => isCodeWord(word) || CODE_END.test(word))) return !folded.some((word) => isCallWord(word));
  const number = parts.findLastIndex((word) => NUMBER_WORD.test(word));
  if (number === -1) return isRegister(words.at(-2) ?? '');
  const counted = folded[number + 1] ?? '';
  return isCountedWord(counted) || isIdentifierWord(counted);
}

/** Whether a text ends in a word for one thing of many, as in "order 5550-0177": not in a verb, nor in one for a booking line. */
export function endsInCounted(text: string): boolean {
  const [, isVerb, word = ''] = LAST_WORD.exec(text.slice(-LONGEST)) ?? [];
  return isVerb === undefined && isCountedWord(plain(word)) && !BOOKING.test(word);
}

const LAST_WORD = /(?:(?<!\p{L})(to|zur|zum|pour|para|per)\s)?(?<![\p{L}\p{M}'’-])([\p{L}\p{M}'’-]{2,30})\s{1,3}$/iu;
const BOOKING = /^(?:booking|boeking|r[eé]serv|rezerv|varau|foglal|prenot|membership)/i;

/** Whether a word is the code of a country that else is a small word, as in `USt-IdNr. DE`: not in a line of capitals. */
function isCountry(word: string, before = ''): boolean {
  return /^(?:DE|EL)$/.test(word) && (/\p{Ll}/u.test(before) || before.length <= SHORT);
}

/** Letters of a word that is short for others, as `UST` is. */
const SHORT = 5;

/** Whether a word is an acronym of a register, whose town follows: `RCS Rennes`, `HRB Berlin`. */
function isRegister(word: string): boolean {
  return /^\p{Lu}{3,6}$/u.test(word) && isIdentifierWord(plain(word));
}

/** Characters before a number that are read. */
const LONGEST = 60;
/** Characters of a label without blanks before its end. */
const LONGEST_UNSPACED = 6;
/** The last few words, with signs between them and behind. */
const LAST_WORDS =
  /[\p{L}\p{M}º°'’"״&./-]{1,30}(?:[\s:：.#()]{1,3}[\p{L}\p{M}º°'’"״/-]{1,16}){0,2}[\s:：.#№(º°]{0,6}$/u;
/** A letter with a dot before a letter alone, as in `C.F.`: both are one word. */
const INITIAL = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;
/** A small word that has lost its vowel: `d'ordine`. */
const ELIDED = /^(?:d|l|dell|all)['’]/iu;
const NUMBER_WORD =
  /^(?:n|no|nr|num|núm|nro|nº|n°|º|°|o|№|number|nummer|numéro|número|numero|numer|număr|numărul|número|číslo|szám|száma|numara|numarası|αριθμός|αρ|номер|رقم|מס|מספר|id|numero)$/iu;
const NUMBER_END = /(?:nr|nro|no|nummer|number|numero|szám|номер|id)$/iu;
/** Letters of a state or register before a number: `BE`, `NL`, `CHE`. */
const STATE = /^\p{Lu}{2,4}$/u;
const CALLED = /^(?:TEL|FAX|GSM|MOB|CELL|CALL|HP|PH|TLF|SMS|ТЕЛ|ΤΗΛ|RING|FON|SOS|VOIP)$/u;

function plain(word: string): string {
  return fold(word).replaceAll(' ', '');
}
