import type { Piece } from './bound.js';
import { footerOf, headerOf } from './frame.js';
import { headOf, htmlAttributes } from './head.js';
import { mainOf } from './main.js';
import { attributes, text } from './markup.js';
import { menuScript } from './menu-script.js';
import type { Shared } from './shared.js';
import { SLOT_REPORT } from './slot-report.js';
import type { PageSlots } from './slots.js';
import type { View } from './view.js';
import { wordsIn } from './words.js';

/** A page as a document. */
export interface PageDocument {
  pieces: readonly Piece[];
  /** The parts of it whose scripts may run. */
  trusted: readonly string[];
}

/**
 * The document of a page: header, page and footer with the theme's style sheet, slots at their hooks and its presentation.
 *
 * @param hasReports whether it tells the server of slots whose script throws
 */
export function pageDocument(view: View, shared: Shared, slots: PageSlots, hasReports: boolean): PageDocument {
  const words = wordsIn(view.language);
  const isBlank = view.presentation.template === 'blank';
  const report = hasReports && slots.all.some(({ body }) => body.language !== 'css') ? SLOT_REPORT : '';
  const header = isBlank ? [] : headerOf(view, shared);
  const menus = menuScript(header.map((piece) => (typeof piece === 'string' ? piece : '')).join(''));
  const pieces: Piece[] = [
    `<!DOCTYPE html>\n<html${htmlAttributes(view, shared)}>\n<head>\n${headOf(view, shared, slots, report)}\n</head>\n`,
    `<body${attributes({ class: bodyClasses(view, shared) })}>\n${slots.at('body_start')}`,
    `<a class="skip-link" href="#content">${text(words.skip)}</a>\n${slots.at('before_header')}`,
    ...header,
    menus,
    slots.at('after_header'),
    ...mainOf(view, shared, slots, words),
    slots.at('before_footer'),
    ...(isBlank ? [] : footerOf(view, shared)),
    `${slots.at('after_footer')}${slots.at('body_end')}\n</body>\n</html>\n`,
  ];
  return { pieces: merged(pieces), trusted: [report, menus, ...slots.all.map((slot) => slots.markup(slot))] };
}

/** Texts that follow each other as one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}

function bodyClasses({ presentation, post, list, isMissing, path }: View, { values }: Shared): string {
  const { template, width, header, body_classes } = presentation;
  return [
    `template-${template}`,
    `width-${width}`,
    ...(path === '/' ? ['is-home'] : []),
    ...(post ? ['is-post'] : []),
    ...(list ? ['is-blog', `blog-${values.blog_layout}`] : []),
    ...(isMissing ? ['is-missing'] : []),
    ...(header === 'overlay' ? ['has-overlay'] : []),
    ...body_classes,
  ].join(' ');
}
