/**
 * The frame. It has the width that was chosen, and is scaled down to the room there is: the quotient of two lengths is
 * the tangent of the angle between them, as `calc` divides by numbers alone.
 */
export const FRAME = `
.stage, .compare { --width: 1280px; }
main:has(#width-phone:checked) :is(.stage, .compare) { --width: 390px; }
main:has(#width-tablet:checked) :is(.stage, .compare) { --width: 820px; }
.stage { flex: 1; min-block-size: 0; container-type: size; overflow: hidden; background: var(--well); }
.stage--canvas, main:has(#frame-canvas:checked) .stage--expanded { display: none; }
main:has(#frame-canvas:checked) .stage--canvas { display: block; }
main:has(#frame-compare:checked) .stage--expanded { display: none; }

/* The line is where the page is cut: the page is in the middle of the pane, which may be wider. Half a thumb of the slider is beside it. */
.compare { --page: min(100%, var(--width)); --cut: calc((100% - var(--page)) / 2 + var(--page) * var(--split, 0.5)); display: none; flex: 1; min-block-size: 0; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); padding-inline: 0.5rem; background: var(--well); }
main:has(#frame-compare:checked) .compare { display: grid; }
.compare .stage { grid-area: 1 / 1; }
.stage--before { z-index: 1; clip-path: inset(0 calc(100% - var(--cut)) 0 0); }
.compare__line { position: relative; grid-area: 1 / 1; z-index: 2; inline-size: 1.5rem; margin-inline-start: calc(var(--cut) - 0.75rem); cursor: ew-resize; touch-action: none; }
.compare__line::before { content: ""; position: absolute; inset: 0 calc(50% - 1.5px); background: var(--accent); }
.compare__line::after { content: "\\2194"; position: absolute; inset: calc(50% - 0.8rem) calc(50% - 0.8rem) auto; block-size: 1.6rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); line-height: 1.6rem; text-align: center; }
.compare__none { display: none; padding: 1rem; }
.compare--none .compare__none { display: block; }
.compare--none :is(.stage, .slider, .compare__line) { display: none; }
.slider { display: grid; grid-template-columns: auto auto; justify-content: space-between; gap: 0 0.75rem; inline-size: calc(var(--page) + 1rem); margin: 0 calc((100% - var(--page)) / 2 - 0.5rem); padding-block: 0.3rem; font-size: var(--small); }
.slider input { grid-column: 1 / -1; appearance: none; inline-size: 100%; block-size: 1rem; margin: 0; background: linear-gradient(var(--edge) 0 0) center / 100% 3px no-repeat; cursor: ew-resize; }
.slider input::-webkit-slider-thumb { appearance: none; inline-size: 1rem; block-size: 1rem; border-radius: 50%; background: var(--accent); }
.slider input::-moz-range-thumb { inline-size: 1rem; block-size: 1rem; border: 0; border-radius: 50%; background: var(--accent); }
.slider .way { min-block-size: 1.6rem; }
@media (max-width: 47.99rem) {
  /* The pane is higher than what is left of the window. */
  .compare { grid-template-rows: auto minmax(0, 1fr); }
  .compare :is(.stage, .compare__line) { grid-row: 2; }
  .slider { grid-row: 1; }
}
.pair { display: grid; font-size: var(--small); }
.pair summary { color: var(--accent); }
.pair figure { margin-block-start: 0.5rem; }
.pair .stage { block-size: 20rem; border: 1px solid var(--line); border-radius: 0.4rem; }
.frame-back { display: none; }
.frame-back--shown { display: inline-flex; }
@media (scripting: none) {
  .compare { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2px; }
  .compare .stage { grid-area: auto; clip-path: none; }
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
