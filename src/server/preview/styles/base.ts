/** Elements, the frame around every page, and what all pages share. */
export const BASE = `
*, *::before, *::after { box-sizing: border-box; }

html {
  background: var(--paper);
  color: var(--ink);
  font: 0.9375rem/1.55 var(--sans);
  text-size-adjust: none;
  scroll-padding-block: 1.5rem;
}

body { display: flex; flex-direction: column; min-block-size: 100vh; margin: 0; }

h1, h2, h3, p, ul, ol, dl, dd, figure, pre, fieldset { margin: 0; padding: 0; }
h1 { font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.015em; font-weight: 650; }
h2 { font-size: 1.0625rem; line-height: 1.4; font-weight: 650; }
h3 { font-size: 0.9375rem; line-height: 1.5; font-weight: 600; }
h1, h2, h3, p, li, dd, dt, td, th { overflow-wrap: anywhere; }

a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }

code, pre, kbd { font-family: var(--mono); font-size: 0.875em; }
/* Text from right to left does not turn the words around it. */
code { unicode-bidi: isolate; }
kbd {
  display: inline-block;
  min-inline-size: 1.75em;
  padding: 0.1em 0.4em;
  border: 1px solid var(--line);
  border-block-end-width: 2px;
  border-radius: 0.3rem;
  background: var(--well);
  color: var(--ink);
  text-align: center;
}
[role="list"] { list-style: none; }
table { inline-size: 100%; border-collapse: collapse; }
th { text-align: start; font-weight: 600; }
th, td { padding: 0.55rem 0.75rem; vertical-align: top; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }

.unseen {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.quiet { color: var(--soft); font-weight: 400; }
.quiet code { color: inherit; }

.skip { position: absolute; inset-block-start: -10rem; inset-inline-start: var(--gutter); z-index: 2; padding: 0.5rem 1rem; background: var(--sheet); }
.skip:focus { inset-block-start: 0.5rem; }

.head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.75rem;
  padding: 0.5rem var(--gutter);
  border-block-end: 1px solid var(--line);
  background: var(--sheet);
}
.brand { display: flex; align-items: center; gap: 0.55rem; color: var(--soft); }
.brand b { color: var(--ink); font-weight: 650; }
.brand__mark { inline-size: 1.375rem; block-size: 1.375rem; }
.brand__mark rect { fill: light-dark(#0d6254, #1d8a76); }
.brand__mark path { fill: var(--inlaid); }
.places ul { display: flex; gap: 0.25rem; }
.places a {
  display: block;
  padding: 0.4rem 0.7rem;
  border-radius: var(--round);
  color: var(--soft);
  text-decoration: none;
}
.places a:hover { background: var(--well); color: var(--ink); }
.places [aria-current] { background: var(--accent-well); color: var(--accent); font-weight: 600; }
.head__keys { margin-inline-start: auto; }

main { flex: 1; padding: 1.75rem var(--gutter) 3rem; }
main { inline-size: 100%; max-inline-size: 112rem; margin-inline: auto; }
.title { display: grid; gap: 0.3rem; margin-block-end: 1.5rem; }
.title > p { max-inline-size: 48rem; }

.panel { padding: 1rem 1.25rem 1.25rem; border: 1px solid var(--line); border-radius: var(--round); background: var(--sheet); }
.panel > h2 { margin-block-end: 0.75rem; }
.panel + .panel { margin-block-start: var(--gap); }
.empty { color: var(--soft); }
.empty code { color: var(--ink); }

.foot { padding: 1rem var(--gutter) 1.5rem; border-block-start: 1px solid var(--line); color: var(--soft); font-size: var(--small); }

.problem { margin-block-end: 1.5rem; }
.problem h2, .problem ul, .problem p { padding: 0.5rem 1.25rem; border-inline-start: 4px solid var(--error); background: var(--error-well); }
.problem ul { padding-inline-start: 2.5rem; }
`;
