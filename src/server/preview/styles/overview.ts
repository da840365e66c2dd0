/** The choices of the filter, each with the rows that it shows. */
const SHOWN: readonly (readonly [choice: string, rows: string])[] = [
  ['all', 'tr'],
  ['errors', '.row--errors'],
  ['warnings', '.row--warnings'],
  ['infos', '.row--infos'],
  ['notes', '.row--notes'],
  ['unexpanded', '.row--unexpanded'],
  ['fixable', '.row--fixable'],
  ['unreadable', '.row--unreadable'],
  ['clean', '.row--clean'],
];

/** A selector for each choice that is taken; `$` stands for its rows. */
function filtered(selector: string): string {
  return SHOWN.map(([choice, rows]) => `main:has(#show-${choice}:checked) ${selector.replace('$', rows)}`).join(',\n');
}

/** A selector of what is on a page whose filters show no row: not the choice's, or not those that the script has not hidden. */
function unmatched(selector: string): string {
  return SHOWN.map(
    ([choice, rows]) =>
      `main:has(#show-${choice}:checked):not(:has(#canvases tbody ${rows}:not([hidden]))) ${selector}`,
  ).join(',\n');
}

/** The list of canvases. */
export const OVERVIEW = `
.checking { color: var(--soft); }
p.checking + .tiles { margin-block-start: 0.75rem; }
.tiles { display: flex; flex-wrap: wrap; gap: 0.6rem; margin: 0 0 1.5rem; border: 0; }
.tile { position: relative; flex: 1 1 7.5rem; max-inline-size: 12rem; cursor: pointer; }
.tile input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
.tile__face { display: block; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: var(--round); background: var(--sheet); }
.tile__value { display: flex; align-items: center; gap: 0.4rem; font-size: 1.5rem; font-weight: 650; line-height: 1.3; font-variant-numeric: tabular-nums; }
.tile__value .icon { inline-size: 1.125rem; block-size: 1.125rem; }
.tile__name { color: var(--soft); font-size: var(--small); }
.tile input:hover + .tile__face { border-color: var(--edge); }
.tile input:checked + .tile__face { border-color: var(--accent); background: var(--accent-well); box-shadow: inset 0 0 0 1px var(--accent); }
.tile input:checked + .tile__face .tile__name { color: var(--accent); font-weight: 600; }
.tile input:focus-visible + .tile__face { outline: 2px solid var(--accent); outline-offset: 2px; }
.tile--error .tile__value { color: var(--error); }
.tile--warning .tile__value { color: var(--warning); }

.listed { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap) 1.5rem; align-items: start; }
.stack { display: grid; gap: var(--gap); align-content: start; min-inline-size: 0; }
.stack .panel { margin: 0; }
@media (min-width: 70rem) { .listed:has(.stack > *) { grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem); } }
@media (min-width: 40.01rem) and (max-width: 64rem) {
  .tile { flex-basis: 5.75rem; max-inline-size: none; }
  /* So many in two rows, and none alone. */
  .tiles:has(.tile:nth-of-type(8)) .tile { flex-basis: 9rem; }
}
.listed__main > .fix { margin-block: 0 0.9rem; }
.rules table { font-size: var(--small); }
.rules th, .rules td { padding: 0.3rem 0.4rem; }
.rules thead th { color: var(--soft); font-weight: 550; }
.rules tbody tr { border-block-start: 1px solid var(--line); }
.rules tbody th { font-weight: 500; }
.rules tbody a { display: inline-flex; align-items: baseline; gap: 0.4rem; color: var(--ink); text-decoration-color: var(--edge); }
.rules .icon { align-self: center; flex: none; }
.rules .icon--error { color: var(--error); }
.rules .icon--warning { color: var(--warning); }
.rules .icon--info { color: var(--info); }
.rule:has([aria-current]) { background: var(--accent-well); }
.rules__all { display: none; margin-block-start: 0.5rem; font-size: var(--small); }
.rules:has(.rule [aria-current]) .rules__all { display: block; }
.done__list { display: grid; gap: 0.4rem; max-block-size: 12rem; overflow: auto; }
.done .fix { margin: 0; justify-content: space-between; flex-wrap: nowrap; }
.done__what { min-inline-size: 0; overflow-wrap: anywhere; }
.done .button { flex: none; white-space: nowrap; }

.filter { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.25rem; margin-block-end: 0.75rem; }
.filter__text { display: flex; align-items: center; gap: 0.5rem; color: var(--soft); font-size: var(--small); }
.filter__text input { inline-size: 14rem; max-inline-size: 60vw; min-block-size: 2rem; padding: 0.25rem 0.6rem; border: 1px solid var(--edge); border-radius: 0.4rem; background: var(--sheet); color: var(--ink); font: inherit; }

.canvases { table-layout: fixed; border: 1px solid var(--line); border-radius: var(--round); border-collapse: separate; border-spacing: 0; background: var(--sheet); overflow: hidden; }
.canvases thead th { background: var(--well); color: var(--soft); font-size: var(--small); font-weight: 550; }
.canvases tbody th, .canvases tbody td { border-block-start: 1px solid var(--line); }
.canvases .number { inline-size: 6rem; }
.canvases .number:last-child { inline-size: 8rem; }
.canvases tbody th { font-weight: 500; }
.canvases tbody th a { font-family: var(--mono); font-size: 0.9em; }
.canvases tbody tr:hover { background: color-mix(in oklab, var(--well) 50%, transparent); }
.row__note .badge, .empty .badge { white-space: normal; }
.row__note { color: var(--soft); font-size: var(--small); font-weight: 400; }
.canvases td { font-size: var(--small); }
.canvases [hidden] { display: none; }

${filtered('#canvases tbody tr:not($)')} { display: none; }

.legend { margin-block-start: 0.75rem; color: var(--soft); font-size: var(--small); }
.legend :is(dt, dd) { display: inline; }
.legend dt { font-weight: 600; }
.legend dt::after { content: ": "; }

.no-match { display: none; align-items: center; gap: 0.5rem 1rem; }
${unmatched('.canvases')} { display: none; }
${unmatched('.no-match')} { display: flex; }
`;
