/** The page, its type and its colours: `variables.ts` sets what they are. */
export const BASE = `
*, ::before, ::after { box-sizing: border-box; }
html {
  -webkit-text-size-adjust: none; text-size-adjust: none;
  font: 100%/var(--leading) var(--font); font-size: calc(var(--size) / 16 * 100%);
  color: var(--text); background: var(--ground); accent-color: var(--accent); hyphens: var(--hyphens);
}
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; position: relative; overflow-wrap: break-word; }
body::before { content: ""; position: var(--pattern-position); inset: 0; z-index: -1; pointer-events: none; }
h1, h2, h3, h4, h5, h6 {
  font-family: var(--font-headings); font-weight: var(--heading-weight); line-height: 1.2; text-wrap: balance;
  margin-block: 1.6em 0.5em;
}
h1 { font-size: calc(1rem * var(--scale) * var(--scale) * var(--scale) * var(--scale)); margin-block-start: 0; }
h2 { font-size: calc(1rem * var(--scale) * var(--scale) * var(--scale)); }
h3 { font-size: calc(1rem * var(--scale) * var(--scale)); }
h4 { font-size: calc(1rem * var(--scale)); }
h5, h6 { font-size: 1rem; }
:is(h1, h2, h3) + :is(h2, h3, h4) { margin-block-start: 0.75em; }
@media (max-width: 30rem) {
  h1 { font-size: calc(1rem * var(--scale) * var(--scale) * var(--scale) * 1.05); }
  h2 { font-size: calc(1rem * var(--scale) * var(--scale) * 1.05); }
  h3 { font-size: calc(1rem * var(--scale) * 1.05); }
}
p, ul, ol, dl, table, figure, blockquote, pre, address, form, fieldset, details { margin-block: 0 1em; margin-inline: 0; }
ul, ol { padding-inline-start: 1.5em; }
li + li { margin-block-start: 0.25em; }
address { font-style: normal; }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-color: color-mix(in srgb, currentColor var(--underline), transparent); }
a:hover { text-decoration-color: currentColor; text-decoration-thickness: 0.13em; }
img, svg, video, iframe { max-inline-size: 100%; block-size: auto; vertical-align: middle; border-radius: var(--radius); }
iframe { border: 0; }
blockquote { padding-inline-start: 1.25em; border-inline-start: 0.25em solid var(--line); color: var(--soft); }
code, pre, kbd, samp { font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.92em; }
pre { padding: 1em; overflow: auto; background: var(--shade); border-radius: var(--radius); }
hr { border: 0; border-block-start: 1px solid var(--line); margin-block: calc(2.5rem * var(--spacing)); }
table { border-collapse: collapse; max-inline-size: 100%; }
th, td { padding: 0.5em 0.75em; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
small, figcaption { color: var(--soft); font-size: 0.875em; }
summary { cursor: pointer; }
:focus-visible { outline: 0.1875rem solid var(--link); outline-offset: 0.1875rem; border-radius: 0.125rem; }
::selection { color: var(--on-accent); background: var(--accent); }
.skip-link, .hidden-text:not(:focus-within) {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip-link:focus {
  inline-size: auto; block-size: auto; clip-path: none; z-index: 30; inset-block-start: 0.5rem; inset-inline-start: 0.5rem;
  padding: 0.75rem 1.25rem; color: var(--on-accent); background: var(--accent); border-radius: var(--radius);
}
html.smooth { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html.smooth { scroll-behavior: auto; } }
`;
