import type { IndexedDocument } from '../document/document.js';
import type { Edit } from '../finding.js';

/** UTF-16 code units of a shortcode that are looked at on either side. */
const MOST = 240;
/** `[email `, with other attributes or without, and `[email]`. */
const OPEN = /\[([a-z][a-z0-9_-]{1,40})(?=[\s\]])([^[\]<>]{0,200})$/;
const OPENED = /\[([a-z][a-z0-9_-]{1,40})(?:\s[^[\]<>]{0,160})?\]\s{0,9}$/;
const CLOSE = /^([^[\]<>]{0,200})\]/;
const CLOSED = /^\s{0,9}\[\/([a-z][a-z0-9_-]{1,40})\]/;

/**
 * Edits that write a component where a shortcode stands, as in `[email info@site.example]`: the whole shortcode goes, as it
 * expects a text and no element.
 *
 * @returns nothing where the shortcode has more to say than what is replaced
 */
export function outOfShortcodes({ source }: IndexedDocument, edits: Edit[]): Edit[] | undefined {
  if (!source.includes('[')) return edits;
  const moved: Edit[] = [];
  for (const edit of edits) {
    const whole = edit.text.includes('<x-') ? outOfShortcode(source, edit) : edit;
    if (!whole) return undefined;
    moved.push(whole);
  }
  return moved;
}

function outOfShortcode(source: string, edit: Edit): Edit | undefined {
  const before = source.slice(Math.max(0, edit.start - MOST), edit.start);
  const after = source.slice(edit.end, edit.end + MOST);
  const [opened, name] = OPENED.exec(before) ?? [];
  const [closed, closing] = CLOSED.exec(after) ?? [];
  if (opened !== undefined && closed !== undefined && name === closing)
    return { ...edit, start: edit.start - opened.length, end: edit.end + closed.length };
  const [open, , said = ''] = OPEN.exec(before) ?? [];
  const [close, left = ''] = CLOSE.exec(after) ?? [];
  if (open === undefined || close === undefined) return edit;
  if (said.trim() !== '' || left.trim() !== '') return undefined;
  return { ...edit, start: edit.start - open.length, end: edit.end + close.length };
}
