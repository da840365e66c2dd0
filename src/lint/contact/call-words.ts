import { isUrgentWord } from '../owner/urgent-words.js';
import { wordList } from '../words/word-list.js';

const isCall = wordList(
  'tel tel* phone* phoning telephone* call calls calling ring dial text sms fax* telefax* mob mobile* cell cellphone landline hotline tollfree freephone freecall switchboard helpline whatsapp* viber* signal gsm voip contact contacts reach enquiries inquiries',
  'fon ruf rufen ruft rufe rufnummer* anruf* telefon* handy* mobil* festnetz durchwahl kontakt* erreich* servicenummer sekretariat',
  'téléphon* appel* portable joindre joignable contact* standard télécopi*',
  'teléfon* telefon* llam* móvil* movil* celular* cel fijo contact* contáct* centralita fono',
  'telefon* chiam* cellulare cell fisso contatt* recapit* centralino',
  'telem* telemóvel* fixo ligue liguem ligar ligação ligações ligue contato* contacte* fone zap',
  'telefoon* bel bellen belt vast contact* bereik*',
  'ring* ringa mobil* kontakt* växel* nå tlf tlf* sentralbord mobiltelefon*',
  'puh* puhel* soita* gsm kännykkä yhtey* faksi vaihde',
  'zadzwoń* dzwoń* zgłoś zgłaszaj* kom komórk* kontakt* infolini* faks',
  'zavol* volejte mobil* kontakt* hívj* hívd* kapcsolat* elérhetőség* suna sunați sunaţi suni apel* mobil*',
  'τηλ* κιν κινητ* καλέστε* επικοινων* φαξ ara arayın* aray* cep faks iletişim* santral*',
  'тел тел* звон* позвон* моб* сот* факс* контакт* связ* дзвон* подзвон* телефон* звъннете обадете',
  'هاتف* الهاتف تلفون خلوي الخلوي خليوي الخليوي نقال النقال محمول المحمول جوال* الجوال موبايل* فاكس اتصل* اتصال تواصل* للتواصل واتساب* تلفن* موبایل همراه تماس* נייד* פקס התקשר* חייגו טל טלפון* צרו קשר',
  'telepon telpon telp hp hubungi kontak điện thoại gọi liên hệ फोन फ़ोन दूरभाष मोबाइल संपर्क कॉल',
  'poziv* nazov* zov* javite kontakt* pokličite kliči zavolaj* volajte truca* truqueu telèfon mòbil helista* zvan* tālrun* skambink*',
);

/** Whether a folded word is for calling somebody, or for contacts. */
export function isCallingWord(word: string): boolean {
  return isCall(word) || isUrgentWord(word);
}

/** The same in scripts that put no blanks between words. */
export const UNSPACED_CALL =
  /電話|电话|携帯|手機|手机|热线|熱線|專線|专线|代表|直通|ファックス|ファクス|傳真|传真|フリーダイヤル|問い?合わ?せ|联系|聯絡|전화|휴대|문의|연락|팩스|โทร|มือถือ|ติดต่อ/u;

/** A sign for a phone, or one letter for it, at the end of a text. */
export const CALL_SIGN =
  /(?:[\u260e\u260f\u2706\u2121\u{1f4de}\u{1f4f1}\u{1f4f2}\u{1f4e0}\u{1f57f}]\ufe0f?|(?<![\p{L}\p{N}])(?:[TMPFtmpf][.:]?|[تטТт]\s?[.:]))\s{0,3}$/u;

/** Words behind digits that they count, and before digits of something else. */
export const isUnitWord = wordList(
  'kg g mg t km m cm mm ml cl dl l ha kwh mwh kw mw w v mb gb tb kb bytes byte bits bit hz px pt pcs pc pieces piece items units unit sold tickets bottles copies views likes steps miles lbs lb oz ft feet inches hours minutes seconds days years euro euros dollars pounds points followers users visitors records rows',
  'stk stück flaschen tonnen liter litres liters meter metres meters kilometer stunden minuten tage jahre punkte einwohner bouteilles pièces unités litros botellas piezas unidades bottiglie pezzi unità chili garrafas peças flessen stuks flaskor styck flasker kpl pulloa sztuk butelek kusů lahví darab üveg bucăți sticle τεμάχια adet şişe шт кг км бутылок штук пляшок קג قطعة كغ',
);
export const isOtherNumberWord = wordList(
  'timestamp unix epoch gift card voucher coupon registre registro registo handelsregister commerce ticket batch lot part article item order product sku model reference ref account licence license invoice receipt parcel tracking customer member',
  'buchung* artikel bestellung auftrag rechnung kunde vorgang lieferung gutschein sendung vertrag consegna fattura ordine articolo livraison commande facture colis pedido artículo factura encomenda artigo fatura levering bestelling leverans faktura levering toimitus tilaus dostawa zamówienie dodávka objednávka szállítás rendelés livrare comandă παραγγελία sipariş teslimat заказ доставка замовлення',
);
