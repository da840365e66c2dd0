import { type Bound, bound, type Piece, pieceOf } from './bound.js';
import { link, text } from './markup.js';
import { latestPosts, postFoot, postHead, postList } from './post.js';
import type { Shared, SharedCanvas } from './shared.js';
import type { PageSlots } from './slots.js';
import type { View } from './view.js';
import type { Words } from './words.js';

/** What stands between header and footer. */
export function mainOf(view: View, shared: Shared, slots: PageSlots, words: Words): Piece[] {
  const { presentation, source, path } = view;
  const { site, canvases } = shared;
  const own = source.trim() === '' ? undefined : bound(source, site);
  const main = /<main[\s>]/i.test(source) ? 'div' : 'main';
  const before = slots.at('before_content');
  const after = slots.at('after_content');
  const content = own ? ['<div class="content">', pieceOf(own, path), '</div>'] : [];
  if (presentation.template === 'blank') {
    return [`<${main} id="content" class="theme-main">`, before, ...content, after, `</${main}>\n`];
  }
  const place = (canvas: SharedCanvas | undefined): Piece[] => (canvas ? [pieceOf(canvas.bound, path)] : []);
  const body: Piece[] = [
    titleOf(view, shared),
    postHead(view, shared),
    ...content,
    ...(view.isMissing ? missing(canvases.not_found?.bound, words, path) : []),
    ...(view.list && view.list.number === 1 && !own ? place(canvases.before_posts) : []),
    postList(view, shared, words),
    ...(view.post ? place(canvases.after_post) : []),
    postFoot(view, shared, words),
  ];
  const isBeside = presentation.template === 'sidebar';
  const aside = isBeside
    ? [
        `<aside class="sidebar" aria-label="${text(words.latest)}">`,
        ...place(canvases.sidebar),
        latestPosts(view.latest, words),
        '</aside>',
      ]
    : [];
  const article: Piece[] = view.post ? ['<article>', ...body, '</article>'] : body;
  return [
    `<${main} id="content" class="theme-main">\n${breadcrumbs(view, shared, words)}${before}`,
    ...(isBeside ? ['<div class="theme-body"><div>', ...article, '</div>', ...aside, '</div>'] : article),
    `${after}</${main}>\n`,
  ];
}

/** The title of a page, unless its canvas has one or it is hidden. */
function titleOf({ title, source, presentation, isMissing }: View, { values, canvases }: Shared): string {
  if (presentation.hide_title || !values.page_titles) return '';
  if (/<h1[\s>]/i.test(source) || (isMissing && canvases.not_found)) return '';
  return `<h1 class="page-title">${text(title)}</h1>\n`;
}

function missing(canvas: Bound | undefined, words: Words, path: string): Piece[] {
  if (canvas) return [pieceOf(canvas, path)];
  return [`<p>${text(words.missingText)}</p><p>${link('/', words.home, { class: 'button' })}</p>`];
}

function breadcrumbs({ crumbs, presentation }: View, { values }: Shared, words: Words): string {
  if (!values.breadcrumbs || crumbs.length < 2 || presentation.template === 'landing') return '';
  const items = crumbs.map(({ path, title }, index) =>
    index === crumbs.length - 1
      ? `<li><span aria-current="page">${text(title)}</span></li>`
      : `<li>${link(path, title)}</li>`,
  );
  return `<nav class="breadcrumbs" aria-label="${text(words.breadcrumbs)}"><ol role="list">${items.join('')}</ol></nav>\n`;
}
