/**
 * Pages of npm packages with their own menus and brand, and with components in their place that the framework's preset gives
 * classes: no pixel may differ at three widths. The control must: the same components without the preset. It exits with 1 when
 * a pixel differs, when the control does not, or when there are too few pages. Run it by `npm run bench:presets`.
 */
import { WIDTHS } from './pixels/camera.mjs';
import { allMet, differing, withCamera } from './pixels/with-camera.mjs';
import { pagesWithPresets } from './pixels/with-presets.mjs';
import { progress } from './print.mjs';

/** Fewer show nothing. */
const LEAST_PAGES = 30;
const LEAST_TOLD = 0.9;
const CONTROL_WIDTH = 1440;

await withCamera(measure);

async function measure(camera) {
  const pages = pagesWithPresets();
  const controls = new Map(pagesWithPresets('wordpress').map((plan) => [plan.page.name, plan]));
  let pixels = 0;
  let seen = 0;
  let menus = 0;
  for (const [index, plan] of pages.entries()) {
    progress(`page ${index + 1} of ${pages.length}`);
    menus += plan.menus;
    for (const width of WIDTHS) {
      const count = await differing(camera, plan, width);
      pixels += count;
      if (count > 0) console.log(`${plan.page.name} differs by ${count.toLocaleString('en')} pixels at ${width} px`);
    }
    if (plan.isByPreset && (await differing(camera, controls.get(plan.page.name), CONTROL_WIDTH)) > 0) seen += 1;
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
      `without the preset ${seen} pages differ, at least ${Math.ceil(byPreset * LEAST_TOLD)}`,
      seen >= byPreset * LEAST_TOLD,
    ],
  ];
  return allMet(verdicts);
}
