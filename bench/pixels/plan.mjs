import { buildManifest, parseSite, render } from '../../dist/index.js';
import { plant } from './plant.mjs';
import { makeSafeFixes } from './safe-fixes.mjs';
import { siteOfPage } from './site-of-page.mjs';
import { withTailwind } from './tailwind.mjs';

/** Where the files of plants are. */
const OWN = new URL('files', import.meta.url).pathname;

/**
 * What is photographed of a page: as it was, and with every safe fix as visitors get it.
 *
 * @param page see `templatePages`
 * @param linter what fixes it; the real one if there is none
 */
export async function planOf(page, linter) {
  const state = await siteOfPage(page);
  const site = parseSite(state);
  const { output, fixed, left, cut } = makeSafeFixes(plant(page, state), buildManifest(site), linter);
  const shown = [cut, render(output, site).html];
  const [before, after] = page.framework === 'Tailwind' ? withTailwind(shown) : shown;
  return {
    page,
    fixed: fixed.length,
    left: left.length,
    before,
    after,
    roots: [page.folder, page.top, OWN],
  };
}
