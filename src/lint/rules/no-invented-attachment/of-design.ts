/** Folders of a theme and of tools: what is in them belongs to the design. */
const FOLDERS =
  /\/(?:themes?|assets?|static|_next|_nuxt|_astro|_app|dist|build|public|css|js|scss|icons?|ico|fonts?|sprites?|vendor|node_modules|plugins?|wp-includes|wp-admin|ui|skins?|templates?|flags?|emoji|smilies|payments?|badges?)\//i;

/** The same in other languages: of themes, and of the marks of what is paid with. */
const FOLDERS_ELSEWHERE =
  /\/(?:temas?|th[eè]mes?|thema|teman?|tematy|motyw|[sš]ablony?|szablony?|tem[aă]|pagament[io]|m[eé]todi-?di-?pagamento|pagos?|medios-?de-?pago|formas-?de-?(?:pago|pagamento)|pagamentos?|paiements?|moyens-?de-?paiement|zahlung(?:en|sarten|smittel|smethoden|sanbieter)?|bezahlung|betaling(?:en|er)?|betaal(?:methoden|middelen|opties)?|betalingskort|betalning(?:ar|ssatt)?|maksu(?:t|tavat)?|platby?|platb[ay]|platnosci|platnosti|fizetes|fizetesi-?modok|plata|plati|odeme|odeme-?yontemleri|oplata|payment[-_]?(?:icons?|methods?|logos?|cards?)|pay|credit-?cards?|cards?-?logos?|kreditkarten|karty|kort)\//i;

/** Names of pictures that are part of the design. */
const NAMES =
  /(?:^|[-_./])(?:icons?|ico|favicon|apple-touch|sprite|arrow|chevron|bullet|spinner|loader|loading|placeholder|blank|spacer|pixel|pattern|texture|noise|divider|separator|bg|background|shape|blob|wave|avatar|gravatar|flag|logo\w{0,12}|mask|quote|star|check|close|menu|search|captcha|fb|facebook|insta|instagram|twitter|youtube|yt|linkedin|whatsapp|tiktok|pinterest|xing|vimeo|telegram)(?:$|[-_./\d])/i;

/** What people pay with, as the whole name of a picture: its mark, which every site may show. */
const PAID_WITH =
  /^(?:visa(?:[-_]?(?:electron|debit|secure))?|v-?pay|master[-_]?card|maestro|cirrus|amex|american[-_]?express|diners(?:[-_]?club)?|discover|jcb|union[-_]?pay|paypal|apple[-_]?pay|google[-_]?pay|g-?pay|amazon[-_]?pay|samsung[-_]?pay|shop[-_]?pay|stripe|klarna|afterpay|clearpay|alipay|wechat[-_]?pay|sepa|(?:pago)?bancomat|postepay|satispay|nexi|bancontact|payconiq|ideal|giropay|sofort|ec[-_]?(?:karte|cash)|girocard|paydirekt|twint|postfinance|eps|carte[-_]?(?:bleue|bancaire)|cb|bizum|redsys|multibanco|mb[-_]?way|pix|boleto|elo|hipercard|mercado[-_]?pago|blik|przelewy24|p24|dotpay|payu|gopay|comgate|barion|simplepay|szep|swish|vipps|mobile-?pay|dankort|bankid|trustly|troy|iyzico|mir|qiwi|mada|stc-?pay|knet|tabby|tamara|fawry|bit|paybox|paypay|line-?pay|konbini|kakao-?pay|naver-?pay|toss)(?:[-_](?:logo|mark|marke|card|icon|badge|small|white|black|bianco|light|dark|mono|colou?r|\d{1,4}(?:x\d{1,4})?)){0,3}\.[a-z]{3,4}$/i;

/** Whether a path is in a folder of the design; in lower case. */
export function isInDesign(path: string): boolean {
  return FOLDERS.test(path) || FOLDERS_ELSEWHERE.test(path);
}

/** Whether the name of a picture says that it is part of the design: an icon, a ground, the mark of a card. */
export function isNamedDesign(name: string): boolean {
  return NAMES.test(name) || PAID_WITH.test(name);
}

/** Whether a path is that of a picture of the design. */
export function isOfTheme(path: string): boolean {
  return isInDesign(path) || isNamedDesign(path.slice(path.lastIndexOf('/') + 1));
}
