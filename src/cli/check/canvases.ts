import { limitsOf } from '../../canvas/limits.js';
import type { ReportedInlay } from '../../canvas/report.js';
import type { Finding } from '../../lint/finding.js';
import { lint } from '../../lint/lint.js';
import { searchText } from '../../lint/search-text.js';
import { textKindOf } from '../../lint/text-files.js';
import type { Manifest } from '../../manifest/schema.js';
import type { Site } from '../../site/schema.js';
import { maker } from '../canvases/make.js';
import { makeEach } from '../canvases/make-each.js';
import { standIns } from '../canvases/stand-ins.js';
import type { ConfigFileOptions } from '../config/config-options.js';
import { type Failure, failureOf } from '../errors/failure.js';
import { expandPaths } from '../input/expand-paths.js';
import { canvasInputLimit, readInput } from '../input/read-input.js';
import { isLinted } from '../lint/plan-lint.js';
import { startProgress } from '../output/progress.js';
import { isLeft, type Tally } from '../output/tally.js';
import { settingsFinder } from './settings.js';

/** A canvas that was checked. */
export interface CheckedCanvas {
  path: string;
  /** The inlays that did not expand; those in replaced fallback content don't count. */
  inlays: ReportedInlay[];
  /** What the linter found, unless somebody else tells that. */
  findings?: Finding[];
}

/** What rendering and linting canvases for a check has shown. */
export interface CheckedCanvases {
  files: CheckedCanvas[];
  tally: Tally;
  failures: Failure[];
}

/**
 * Renders canvases to see which of their components don't expand, and lints them as `inlay lint` does; texts that are no
 * canvases are searched for secrets.
 *
 * @param linted the manifest to lint with; nothing where the findings are known
 */
export async function checkCanvases(
  paths: readonly string[],
  site: Site,
  linted: Manifest | undefined,
  options: ConfigFileOptions,
): Promise<CheckedCanvases> {
  const files: CheckedCanvas[] = [];
  const { canvases: found, failures } = await expandPaths(paths, undefined, isLinted);
  const texts = linted ? found.filter(({ path }) => textKindOf(path)) : [];
  const canvases = found.filter(({ path }) => !textKindOf(path));
  const limits = {};
  const make = maker(site, { product: 'render', request: standIns(site), limits });
  const settingsOf = settingsFinder(options);
  const progress = startProgress(process.stderr, 'checked', canvases.length);
  const outcomes = await makeEach(canvases, make, limits, async ({ report }, { path }, source) => {
    const inlays = report.inlays.filter(isLeft);
    const settings = linted && (await settingsOf(path));
    files.push({ path, inlays, ...(linted && { findings: settings ? lint(source, linted, settings) : [] }) });
    progress.step(1);
  });
  progress.clear();
  for (const { path } of texts) {
    try {
      files.push({ path, inlays: [], findings: await secretsOf(path, settingsOf) });
    } catch (error) {
      failures.push(failureOf(error, path));
    }
  }
  return { files, tally: outcomes.tally, failures: [...failures, ...outcomes.failures] };
}

/** The secrets of a text that is no canvas. */
async function secretsOf(path: string, settingsOf: ReturnType<typeof settingsFinder>): Promise<Finding[]> {
  const kind = textKindOf(path);
  const settings = await settingsOf(path);
  return kind && settings
    ? searchText(await readInput(path, 'keep', canvasInputLimit(limitsOf(undefined).canvasLength)), kind, settings)
    : [];
}
