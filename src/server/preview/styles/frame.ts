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
