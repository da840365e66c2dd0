/** For how many real pages the fast locator answers once components are put in: the others fall to the exact one. */
import { locateFast } from '../dist/canvas/locate/fast/locate-fast.js';
import { withComponents } from './components.mjs';
import { corpusCanvases, npmPages } from './pages.mjs';

/**
 * @returns {{ group: string, pages: number, answered: number, unsure: string[] }[]} `unsure` names the pages without answer
 */
export function fastShare() {
  const groups = { 'npm packages': npmPages(), 'shared corpus': corpusCanvases() };
  return Object.entries(groups)
    .filter(([, pages]) => pages.length > 0)
    .map(([group, pages]) => {
      const unsure = pages.filter(({ source }) => locateFast(withComponents(source)) === undefined);
      return {
        group,
        pages: pages.length,
        answered: pages.length - unsure.length,
        unsure: unsure.map(({ name }) => name),
      };
    });
}
