import { fenceFor } from '../text/code-fence.js';

const SPECIAL = /[\\`*_{}[\]<>#|~!&]/g;

/** Text of a site as Markdown that shows it as it is, on one line. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(SPECIAL, '\\$&');
}

/** Text as a code span, on one line. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const mark = fenceFor(line, 1);
  const gap = /^`|`$/.test(line) ? ' ' : '';
  return `${mark}${gap}${line}${gap}${mark}`;
}

/** Text as a block of code in HTML. */
export function htmlBlock(text: string): string {
  const fence = fenceFor(text, 3);
  return `${fence}html\n${text}\n${fence}`;
}
