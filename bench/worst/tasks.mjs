/** What is measured: each takes an input and gives what came of it in a word. Limits are those of the HTTP handler. */
import { readFileSync } from 'node:fs';
import { CANVAS_LIMITS } from '../../dist/http/limits.js';
import { brief, buildManifest, InlayError, parseSite, render } from '../../dist/index.js';
import { applyFixes, lint } from '../../dist/lint/index.js';

const STATE = new URL('../../fixtures/sites/small-business/site.json', import.meta.url);
const site = parseSite(JSON.parse(readFileSync(STATE, 'utf8')));
const manifest = buildManifest(site);

const OPTIONS = { preset: 'strict', limits: CANVAS_LIMITS };

/** What a state that is not valid comes to is its error: that is what is measured then. */
function sited(state, work) {
  return work(parseSite(state));
}

/** @type {Record<string, (input: { canvas?: string, state?: object }) => string>} */
const WORK = {
  lint: ({ canvas, state }) =>
    state === undefined
      ? `${lint(canvas, manifest, OPTIONS).length} findings`
      : sited(state, (own) => `${lint(canvas, buildManifest(own), OPTIONS).length} findings`),
  fix: ({ canvas }) => `${applyFixes(canvas, lint(canvas, manifest, OPTIONS), { unsafe: true }).applied.length} fixes`,
  render: ({ canvas }) => `${render(canvas, site, {}, CANVAS_LIMITS).html.length} characters`,
  'render-unbounded': ({ canvas }) => `${render(canvas, site).html.length} characters`,
  form: ({ canvas }) => {
    const addons = { provider_contact_form: { main: canvas, contact: canvas } };
    const { html } = render('<x-addon provider="provider_contact_form"></x-addon>', site, { addons }, CANVAS_LIMITS);
    return `${html.length} characters`;
  },
  parseSite: ({ state }) => sited(state, () => 'a site'),
  manifest: ({ state }) => sited(state, (own) => `${JSON.stringify(buildManifest(own)).length} characters`),
  brief: ({ state }) => sited(state, (own) => `${brief(buildManifest(own)).length} characters`),
  'lint-site': ({ canvas, state }) =>
    sited(state, (own) => `${lint(canvas, buildManifest(own), OPTIONS).length} findings`),
};

/** The error's code where a limit or a check ends the work: that is an answer, too. */
export function perform(task, input) {
  try {
    return WORK[task](input);
  } catch (error) {
    if (error instanceof InlayError) return error.code;
    throw error;
  }
}

const PAGE = new URL('../../fixtures/render/page-small-business/canvas.html', import.meta.url);

/** What a server has done when it meets the first hostile canvas: a few everyday pages. */
export function warmUp() {
  const canvas = readFileSync(PAGE, 'utf8');
  for (let round = 0; round < 20; round += 1) for (const task of ['lint', 'fix', 'render']) perform(task, { canvas });
}
