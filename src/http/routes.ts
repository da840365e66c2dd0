import { manifestSchema } from '../manifest/schema.js';
import { structuredDataSchema } from '../structured-data/schema.js';
import type * as z from '../zod.js';
import type { ProblemCode } from './problem.js';
import {
  addonsResult,
  contextQuery,
  contextResult,
  detailQuery,
  lintBody,
  lintResult,
  menusResult,
  renderBody,
  renderResult,
} from './schemas.js';

/** What a route is called, by `authorize` too. */
export type RouteName = 'manifest' | 'menus' | 'addons' | 'structured-data' | 'context' | 'lint' | 'render' | 'openapi';

/** What a route takes and gives: the handler checks by it, and the OpenAPI document is made of it. */
export interface Route {
  /** A route that has GET has HEAD. */
  method: 'GET' | 'POST';
  /** Below `/{namespace}/v1`. */
  path: string;
  summary: string;
  description: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** What it answers; nothing for the document that tells of all the others. */
  result?: z.ZodType;
  /** The name of that in the OpenAPI document. */
  resultName: string;
}

export const ROUTES: Readonly<Record<RouteName, Route>> = {
  manifest: {
    method: 'GET',
    path: '/ai/integration-manifest',
    summary: 'The manifest',
    description:
      'Which resources the site has, and how components show them: what an agent needs to write for the site.',
    query: detailQuery,
    result: manifestSchema,
    resultName: 'Manifest',
  },
  menus: {
    method: 'GET',
    path: '/ai/menus',
    summary: 'The menu locations',
    description: "The manifest's `resources.menus`: every registered location, and which menu it has.",
    query: detailQuery,
    result: menusResult,
    resultName: 'Menus',
  },
  addons: {
    method: 'GET',
    path: '/ai/addons',
    summary: 'The providers of forms',
    description: "The manifest's `resources.addons`: every provider, its status and its forms, without their markup.",
    query: detailQuery,
    result: addonsResult,
    resultName: 'Addons',
  },
  'structured-data': {
    method: 'GET',
    path: '/ai/structured-data',
    summary: 'The structured data of the site',
    description:
      'JSON-LD of schema.org for the pages of the site: who is behind it, for search engines and assistants.',
    result: structuredDataSchema,
    resultName: 'StructuredData',
  },
  context: {
    method: 'GET',
    path: '/ai/context',
    summary: 'A briefing for an agent',
    description: 'The manifest as Markdown for the context of a model that writes a header, footer, section or page.',
    query: contextQuery,
    result: contextResult,
    resultName: 'Context',
  },
  lint: {
    method: 'POST',
    path: '/ai/canvas/lint',
    summary: 'Lint a canvas',
    description: 'What of a canvas repeats the site by hand, misuses a component, or gives a secret away.',
    body: lintBody,
    result: lintResult,
    resultName: 'LintResult',
  },
  render: {
    method: 'POST',
    path: '/ai/canvas/render',
    summary: 'Render a canvas',
    description:
      'The canvas with its components expanded for this site, and what became of each. Forms are those of the site.',
    body: renderBody,
    result: renderResult,
    resultName: 'RenderResult',
  },
  openapi: {
    method: 'GET',
    path: '/ai/openapi',
    summary: 'This document',
    description: 'The OpenAPI document of these routes.',
    resultName: 'OpenApi',
  },
};

/** The name of the route with this path below `/{namespace}/v1`, if there is one. */
export function routeAt(path: string): RouteName | undefined {
  const names = Object.keys(ROUTES) as RouteName[]; // its keys are of this type
  return names.find((name) => ROUTES[name].path === path);
}

/** The methods of a route, as the `Allow` header has them. */
export function methodsOf({ method }: Route): string[] {
  return method === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : ['POST', 'OPTIONS'];
}

/** The problems of work that is done elsewhere, in its bounds. */
export const WORK_PROBLEMS = ['deadline-exceeded', 'overloaded', 'closed', 'worker-failed'] as const;

/** Whether an error says that work was not done in its bounds. */
export function isWorkProblem(code: string): code is (typeof WORK_PROBLEMS)[number] {
  return WORK_PROBLEMS.some((known) => known === code);
}

/** The problems that a route answers by itself; those of the settings come to them. */
export function problemsOfRoute({ query, body }: Route): ProblemCode[] {
  const ofBody: ProblemCode[] = [
    'malformed-request',
    'malformed-json',
    'body-too-large',
    'unsupported-media-type',
    'invalid-request',
    'limit-exceeded',
  ];
  // The namespace follows the theme, so an address that was right may be none any more.
  return ['not-found', ...(query ? (['invalid-query'] as const) : []), ...(body ? ofBody : []), 'internal-error'];
}
