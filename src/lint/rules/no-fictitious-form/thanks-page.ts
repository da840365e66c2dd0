import { attribute, type DocElement } from '../../document/element.js';

/** What pages are called that thank for a message, as the last part of an address. */
const THANKS =
  /\/(?:thanks?(?:[-_]?you)?|thank[-_]you[-_]\w{1,20}|danke(?:[-_]?seite)?|vielen-?dank|merci|gracias|grazie|obrigad[oa]|gr[aà]cies|bedankt|tack|takk|tak|kiitos|dziekujemy|podziekowanie|dekujeme|dakujeme|koszonjuk|koszonet|multumim|tesekkurler|spasibo|blagodarya|dyakuyemo|efcharisto|hvala|terima-?kasih|cam-?on)(?:\.(?:html?|xhtml))?\/?(?:[?#]|$)/i;

/**
 * Whether a form puts what people write into the address of a page that thanks them: a page is asked for so, and nothing is sent
 * to anybody.
 */
export function asksForThanks(form: DocElement, target: string): boolean {
  const method = attribute(form, 'method')?.trim().toLowerCase() ?? 'get';
  return method !== 'post' && method !== 'dialog' && THANKS.test(`/${target.replace(/^\.{0,2}\//, '')}`);
}
