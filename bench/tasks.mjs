/** The work of the benchmark: which contender does what on which page, each checked before it is timed. */
import { readFileSync } from 'node:fs';
import { parseSite, render } from '../dist/index.js';
import { expansionsOf } from './components.mjs';
import { cheerio } from './contenders/cheerio.mjs';
import { enhanced } from './contenders/enhance.mjs';
import { floors } from './contenders/floor.mjs';
import { htmlRewriter } from './contenders/html-rewriter.mjs';
import { inlay } from './contenders/inlay.mjs';
import { postHtml } from './contenders/posthtml.mjs';
import { bareRehype, rehype } from './contenders/rehype.mjs';
import { ultraHtml } from './contenders/ultrahtml.mjs';
import { webc } from './contenders/webc.mjs';
import { compared } from './same.mjs';

/**
 * @typedef {{ canvas: string, html: string, site: import('../dist/index.js').Site,
 *   request: import('../dist/index.js').RenderRequest,
 *   expansionOf(tag: string, attributes: Record<string, string>): string }} Task a page, what becomes of it, and the
 *   precomputed expansions: the others need only find the components and put these in their place
 * @typedef {{ name: string, kind: 'inlay' | 'cached' | 'peer' | 'floor', work(): unknown, remark: string }} Checked
 */

const PEERS = [rehype, enhanced, webc, postHtml, cheerio, ultraHtml, ...htmlRewriter];

const STATE = new URL('../fixtures/sites/small-business/site.json', import.meta.url);
const site = parseSite(JSON.parse(readFileSync(STATE, 'utf8')));
const request = { url: '/menu/' };

/**
 * All contenders on one page.
 *
 * @param {{ bare: string, canvas: string, twoByte: string }} page
 * @returns {Promise<{ checked: Checked[], failed: { name: string, remark: string }[] }>} `failed` holds those whose output
 *   is not the page that it should be
 */
export async function tasksOf({ bare, canvas, twoByte }) {
  const task = taskOf(canvas);
  if (compared(canvas, task.html).same) throw new Error('Unexpected equality of a page with what it expands to');
  const all = [
    ...of('inlay', inlay, task),
    ...of('peer', PEERS, task),
    ...of('floor', [bareRehype, ...floors], task),
    ...named('an emoji', of('inlay', inlay, taskOf(twoByte))),
    ...named(
      'an emoji',
      of(
        'floor',
        floors.filter(({ name }) => name.startsWith('Buffer')),
        taskOf(twoByte),
      ),
    ),
    ...named('no components', of('inlay', inlay.slice(0, 1), taskOf(bare))),
    ...named(
      'no components',
      of(
        'floor',
        floors.filter(({ name }) => name.startsWith('indexOf')),
        taskOf(bare),
      ),
    ),
  ];
  const checked = [];
  const failed = [];
  for (const { name, kind, work, ought } of all) {
    const { same, remark } = ought === undefined ? { same: true, remark: '' } : compared(String(await work()), ought);
    if (same) checked.push({ name, kind, work, remark });
    else failed.push({ name, remark });
  }
  return { checked, failed };
}

/** @param {string} canvas */
export function pluginTask(canvas) {
  return { canvas, site, request };
}

function taskOf(canvas) {
  // Through bytes, so that the output is one flat string, as one that was read from a file.
  const html = Buffer.from(render(canvas, site, request).html).toString();
  return { canvas, html, site, request, expansionOf: expansionsOf(canvas, site, request) };
}

function of(kind, contenders, task) {
  return contenders.map(({ name, prepare, expands = true, isCached = false }) => {
    const ought = expands ? task.html : undefined;
    return { name, kind: isCached ? 'cached' : kind, work: prepare(task), ought };
  });
}

function named(what, tasks) {
  return tasks.map((task) => ({ ...task, name: `${task.name}, ${what}` }));
}
