import { knownKeys, type Secret } from '../../../secrets/known-keys.js';
import { withTag } from '../../document/by-tag.js';
import { attributeSpan, type DocText, type Span } from '../../document/element.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import type { Page } from '../../rule.js';
import { isEditable, isExample } from './places-of-secrets.js';

/** References to letters, digits and marks of keys, behind their `&`. */
const REFERENCE =
  /(?:#(?:x0{0,5}(?:2[b-f]|3[\da]|[46][\da-f]|5[\daf]|7[\dae])|0{0,5}(?:4[3-9]|5[0-8]|6[4-9]|[78]\d|9[05789]|1[01]\d|12[0126]))(?![\da-f])|(?:lowbar|UnderBar|period|colon|sol|plus|equals);)/iy;
const ONLY_BREAKS = /^(?:<\/?wbr[\s/]{0,20}>){1,20}$/i;
/** UTF-16 code units of a part of a key that is masked by itself. */
const PART = 8;

/**
 * Keys that visitors get whole and the source has in parts, by references or places for a line break; each also as it is
 * written, so that no finding shows it.
 */
export function splitKeys({ source, document }: Page): [Span, Secret][] {
  if (withTag(document, 'wbr').length === 0 && !hasReference(source)) return [];
  const whole = new Set(knownKeys(source).map(({ value }) => value));
  return [...inTexts({ source, document, whole }), ...inAttributes({ source, document, whole })];
}

function hasReference(source: string): boolean {
  for (let at = source.indexOf('&'); at !== -1; at = source.indexOf('&', at + 1)) {
    REFERENCE.lastIndex = at + 1;
    if (REFERENCE.test(source)) return true;
  }
  return false;
}

interface Parts extends Pick<Page, 'source' | 'document'> {
  /** Keys that the source has whole. */
  whole: ReadonlySet<string>;
}

function inTexts({ source, document, whole }: Parts): [Span, Secret][] {
  const runs: { text: DocText; from: number }[] = [];
  const words: string[] = [];
  let length = 0;
  let behind: number | undefined;
  for (const text of document.texts) {
    if (text.raw) continue;
    const isJoined = behind !== undefined && ONLY_BREAKS.test(source.slice(behind, Math.min(text.start, behind + 200)));
    const word = isJoined ? text.value : `\n${text.value}`;
    runs.push({ text, from: length + word.length - text.value.length });
    words.push(word);
    length += word.length;
    behind = text.end;
  }
  document.budget.spend(length);
  return knownKeys(words.join('')).flatMap(({ at, value, ...secret }): [Span, Secret][] => {
    if (whole.has(value)) return [];
    document.budget.spend(runs.length);
    const held = runs.filter(({ text, from }) => from < at + value.length && at < from + text.value.length);
    const [first, last] = [held[0], held.at(-1)];
    if (!first || !last) return [];
    const holder = first.text.parent;
    if (holder && isExample(holder, { value })) return [];
    const start = sourceOffset(document, first.text, at - first.from);
    const end = sourceEnd(document, last.text, at + value.length - last.from);
    const parts = held.map(({ text, from }) => text.value.slice(Math.max(0, at - from), at + value.length - from));
    const spellings = [value, source.slice(start, end), ...parts.filter((part) => part.length >= PART)];
    return spellings.map((spelling) => [holder ?? first.text, { ...secret, at: start, value: spelling }]);
  });
}

function inAttributes({ source, document, whole }: Parts): [Span, Secret][] {
  return document.elements.flatMap((element) => {
    if (isEditable(element)) return [];
    return element.attributes.flatMap(({ name, value: text }): [Span, Secret][] => {
      const [key] = knownKeys(text);
      const span = key && attributeSpan(element, name);
      if (!span || whole.has(key.value)) return [];
      const written = source.slice(span.start + name.length, span.end).replace(/^\s*=\s*["']?|["']$/g, '');
      return [key.value, written].map((value) => [element, { ...key, at: element.start, value }]);
    });
  });
}
