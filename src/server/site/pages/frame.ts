import { type Piece, pieceOf } from './bound.js';
import { directionOf } from './direction.js';
import { attributes, link, text } from './markup.js';
import type { Shared, SharedCanvas } from './shared.js';
import type { View } from './view.js';

/** The bar and the header of a page. */
export function headerOf(view: View, shared: Shared): Piece[] {
  const { values, canvases, bar, site } = shared;
  const { header } = view.presentation;
  if (header === 'hidden') return [];
  const look = header === 'default' ? `is-${values.header_background}` : `is-${header}`;
  const className = [
    'theme-header',
    look,
    `fold-${values.menu_collapse}`,
    ...(values.header_border ? ['has-line'] : []),
    ...(values.header_sticky && header !== 'overlay' ? ['is-sticky'] : []),
  ].join(' ');
  const foreign = languageOf(view, site.site.language);
  return [
    ...(bar ? wrapped(bar, 'div', `theme-bar`, view.path, foreign) : []),
    ...wrapped(canvases.header, 'header', className, view.path, foreign),
    '\n',
  ];
}

/** The footer of a page. */
export function footerOf(view: View, shared: Shared): Piece[] {
  const { values, canvases, words, site } = shared;
  const top = values.back_to_top ? `<p class="to-top">${link('#top', words.top)}</p>` : '';
  if (view.presentation.footer === 'hidden') return [];
  const foreign = languageOf(view, site.site.language);
  const pieces = wrapped(canvases.footer, 'footer', `theme-footer is-${values.footer_background}`, view.path, foreign);
  if (top === '') return pieces;
  // Within the footer, as everything on a page stands in one of its parts.
  if (pieces.length === 0) return [`<footer class="theme-footer is-${values.footer_background}">${top}</footer>`];
  return [
    `<div class="theme-end is-${values.footer_background}">`,
    ...pieces,
    `<nav aria-label="${text(words.top)}">${top}</nav></div>`,
  ];
}

/** The language and direction of what is written in that of the site, on a page in another one. */
function languageOf({ language }: View, own: string): Readonly<Record<string, string>> {
  return language === own ? {} : { lang: own, dir: directionOf(own) };
}

/** A shared canvas in the theme's own element: one that has no landmark gets it. */
function wrapped(
  canvas: SharedCanvas | undefined,
  landmark: string,
  className: string,
  path: string,
  more: Readonly<Record<string, string>>,
): Piece[] {
  if (!canvas) return [];
  const tag = canvas.hasLandmark ? 'div' : landmark;
  const name = canvas.isOwn ? className : `${className} is-canvas`;
  return [`<${tag}${attributes({ class: name, ...more })}>`, pieceOf(canvas.bound, path), `</${tag}>\n`];
}
