/**
 * The frame. It has the width that was chosen, and is scaled down to the room there is: the quotient of two lengths is
 * the tangent of the angle between them, as `calc` divides by numbers alone.
 */
export const FRAME = `
.stage { --width: 1280px; flex: 1; min-block-size: 0; container-type: size; overflow: hidden; background: var(--well); }
main:has(#width-phone:checked) .stage { --width: 390px; }
main:has(#width-tablet:checked) .stage { --width: 820px; }
.stage--canvas, main:has(#frame-canvas:checked) .stage--expanded { display: none; }
main:has(#frame-canvas:checked) .stage--canvas { display: block; }
main:has(#frame-compare:checked) .stage--expanded { display: none; }

.compare { display: none; flex: 1; min-block-size: 0; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); }
main:has(#frame-compare:checked) .compare { display: grid; }
.compare .stage { grid-area: 1 / 1; }
.stage--before { z-index: 1; clip-path: inset(0 calc(100% - var(--split, 50%)) 0 0); }
.compare::after { content: ""; grid-area: 1 / 1; z-index: 2; inline-size: 3px; margin-inline-start: calc(var(--split, 50%) - 1.5px); background: var(--accent); pointer-events: none; }
.compare__none { display: none; padding: 1rem; }
.compare--none .compare__none { display: block; }
.compare--none :is(.stage, .slider), .compare--none::after { display: none; }
.slider { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 0.75rem; padding: 0.4rem 0.75rem; border-block-start: 1px solid var(--line); color: var(--soft); font-size: var(--small); }
.slider input { inline-size: 100%; margin: 0; accent-color: var(--accent); }
.pair { display: grid; font-size: var(--small); }
.pair summary { color: var(--accent); }
.pair figure { margin-block-start: 0.5rem; }
.pair .stage { block-size: 20rem; border: 1px solid var(--line); border-radius: 0.4rem; }
.frame-back { display: none; }
.frame-back--shown { display: inline-flex; }
@media (scripting: none) {
  .compare { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2px; }
  .compare .stage { grid-area: auto; clip-path: none; }
  .compare::after { display: none; }
}

.stage iframe {
  --scale: min(1, tan(atan2(100cqi, var(--width))));
  display: block;
  inline-size: var(--width);
  block-size: calc(100cqb / var(--scale));
  margin-inline: max(0px, (100cqi - var(--width)) / 2);
  border: 0;
  transform-origin: 0 0;
  scale: var(--scale);
  color-scheme: light;
  background: #ffffff;
}
`;
