import { bake } from 'inlay/internal/canvas/bake.js';
import type { Limits } from 'inlay/internal/canvas/limits.js';
import { render } from 'inlay/internal/canvas/render.js';
import type { RenderRequest } from 'inlay/internal/component/resolution.js';
import { parseBody } from 'inlay/internal/http/json-body.js';
import { conciseFindings } from 'inlay/internal/lint/format/concise.js';
import { lint } from 'inlay/internal/lint/lint.js';
import type * as z from 'inlay/internal/zod.js';
import { bugOf } from './bug.js';
import { divide } from './divide.js';
import type { Answer, BatchTask, Bug } from './job.js';
import { ANSWER_BYTES } from './limits.js';
import type { ParsedSite, ParsedSites } from './parsed-sites.js';
import { answerTooLarge, problemOfError } from './problem.js';
import {
  type Action,
  type BakeBody,
  bakeSchema,
  type LintBody,
  lintSchema,
  type RenderBody,
  renderSchema,
} from './protocol.js';

/** A checked body, and what it asks for one of its canvases by its index. */
interface Checked {
  body: BakeBody | RenderBody | LintBody;
  /** The members of the canvas's result but its `id`. */
  work(index: number, parsed: ParsedSite, limits: Partial<Limits>): object;
}

/** How the body of each action is read. */
const READERS: Readonly<Record<Action, (body: Uint8Array) => Checked>> = {
  bake: (body) =>
    checked(body, bakeSchema, ({ canvases }) => (index, { site }, limits) => ({
      baked: bake(canvases[index]?.canvas ?? '', site, limits),
    })),
  render: (body) =>
    checked(body, renderSchema, ({ canvases, request, report }) => (index, { site }, limits) => {
      const { canvas = '', request: own } = canvases[index] ?? {};
      const rendered = render(canvas, site, asked({ ...request, ...own }), limits);
      return report ? { html: rendered.html, report: rendered.report } : { html: rendered.html };
    }),
  lint: (body) =>
    checked(body, lintSchema, ({ canvases, detail = 'full' }) => (index, parsed, limits) => {
      const { canvas = '' } = canvases[index] ?? {};
      const findings = lint(canvas, parsed.manifest(), { limits });
      return { findings: detail === 'full' ? findings : conciseFindings(canvas, findings) };
    }),
};

/**
 * Does a batch, or divides it. A canvas that can't be done is answered with its problem; the others are done.
 *
 * @throws ProblemError for a body that is none of the action
 */
export function performBatch(task: BatchTask, sites: ParsedSites, limits: Partial<Limits>): Answer {
  const { body, work } = READERS[task.action](task.body);
  const { revision, canvases } = body;
  const parsed = sites.get(revision);
  if (!parsed) return { kind: 'needs-site', revision };
  const parts = divide(task, body);
  if (parts) return { kind: 'divided', revision, parts };
  const bugs: Bug[] = [];
  let failed = 0;
  let length = 0;
  const results = canvases.map(({ id }, index) => {
    try {
      const result = JSON.stringify({ id, ...work(index, parsed, limits) });
      length += result.length;
      if (length <= ANSWER_BYTES) return result;
      failed += 1;
      length -= result.length;
      return JSON.stringify({ id, problem: answerTooLarge() });
    } catch (error) {
      failed += 1;
      const bug = bugOf(error);
      if (bug) bugs.push(bug);
      return JSON.stringify({ id, problem: problemOfError(error) });
    }
  });
  const json = new TextEncoder().encode(results.join(','));
  return { kind: 'results', revision, json, counts: { done: results.length - failed, failed }, bugs };
}

function checked<T extends Checked['body']>(
  body: Uint8Array,
  schema: z.ZodType<T>,
  worker: (body: T) => Checked['work'],
): Checked {
  const parsed = parseBody(body, schema);
  return { body: parsed, work: worker(parsed) };
}

/** Without members that are there but undefined: none comes from JSON. */
function asked({ url, addons }: NonNullable<RenderBody['request']>): RenderRequest {
  return { ...(url !== undefined && { url }), ...(addons && { addons }) };
}
