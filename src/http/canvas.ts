import type { Limits } from '../canvas/limits.js';
import { render } from '../canvas/render.js';
import { fixesApart } from '../lint/edit/fixes-apart.js';
import { countFile, noFindings } from '../lint/format/counts.js';
import { lint } from '../lint/lint.js';
import type { RuleSetting } from '../lint/options.js';
import { InlayError } from '../message/error.js';
import type { Site } from '../site/schema.js';
import type * as z from '../zod.js';
import { MOST_FINDINGS } from './limits.js';
import { refuse } from './problem.js';
import { manifestOf } from './representations.js';
import type { lintBody, lintResult, renderBody, renderResult } from './schemas.js';

/** How a canvas is linted for a server of its own. */
export interface CanvasLint {
  /** Whether each finding has its fix, though another one overlaps it: for who makes them in rounds. @default false */
  isWhole?: boolean;
  /** Whether visitors get it as it is, see the linter's options. @default false */
  asServed?: boolean;
}

/**
 * Lints a canvas for a site.
 *
 * @throws ProblemError `limit-exceeded`
 */
export function lintCanvas(
  body: z.infer<typeof lintBody>,
  site: Site,
  limits: Partial<Limits>,
  { isWhole = false, asServed = false }: CanvasLint = {},
): z.input<typeof lintResult> {
  const manifest = manifestOf(site);
  const { canvas, preset, rules = {} } = body;
  const found = within(() =>
    lint(canvas, manifest, { ...(preset && { preset }), rules: settingsOf(rules), limits, asServed }),
  );
  const counts = noFindings();
  countFile(counts, found);
  const { errors, warnings, infos, fixable, suggestions } = counts;
  const first = found.slice(0, MOST_FINDINGS);
  return {
    revision: manifest.revision,
    findings: isWhole ? first : fixesApart(first),
    counts: { errors, warnings, infos, fixable, suggestions },
  };
}

/**
 * Renders a canvas for a site.
 *
 * @throws ProblemError `limit-exceeded`
 */
export function renderCanvas(
  body: z.infer<typeof renderBody>,
  site: Site,
  limits: Partial<Limits>,
): z.input<typeof renderResult> {
  const { canvas, request } = body;
  const url = request?.url;
  const { html, report } = within(() => render(canvas, site, url === undefined ? {} : { url }, limits));
  return { html, report };
}

/** What a canvas comes to; what is over a limit is the client's mistake, anything else thrown is not. */
function within<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InlayError) || error.code !== 'limit-exceeded') throw error;
    return refuse('limit-exceeded', error.summary);
  }
}

function settingsOf(rules: NonNullable<z.infer<typeof lintBody>['rules']>): Record<string, RuleSetting> {
  return Object.fromEntries(Object.entries(rules).flatMap(([id, level]) => (level ? [[id, level]] : [])));
}
