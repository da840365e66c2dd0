import { escapeAttribute, escapeText } from 'inlay/internal/html/escape.js';
import type { Finding } from 'inlay/internal/lint/finding.js';
import { InlayError } from 'inlay/internal/message/error.js';
import * as z from 'inlay/internal/zod.js';
import { ApiProblem } from '../api/problem.js';
import type { SiteModel } from '../site/model.js';
import type { ThemeDeps } from './area.js';
import { type NamedContact, unknownInText, unknownOfUrl } from './contact-patterns.js';
import { lintSource } from './lint-source.js';

/** A phone number, mail address or profile of a text that the site does not have: told, as it may be somebody else's. */
export const unknownContact = z.strictObject({
  pointer: z.string(),
  code: z.enum(['unknown-phone', 'unknown-mail', 'unknown-profile', 'unknown-contact']),
  message: z.string(),
});

export type UnknownContact = z.output<typeof unknownContact>;

/** A text that visitors read and that is no canvas, with a JSON Pointer to it. */
export interface ToldText {
  at: string;
  text: string;
  /** Where it leads. */
  link?: { at: string; url: string };
}

/** Findings that one answer has. */
const MOST_FINDINGS = 100;

/** Characters of a canvas that is made of texts, but for one that is longer itself: a lint is work that others wait for. */
const CANVAS_LENGTH = 20_000;

/** Canvases that one answer has linted. */
const MOST_CANVASES = 10;

/** The rules that texts are held to, and what their findings are here. */
const CODES: ReadonlyMap<string, UnknownContact['code']> = new Map([
  ['no-invented-contact', 'unknown-contact'],
  ['no-invented-profile', 'unknown-profile'],
]);

/**
 * What texts name that the site does not have: as the linter finds it in a canvas that is made of them. Addresses and numbers
 * that are certain by themselves are told also where the linter has no time.
 */
export async function unknownContacts(
  deps: Pick<ThemeDeps, 'work'>,
  model: SiteModel,
  texts: readonly ToldText[],
): Promise<UnknownContact[]> {
  const certain = texts.flatMap(({ at, text, link }) => [
    ...unknownInText(at, text, model.manifest),
    ...(link ? unknownOfUrl(link.at, link.url, model.manifest) : []),
  ]);
  const linted: Placed[] = [];
  for (const canvas of canvasesOf(texts).slice(0, MOST_CANVASES))
    linted.push(...(await findingsOf(deps, model, canvas)));
  const more = linted.filter((each) => !certain.some((known) => isSame(known, each)));
  const told = [...certain, ...more].map(({ pointer, code, message }) => ({ pointer, code, message }));
  return told.slice(0, MOST_FINDINGS);
}

/** A canvas that is made of texts, and where each stands in it. */
interface TextCanvas {
  source: string;
  places: { start: number; textAt: number; end: number; text: ToldText }[];
}

function canvasesOf(texts: readonly ToldText[]): TextCanvas[] {
  const canvases: TextCanvas[] = [];
  for (const text of texts) {
    if (text.text.trim() === '' && !text.link) continue;
    const open = text.link ? `<p><a href="${escapeAttribute(text.link.url)}">` : '<p>';
    const whole = `${open}${escapeText(text.text)}${text.link ? '</a>' : ''}</p>\n`;
    let last = canvases.at(-1);
    if (!last || last.source.length + whole.length > CANVAS_LENGTH) {
      last = { source: '', places: [] };
      canvases.push(last);
    }
    const start = last.source.length;
    last.source += whole;
    last.places.push({ start, textAt: start + open.length, end: last.source.length, text });
  }
  return canvases;
}

/** A finding of the linter, with what it is of. */
interface Placed extends UnknownContact {
  found: string;
}

async function findingsOf(
  deps: Pick<ThemeDeps, 'work'>,
  model: SiteModel,
  { source, places }: TextCanvas,
): Promise<Placed[]> {
  const findings = await lintOf(deps, model, source);
  return findings.flatMap(({ rule, severity, message, start, end }) => {
    const code = CODES.get(rule);
    const place = places.find((each) => start < each.end);
    if (code === undefined || severity === 'info' || !place) return [];
    const { at, link } = place.text;
    const pointer = link && start < place.textAt ? link.at : at;
    return [{ pointer, code, message, found: source.slice(start, end) }];
  });
}

async function lintOf(deps: Pick<ThemeDeps, 'work'>, model: SiteModel, source: string): Promise<readonly Finding[]> {
  try {
    return (await lintSource(deps, model, source)).findings;
  } catch (error) {
    // Too much work is waiting, or the texts are too much work: what was written is written.
    if (error instanceof InlayError || error instanceof ApiProblem) return [];
    throw error;
  }
}

/** Whether the linter has found what is told already. */
function isSame({ pointer, value }: NamedContact, linted: Placed): boolean {
  return pointer === linted.pointer && signs(linted.found).includes(signs(value));
}

function signs(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
