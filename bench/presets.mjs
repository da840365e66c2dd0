/**
 * Pages of npm packages with their own menus and brand, and with components in their place that the framework's preset gives
 * classes: no pixel may differ at three widths. The control must: the same components without the preset. It exits with 1 when
 * a pixel differs, when the control does not, or when there are too few pages. Run it by `npm run bench:presets`.
 */
import { existsSync } from 'node:fs';
import { CHROMIUM, openCamera, WIDTHS } from './pixels/camera.mjs';
import { pagesWithPresets } from './pixels/with-presets.mjs';
import { progress } from './print.mjs';

/** Fewer show nothing. */
const LEAST_PAGES = 30;
const LEAST_TOLD = 0.9;
const CONTROL_WIDTH = 1440;

/** Some pages have a pixel that changes between two photographs of the same HTML. */
const MOST_TRIALS = 4;

if (!existsSync(CHROMIUM) && process.env.INLAY_REQUIRE_E2E !== '1') {
  console.log(`Skipped: there is no \`${CHROMIUM}\``);
} else {
  const camera = await openCamera();
  try {
    process.exitCode = (await measure(camera)) ? 0 : 1;
  } finally {
    await camera.close();
  }
}

async function measure(camera) {
  const pages = pagesWithPresets();
  const controls = new Map(pagesWithPresets('wordpress').map((plan) => [plan.page.name, plan]));
  let pixels = 0;
  let told = 0;
  let menus = 0;
  for (const [index, plan] of pages.entries()) {
    progress(`page ${index + 1} of ${pages.length}`);
    menus += plan.menus;
    for (const width of WIDTHS) {
      const count = await differing(camera, plan, width);
      pixels += count;
      if (count > 0) console.log(`${plan.page.name} differs by ${count.toLocaleString('en')} pixels at ${width} px`);
    }
    if (plan.isByPreset && (await differing(camera, controls.get(plan.page.name), CONTROL_WIDTH)) > 0) told += 1;
  }
  progress('');
  const byPreset = pages.filter(({ isByPreset }) => isByPreset).length;
  const frameworks = [...new Set(pages.map(({ page }) => page.framework))];
  const verdicts = [
    [
      `${pages.length} pages of ${frameworks.join(', ')} with ${menus} menus, at least ${LEAST_PAGES} pages`,
      pages.length >= LEAST_PAGES,
    ],
    [`${pixels.toLocaleString('en')} pixels differ, at most 0`, pixels === 0],
    [
      `without the preset ${told} pages differ, at least ${Math.ceil(byPreset * LEAST_TOLD)}`,
      told >= byPreset * LEAST_TOLD,
    ],
  ];
  for (const [text, met] of verdicts) console.log(`${met ? 'met   ' : 'MISSED'} ${text}`);
  return verdicts.every(([, met]) => met);
}

/** How many pixels of a page differ with the components. */
async function differing(camera, { before, after, roots }, width) {
  let least = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < MOST_TRIALS && least > 0; trial += 1) {
    const old = await camera.photograph(before, roots, width);
    const now = await camera.photograph(after, roots, width);
    least = Math.min(least, await camera.differing(old, now));
  }
  return least;
}
