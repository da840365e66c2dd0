/** Buttons, choices, badges, notices, the dialog. */
export const CONTROLS = `
.button {
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2rem;
  padding: 0.3rem 0.8rem;
  border: 1px solid var(--edge);
  border-radius: 0.4rem;
  background: var(--sheet);
  color: var(--ink);
  font: inherit;
  font-size: var(--small);
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
}
.button:hover { background: var(--well); }
.button:active { translate: 0 1px; }
.button--main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.button--main:hover { background: color-mix(in oklab, var(--accent) 88%, var(--ink)); }
.button--small { min-block-size: 1.625rem; padding: 0.1rem 0.55rem; }

.choices { display: inline-flex; border: 1px solid var(--edge); border-radius: 0.4rem; background: var(--sheet); min-inline-size: 0; }
.choices legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.choice { position: relative; display: flex; }
.choice input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
.choice span { padding: 0.25rem 0.65rem; border-radius: 0.3rem; color: var(--soft); font-size: var(--small); white-space: nowrap; }
.choice input:hover + span { color: var(--ink); }
.choice input:checked + span { background: var(--accent-well); color: var(--accent); font-weight: 600; box-shadow: inset 0 0 0 1px var(--accent); }
.choice input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }

.icon { flex: none; inline-size: 0.9375em; block-size: 0.9375em; fill: currentColor; vertical-align: -0.1em; }
.badge { display: inline-flex; align-items: baseline; gap: 0.35em; font-size: var(--small); font-weight: 600; white-space: nowrap; }
.badge .icon { align-self: center; }
.badge--error { color: var(--error); }
.badge--warning { color: var(--warning); }
.badge--info { color: var(--info); }
.badge--ok { color: var(--ok); }
.note { display: flex; align-items: baseline; gap: 0.4em; min-inline-size: 0; color: var(--warning); font-size: var(--small); font-weight: 500; }
.note > span { min-inline-size: 0; }
.note .icon { align-self: center; }
.badge--off, .badge--later { color: var(--soft); }
.tag { display: inline-block; margin-inline-start: 0.35rem; padding: 0 0.5em; border: 1px solid var(--line); border-radius: 1em; color: var(--soft); font: 500 0.75rem/1.5 var(--sans); }

.snippet { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; max-inline-size: 100%; padding: 0.35rem 0.4rem 0.35rem 0.75rem; border-radius: 0.4rem; background: var(--well); }
.snippet code { flex: 1 1 12rem; overflow-wrap: anywhere; }

.notice, .connection {
  position: fixed;
  inset-inline: 0;
  z-index: 3;
  inline-size: fit-content;
  max-inline-size: calc(100% - 2rem);
  margin-inline: auto;
  padding: 0.5rem 1rem;
  border-radius: var(--round);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--small);
  box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 25%);
}
.notice { inset-block-end: 1.25rem; }
.connection { inset-block-start: 0.5rem; background: var(--warning-well); color: var(--warning); border: 1px solid var(--warning); }
.notice:empty, .connection:empty { display: none; }

.dialog { inline-size: min(30rem, calc(100% - 2rem)); padding: 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sheet); color: var(--ink); box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 30%); }
.dialog::backdrop { background: rgb(0 0 0 / 45%); }
.dialog p { margin-block: 1rem; color: var(--soft); font-size: var(--small); }
.dialog--wide { inline-size: min(48rem, calc(100% - 2rem)); max-block-size: calc(100vh - 3rem); overflow: auto; }
.dialog .fix { justify-content: end; }
.dialog--wide > .fix { position: sticky; inset-block-end: -1.5rem; margin-block: 1rem -1.5rem; padding-block: 0.75rem; background: var(--sheet); }
.keys { margin-block-start: 0.75rem; }
.keys th { inline-size: 3.5rem; }
.keys th, .keys td { padding: 0.3rem 0; border-block-start: 1px solid var(--line); }
`;
