/** The catalogue. */
export const CATALOGUE = `
.catalogue { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap) 2.5rem; }
.contents ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
.contents a { display: block; padding-block: 0.2rem; color: var(--soft); text-decoration: none; }
.contents a:hover { color: var(--ink); text-decoration: underline; }
@media (min-width: 60rem) {
  .catalogue { grid-template-columns: 8.5rem minmax(0, 80rem); }
  .contents { position: sticky; inset-block-start: 1.5rem; align-self: start; }
  .contents ul { flex-direction: column; }
}

.entries { display: grid; }
.entry { display: grid; gap: 0.45rem; justify-items: start; }
.entries { grid-template-columns: repeat(auto-fill, minmax(min(23rem, 100%), 1fr)); gap: var(--gap); }
.entries--components { grid-template-columns: minmax(0, 1fr); }
.entry { align-content: start; min-inline-size: 0; padding: 0.8rem 1rem 1rem; border: 1px solid var(--line); border-radius: 0.4rem; }
.entry--unusable { border-style: dashed; }
.entry:target { border-color: var(--accent); background: var(--accent-well); }
.entry__title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.6rem; }
.entry__title code { font-weight: 600; }
.entry__title bdi + code { color: var(--soft); font-weight: 400; }
.entry--unusable .entry__title { color: var(--soft); }
.entry__reason { color: var(--soft); font-size: var(--small); }
.entry .snippet { inline-size: 100%; }
.entry details, .entry > ul, .entry > .quiet { font-size: var(--small); }
.entry ul:not([role]) { padding-inline-start: 1.25rem; }
.entry .value { white-space: pre-line; }
.entry .quiet { font-size: var(--small); }
.forms { display: grid; gap: 0.75rem; inline-size: 100%; }

.specimen { inline-size: 100%; block-size: 6rem; border: 1px solid var(--line); border-radius: 0.4rem; background: #ffffff; color-scheme: light; resize: vertical; }
.specimen--location, .specimen--social, .specimen--logo { block-size: 7rem; }
.specimen--provider, .specimen--component { block-size: 10rem; }

.facts { display: grid; gap: 0 1rem; font-size: var(--small); }
.facts dt { color: var(--soft); }
@media (min-width: 48rem) { .facts { grid-template-columns: max-content 1fr; } }
.attributes { margin-block-start: 0.35rem; font-size: var(--small); }
.attributes thead th { background: var(--well); color: var(--soft); font-weight: 550; }
.attributes th, .attributes td { padding: 0.45rem 0.6rem; }
.attributes tbody th { inline-size: 8.5rem; }
/* The last line is the entry's own edge. */
.attributes tbody tr:not(:last-child) { border-block-end: 1px solid var(--line); }
.attributes tbody .tag { margin: 0; }
.attributes tbody th code { display: block; }
.values { display: flex; flex-wrap: wrap; gap: 0.3rem; margin-block-start: 0.3rem; }
.values code { padding: 0.1em 0.45em; border-radius: 0.3em; background: var(--well); }
`;
