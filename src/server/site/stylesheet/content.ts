/** What stands between header and footer: pages, posts, lists. */
export const CONTENT = `
.theme-main { flex: 1; inline-size: 100%; max-inline-size: calc(var(--page-width) + 2 * var(--gutter)); margin-inline: auto; padding: calc(2.5rem * var(--spacing)) var(--gutter) calc(4rem * var(--spacing)); }
.width-narrow { --page-width: min(34rem, var(--content-width)); }
.width-wide { --page-width: var(--wide-width); }
.width-full { --page-width: 100%; }
.template-blank .theme-main { max-inline-size: none; padding: 0; }
.template-landing:not(.width-narrow, .width-wide) .theme-main { max-inline-size: none; padding: 0; }
:is(.template-blank, .template-landing:not(.width-narrow, .width-wide)) { --side: max(var(--gutter), (100% - var(--wide-width)) / 2); }
:is(.template-blank, .template-landing:not(.width-narrow, .width-wide)) .theme-main > :is(.page-title, .post-meta, .posts, .paging, .posts-none),
:is(.template-blank, .template-landing:not(.width-narrow, .width-wide)) .content > :is(p, h1, h2, h3, h4, h5, h6, ul, ol, dl, blockquote, pre, address, table, hr, figure, details) { margin-inline: var(--side); }
:is(.template-blank, .template-landing:not(.width-narrow, .width-wide)) :is(.theme-main > .page-title, .content > :is(p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table):first-child) { margin-block-start: calc(2.5rem * var(--spacing)); }
.template-landing .page-title + .content > :is(p, ul, ol, dl, table):first-child { margin-block-start: 0; }
:is(.template-blank, .template-landing:not(.width-narrow, .width-wide)) .content > :is(p, ul, ol, dl, table):last-child { margin-block-end: calc(2.5rem * var(--spacing)); }
.template-landing:not(.width-narrow, .width-wide) .content > :is(section, article, div, header, footer, aside, nav, form) { padding-inline: var(--side); padding-block: calc(2.5rem * var(--spacing)); margin: 0; }
.template-landing:not(.width-narrow, .width-wide) .content > :is(section, article, div, header, footer, aside, nav, form) > :last-child { margin-block-end: 0; }
.template-landing .content > * > p { max-inline-size: var(--content-width); }
:is(.width-wide, .width-full, .template-sidebar, .template-landing, .template-blank) .content > :is(p, h1, h2, h3, h4, h5, h6, ul, ol, dl, blockquote, address) { max-inline-size: var(--content-width); }
.has-overlay.template-landing .content > :first-child { padding-block-start: calc(6rem + 2.5rem * var(--spacing)); }
.has-overlay.template-landing .theme-main > .page-title { margin-block-start: 8rem; }
.has-overlay.template-landing .page-title + .content > :first-child { padding-block-start: 0; }
.has-overlay:not(.template-landing) .theme-main { padding-block-start: 8rem; }
.content > :first-child { margin-block-start: 0; }
.content > :last-child { margin-block-end: 0; }
.template-sidebar { --page-width: var(--wide-width); }
.sidebar { margin-block-start: calc(2.5rem * var(--spacing)); }
@media (min-width: 60rem) {
  .sidebar { margin-block-start: 0; }
  .template-sidebar .theme-body { display: grid; grid-template-columns: minmax(0, 1fr) 17rem; gap: calc(3.5rem * var(--spacing)); }
}
.sidebar { font-size: 0.9375rem; }
.sidebar h2 { font-size: 1.0625rem; margin-block: 1.5rem 0.5rem; }
.sidebar > :first-child, .sidebar section:first-child h2 { margin-block-start: 0; }
.sidebar ul { list-style: none; padding: 0; }
.breadcrumbs { font-size: 0.875rem; margin-block-end: 1.25rem; }
.breadcrumbs ol { list-style: none; display: flex; flex-wrap: wrap; padding: 0; margin: 0; }
.breadcrumbs li { margin: 0; }
.breadcrumbs li + li::before { content: var(--separator) / ""; margin-inline: 0.6em; color: var(--soft); }
.breadcrumbs li { display: flex; align-items: baseline; }
.breadcrumbs :is(a, span) { display: inline-block; padding-block: 0.2rem; }
.page-title { margin-block: 0 0.6em; }
.post-meta { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; color: var(--soft); font-size: 0.9375rem; margin-block: 0 1.25rem; }
.page-title + .post-meta { margin-block-start: -0.5rem; }
.post-image { inline-size: 100%; aspect-ratio: 16 / 9; object-fit: cover; margin-block-end: 1.75rem; }
.author-box { display: flex; gap: 1.25rem; align-items: flex-start; margin-block-start: calc(3rem * var(--spacing)); padding: 1.25rem; background: var(--shade); border-radius: var(--radius); }
.author-box__picture { inline-size: 4.5rem; block-size: 4.5rem; flex: none; object-fit: cover; border-radius: 50%; }
.author-box h2 { font-size: 1.125rem; margin-block: 0 0.35rem; }
.author-box p { margin-block-end: 0.5rem; }
.author-box ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; margin: 0; }
.author-box li { margin: 0; }
.neighbours, .paging { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; margin-block-start: calc(2.5rem * var(--spacing)); padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
.neighbours p, .paging p { margin: 0; }
.neighbours span { display: block; color: var(--soft); font-size: 0.875rem; }
.neighbours__newer { text-align: end; margin-inline-start: auto; }
.posts { list-style: none; padding: 0; margin-block-start: calc(2rem * var(--spacing)); display: grid; gap: calc(2.25rem * var(--spacing)); }
.posts > li { margin: 0; }
.posts h2 { margin-block: 0 0.35rem; font-size: calc(1rem * var(--scale) * var(--scale)); }
.posts p { margin-block-end: 0; }
.posts .post-meta { margin-block-end: 0.5rem; }
.posts .post-image { margin-block-end: 1rem; }
.posts--grid { grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
.posts--grid article { block-size: 100%; padding: 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); }
.blog-grid { --page-width: var(--wide-width); }
`;
