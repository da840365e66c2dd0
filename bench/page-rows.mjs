/** One process of `npm run bench`: all contenders on pages of three sizes, and what the plugin adds. */
import { measured } from './measure.mjs';
import { pageOfSize } from './pages.mjs';
import { pluginShare } from './plugin.mjs';
import { tellProgress, tellResult } from './processes.mjs';
import { pluginTask, tasksOf } from './tasks.mjs';

/** Sizes in KB of 1,000 characters, with the time for their rounds: slow pages need more for as many. */
const SIZES = [
  { size: 4, budgetMs: 1_700 },
  { size: 60, budgetMs: 4_000 },
  { size: 1000, budgetMs: 8_000 },
];

const PLUGIN_BUDGET_MS = 2_700;

const pages = [];
for (const { size, budgetMs } of SIZES) {
  const page = pageOfSize(size * 1000);
  const { checked, failed } = await tasksOf(page);
  const rows = await measured(checked, budgetMs, (text) => tellProgress(`${size} KB, ${text}`));
  tellProgress(`${size} KB, the plugin`);
  pages.push({
    size,
    characters: page.canvas.length,
    rounds: rows[0]?.samples.length ?? 0,
    failed,
    rows: rows.map((row, index) => ({ ...checked[index], ...row, work: undefined })),
    plugin: size < 60 ? undefined : pluginShare(pluginTask(page.canvas), PLUGIN_BUDGET_MS),
  });
}
tellResult(pages);
