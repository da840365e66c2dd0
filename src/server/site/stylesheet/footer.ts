/** The footer, paper, and systems with colours of their own. */
export const FOOTER = `
.theme-footer { font-size: 0.9375rem; }
.theme-footer.is-canvas { padding: calc(2.5rem * var(--spacing)) max(var(--gutter), (100% - var(--footer-width)) / 2); }
.theme-footer.is-canvas > :last-child > :last-child { margin-block-end: 0; }
.theme-footer.is-page { border-block-start: 1px solid var(--line); }
.site-footer__inner { inline-size: 100%; max-inline-size: calc(var(--footer-width) + 2 * var(--gutter)); margin-inline: auto; padding: calc(2.5rem * var(--spacing)) var(--gutter); display: grid; gap: calc(1.75rem * var(--spacing)); }
.theme-footer .x-logo__img { block-size: var(--logo-height-footer); }
.site-footer__columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: 1.75rem; }
.site-footer__columns .x-menu { flex-direction: column; gap: 0.1rem; }
.site-footer__columns h2 { font-size: 1rem; margin-block: 0 0.5rem; }
.site-footer__row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1rem 2rem; }
.site-footer .sub-menu { padding-inline-start: 1rem; }
.site-footer__contacts { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.35rem 1.5rem; }
.site-footer__contacts a { color: inherit; display: inline-block; padding-block: 0.2rem; }
.site-footer__contacts address, .site-footer__contacts p { margin: 0; }
.site-footer__last { margin: 0; color: var(--soft); font-size: 0.875rem; }
.to-top { margin: 0; padding: 0.75rem var(--gutter); text-align: center; }
.to-top a { color: inherit; }
`;

/** On paper, and where the system has colours of its own. */
export const MEDIA = `
@media print {
  html { color-scheme: only light; font-size: 11pt; background: none; color: #000; }
  body::before, .site-menus, .menu-toggle, .site-bar, .breadcrumbs, .sidebar, .neighbours, .paging, .to-top, .skip-link, .x-menu-nav, .x-menu__burger, .x-social, .x-addon { display: none !important; }
  .theme-header, .theme-footer { position: static !important; background: none; color: #000; --text: #000; --soft: #000; --link: #000; }
  .theme-main { max-inline-size: none; padding: 0; }
  a { color: inherit; }
  .print-addresses .content a[href^=http]::after { content: " (" attr(href) ")"; font-size: 0.85em; overflow-wrap: anywhere; }
  h1, h2, h3, h4 { break-after: avoid; }
  img, figure, blockquote, tr { break-inside: avoid; }
}
@media (forced-colors: active) {
  body::before { display: none; }
  button, .button, input:is([type=submit], [type=button], [type=reset]) { border-color: ButtonText; }
  .author-box, .theme-footer, .site-bar { border: 1px solid; }
  .x-menu [aria-current] { text-decoration: underline; }
}
`;
