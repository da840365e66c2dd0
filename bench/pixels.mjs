/**
 * Pages of npm packages before and after every safe fix, in a real Chromium: no pixel may differ at three widths. Two
 * controls must: the same pages fixed by a linter that does not look at looks, and a page with one known change. It exits
 * with 1 when a pixel differs, when a control does not fail, or when there are too few pages, frameworks or fixes to show
 * anything. Run it by `npm run bench:pixels`, in some two minutes.
 */
import { WIDTHS } from './pixels/camera.mjs';
import { planOf } from './pixels/plan.mjs';
import { templatePages } from './pixels/template-pages.mjs';
import { weakenedLinter } from './pixels/weakened.mjs';
import { allMet, differing, withCamera } from './pixels/with-camera.mjs';
import { progress } from './print.mjs';

/** Fewer show nothing. */
const LEAST_PAGES = 30;
const LEAST_FRAMEWORKS = 5;
const LEAST_FIXES = 100;

/** The control has to be told on most pages, and one width is enough to tell it. */
const LEAST_TOLD = 0.5;
const CONTROL_WIDTH = 1440;

await withCamera(measure);

async function measure(camera) {
  const pages = templatePages();
  const weakened = await weakenedLinter();
  const rows = [];
  for (const [index, page] of pages.entries()) {
    progress(`page ${index + 1} of ${pages.length}`);
    const plan = await planOf(page);
    const pixels = [];
    for (const width of WIDTHS) pixels.push(await differing(camera, plan, width));
    const control = await planOf(page, weakened);
    const old = await camera.photograph(control.before, control.roots, CONTROL_WIDTH);
    const now = await camera.photograph(control.after, control.roots, CONTROL_WIDTH);
    rows.push({ ...plan, pixels, controlFixed: control.fixed, isTold: !old.equals(now) });
  }
  progress('');
  const known = await knownChange(camera, rows[0]);
  return report(rows, known);
}

/** Pixels by which a page differs from itself with one digit more. */
function knownChange(camera, { before, roots }) {
  const after = before.replace('+39 06 1234 5678', '+39 06 1234 56789');
  if (after === before) throw new Error('Unexpected page without the number, expected it to be planted');
  return differing(camera, { before, after, roots }, CONTROL_WIDTH);
}

function report(rows, known) {
  const sum = (some, of) => some.reduce((total, row) => total + of(row), 0);
  const pixelsOf = ({ pixels }) => sum(pixels, (count) => count);
  const frameworks = new Map(
    rows.map(({ page: { framework } }) => [framework, rows.filter(({ page }) => page.framework === framework)]),
  );
  const line = (name, some) => {
    const cells = [
      some.length,
      sum(some, ({ fixed, left }) => fixed + left),
      sum(some, ({ fixed }) => fixed),
      sum(some, pixelsOf),
      sum(some, ({ controlFixed }) => controlFixed),
      some.filter(({ isTold }) => isTold).length,
    ];
    return `${name.padEnd(12)}${cells.map((cell) => cell.toLocaleString('en').padStart(10)).join('')}`;
  };
  const heads = ['pages', 'findings', 'fixed', 'pixels', 'control', 'told'];
  console.log(`${' '.repeat(12)}${heads.map((head) => head.padStart(10)).join('')}`);
  for (const [name, some] of frameworks) console.log(line(name, some));
  console.log(line('all', rows));
  for (const { page, pixels } of rows.filter((row) => pixelsOf(row) > 0)) {
    const counts = pixels.map((count, index) => `${count.toLocaleString('en')} at ${WIDTHS[index]} px`).join(', ');
    console.log(`${page.name} differs: ${counts}`);
  }
  const told = rows.filter(({ isTold }) => isTold).length;
  const fixed = sum(rows, (row) => row.fixed);
  const verdicts = [
    [
      `${rows.length} pages of ${frameworks.size} frameworks, at least ${LEAST_PAGES} of ${LEAST_FRAMEWORKS}`,
      rows.length >= LEAST_PAGES && frameworks.size >= LEAST_FRAMEWORKS,
    ],
    [`${fixed} safe fixes, at least ${LEAST_FIXES}`, fixed >= LEAST_FIXES],
    [`${sum(rows, pixelsOf).toLocaleString('en')} pixels differ, at most 0`, sum(rows, pixelsOf) === 0],
    [
      `without the proof of looks ${told} pages differ, at least ${Math.ceil(rows.length * LEAST_TOLD)}`,
      told >= rows.length * LEAST_TOLD,
    ],
    [`a digit more changes ${known} pixels, at least 1`, known > 0],
  ];
  return allMet(verdicts);
}
