import { fold } from '../words/fold.js';

/** Words for whose a thing is, in the languages that people write examples in. */
const WHOSE: readonly string[] =
  'your my our tu su mi votre ton mon ihre ihr deine dein meine mein vostro tuo suo mio iltuo seu teu meu sua uw jouw je mijn din ditt dit min mitt deres oma sinun sinu twoja twoj moja moj vase vas vasa tvoje tvuj moje muj sajat azon te domeniul sizin senin vash moy ваш твой мой ваша твоя вашият тво твій мій vasiot 你的 您的 あなたの 여러분의 موقعك το'.split(
    ' ',
  );

/** Words for what a host is, without accents. */
const WHAT: ReadonlySet<string> = new Set(
  'domain domains domaine domein domene domane domaene domena domeny dominio domini domeniu domeniultau tau alanadi alanadiniz domaneve domene verkkotunnus verkkotunnuksesi site sites website webseite webpage sitio sito sajt sida sivusto sivustosi strona stranka stranky web webshop server servidor serveur serwer api app apps backend endpoint host hosting company companyname business brand firma firm bedrijf empresa azienda entreprise unternehmen store shop org organization name url subdomain project projectname instance account accountname username form forms email worker workers function functions platform service tenant домен сайт сервер домейн домену 域名 网站 網站 网址 ドメイン サイト 도메인 사이트'.split(
    ' ',
  ),
);

/** What stands alone as the name of a host in examples. */
const ALONE: ReadonlySet<string> = new Set(
  'domain domaine dominio website hostname servername companyname yoursite backend endpoint somedomain somesite somewhere anydomain'.split(
    ' ',
  ),
);

/** Whether a host is one that is yet to be put in: `your-domain.com`, `www.tu-dominio.es`, `domain.tld`. */
export function isStandInHost(host: string): boolean {
  const labels = host.toLowerCase().split('.');
  const named = labels.length > 1 ? labels.slice(0, -1) : labels;
  if (named.some((label) => isYours(label))) return true;
  const last = named.at(-1) ?? '';
  return ALONE.has(last);
}

/** Whether a word says whose a thing is, in any of those languages. */
export function isWhose(word: string): boolean {
  return WHOSE.includes(fold(word));
}

function isYours(label: string): boolean {
  const words = label.split(/[-_]/).filter((word) => word !== '');
  const squashed = words.join('');
  if (words[0] === 'your' || squashed.startsWith('your')) return squashed.length > 4;
  return WHOSE.some((whose) => squashed.startsWith(whose) && WHAT.has(squashed.slice(whose.length)));
}
