/**
 * What canvases choose of components and the theme's own header and footer do without: icons alone, a menu behind a button on
 * small screens, submenus behind a button.
 */
export const CHOICES = `
.x-social__item > * { position: relative; }
.x-social__label--hidden {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.x-menu__collapse, .x-menu__disclosure { margin: 0; }
.x-menu__burger, .x-menu__toggle { list-style: none; }
:is(.x-menu__burger, .x-menu__toggle)::-webkit-details-marker { display: none; }
.x-menu__burger { inline-size: fit-content; min-block-size: 2.75rem; padding: 0.5rem 0.9rem; border: 1px solid var(--edge); border-radius: var(--radius); font-weight: 600; }
.is-accent .x-menu__burger { border-color: currentColor; }
.x-menu__burger::before { content: "☰" / ""; margin-inline-end: 0.5em; }
[open] > .x-menu__burger::before { content: "✕" / ""; }
.x-menu__toggle { padding-block: 0.3rem; }
.x-menu__toggle::after {
  content: ""; display: inline-block; inline-size: 0.4em; block-size: 0.4em; margin-inline: 0.6em;
  border: solid; border-width: 0 0.14em 0.14em 0; transform: translateY(-0.2em) rotate(45deg);
}
[open] > .x-menu__toggle::after { transform: rotate(225deg); }
li:has(> .x-menu__disclosure) { position: relative; }
a:has(+ .x-menu__disclosure) { margin-inline-end: 2em; }
a + .x-menu__disclosure > .x-menu__toggle { position: absolute; inset-block-start: 0; inset-inline-end: 0; }
.theme-main .x-menu:has(.x-menu__disclosure) { max-inline-size: 20rem; }
.x-menu__disclosure > .sub-menu { padding-inline-start: 1rem; }
.theme-header .x-menu > li > .x-menu__disclosure > .sub-menu {
  padding: 0.5rem 0.75rem; background: var(--ground); border: 1px solid var(--line); border-radius: var(--radius);
}
@media (max-width: 44rem) {
  .x-menu__collapse > .x-menu { flex-direction: column; gap: 0; }
  .x-menu__collapse > .x-menu > li { border-block-start: 1px solid var(--line); }
  .x-menu__collapse > .x-menu :is(a, span, .x-menu__toggle) { padding-block: 0.65rem; }
}
@media not (max-width: 44rem) {
  @supports selector(::details-content) {
    .x-menu__collapse::details-content { content-visibility: visible; }
    .x-menu__burger { display: none; }
  }
  .theme-header .x-menu > li > .x-menu__disclosure > .sub-menu {
    position: absolute; z-index: 20; inset-block-start: 100%; inset-inline-start: -0.75rem; inline-size: max-content; min-inline-size: 12rem; max-inline-size: 20rem;
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.15);
  }
}
`;
