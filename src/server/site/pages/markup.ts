import { cleanText, escapeAttribute, escapeText } from 'inlay/internal/html/escape.js';
import { imageUrl, linkUrl } from 'inlay/internal/html/url.js';

/** A text of the site as HTML. */
export function text(value: string): string {
  return escapeText(cleanText(value));
}

/** Attributes as HTML, each with a blank before it; those without a value are left out. */
export function attributes(all: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(cleanText(value))}"`))
    .join('');
}

/** A link, or its text alone where the address is not allowed. */
export function link(url: string, label: string, more: Readonly<Record<string, string | undefined>> = {}): string {
  const href = linkUrl(url);
  return href === undefined ? text(label) : `<a${attributes({ href, ...more })}>${text(label)}</a>`;
}

/** A picture without text of its own; nothing where the address is not allowed. */
export function picture(url: string, className: string): string {
  const src = imageUrl(url);
  return src === undefined ? '' : `<img${attributes({ class: className, src, alt: '', decoding: 'async' })}>`;
}

/** JSON within a script that is data. */
export function dataScript(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
