import { parsed, percentDecoded } from '../../html/url.js';
import type { Manifest } from '../../manifest/schema.js';
import { KEY_TO_PUT_IN } from '../document/template-code.js';
import { madeUpHost } from '../owner/made-up-host.js';
import { siteNamesOf } from '../owner/site-names.js';
import { fold } from '../words/fold.js';
import { noKeyOfService } from './service-keys.js';
import { isStandInHost, isWhose } from './stand-in-host.js';
import { isTypedKey } from './typed-key.js';

/** Why nobody answers at an address. */
export type NoAddress =
  | 'placeholder'
  | 'no key of it'
  | 'own machine'
  | 'trial server'
  | 'made-up host'
  | 'host of the name';

/** Names that the network keeps for examples. @see RFC 2606, RFC 6761 */
const EXAMPLE_HOST = /(?:^|\.)(?:example\.(?:com|org|net|edu)|test|invalid)$/;
/** The same, where the site itself is no example. */
const EXAMPLE_DOMAIN = /\.example$/;
/** Names and numbers of the machine or network of who writes, and tunnels to it. @see RFC 1918, RFC 6762 */
const OWN_MACHINE =
  /^(?:localhost|.{1,200}\.(?:localhost|local|lan|internal|intranet|home\.arpa|ngrok\.io|ngrok\.app|ngrok-free\.app|ngrok-free\.dev|loca\.lt|trycloudflare\.com)|0\.0\.0\.0|(?:127|10)(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[(?:::1?|f[cd][0-9a-f:]{2,40}|fe80[0-9a-f:]{1,40})\])$/;
/** Numbers that stand in examples. @see RFC 5737 */
const EXAMPLE_NUMBER = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/;
/** Servers that answer whatever they are sent and keep nothing. */
const TRIAL_SERVER =
  /(?:^|\.)(?:httpbin\.org|httpbingo\.org|jsonplaceholder\.typicode\.com|reqres\.in|webhook\.site|postman-echo\.com|dummyjson\.com|requestbin\.(?:com|net)|requestcatcher\.com|beeceptor\.com|mocky\.io|mockapi\.io|mockbin\.org|pipedream\.net)$/;
/** A part of an address that stands for one: `YOUR_FORM_ID`, `xxxxxxxx`, `FORM_ID`. */
const STAND_IN_PART =
  /your[-_ ]?(?:form|id|key|api|access|token|code|endpoint|account|mail|e-?mail|user|name|domain|list|script|deployment|hash|public|service|template|project|app|site|webhook|button|url|data|audience)|x{4}|replace[-_ ]?(?:me|this|with)|change[-_ ]?me|placeholder|\{\{|%7b%7b|insert[-_ ]|\.\.\.|…/;
const NAME_OF_KEY =
  /^(?:FORM|LIST|USER|SCRIPT|ACCESS|API|CAMPAIGN|PORTAL|ACCOUNT|BUTTON|PROJECT)_?(?:ID|KEY|HASH|TOKEN|NAME)$/;
/** An id of another host that nobody has drawn: the alphabet, or digits in a row. */
const DRAWN_BY_NOBODY =
  /^(?:abc|abcd|abcde|abcdef|abcdefg|abcdefgh|abc[-_]?123|abcd1234|abc123def456|abcdef123456|12345|123456\d{0,4}|(?:my|the)[-_]?(?:form|endpoint|id)|form[-_]?id|(?:some|random|unique)[-_]?(?:id|string|hash)|endpoint|example|test|testform|testing)$/i;
const STAND_IN_NAME =
  /^(?:you|your|yours|email|e-mail|mail|name|user|username|me|someone|somebody|address|recipient|your[-_.]?(?:email|e-mail|mail|name|address|id|inbox))$/i;
/** What a server or a tool puts in before anybody sees the page. */
const TEMPLATE = /\{\{|\{%|<[?%]|[$#]\{|\[\[|^@\{|%%|\{[A-Za-z_$][\w$.]*\(/;

/** Whether an address is to be put in by a template before the page is shown. */
export function isTemplate(address: string): boolean {
  return TEMPLATE.test(address) && !KEY_TO_PUT_IN.test(address);
}

/**
 * Why nobody answers at an address that a form sends to; nothing where somebody may.
 *
 * @param address as written; a relative one is the site's own
 */
export function noAddress(address: string, manifest: Manifest): NoAddress | undefined {
  const { site } = manifest;
  const written = address.trim();
  if (/^file:/i.test(written) || /^[a-z]:\\/i.test(written)) return 'own machine';
  const url = parsed(written, site.url);
  const own = parsed(site.url)?.hostname ?? '';
  // A host that is no name at all, such as `https://YOUR-API URL/`.
  if (!url) return /your|[<{[]/i.test(written) ? 'placeholder' : undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const isOwn = url.hostname === own;
  if (!isOwn) {
    const written = /^(?:https?:)?\/\/([^/?#:\s]{1,200})/i.exec(address.trim())?.[1] ?? '';
    // In letters of other scripts, before the parser spells it in Latin ones.
    if (/[^\0-\x7f]/.test(written) && isStandInHost(written)) return 'placeholder';
    const reason = noHost(url.hostname, own);
    if (reason) return reason;
  }
  const segments = url.pathname.split('/').map(percentDecoded);
  const parts = [...segments, ...url.searchParams.values()].filter((part) => part !== '' && part.length <= LONGEST);
  const isNone = (part: string) => isStandIn(part, isOwn);
  if (parts.some(isNone)) return 'placeholder';
  if (!isOwn && noKeyOfService(written)) return 'no key of it';
  const madeUp = isOwn ? undefined : madeUpHost(url.hostname, siteNamesOf(manifest));
  return madeUp && (madeUp.isSure ? 'made-up host' : 'host of the name');
}

/** Characters of a part that is looked at. */
const LONGEST = 300;

function noHost(host: string, own: string): NoAddress | undefined {
  if (OWN_MACHINE.test(host)) return 'own machine';
  // A name without a dot is one of the own network.
  if (!host.includes('.') && !host.startsWith('[')) return isStandInHost(host) ? 'placeholder' : 'own machine';
  if (TRIAL_SERVER.test(host)) return 'trial server';
  if (EXAMPLE_HOST.test(host) || EXAMPLE_NUMBER.test(host) || isStandInHost(host)) return 'placeholder';
  return EXAMPLE_DOMAIN.test(host) && !EXAMPLE_DOMAIN.test(own) ? 'placeholder' : undefined;
}

/** Whether a value says by its words that it is yet to be put in: `YOUR_FORM_ID`, `FORM_ID`. */
export function isLeftOpen(value: string): boolean {
  return NAME_OF_KEY.test(value) || value.includes('YOUR_');
}

/** A service that whoever takes the page is to write: `your-newsletter-endpoint`. A page of the visitor's is called otherwise. */
const YOUR_SERVICE =
  /^your[-_](?:[a-z]{1,20}[-_]){0,2}(?:endpoint|handler|api|webhook|script|action|backend|server)(?:\.\w{2,5})?$/i;

/** Whether a part of an address, or the value of a key, stands for one that is yet to be put in. */
export function isStandIn(part: string, isOwn = false): boolean {
  if (isBracketed(part) || isLeftOpen(part) || /x{6}/.test(part) || YOUR_SERVICE.test(part)) return true;
  // The site's own pages may be called `your-account`.
  if (isOwn) return false;
  if (
    isShouted(part) ||
    STAND_IN_PART.test(part) ||
    /YOUR[- ]|^YOUR|^:[a-z]/.test(part) ||
    DRAWN_BY_NOBODY.test(part) ||
    isTypedKey(part)
  )
    return true;
  if (part.length > 4 && part.split('').every((letter) => letter === part[0])) return true;
  const at = part.indexOf('@');
  const host = part.slice(at + 1).toLowerCase();
  if (at < 1 || !host.includes('.')) return false;
  return STAND_IN_NAME.test(part.slice(0, at)) || EXAMPLE_HOST.test(host) || isStandInHost(host);
}

const CAPITALS = /^\p{Lu}{2,30}$/u;
/** Words that ask to put something in, and where, in the languages that people write examples in. */
const PUT_IN: ReadonlySet<string> = new Set(
  'here insert paste hier einsetzen einfugen eintragen ersetzen ici inserer remplacer coller aqui poner pegar insertar reemplazar qui inserisci incolla sostituire inserir colar substituir invoegen vervangen har klistra ersatt her indsaet erstatt sett setja inn tahan lisaa korvaa tutaj wstaw wpisz zde sem vlozte doplnte ide illeszd csere aici introdu inlocuiti buraya yapistir εδω βαλτε вставьте сюда замените вставте сюди замініть'
    .split(' ')
    .map(fold),
);

/**
 * Whether a part of an address ends in words in capitals that ask to put something in, as no id does: `TU_ID`,
 * `pk_test_DIN_NØKKEL`, `HIER_ID_EINSETZEN`, `AKfycb_SETJA_INN_AUDKENNI`.
 */
function isShouted(part: string): boolean {
  const words = part.split('_');
  const from = words.findLastIndex((word) => !CAPITALS.test(word)) + 1;
  const shouted = words.slice(from);
  const [first = ''] = shouted;
  if (shouted.length < 2) return false;
  return isWhose(first) || shouted.some((word) => PUT_IN.has(fold(word))) || (from > 0 && shouted.length > 2);
}

/** `<id>`, `{form}`, `[key]`. */
function isBracketed(part: string): boolean {
  const close = { '<': '>', '{': '}', '[': ']', '(': ')' }[part.charAt(0)];
  return close !== undefined && part.endsWith(close);
}
