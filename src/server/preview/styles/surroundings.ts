/** Narrow windows, no scripts, less motion, forced colours, paper. */
export const SURROUNDINGS = `
@media (max-width: 40rem) {
  .head { gap: 0.25rem 0.5rem; }
  .head__keys { display: none; }
  .places { margin-inline-start: -0.5rem; }
  .places a { padding-inline: 0.5rem; }
  th, td { padding-inline: 0.5rem; }
  .panel { padding-inline: 0.9rem; }
  .filter .choices { flex-wrap: wrap; }
  .tile { flex-basis: 5.5rem; }
  .tile__face { padding: 0.4rem 0.6rem; }
  .canvases .number { inline-size: 3.25rem; padding-inline-start: 0; }
  .canvases .number:nth-child(3) { inline-size: 4.4rem; }
  .canvases .number:nth-child(4) { inline-size: 3.9rem; }
  .canvases .number:last-child { inline-size: 4.75rem; }
  .line { grid-template-columns: 2.25rem 1.25rem minmax(0, 1fr); }
  .pane__head { padding-inline-start: 0.9rem; }
  .filter__text { flex: 1; }
  .filter__text input { flex: 1; max-inline-size: none; inline-size: 0; }
}

@media (scripting: none) {
  .scripted { display: none; }
}

@media (prefers-reduced-motion: no-preference) {
  .button, .places a, .choice span { transition: background-color 120ms, color 120ms; }
}

@media (forced-colors: active) {
  .choice input:checked + span, .tile input:checked + span { outline: 2px solid Highlight; outline-offset: -2px; }
  .places [aria-current] { outline: 2px solid Highlight; }
  .brand__mark rect { fill: Highlight; }
  .brand__mark path { fill: HighlightText; }
  .step--used { border-width: 3px; border-color: Highlight; }
  .step + .step::before { background: CanvasText; forced-color-adjust: none; }
  .change ins { text-decoration: underline; }
  .change del { text-decoration: line-through; }
}

@media print {
  :root { color-scheme: light; }
  .head nav, .head__keys, .filter, .fix, .skip, .notice, .connection, .snippet button, .contents, .neighbours { display: none; }
  .bench, .view { display: block; block-size: auto; }
  .tree, .panes, .bench .grip, .finding__ways { display: none; }
  .pane { block-size: auto; max-block-size: none; }
  .pane--frame { block-size: 12cm; }
  .finding .diff { display: block; }
  .finding, .entry, .step { break-inside: avoid; }
}
`;
