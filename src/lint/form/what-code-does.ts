import type { Manifest } from '../../manifest/schema.js';
import { isStandIn, type NoAddress, noAddress } from './placeholder-address.js';

/** What the code of a form does with what people write. */
export interface Deeds {
  /** It hands it to a server, a service or another page. */
  sends: boolean;
  /** It keeps it in the visitor's browser. */
  keeps: boolean;
  /** It looks at what people write. */
  reads: boolean;
  /** It shows something that it reckons from that. */
  reckons: boolean;
  /** An address or key that stands for one that is to be put in, and why nobody answers there. */
  nobody: { value: string; why: NoAddress } | undefined;
}

const SENDS =
  /\bfetch\b|XMLHttpRequest|\baxios\b|\$http|\bky\b|superagent|sendBeacon|\.ajax\w*\s{0,4}\(|\$\.(?:post|get|getJSON)\b|jQuery\.(?:post|get)\b|ajaxSubmit|ajaxForm|\.(?:requestSubmit|submit)\s{0,4}\(\s{0,4}\)|emailjs|sendForm|smtpjs|Email\.send|apiFetch|wp\.ajax|htmx\.ajax|WebSocket|\.emit\s{0,4}\(|addDoc|setDoc|\.insert\s{0,4}\(|\.rpc\s{0,4}\(|\.mutate|\$wire|Livewire|\$inertia|\brouter\.(?:post|push)|Stripe|\blocation(?:\.href|\.assign|\.replace|\.search)?\s{0,4}(?:=(?!=)|\()|window\.open\s{0,4}\(|navigator\.share|postMessage|action\s{0,4}=(?!=)|setAttribute\(\s{0,4}["']action|\b(?:send|post|submit|request|http|api|client)\w{0,20}\.(?:post|put|patch|request|create|send)\s{0,4}\(/;
/** A call that is written off: in a comment, or only said. */
const COMMENT = /\/\*[^*]{0,400}\*\/|(?<![:"'`\w/])\/\/[^\n]{0,400}/g;
/** What only the developer sees. */
const LOGGED = /console\.\w+\s{0,4}\([^;\n]{0,200}/g;
const KEEPS = /localStorage|sessionStorage|indexedDB|document\.cookie\s{0,4}=/;
const READS =
  /\.value\b|valueAsNumber|valueAsDate|\.checked\b|selectedIndex|selectedOptions|\bFormData\b|\.val\s{0,4}\(\s{0,4}\)|serialize|\.elements\b|\.files\b|\.reduce\s{0,4}\(|dataset/;
const SHOWS =
  /(?:textContent|innerHTML|innerText|\.value|\.hidden|\.display|\.src|\.href|className|outerHTML)\s{0,4}[+-]?=(?!=)|\.(?:text|html|val|append|prepend|toggle|show|hide|css|attr|insertAdjacent\w{4,8}|replaceWith|replaceChildren|toggleAttribute)\s{0,4}\(|classList|style\.|alert\s{0,4}\(|setCustomValidity/;
const ADDRESS = /["'`]((?:https?:)?\/\/[^\s"'`]{1,300})["'`]?/g;
const QUOTED = /["'`]([^"'`\n]{3,120})["'`]/g;
const YOURS =
  /^(?:YOUR|REPLACE|INSERT|CHANGE|PUT|ADD)[_ -][A-Z]|^(?:\[|<|\{)?YOUR[_ -]?[A-Z]|^x{6,}$|^[A-Z]{2,20}_(?:ID|KEY|ENDPOINT|URL|TOKEN)_HERE$|your[-_](?:form|service|template|api|access|public|project|account|site|user)[-_]?(?:id|key|hash|token|url)/;

/** What some code does, as far as its calls tell. */
export function deedsOf(written: string, manifest: Manifest): Deeds {
  const code = written.replace(COMMENT, ' ').replace(LOGGED, ' ');
  const isSent = SENDS.test(code);
  return {
    sends: isSent,
    keeps: KEEPS.test(code),
    reads: READS.test(code),
    reckons: READS.test(code) && SHOWS.test(code),
    nobody: isSent ? nobodyIn(code, manifest) : undefined,
  };
}

/** The first address or key in some code that nobody answers at. */
function nobodyIn(code: string, manifest: Manifest): Deeds['nobody'] {
  for (const [, value = ''] of code.matchAll(ADDRESS)) {
    const why = noAddress(value.replace(/\$\{.*$/, ''), manifest);
    if (why) return { value, why };
  }
  for (const [, value = ''] of code.matchAll(QUOTED)) {
    if (YOURS.test(value) || (/^[A-Z_]{6,}$/.test(value) && isStandIn(value))) return { value, why: 'placeholder' };
  }
  return undefined;
}
