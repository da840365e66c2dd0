import { CANVAS_LIMITS } from 'inlay/internal/http/limits.js';
import { ROUTES } from 'inlay/internal/http/routes.js';
import {
  addonsResult,
  detailQuery,
  lintBody,
  lintResult,
  renderBody,
  renderResult,
} from 'inlay/internal/http/schemas.js';
import { manifestSchema } from 'inlay/internal/manifest/schema.js';
import * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { defineRoutes } from '../../api/route.js';
import type { HandlersOf, ThemeDeps } from '../area.js';
import { markupPlaces } from '../check-source.js';
import { doCachedTask, doTask, WORK_PROBLEMS } from '../do-work.js';

const told = ({ summary, description }: (typeof ROUTES)['manifest']) => ({ summary, description });

/** What the theme refuses beside: the library's linter is of a canvas alone, and not of the page around it. */
const refused = z
  .array(z.strictObject({ pointer: z.string(), code: z.string(), message: z.string() }))
  .optional()
  .describe('What no write of this canvas would be taken with, beside the findings that are errors');

/** The routes that the library's handler has, too: the same schemas, and the same work. */
export const libraryRoutes = defineRoutes({
  getManifest: {
    ...told(ROUTES.manifest),
    method: 'GET',
    path: '/ai/integration-manifest',
    tag: 'Integration',
    scope: 'discovery:read',
    effect: 'read',
    isIdempotent: true,
    query: detailQuery,
    result: manifestSchema,
    resultName: 'IntegrationManifest',
    problems: WORK_PROBLEMS,
  },
  getAddons: {
    ...told(ROUTES.addons),
    method: 'GET',
    path: '/ai/addons',
    tag: 'Integration',
    scope: 'discovery:read',
    effect: 'read',
    isIdempotent: true,
    query: detailQuery,
    result: addonsResult,
    resultName: 'AddonsPayload',
    problems: WORK_PROBLEMS,
  },
  lintCanvas: {
    ...told(ROUTES.lint),
    method: 'POST',
    path: '/ai/canvas/lint',
    tag: 'Canvas',
    scope: 'canvas:read',
    effect: 'read',
    isIdempotent: true,
    body: lintBody,
    bodyName: 'LintRequest',
    result: lintResult.extend({ refused }),
    resultName: 'LintResult',
    problems: WORK_PROBLEMS,
  },
  renderCanvas: {
    ...told(ROUTES.render),
    method: 'POST',
    path: '/ai/canvas/render',
    tag: 'Canvas',
    scope: 'canvas:read',
    effect: 'read',
    isIdempotent: true,
    body: renderBody,
    bodyName: 'RenderRequest',
    result: renderResult,
    resultName: 'RenderResult',
    problems: WORK_PROBLEMS,
  },
});

type Body<Name extends 'lintCanvas' | 'renderCanvas'> = z.output<(typeof libraryRoutes)[Name]['body']>;

/** What answers them. */
export function libraryHandlers(deps: ThemeDeps): HandlersOf<typeof libraryRoutes> {
  return {
    getManifest: (call) => manifest(deps, call),
    getAddons: (call) => manifest(deps, call, 'addons'),
    async lintCanvas({ body }) {
      const { site } = await deps.model();
      const own = body as Body<'lintCanvas'>; // the route's schema
      const task = { kind: 'lint', body: own, limits: CANVAS_LIMITS, asServed: true } as const;
      const { json } = await doTask(deps, task, site);
      const places = markupPlaces(task.body.canvas).map((place) => ({ ...place, pointer: '/canvas' }));
      return { body: places.length === 0 ? json : { ...JSON.parse(json), refused: places } };
    },
    async renderCanvas({ body }) {
      const { site } = await deps.model();
      const task = { kind: 'render', body: body as Body<'renderCanvas'>, limits: CANVAS_LIMITS } as const; // the route's schema
      return { body: (await doTask(deps, task, site)).json };
    },
  };
}

async function manifest(deps: ThemeDeps, { query }: Call, part?: 'addons'): Promise<Reply> {
  const { site } = await deps.model();
  const { detail } = query as z.output<typeof detailQuery>; // the route's schema
  const { json, etag } = await doCachedTask(deps, { kind: 'manifest', detail, ...(part && { part }) }, site);
  return { body: json, ...(etag !== undefined && { etag }) };
}
