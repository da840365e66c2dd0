import type { Manifest } from '../../manifest/schema.js';
import { isStandIn, type NoAddress, noAddress } from './placeholder-address.js';

/** What the code of a form does with what people write. */
export interface Deeds {
  /** It hands it to a server, a service or another page. */
  sends: boolean;
  /** It hands it to nothing but a mail program of the visitor. */
  mails: boolean;
  /** It keeps it in the visitor's browser. */
  keeps: boolean;
  /** It looks at what people write. */
  reads: boolean;
  /** It shows something that it reckons from that. */
  reckons: boolean;
  /** An address or key that stands for one that is to be put in, and why nobody answers there. */
  nobody: { value: string; why: NoAddress } | undefined;
}

/** Calls that hand something on, without blanks. */
const SENDS: readonly string[] = [
  ...'fetch( XMLHttpRequest axios $http superagent sendBeacon .ajax( .ajaxSubmit( .ajaxForm( $.post( $.get( $.getJSON( jQuery.post( jQuery.get( .requestSubmit( .submit() emailjs sendForm( smtpjs Email.send apiFetch wp.ajax htmx.ajax WebSocket .emit( addDoc( setDoc( .insert( .rpc( .mutate( $wire Livewire $inertia router.post( router.push( Stripe( window.open( location.assign( location.replace( navigator.share( postMessage( ky.post('.split(
    ' ',
  ),
  ...['post', 'put', 'patch', 'request', 'create', 'send', 'submit'].flatMap((verb) =>
    ['api', 'http', 'client', 'request', 'service', 'form'].map((noun) => `${noun}.${verb}(`),
  ),
];
const LEAVES = /location(?:\.href|\.search)?=(?!=)|\.action=(?!=)|setAttribute\(["']action/;
/** Calls that open an address, be it of a page or of a mail. */
const OPENS: ReadonlySet<string> = new Set(['window.open(', 'location.assign(', 'location.replace(']);
const MAILS = /(?:location(?:\.href)?=|\bopen\(|\.assign\(|\.replace\()["'`]mailto:/;
const KEEPS = /localStorage|sessionStorage|indexedDB|document\.cookie=/;
const READS =
  /\.value\b|valueAsNumber|valueAsDate|\.checked\b|selectedIndex|selectedOptions|FormData\b|\.val\(\)|serialize|\.elements\b|\.files\b|\.reduce\(|dataset/;
const SHOWS =
  /(?:textContent|innerHTML|innerText|\.value|\.hidden|\.display|\.src|\.href|className|outerHTML)[+-]?=(?!=)|\.(?:text|html|val|append|prepend|toggle|show|hide|css|attr|insertAdjacentHTML|insertAdjacentText|insertAdjacentElement|replaceWith|replaceChildren|toggleAttribute)\(|classList|style\.|alert\(|setCustomValidity/;
const ADDRESS = /["'`]((?:https?:)?\/\/[^\s"'`]{1,300})["'`]?/g;
const QUOTED = /["'`]([^"'`\n]{3,120})["'`]/g;
/** Calls of services that name the account first, and what their examples call it. */
const SENT_BY_SERVICE = /(?:\bsendForm|emailjs\.send)\(\s{0,9}["'`]([^"'`\n]{3,60})["'`]/g;
const SERVICE_ID = /^(?:service|template)[-_]?(?:id|name|x{3,40})$/i;
const YOURS = /^(?:YOUR|REPLACE|INSERT|CHANGE|PUT|ADD)[_ -][A-Z]|^YOUR|_HERE$|^x{6}/;

/** What some code does, as far as its calls tell. */
export function deedsOf(written: string, manifest: Manifest): Deeds {
  const code = withoutRemarks(written);
  const tight = code.replace(/\s/g, '');
  const mails = MAILS.test(tight) && !SENDS.some((call) => !OPENS.has(call) && tight.includes(call));
  const sends = !mails && (SENDS.some((call) => tight.includes(call)) || LEAVES.test(tight));
  const reads = READS.test(tight);
  return {
    sends,
    mails,
    keeps: KEEPS.test(tight),
    reads,
    reckons: reads && SHOWS.test(tight),
    nobody: sends ? nobodyIn(code, manifest) : undefined,
  };
}

/** Code without comments, and without what only the developer sees. */
function withoutRemarks(code: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < code.length; at += 1) {
    const end = endOfRemark(code, at);
    if (end === undefined) continue;
    parts.push(code.slice(from, at), ' ');
    from = end;
    at = end - 1;
  }
  parts.push(code.slice(from));
  return parts.join('');
}

const LOG = 'console.';

/** Where the comment or the call for the developer ends that begins at an offset. */
function endOfRemark(code: string, at: number): number | undefined {
  const letter = code.charAt(at);
  if (letter === '/' && code.charAt(at + 1) === '*') return behind(code, '*/', at + 2);
  // In an address two slashes stand behind a colon or a quote.
  if (letter === '/' && code.charAt(at + 1) === '/' && !/[:"'`\w]/.test(code.charAt(at - 1)))
    return behind(code, '\n', at);
  if (letter !== 'c' || !code.startsWith(LOG, at)) return undefined;
  return Math.min(behind(code, ';', at), behind(code, '\n', at));
}

function behind(code: string, mark: string, from: number): number {
  const at = code.indexOf(mark, from);
  return at === -1 ? code.length : at + mark.length;
}

/** The first address or key in some code that nobody answers at. */
function nobodyIn(code: string, manifest: Manifest): Deeds['nobody'] {
  for (const [, value = ''] of code.matchAll(ADDRESS)) {
    const why = noAddress(value.split('${')[0] ?? '', manifest);
    // A script may well ask another host of the house.
    if (why === 'no key of it' && value.includes('${')) continue;
    if (why && why !== 'host of the name') return { value, why };
  }
  for (const [, value = ''] of code.matchAll(SENT_BY_SERVICE))
    if (SERVICE_ID.test(value) || isStandIn(value)) return { value, why: 'placeholder' };
  for (const [, value = ''] of code.matchAll(QUOTED)) {
    if (YOURS.test(value) || (/^[A-Z_]{6,}$/.test(value) && isStandIn(value))) return { value, why: 'placeholder' };
  }
  return undefined;
}
