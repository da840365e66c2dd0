import { isPlaceholder, nameWords } from '../../text/literal.js';
import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { isOfTemplate } from '../document/template-code.js';

/** A nonce of a Content Security Policy that is written in a page. */
export interface PolicyNonce {
  element: DocElement;
  value: string;
  /** A policy in the page itself names it: without the attribute the browser holds the element back. */
  isNamedByPage: boolean;
}

/** A policy that a page gives itself, with a nonce that is written out. */
export interface PolicyOfPage {
  element: DocElement;
  value: string;
}

/** Elements that a policy lets in by a nonce. */
const LET_IN = ['script', 'style', 'link'] as const;
const isSample = nearestTag('pre', 'code', 'samp', 'kbd', 'template');

/** The nonces of policies with a value that no server gave out. */
export function policyNonces(document: IndexedDocument): PolicyNonce[] {
  return LET_IN.flatMap((tag) => withTag(document, tag)).flatMap((element): PolicyNonce[] => {
    const value = attribute(element, 'nonce')?.trim() ?? '';
    if (value === '' || !isLiteral(value) || isSample(document, element)) return [];
    return [{ element, value, isNamedByPage: policiesOf(document).has(`'nonce-${value}'`) }];
  });
}

/** What a nonce is by its grammar; a mark that a server exchanges, as `**NONCE**`, has other signs. */
const NONCE = /^[\w+/-]{3,512}={0,2}$/;
/** Letters of a value without any digit, from which on it is no word for one. */
const LEAST_LETTERS = 16;

/** Whether a value is written out: no mark that a server exchanges for one, as `CSP_NONCE` or `cspNonce2`. */
function isLiteral(value: string): boolean {
  if (!NONCE.test(value) || isPlaceholder(value) || isOfTemplate(value)) return false;
  const others = nameWords(value).filter((word) => !MARKS.test(word));
  const isMark = others.length < nameWords(value).length && others.every((word) => /^(?:[a-z]+|\d{1,2})$/.test(word));
  return !isMark && (/\d/.test(value) || value.length >= LEAST_LETTERS);
}

/** Words of a mark, with a number behind it or none. */
const MARKS = /^(?:csp|nonce|cspnonce|noncecsp)\d{0,2}$/;

/** The policies that a page gives itself, in `meta`. */
const metasOf = oncePerDocument((document: IndexedDocument): readonly DocElement[] =>
  withTag(document, 'meta').filter((meta) => /^\s*content-security-policy/i.test(attribute(meta, 'http-equiv') ?? '')),
);

/** The sources in the policies that a page gives itself. */
const policiesOf = oncePerDocument(
  (document: IndexedDocument): ReadonlySet<string> =>
    new Set(metasOf(document).flatMap((meta) => (attribute(meta, 'content') ?? '').split(/[\s;,]+/))),
);

/** The policies of a page that name a nonce which no server gave out, each once. */
export function policiesWithNonce(document: IndexedDocument): PolicyOfPage[] {
  return metasOf(document).flatMap((element): PolicyOfPage[] => {
    const named = [...(attribute(element, 'content') ?? '').matchAll(/'nonce-([^'\s]{1,600})'/g)];
    const value = named.map(([, each = '']) => each).find(isLiteral);
    return value === undefined || isSample(document, element) ? [] : [{ element, value }];
  });
}
