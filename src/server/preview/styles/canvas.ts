/**
 * One canvas in three columns: the tree, what was found, the page with its source. With less room two of them are there, and
 * choices say what the first one shows; on a phone choices say which one is there.
 */
export const CANVAS = `
.bench { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); align-items: start; }
.panes { position: sticky; inset-block-start: 0; z-index: 2; padding-block: 0.5rem; background: var(--paper); }
.panes .choices { display: flex; }
.panes .choice { flex: 1; }
.panes .choice span { flex: 1; padding-inline: 0.25rem; text-align: center; overflow: hidden; text-overflow: ellipsis; }
.found { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); min-inline-size: 0; }
.found .panel + .panel { margin-block-start: 0; }
.view { display: grid; gap: var(--gap); min-inline-size: 0; }
.bench .grip, .grip { display: none; }

.title--canvas { grid-template-columns: minmax(0, 1fr); gap: 0.5rem; margin: 0; }
.title--canvas h1 { font-family: var(--mono); font-size: 1.25rem; letter-spacing: -0.02em; }
.title--canvas .fix { margin: 0; }
.summary { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
.neighbours { font-size: var(--small); }
.neighbours ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }

.tree { display: flex; flex-direction: column; min-inline-size: 0; min-block-size: 0; border: 1px solid var(--line); border-radius: var(--round); background: var(--sheet); }
.tree__search { display: block; padding: 0.5rem; border-block-end: 1px solid var(--line); }
.tree__search input { inline-size: 100%; min-block-size: 2rem; padding: 0.25rem 0.6rem; border: 1px solid var(--edge); border-radius: 0.4rem; background: var(--paper); color: var(--ink); font: inherit; font-size: var(--small); }
.tree__list { position: relative; overflow: auto; padding: 0.4rem; font-size: var(--small); }
.tree__list ul ul { margin-inline-start: 0.65rem; padding-inline-start: 0.4rem; border-inline-start: 1px solid var(--line); }
.tree__list summary { inline-size: auto; padding: 0.2rem 0.4rem; border-radius: 0.3rem; color: var(--soft); font-weight: 550; overflow-wrap: anywhere; }
.tree__list summary:hover, .tree__leaf a:hover { background: var(--well); }
.tree__leaf a { display: flex; align-items: baseline; justify-content: space-between; gap: 0.5rem; padding: 0.2rem 0.5rem; border-radius: 0.3rem; color: var(--ink); text-decoration: none; }
.tree__leaf bdi { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; min-inline-size: 0; overflow: hidden; overflow-wrap: anywhere; }
.tree__leaf [aria-current] { background: var(--accent-well); color: var(--accent); font-weight: 600; }
.tree__leaf { content-visibility: auto; contain-intrinsic-block-size: auto 1.7rem; }
.tree__worst { display: inline-flex; align-items: center; gap: 0.25em; flex: none; font-size: 0.75rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.tree__worst--error { color: var(--error); }
.tree__worst--warning { color: var(--warning); }
.tree__worst--info { color: var(--info); }
.tree__none { display: none; padding: 0.4rem; }
.tree__list:not(:has(.tree__leaf:not([hidden]))) .tree__none { display: block; }
.tree [hidden] { display: none; }

.pane { display: flex; flex-direction: column; min-inline-size: 0; min-block-size: 0; border: 1px solid var(--line); border-radius: var(--round); background: var(--sheet); overflow: clip; }
.pane--frame { block-size: clamp(18rem, 70vh, 48rem); }
.pane--source { max-block-size: clamp(18rem, 70vh, 48rem); }
.pane__head { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem 0.6rem; padding: 0.4rem 0.5rem 0.4rem 1rem; border-block-end: 1px solid var(--line); }
.pane__head h2 { margin-inline-end: auto; }

/* Positioned, so that what is unseen in its lines scrolls with them: else it would hang out of the page and make it longer. */
.listing { position: relative; flex: 1; min-block-size: 0; overflow: auto; }
.listing:focus-visible { outline-offset: -2px; }
.listing--expanded, .listing--diff, main:has(:is(#source-expanded, #source-diff):checked) .listing--canvas { display: none; }
main:has(#source-expanded:checked) .listing--expanded, main:has(#source-diff:checked) .listing--diff { display: block; }
.changed { padding: 0.75rem; }

@media (max-width: 47.99rem) {
  main.wide { padding-block-start: 0.25rem; }
  main:has(#pane-findings:checked) :is(.tree, .view),
  main:has(#pane-page:checked) :is(.tree, .found, .pane--source),
  main:has(#pane-source:checked) :is(.tree, .found, .pane--frame),
  main:has(#pane-canvases:checked) :is(.found, .view) { display: none; }
  .pane--frame, .pane--source { block-size: calc(100vh - 5.5rem); max-block-size: none; }
}

@media (min-width: 48rem) {
  main.wide { max-inline-size: none; padding: 0.75rem var(--gutter) 2rem; }
  .bench { grid-template-rows: auto 1fr; --tree-size: 15rem; --view-size: 54%; --page-size: 58%; grid-template-columns: minmax(16rem, 1fr) 0.75rem minmax(18rem, min(var(--view, var(--view-size)), 100% - 16.75rem)); gap: 0; }
  .bench .panes { position: static; grid-column: 1; grid-row: 1; padding-block-start: 0; }
  .panes .choice:has(:is(#pane-page, #pane-source)) { display: none; }
  /* The findings are there where something of the other column was chosen. */
  main:has(:is(#pane-page, #pane-source):checked) #pane-findings + span { background: var(--accent-well); color: var(--accent); font-weight: 600; box-shadow: inset 0 0 0 1px var(--accent); }
  .bench > .tree, .bench > .found { grid-column: 1; grid-row: 2; }
  .bench > .grip--view { grid-column: 2; grid-row: 1 / span 2; }
  .bench > .view { grid-column: 3; grid-row: 1 / span 2; }
  main:has(#pane-canvases:checked) .found, main:not(:has(#pane-canvases:checked)) .tree { display: none; }

  .view { position: sticky; inset-block-start: 0.75rem; block-size: calc(100vh - 1.5rem); grid-template-rows: minmax(8rem, var(--page, var(--page-size))) 0.75rem minmax(6rem, 1fr); gap: 0; }
  .pane--frame, .pane--source { block-size: auto; max-block-size: none; }

  .grip { position: sticky; inset-block-start: 0.75rem; display: block; border-radius: 0.4rem; touch-action: none; }
  .bench .grip { display: block; }
  .grip--tree, .grip--view { block-size: calc(100vh - 1.5rem); cursor: col-resize; }
  .grip--page { position: static; cursor: row-resize; }
  .grip::after { content: ""; position: absolute; inset: calc(50% - 1.25rem) calc(50% - 1px); border-radius: 1px; background: var(--edge); }
  .grip--page { position: relative; }
  .grip--page::after { inset: calc(50% - 1px) calc(50% - 1.25rem); }
  .grip:hover, .grip:active { background: var(--accent-well); }
  .dragging iframe { pointer-events: none; }
}

@media (min-width: 75rem) {
  .bench { grid-template-rows: auto; grid-template-columns: minmax(10rem, var(--tree, var(--tree-size))) 0.75rem minmax(18rem, 1fr) 0.75rem minmax(20rem, min(var(--view, var(--view-size)), 100% - max(10rem, var(--tree, var(--tree-size))) - 19.5rem)); --view-size: 48%; }
  .bench .panes { display: none; }
  .bench > .tree { grid-column: 1; grid-row: 1; }
  .bench > .grip--tree { grid-column: 2; grid-row: 1; }
  .bench > .found { grid-column: 3; grid-row: 1; }
  .bench > .grip--view { grid-column: 4; grid-row: 1; }
  .bench > .view { grid-column: 5; grid-row: 1; }
  .bench > .tree { position: sticky; inset-block-start: 0.75rem; max-block-size: calc(100vh - 1.5rem); }
  main:has(#pane-canvases:checked) .found { display: grid; }
  main:not(:has(#pane-canvases:checked)) .tree { display: flex; }
}
@media (min-width: 48rem) and (max-width: 74.99rem) { .bench .grip--tree { display: none; } }

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
