import { limitsOf } from '../../canvas/limits.js';
import type { ReportedInlay } from '../../canvas/report.js';
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
import { isPhpName } from '../input/walk-folder.js';
import { isLintedOrPhp, isOfLibrary } from '../lint/plan-lint.js';
import { startProgress } from '../output/progress.js';
import { isLeft, type Tally } from '../output/tally.js';
import { type Looked, lookAt } from './look-at.js';
import { settingsFinder } from './settings.js';

/** A file that was checked. What the linter did in it is missing where somebody else tells what it found. */
export interface CheckedCanvas extends Looked {
  path: string;
  /** The inlays that did not expand; those in replaced fallback content don't count. */
  inlays: ReportedInlay[];
}

/** What rendering and linting canvases for a check has shown. */
export interface CheckedCanvases {
  files: CheckedCanvas[];
  tally: Tally;
  failures: Failure[];
}

/**
 * Renders canvases to see which of their components don't expand, and lints them as `inlay lint` does. Texts that are no
 * canvases are searched for secrets, and templates of PHP are linted alone: nothing can be rendered of them.
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
  const { canvases: all, failures } = await expandPaths(paths, undefined, isLintedOrPhp);
  const found = all.filter(({ path, isInFolder }) => !isInFolder || !isOfLibrary(path));
  const isRendered = ({ path }: { path: string }) => !textKindOf(path) && !isPhpName(path);
  const canvases = found.filter(isRendered);
  const limits = {};
  const make = maker(site, { product: 'render', request: standIns(site), limits });
  const settingsOf = settingsFinder(options);
  const progress = startProgress(process.stderr, 'checked', canvases.length);
  const outcomes = await makeEach(canvases, make, limits, async ({ report }, { path }, source) => {
    const inlays = report.inlays.filter(isLeft);
    files.push({ path, inlays, ...(linted && lookAt(path, source, linted, await settingsOf(path))) });
    progress.step(1);
  });
  progress.clear();
  if (linted) {
    const inputLimit = canvasInputLimit(limitsOf(undefined).canvasLength);
    for (const { path } of found.filter((each) => !isRendered(each))) {
      try {
        const settings = await settingsOf(path);
        const source = await readInput(path, 'keep', inputLimit);
        files.push({ path, inlays: [], ...lookAt(path, source, linted, settings) });
      } catch (error) {
        failures.push(failureOf(error, path));
      }
    }
  }
  return { files, tally: outcomes.tally, failures: [...failures, ...outcomes.failures] };
}
