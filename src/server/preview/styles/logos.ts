/** A logo's fallback, drawn as a chain of steps: below each other, or beside each other where there is room. */
export const LOGOS = `
.logo__head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1.5rem; margin-block-end: 1rem; }
.logo__head .snippet { min-inline-size: min(26rem, 100%); }

.chain { display: grid; gap: 1.5rem; list-style: none; counter-reset: step; }
.step {
  position: relative;
  display: grid;
  align-content: start;
  gap: 0.3rem;
  min-inline-size: 0;
  padding: 0.75rem 0.9rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  counter-increment: step;
  font-size: var(--small);
}
.step + .step::before {
  content: "";
  position: absolute;
  inset-block: -1.5rem 100%;
  inset-inline-start: 1.5rem;
  inline-size: 2px;
  background: var(--edge);
}
.step__name::before { content: counter(step) ". "; color: var(--soft); font-weight: 400; }
.step__name { font-size: var(--small); }
.step--used { border: 2px solid var(--ok); background: var(--ok-well); }
.step--used.step--missing { border-color: var(--warning); background: var(--warning-well); }
.step--spare { border-style: dashed; }
.step--spare + .step--spare::before, .step--used + .step--spare::before { background: repeating-linear-gradient(var(--edge) 0 4px, transparent 4px 8px); }
.step__source { color: var(--soft); font-size: 0.75rem; }
.step__result { color: var(--ink); }
.plate {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-block-size: 4.5rem;
  margin-block: 0.25rem;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.35rem;
  background: #ffffff;
  color: #575c60;
  text-align: center;
}
.plate--dark { border-color: #2f3436; background: #121415; color: #a5abae; color-scheme: dark; }
.plates { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: 0.4rem; }
.plates .plate { margin: 0; }
.plates figcaption { color: var(--soft); font-size: 0.75rem; }
.plates figure { display: grid; grid-template-rows: 1fr auto; gap: 0.15rem; min-inline-size: 0; }
.plate .quiet { color: inherit; }
.plate--text { background: var(--sheet); color: var(--ink); font-size: 1.125rem; font-weight: 650; }
.plate img { max-inline-size: 100%; block-size: auto; max-block-size: 6rem; object-fit: contain; }
@media (min-width: 64rem) {
  .chain { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 2rem; }
  .step + .step::before { inset-block: 1.5rem auto; inset-inline: -2rem 100%; inline-size: auto; block-size: 2px; }
  .step--spare + .step--spare::before, .step--used + .step--spare::before { background: repeating-linear-gradient(to right, var(--edge) 0 4px, transparent 4px 8px); }
}
`;
