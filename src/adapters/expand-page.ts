import { Buffer, isUtf8 } from 'node:buffer';
import type { Limits } from '../canvas/limits.js';
import { render } from '../canvas/render.js';
import type { Report } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import { InlayError } from '../message/error.js';
import type { Site } from '../site/schema.js';

/** What a page is expanded with. */
export interface ExpandDeps {
  site: Site;
  request: RenderRequest;
  limits: Partial<Limits>;
  onReport: ((report: Report) => void) | undefined;
}

/**
 * The rest of a page with its components expanded, see `PageDeps`.
 *
 * @throws InlayError `not-utf8` for other bytes, `unsupported-charset` for a page that says it is in another encoding;
 *   and what `render` throws
 */
export function expandPage(bytes: Uint8Array, sent: number, deps: ExpandDeps): Uint8Array | undefined {
  const source = textOf(bytes);
  checkDeclared(source);
  const { site, request, limits, onReport } = deps;
  const rendered = render(source, site, request, limits);
  if (onReport && rendered.report.inlays.length > 0) onReport(rendered.report);
  const { html } = rendered;
  if (html === source) return undefined;
  const before = textOf(bytes.subarray(0, sent));
  if (!html.startsWith(before)) throw new Error('A span begins in what went out already');
  return Buffer.from(html.slice(before.length));
}

/** UTF-8 as text, byte order mark and all; nothing is ever decoded lossily. */
function textOf(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new InlayError('not-utf8', 'Unexpected bytes in the page, expected UTF-8');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}

/** Where browsers look for a declaration of the encoding, in bytes. */
const PRESCANNED = 1024;
const META = /<meta[\s/]/i;
/** What is behind the word `charset`. */
const DECLARED = /\s*=\s*(?:["']\s*)?([^\s"'>;/]+)/y;

/** A page that was read so far and says UTF-16 is in UTF-8, as browsers see it. */
const IS_UTF8 = /^utf-?(?:8|16(?:le|be)?)$/i;

/** The encoding that the first `<meta>` with one declares; of several in one tag the last. */
export function declaredIn(head: string): string | undefined {
  for (const tag of head.split('>')) {
    const start = tag.search(META);
    if (start === -1) continue;
    // Behind the blank or slash that ends the tag's name.
    const words = [...tag.matchAll(/charset/gi)].filter(({ index }) => index >= start + '<meta '.length);
    for (const { index } of words.reverse()) {
      DECLARED.lastIndex = index + 'charset'.length;
      const [, name] = DECLARED.exec(tag) ?? [];
      if (name !== undefined) return name;
    }
  }
  return undefined;
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding */
function checkDeclared(source: string): void {
  const name = declaredIn(source.slice(0, PRESCANNED));
  if (name === undefined || IS_UTF8.test(name)) return;
  throw new InlayError('unsupported-charset', `Unexpected encoding \`${name}\` of the page, expected \`utf-8\``);
}
