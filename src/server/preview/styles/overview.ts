/** The choices of the filter, each with the rows that it shows. */
const SHOWN: readonly (readonly [choice: string, rows: string])[] = [
  ['all', 'tr'],
  ['findings', '.row--findings'],
  ['notes', '.row--notes'],
  ['unexpanded', '.row--unexpanded'],
  ['clean', '.row--clean'],
];

/** A selector for each choice that is taken; `$` stands for its rows. */
function filtered(selector: string): string {
  return SHOWN.map(([choice, rows]) => `main:has(#show-${choice}:checked) ${selector.replace('$', rows)}`).join(',\n');
}

/** A selector of what is on a page whose filters show no row: not the choice's, or not those that the script has not hidden. */
function unmatched(selector: string): string {
  return SHOWN.map(
    ([choice, rows]) => `main:has(#show-${choice}:checked):not(:has(tbody ${rows}:not([hidden]))) ${selector}`,
  ).join(',\n');
}

/** The list of canvases. */
export const OVERVIEW = `
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-end: 1.75rem; }
.figure { display: flex; flex-direction: column-reverse; flex: 1 1 8rem; max-inline-size: 13rem; padding: 0.7rem 1rem; border: 1px solid var(--line); border-radius: var(--round); background: var(--sheet); }
.figure dt { color: var(--soft); font-size: var(--small); }
.figure dd { display: flex; align-items: center; gap: 0.4rem; font-size: 1.5rem; font-weight: 650; line-height: 1.3; font-variant-numeric: tabular-nums; }
.figure dd .icon { inline-size: 1.125rem; block-size: 1.125rem; }
.figure--error dd { color: var(--error); }
.figure--warning dd { color: var(--warning); }

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

${filtered('tbody tr:not($)')} { display: none; }

.legend { margin-block-start: 0.75rem; color: var(--soft); font-size: var(--small); }
.legend :is(dt, dd) { display: inline; }
.legend dt { font-weight: 600; }
.legend dt::after { content: ": "; }

.no-match { display: none; align-items: center; gap: 0.5rem 1rem; }
${unmatched('.canvases')} { display: none; }
${unmatched('.no-match')} { display: flex; }
`;
