/** What components are shown as, wherever they stand. */
export const PARTS = `
.x-menu, .x-menu .sub-menu, .x-social { list-style: none; padding: 0; margin: 0; }
.x-menu li, .x-social li { margin: 0; }
.theme-header .x-menu, .theme-footer .x-menu, .x-social { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
.theme-header .x-menu a, .theme-footer .x-menu a, .x-menu span, .x-social a { display: inline-block; padding-block: 0.3rem; }
.theme-header .x-menu a, .theme-header .x-menu span { color: var(--text); text-decoration: none; }
.theme-header .x-menu a:hover, .theme-header .x-menu [aria-current] { color: var(--link); text-decoration: underline; text-decoration-thickness: 0.13em; }
.theme-footer .x-menu a, .theme-footer .x-social a { color: inherit; }
.x-logo { display: inline-flex; align-items: center; }
.x-logo__img { inline-size: auto; border-radius: 0; }
.x-logo--text { font: var(--heading-weight) 1.25rem/1.2 var(--font-headings); color: var(--text); text-decoration: none; }
a.x-logo--text:hover { text-decoration: underline; }
.x-contact--phone, .x-contact--email { direction: ltr; unicode-bidi: isolate; }
.x-addon form { display: grid; gap: calc(1.25rem * var(--spacing)); max-inline-size: var(--content-width); margin-block: 0 calc(2rem * var(--spacing)); }
.x-addon form > :is(p, div, fieldset) { margin: 0; }
label { display: block; font-weight: 600; }
input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url], [type=number], [type=search], [type=date], [type=password]), textarea, select {
  display: block; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; margin-block-start: 0.25rem;
  font: inherit; font-weight: 400; color: var(--text); background: var(--ground); border: 1px solid var(--edge); border-radius: var(--radius);
}
textarea { min-block-size: 9rem; resize: vertical; }
input:is([type=checkbox], [type=radio]) { inline-size: 1.25rem; block-size: 1.25rem; vertical-align: text-bottom; margin-inline-end: 0.5rem; }
fieldset { border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; }
button, .button, input:is([type=submit], [type=button], [type=reset]) {
  display: inline-block; inline-size: fit-content; min-block-size: 2.75rem; padding: 0.6rem 1.4rem; font: inherit; font-weight: 600; line-height: 1.4;
  text-align: center; text-decoration: none; text-transform: var(--button-case); cursor: pointer;
  color: var(--button-text); background: var(--button-ground); border: 2px solid var(--button-edge); border-radius: var(--button-radius);
}
:is(button, .button, input:is([type=submit], [type=button], [type=reset])):hover { box-shadow: 0 0 0 2px var(--button-edge); color: var(--button-text); }
`;
