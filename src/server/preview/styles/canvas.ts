/** One canvas: its source beside the page, what was found below them. */
export const CANVAS = `
.title--canvas { grid-template-columns: 1fr auto; align-items: center; column-gap: 1rem; row-gap: 0.5rem; }
.title--canvas h1 { font-family: var(--mono); font-size: 1.25rem; letter-spacing: -0.02em; }
.title--canvas .fix { margin: 0; justify-self: end; }
.summary { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; grid-column: 1; }
.title--canvas .fix { grid-column: 2; grid-row: 1 / span 2; }
.neighbours { grid-column: 1 / -1; font-size: var(--small); }
.neighbours ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }

.beside { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); }
.beside + .beside { margin-block-start: var(--gap); }
.stack { display: grid; gap: var(--gap); align-content: start; }
.stack .panel { margin: 0; }
@media (min-width: 70rem) {
  .beside { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .beside--below { align-items: start; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr); }
}

.pane { display: flex; flex-direction: column; min-inline-size: 0; block-size: clamp(18rem, 58vh, 44rem); border: 1px solid var(--line); border-radius: var(--round); background: var(--sheet); overflow: clip; }
.pane--source { block-size: auto; max-block-size: clamp(18rem, 58vh, 44rem); }
.pane__head { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem 0.75rem; padding: 0.5rem 0.6rem 0.5rem 1.1rem; border-block-end: 1px solid var(--line); }
.pane__head h2 { margin-inline-end: auto; }

/* Positioned, so that what is unseen in its lines scrolls with them: else it would hang out of the page and make it longer. */
.listing { position: relative; flex: 1; min-block-size: 0; overflow: auto; }
.listing:focus-visible { outline-offset: -2px; }
.listing--expanded, main:has(#source-expanded:checked) .listing--canvas { display: none; }
main:has(#source-expanded:checked) .listing--expanded { display: block; }

.source { padding-block: 0.5rem; font-size: 0.9375rem; line-height: 1.65; tab-size: 2; }
.source code { display: block; }
.line { display: grid; grid-template-columns: 3.25rem 1.5rem minmax(0, 1fr); padding-inline-end: 0.75rem; }
.line::before { content: attr(data-line); color: var(--soft); text-align: end; user-select: none; }
.line__text { grid-column: 3; white-space: pre-wrap; overflow-wrap: anywhere; }
.line:target { background: var(--accent-well); box-shadow: inset 3px 0 var(--accent); }
.flag { display: grid; place-items: center; block-size: 1.65em; user-select: none; }
.flag--error { color: var(--error); }
.flag--warning { color: var(--warning); }
.flag--info { color: var(--info); }
.source__cut { display: block; padding: 0.5rem 1.25rem; color: var(--soft); font-family: var(--sans); white-space: normal; }

.mark { padding-block: 0.1em; border-radius: 0.15em; color: inherit; }
.mark--head { text-decoration: underline 1.5px; text-underline-offset: 0.3em; text-decoration-skip-ink: none; }
.mark--error { background: var(--error-well); }
.mark--error.mark--head { text-decoration-style: wavy; text-decoration-color: var(--error); }
.mark--warning { background: var(--warning-well); }
.mark--warning.mark--head { text-decoration-style: dashed; text-decoration-color: var(--warning); }
.mark--info { background: var(--info-well); }
.mark--info.mark--head { text-decoration-style: dotted; text-decoration-color: var(--info); }
.mark--point { display: inline-block; inline-size: 0.5em; block-size: 1.1em; border-inline-start: 2px solid; vertical-align: text-bottom; }

.notes { display: grid; gap: 0.5rem; }
.inlays, .dependencies { display: grid; gap: 0.75rem; }
.inlay { display: grid; gap: 0.25rem; font-size: var(--small); }
.inlay + .inlay { padding-block-start: 0.75rem; border-block-start: 1px solid var(--line); }
.inlay__head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.15rem 0.75rem; }
.inlay__tag { flex: 1 1 10rem; font-weight: 600; }
.inlay__note { padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--warning); }
.steps { padding-inline-start: 1.25rem; color: var(--soft); }
.steps code { color: var(--ink); }
.dependencies { display: flex; flex-wrap: wrap; gap: 0.4rem 1.25rem; font-size: var(--small); }
`;
