/** What the plugin adds to a rehype pipeline, taken apart: its own work, and that of writing what it put in. */
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import rehypeInlay from '../dist/rehype/index.js';

/** Rounds before the first that counts. */
const WARM_UP = 20;

/**
 * @param {{ canvas: string, site: import('../dist/index.js').Site, request: import('../dist/index.js').RenderRequest }} task
 * @param {number} budgetMs
 * @returns {{ added: number[], content: number[] }} the plugin's own time, and the time for writing the site's content beyond
 *   that of the bare page, as shares of a bare parse and stringify, by rounds
 */
export function pluginShare({ canvas, site, request }, budgetMs) {
  const processor = unified().use(rehypeParse).use(rehypeStringify).freeze();
  const expand = rehypeInlay({ site, request });
  const added = [];
  const content = [];
  const end = performance.now() + budgetMs;
  for (let round = 0; round < WARM_UP + 5 || performance.now() < end; round += 1) {
    const [parsing, tree] = timed(() => processor.parse(canvas));
    const [writing] = timed(() => processor.stringify(tree));
    const [expanding] = timed(() => expand(tree));
    const [writingAll] = timed(() => processor.stringify(tree));
    if (round < WARM_UP) continue;
    added.push(expanding / (parsing + writing));
    content.push((writingAll - writing) / (parsing + writing));
  }
  return { added, content };
}

function timed(work) {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}
