/**
 * Pages of four frameworks with their own menus, brand and lists of profiles, and with components in their place that the
 * framework's preset gives classes: no pixel may differ at three widths. The control must: the same components without the preset.
 * It exits with 1 when a pixel differs, when the control does not, or when there are too few pages. Run it by `npm run bench:presets`.
 * Words behind it choose the pages whose names have one of them; then nothing is said of how many there are.
 */
import { WIDTHS } from './pixels/camera.mjs';
import { DRESS } from './pixels/dress.mjs';
import { allMet, differing, withCamera } from './pixels/with-camera.mjs';
import { pagesWithPresets } from './pixels/with-presets.mjs';
import { progress } from './print.mjs';

/** Fewer show nothing. */
const LEAST_PAGES = 30;
const LEAST_OF_FRAMEWORK = 4;
const LEAST_TOLD = 0.9;
const CONTROL_WIDTH = 1440;

await withCamera(measure);

async function measure(camera) {
  const words = process.argv.slice(2);
  const isChosen = ({ page }) => words.length === 0 || words.some((word) => page.name.includes(word));
  const pages = pagesWithPresets().filter(isChosen);
  const controls = new Map(pagesWithPresets('wordpress').map((plan) => [plan.page.name, plan]));
  let pixels = 0;
  let seen = 0;
  for (const [index, plan] of pages.entries()) {
    progress(`page ${index + 1} of ${pages.length}`);
    for (const width of WIDTHS) {
      const count = await differing(camera, plan, width);
      pixels += count;
      if (count > 0) console.log(`${plan.page.name} differs by ${count.toLocaleString('en')} pixels at ${width} px`);
    }
    if (plan.isByPreset && (await differing(camera, controls.get(plan.page.name), CONTROL_WIDTH)) > 0) seen += 1;
  }
  progress('');
  const byPreset = pages.filter(({ isByPreset }) => isByPreset).length;
  return allMet([
    ...(words.length === 0 ? enoughPages(pages) : []),
    [`${pixels.toLocaleString('en')} pixels differ, at most 0`, pixels === 0],
    [
      `without the preset ${seen} of ${byPreset} pages differ that need it, at least ${Math.ceil(byPreset * LEAST_TOLD)}`,
      seen >= byPreset * LEAST_TOLD,
    ],
  ]);
}

/** A verdict for all pages and for those of each framework, which says what was put into them and which are our own. */
function enoughPages(pages) {
  return [
    [`${pages.length} pages, at least ${LEAST_PAGES}`, pages.length >= LEAST_PAGES],
    ...Object.keys(DRESS).map((framework) => {
      const some = pages.filter(({ page }) => page.framework === framework);
      return [`${framework}: ${told(some)}, at least ${LEAST_OF_FRAMEWORK} pages`, some.length >= LEAST_OF_FRAMEWORK];
    }),
  ];
}

function told(pages) {
  const sum = (of) => pages.reduce((total, plan) => total + of(plan), 0);
  const own = pages.filter(({ page }) => page.isOwn).length;
  const origin = own === 0 ? 'of npm packages' : `of which ${own} are our own, by its documentation`;
  const [menus, brands, profiles] = [
    sum((plan) => plan.menus),
    sum((plan) => plan.brands),
    sum((plan) => plan.profiles),
  ];
  return `${pages.length} pages (${origin}) with ${menus} menus, ${brands} brands, ${profiles} lists of profiles`;
}
