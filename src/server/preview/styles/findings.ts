/** Findings with what would mend them. */
export const FINDINGS = `
.findings { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
.finding {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.4rem 1rem;
  padding: 0.8rem 1rem 1rem;
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--mark);
  border-radius: 0.4rem;
}
.finding > * { grid-column: 1 / -1; min-inline-size: 0; }
.finding--error { --mark: var(--error); }
.finding--warning { --mark: var(--warning); }
.finding--info { --mark: var(--info); }
.finding:target { background: var(--accent-well); }
.finding:focus { outline: 2px solid var(--accent); outline-offset: 2px; }
.finding > .finding__title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.6rem; grid-column: 1; font-weight: 500; }
.finding > .finding__place { grid-column: 2; grid-row: 1; font-size: var(--small); white-space: nowrap; line-height: 1.85; }
.finding__message { max-inline-size: 60rem; font-size: 0.875rem; }
.finding__message code, .diff figcaption code, .why code { padding: 0.1em 0.3em; border-radius: 0.25em; background: var(--well); }
.why { color: var(--soft); font-size: var(--small); }
.why p { max-inline-size: 50rem; padding-block-start: 0.3rem; color: var(--ink); }
summary { inline-size: fit-content; cursor: pointer; }

.diff { overflow: hidden; border: 1px solid var(--line); border-radius: 0.4rem; }
.diff figcaption { padding: 0.35rem 0.75rem; border-block-end: 1px solid var(--line); color: var(--soft); font-size: var(--small); }
.diff pre { font-size: 0.9375rem; line-height: 1.6; tab-size: 2; }
.hunk { display: block; }
.hunk + .hunk { border-block-start: 1px dashed var(--line); }
.hunk__line { display: block; padding: 0.15rem 0.75rem; color: var(--soft); font-family: var(--sans); font-size: 0.75rem; }
.change { display: grid; grid-template-columns: 2rem minmax(0, 1fr); padding-inline-end: 0.75rem; }
.change__sign { text-align: center; user-select: none; font-weight: 700; }
.change__text { white-space: pre-wrap; overflow-wrap: anywhere; }
.change del, .change ins { text-decoration: none; border-radius: 0.2em; }
.change--del { background: var(--error-well); }
.change--del .change__sign { color: var(--error); }
.change--del del { background: color-mix(in oklab, var(--error) 18%, transparent); }
.change--ins { background: var(--ok-well); }
.change--ins .change__sign { color: var(--ok); }
.change--ins ins { background: color-mix(in oklab, var(--ok) 18%, transparent); }
.change :is(del, ins) .syntax-comment { color: var(--ink); }

/* Of many the browser lays out those that are seen; of a few all, so that nothing moves when one comes into sight. */
.findings--many .finding { content-visibility: auto; contain-intrinsic-block-size: auto 11rem; }
.finding--chosen { background: var(--accent-well); border-color: var(--accent); border-inline-start-color: var(--mark); }
.finding__ways { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; font-size: var(--small); }
.way { padding: 0; border: 0; background: none; color: var(--accent); font: inherit; text-decoration: underline 1px; text-underline-offset: 0.2em; cursor: pointer; }
.way--change { display: none; }
/* Beside the page there is a place for the change of the one that is looked at. */
@media (scripting: enabled) and (min-width: 48rem) {
  .finding .diff { display: none; }
  .way--change { display: block; }
}

.fix { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.85rem; margin-block-start: 0.25rem; font-size: var(--small); }
`;
