import { bake } from 'inlay/internal/canvas/bake.js';
import { compile } from 'inlay/internal/canvas/compile.js';
import { render } from 'inlay/internal/canvas/render.js';
import type { Report } from 'inlay/internal/canvas/report.js';
import { pageAddress } from 'inlay/internal/html/page-address.js';
import { type Finding, SEVERITIES } from 'inlay/internal/lint/finding.js';
import { countFile, noFindings } from 'inlay/internal/lint/format/counts.js';
import { lint } from 'inlay/internal/lint/lint.js';
import { siteRevision, textRevision } from 'inlay/internal/site/revision.js';
import { OUTPUT_LENGTH, SOURCE_LENGTH } from './limits.js';
import type { CanvasModel, CanvasSummary, RuleCount } from './model.js';
import { isSuperseded, noteTotals } from './notes.js';
import { pageFiles } from './page-files.js';
import { pageLinks } from './page-links.js';
import { worstFirst } from './pages/finding-order.js';
import type { Found, FoundCanvas, TaskSite } from './source.js';
import { type SpotMarks, spotMarks } from './spot-marks.js';
import type { NamedSource } from './work.js';

const LIMITS = { canvasLength: SOURCE_LENGTH, outputLength: OUTPUT_LENGTH };

/**
 * A canvas rendered, linted and baked.
 *
 * @throws InlayError `limit-exceeded` and what `lint` throws
 */
export function canvasModel(
  { path, version, source }: NamedSource,
  { site, manifest, options }: TaskSite,
): CanvasModel {
  const compiled = compile(source, LIMITS);
  // The address that a server of plain files gives to the page, so that its item of a menu is marked.
  const url = pageAddress('/', path);
  const { html, report } = render(compiled, site, { url }, LIMITS);
  const findings = lint(source, manifest, { ...options, limits: LIMITS });
  const counts = noFindings();
  countFile(counts, findings);
  return {
    path,
    length: source.length,
    counts,
    rules: rulesOf(findings),
    outcomes: outcomesOf(report),
    ...noteTotals(report),
    files: pageFiles(html),
    dependencies: bake(compiled, site, LIMITS).dependencies.map(({ kind, name }) =>
      name === undefined ? { kind } : { kind, name },
    ),
    source,
    html,
    report,
    findings,
    ...findingMarks(findings, (spots) =>
      spotMarks(source, spots, report.inlays, { html, render: (marked) => render(marked, site, { url }, LIMITS).html }),
    ),
    links: linksOf(source, html),
    version,
  };
}

/**
 * A canvas rendered, and no more: what can be shown of one while the linter is at it.
 *
 * @throws InlayError `limit-exceeded`
 */
export function drawnCanvas({ path, version, source }: NamedSource, { site }: Pick<TaskSite, 'site'>): CanvasModel {
  const { html, report } = render(compile(source, LIMITS), site, { url: pageAddress('/', path) }, LIMITS);
  const drawn = {
    length: source.length,
    outcomes: outcomesOf(report),
    ...noteTotals(report),
    source,
    html,
    report,
    version,
  };
  return { ...EMPTY, path, ...drawn, checking: true };
}

/** A canvas that there is nothing to show of. */
export function unreadableCanvas(path: string, problem: string): CanvasModel {
  return { ...EMPTY, path, counts: { ...noFindings(), files: 1, failures: 1 }, problem };
}

const EMPTY: Omit<CanvasModel, 'path'> = {
  length: 0,
  counts: noFindings(),
  rules: [],
  outcomes: { expanded: 0, unresolved: 0, refused: 0 },
  notes: 0,
  siteNotes: [],
  files: [],
  dependencies: [],
  source: '',
  html: '',
  report: { inlays: [] },
  findings: [],
  anchors: [],
  marks: { canvas: [], expanded: [] },
  links: { canvas: [], expanded: [] },
  version: '',
};

/** A canvas that the linter has not come to an end with, in its time or its memory. */
export function uncheckedCanvas({ checking: _checking, ...drawn }: CanvasModel, problem: string): CanvasModel {
  return { ...drawn, counts: { ...noFindings(), files: 1, failures: 1 }, problem };
}

/** What is held in memory of each of thousands of canvases. */
export function summaryOf(canvas: CanvasModel): CanvasSummary {
  const { path, length, counts, rules, outcomes, notes, siteNotes, files, dependencies, version, problem } = canvas;
  const whole = { path, length, counts, rules, outcomes, notes, siteNotes, files, dependencies, version };
  return problem === undefined ? whole : { ...whole, problem };
}

/** Changes whenever the findings of a canvas may do so, or what it expands to. */
export function versionOf({ settings }: FoundCanvas, source: string, { site }: Found): string {
  return textRevision(JSON.stringify([settings, siteRevision(site), source]));
}

function linksOf(source: string, html: string): CanvasModel['links'] {
  const expanded = pageLinks(html);
  return { canvas: source === html ? expanded : pageLinks(source), expanded };
}

/** Where the findings are that a page shows. */
function findingMarks(
  findings: readonly Finding[],
  marksOf: (spots: readonly Finding[]) => SpotMarks,
): Pick<CanvasModel, 'anchors' | 'marks'> {
  const shown = worstFirst(findings);
  const { anchors, marks } = marksOf(shown);
  const byIndex = new Map(shown.map(({ index }, place) => [index, anchors[place] ?? {}]));
  return { anchors: findings.map((_, index) => byIndex.get(index) ?? {}), marks };
}

/** How often each rule was broken, in the order in which they were first. */
function rulesOf(findings: readonly Finding[]): RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { rule, severity } of findings) {
    const known = counts.get(rule);
    const worst = SEVERITIES.find((each) => each === severity || each === known?.severity) ?? severity;
    counts.set(rule, { rule, severity: worst, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

function outcomesOf({ inlays }: Report): CanvasSummary['outcomes'] {
  const outcomes = { expanded: 0, unresolved: 0, refused: 0 };
  for (const inlay of inlays) if (!isSuperseded(inlay)) outcomes[inlay.outcome] += 1;
  return outcomes;
}
