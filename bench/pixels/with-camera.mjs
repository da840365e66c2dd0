import { existsSync } from 'node:fs';
import { CHROMIUM, openCamera } from './camera.mjs';

/**
 * Runs a bench that takes photographs, and ends with 1 where it is not met. Without the browser it says that it is skipped, but
 * where that is not allowed.
 *
 * @param measure gets the camera, and tells whether all is met
 */
export async function withCamera(measure) {
  if (!existsSync(CHROMIUM) && process.env.INLAY_REQUIRE_E2E !== '1') {
    console.log(`Skipped: there is no \`${CHROMIUM}\``);
    return;
  }
  const camera = await openCamera();
  try {
    process.exitCode = (await measure(camera)) ? 0 : 1;
  } finally {
    await camera.close();
  }
}

/** Photographs of a page that differs, before and after. */
const MOST_TRIALS = 6;

/**
 * By how many pixels a page differs. Some pages have a pixel that changes between two photographs of the same HTML, so what
 * differs is photographed again, and each photograph after is compared with each before.
 *
 * @param plan `before` and `after` as HTML, and the `roots` of their files
 */
export async function differing(camera, { before, after, roots }, width) {
  const old = [];
  const now = [];
  let least = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < MOST_TRIALS && least > 0; trial += 1) {
    old.push(await camera.photograph(before, roots, width));
    now.push(await camera.photograph(after, roots, width));
    for (const [one, other] of pairsOfLast(old, now)) least = Math.min(least, await camera.differing(one, other));
  }
  return least;
}

/** The pairs that the last photograph of each row has brought. */
function pairsOfLast(old, now) {
  const pairs = old.map((one) => [one, now.at(-1)]);
  return [...pairs, ...now.slice(0, -1).map((other) => [old.at(-1), other])];
}

/** Prints each verdict, a text and whether it is met. @returns whether all are */
export function allMet(verdicts) {
  for (const [text, met] of verdicts) console.log(`${met ? 'met   ' : 'MISSED'} ${text}`);
  return verdicts.every(([, met]) => met);
}
