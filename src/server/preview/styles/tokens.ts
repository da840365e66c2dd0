/**
 * Colours, sizes and type. Every pair of a text and its ground has a contrast of 4.5 or more in both themes (WCAG 2.2, 1.4.3),
 * and every border of a control 3 or more (1.4.11).
 */
export const TOKENS = `
:root {
  color-scheme: light dark;

  --paper: light-dark(#f8f8f5, #121415);
  --sheet: light-dark(#ffffff, #191c1d);
  --well: light-dark(#f3f3ef, #212526);
  --line: light-dark(#e0e0da, #2f3436);
  --edge: light-dark(#85898a, #747b7e);
  --ink: light-dark(#1b1e20, #e8e9e6);
  --soft: light-dark(#575c60, #a5abae);

  --accent: light-dark(#0d6254, #6ad3bd);
  --accent-well: light-dark(#e0f1ed, #143029);
  --on-accent: light-dark(#ffffff, #06211b);
  --inlaid: #f3d9a4;

  --error: light-dark(#ab1d1d, #ffa198);
  --error-well: light-dark(#fdeeec, #3a1e1d);
  --warning: light-dark(#7b4e00, #efc264);
  --warning-well: light-dark(#fcf2db, #352a12);
  --info: light-dark(#21568a, #93c4f4);
  --info-well: light-dark(#e9f2fb, #182c3f);
  --ok: light-dark(#1b6a3b, #82d8a3);
  --ok-well: light-dark(#e4f4e9, #17301f);

  --syntax-tag: light-dark(#1f5296, #8ec1ff);
  --syntax-name: light-dark(#7a3585, #d9a6e6);
  --syntax-value: light-dark(#7a3a12, #e5b58a);

  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Code", Consolas, "Liberation Mono", Menlo, monospace;
  --small: 0.8125rem;
  --round: 0.5rem;
  --gap: 1rem;
  --gutter: clamp(1rem, 2.5vw, 2.5rem);
}
`;
