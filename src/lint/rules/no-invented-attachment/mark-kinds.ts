import { fold } from '../../words/fold.js';
import { type WordList, wordList } from '../../words/word-list.js';

/** A mark that a picture shows, and that no picture of something else stands in for. */
export type MarkKind = 'award' | 'store' | 'payment' | 'flag' | 'logo';

/** Words for marks that somebody has been given. */
const AWARD = wordList(
  `seal seals certificate certificates certified certification award awards prize medal accreditation accredited membership
   sello sellos certificado certificados certificacion premio premios galardon medalla acreditacion
   siegel gutesiegel gutesiegels prufsiegel zertifikat zertifikate zertifiziert auszeichnung urkunde innungsmitglied
   sceau certificat certificats medaille
   sigillo certificato certificati certificazione bollino medaglia accreditamento
   selo selos certificacao medalha keurmerk certificaat certificering onderscheiding
   certyfikat certyfikaty nagroda pieczec certifikat certifikace oceneni intyg utmarkelse sertifikaatti palkinto
   sertifika сертификат сертификаты награда сертифікат сертифікати нагорода شهادة جائزة ختم תעודה
   badge badges insignia abzeichen plakette distintivo odznaka odznak značka значок значки شارة バッジ 徽章 배지
   πιστοποιητικο βραβειο 認証 受賞 証明書 证书 認證 认证 奖项 인증 수상`,
);
/** What people pay with, and words for paying. */
const PAYMENT = wordList(
  `visa mastercard maestro amex paypal klarna afterpay clearpay bancontact giropay girocard bizum multibanco pix boleto blik twint
   satispay postepay bancomat dankort mobilepay vipps swish alipay troy mada payment payments zahlung* bezahl* paiement* pago pagos
   pagament* betaal* betaling* betalning* maksutapa* platebni* platnosc* fizetes* plata plati odeme oplata оплат* платеж* платіж*
   πληρωμ* الدفع תשלום 支付 付款 支払* お支払* 결제*`,
);
/** The ensign of a country. */
const FLAG = wordList(
  `flag flags flagge flaggen fahne drapeau drapeaux bandera banderas bandiera bandiere bandeira bandeiras vlag vlaggen flaga flagi
   flagga flaggor flagg flaggan lippu vlajka vlajky zaszlo steag bayrak флаг флаги прапор знаме σημαια علم דגל 国旗* 國旗* 국기`,
);
const LOGO = wordList(
  'logo logos logotype logotipo logotipi logotypen logotyp logotip logomark логотип λογοτυπο شعار לוגו 商标 徽标 ロゴ* 로고',
);
/** Stores of apps, as folded words; a name may join them. */
const STORES =
  /(?:^| )(?:(?:mac )?app ?store|google ?play|play ?store|app ?gallery|galaxy ?store|microsoft ?store|f ?droid|amazon appstore|rustore|متجر جوجل بلاي)(?![a-z])/;

const KINDS: readonly (readonly [MarkKind, WordList])[] = [
  ['award', AWARD],
  ['payment', PAYMENT],
  ['flag', FLAG],
  ['logo', LOGO],
];

/** Characters that are read. */
const LONGEST = 300;

/**
 * Which mark a picture shows, by its name and its words; nothing for one that shows something else.
 *
 * @param name the last part of its address
 */
export function markKindOf(name: string, label: string): MarkKind | undefined {
  const text = fold(`${name.replace(/\.[a-z0-9]{1,8}$/i, '')} ${label}`.slice(0, LONGEST));
  if (STORES.test(text)) return 'store';
  const said = text.split(' ');
  return KINDS.find(([, isWord]) => said.some(isWord))?.[0];
}
