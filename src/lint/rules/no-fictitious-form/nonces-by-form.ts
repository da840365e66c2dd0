import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { type Handler, handlerOf, placesNaming } from '../../form/handlers.js';
import type { MadeUpNonce } from '../../nonce/find-nonces.js';
import type { Sent } from './sent.js';

const formAround = nearestTag('form');
/** Nonces of one form that are looked at; the others are reported where they stand. */
const MOST_NONCES = 8;

/**
 * Finds the nonces that are sent with a form: they stand in it, or the code that takes it has them or names them. One that only
 * stands in the same script is none of them.
 */
export function noncesByForm(document: IndexedDocument, nonces: readonly MadeUpNonce[]): (sent: Sent) => MadeUpNonce[] {
  const byHolder = new Map<DocElement, MadeUpNonce[]>();
  for (const nonce of nonces) {
    const { element } = nonce;
    const holder = element.tag === 'script' ? element : formAround(document, element);
    if (holder) byHolder.set(holder, [...(byHolder.get(holder) ?? []), nonce].slice(0, MOST_NONCES));
  }
  return ({ element: form, controls, buttons }) => {
    const inForm = byHolder.get(form) ?? [];
    if (byHolder.size === 0) return inForm;
    const handler = handlerOf(document, [form, ...controls.map((control) => control.element), ...buttons]);
    if (!handler) return inForm;
    const inScripts = [...handler.scripts].flatMap((script) => byHolder.get(script) ?? []);
    if (inScripts.length === 0) return inForm;
    document.budget.spend(handler.code.length * inScripts.length);
    return [...inForm, ...inScripts.filter((nonce) => isSent(document, form, handler, nonce))];
  };
}

function isSent(
  document: IndexedDocument,
  form: DocElement,
  { code, isSpokenOf }: Handler,
  { element, name, value }: MadeUpNonce,
): boolean {
  // All of the script tells nothing, unless it is about the form, as settings are.
  if (isSpokenOf) return placesNaming(document, form).some(({ script }) => script.element === element);
  return code.includes(value) || namesIn(code).has(name);
}

/** The names in some code, and what stands in quotes there as one. */
function namesIn(code: string): ReadonlySet<string> {
  return new Set(code.match(/[\w$-]{3,60}/g) ?? []);
}
