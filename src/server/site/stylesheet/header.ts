/** Up to which width of the window menus fold, by the value of `menu_collapse`. */
const FOLDS: readonly (readonly [name: string, query: string])[] = [
  ['phone', '(max-width: 44rem)'],
  ['tablet', '(max-width: 64rem)'],
  ['always', 'all'],
];

/** Folded menus are behind a button, which is a `details` element: no script opens them. */
function folded([name, query]: (typeof FOLDS)[number]): string {
  const on = `.fold-${name}`;
  return `
@media ${query} {
  ${on} .menu-toggle { display: block; }
  ${on} .site-header__inner { column-gap: 1rem; }
  ${on} .site-header__brand { flex: 1 1 0; min-inline-size: min-content; }
  ${on} .menu-toggle:not([open]) ~ .site-menus { display: none; }
  ${on} .site-menus { flex: 1 0 100%; flex-direction: column; align-items: stretch; gap: 0.75rem; order: 3; padding-block: 0.5rem; }
  ${on} .site-menus .x-menu { flex-direction: column; gap: 0; }
  ${on} .site-menus .x-menu > li { border-block-start: 1px solid var(--line); }
  ${on} .site-menus .x-menu a, ${on} .site-menus .x-menu span { display: block; padding-block: 0.65rem; }
  ${on} .site-header--centred .site-header__inner { display: flex; }
  ${on} .site-header--centred .site-header__brand { order: -1; flex-direction: row; justify-content: flex-start; text-align: start; }
  ${on} .site-header--centred .site-header__inner > div:empty { display: none; }
  ${on} .site-header--centred .menu-toggle { order: 0; }
}
@media not ${query} {
  ${on} .dropdowns .menu-item-has-children { position: relative; }
  ${on} .dropdowns .sub-menu {
    position: absolute; z-index: 20; inset-block-start: 100%; inset-inline-start: -0.75rem; min-inline-size: 12rem; padding: 0.5rem 0.75rem;
    background: var(--ground); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.15);
  }
  ${on} .dropdowns .sub-menu .sub-menu { inset-block-start: -0.5rem; inset-inline-start: 100%; }
  ${on} .dropdowns .menu-item-has-children:not(:hover, :focus-within) > .sub-menu, ${on} .dropdowns.is-closed .sub-menu { clip-path: inset(50%); block-size: 1px; inline-size: 1px; min-inline-size: 0; padding: 0; overflow: hidden; border: 0; }
  ${on} .dropdowns .menu-item-has-children > :is(a, span)::after { content: "▾" / ""; margin-inline-start: 0.35em; font-size: 0.8em; }
  ${on} .site-menus .sub-menu li { white-space: nowrap; }
}`;
}

/** The bar above the header, the header, and its menus. */
export const HEADER = `
.theme-header { color: var(--text); }
.theme-header.has-line { border-block-end: 1px solid var(--line); }
.theme-header, .theme-footer, .site-bar { --ground-here: var(--ground); }
.is-shade { background: var(--shade); }
.is-accent {
  background: var(--accent); color: var(--on-accent); --text: var(--on-accent); --soft: var(--on-accent); --link: var(--on-accent);
  --line: color-mix(in srgb, currentColor 30%, transparent);
}
.is-accent .sub-menu { --text: var(--page-text); --link: var(--page-link); color: var(--page-text); }
.theme-header.is-page { background: var(--header-ground); }
.theme-header.is-transparent { background: none; border: 0; }
.theme-header.is-overlay { position: absolute; inset-inline: 0; z-index: 10; background: none; border: 0; }
@media (min-height: 30rem) {
  .theme-header.is-sticky { position: sticky; inset-block-start: 0; z-index: 10; }
  html.has-sticky { scroll-padding-block-start: 8rem; }
}
.theme-header.is-canvas { padding: var(--header-padding) max(var(--gutter), (100% - var(--header-width)) / 2); }
.site-bar { background: var(--shade); font-size: 0.875rem; }
.site-bar__inner, .site-header__inner { inline-size: 100%; max-inline-size: calc(var(--header-width) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
.site-bar__inner { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.5rem; padding-block: 0.35rem; }
.site-bar__inner > :first-child { margin-inline-end: auto; }
.site-bar p { margin: 0; }
.site-bar__contacts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.site-bar a { padding-block: 0.2rem; display: inline-block; }
.site-header__inner { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 2rem; padding-block: var(--header-padding); }
.site-header__brand { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; margin-inline-end: auto; }
.site-header__tagline { margin: 0; color: var(--soft); font-size: 0.9375rem; }
.theme-header .x-logo__img { block-size: var(--logo-height); }
.site-menus { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 2rem; text-transform: var(--menu-case); }
.site-menus .x-menu--naviga { font-size: 0.9375rem; }
.site-menus .sub-menu { padding-inline-start: 1rem; }
.site-header--centred .site-header__inner { display: grid; grid-template-columns: 1fr auto 1fr; }
.site-header--centred .site-header__brand { margin: 0; justify-content: center; flex-direction: column; text-align: center; }
.site-header--centred .site-menus--left { justify-content: flex-end; }
.menu-toggle { display: none; margin: 0; }
.menu-toggle summary { list-style: none; min-block-size: 2.75rem; padding: 0.5rem 0.9rem; border: 1px solid var(--edge-here, var(--edge)); border-radius: var(--radius); font-weight: 600; }
.is-accent .menu-toggle summary { --edge-here: currentColor; }
.menu-toggle summary::-webkit-details-marker { display: none; }
.menu-toggle summary::before { content: "☰" / ""; margin-inline-end: 0.5em; }
.menu-toggle[open] summary::before { content: "✕" / ""; }
.fold-never .dropdowns .sub-menu { display: block; }
@media (max-width: 44rem) { .theme-header .x-logo__img { block-size: var(--logo-height-phone); } }
${FOLDS.map(folded).join('')}
`;
