import * as z from 'inlay/internal/zod.js';
import { defineRoutes } from '../../api/route.js';
import { defineArea } from '../area.js';
import { WORK_PROBLEMS } from '../do-work.js';
import {
  authCapabilities,
  capabilities,
  management,
  readAuthCapabilities,
  readCapabilities,
  readManagement,
} from './capabilities.js';
import { context, contextQuery, contextResult } from './context.js';
import { openApi, readOpenApi, readOpenApiYaml } from './document.js';
import { libraryHandlers, libraryRoutes } from './from-library.js';
import { introspection, readIntrospection } from './introspection.js';

const shared = { method: 'GET', scope: 'discovery:read', effect: 'read', isIdempotent: true } as const;

const routes = defineRoutes({
  getCapabilities: {
    ...shared,
    path: '/ai/capabilities',
    tag: 'AI discovery',
    summary: 'How to begin',
    description: 'What there is, in which order to read it, and the rules that hold for every operation.',
    result: capabilities,
    resultName: 'Capabilities',
    answers304: false,
  },
  getAuthCapabilities: {
    ...shared,
    path: '/ai/auth/capabilities',
    tag: 'AI discovery',
    summary: 'What these credentials may do',
    description: 'Every operation: whether it is allowed, which condition it needs, and who has to confirm it.',
    result: authCapabilities,
    resultName: 'AuthCapabilities',
    answers304: false,
  },
  getContext: {
    ...shared,
    path: '/ai/context',
    tag: 'AI discovery',
    summary: 'A briefing before writing',
    description:
      'In Markdown, for the context of a model: what to write, the components, what the site has, and how it is saved here.',
    query: contextQuery,
    result: contextResult,
    resultName: 'AIContext',
    problems: WORK_PROBLEMS,
  },
  getIntrospection: {
    ...shared,
    path: '/ai/introspection',
    tag: 'AI discovery',
    summary: 'The state of the runtime',
    description: 'What the site is made of now, each list with its first 100, without sources, codes and secrets.',
    result: introspection,
    resultName: 'Introspection',
    answers304: false,
  },
  ...libraryRoutes,
  getManagement: {
    ...shared,
    path: '/ai/management',
    tag: 'Management',
    summary: 'What the API covers',
    description: 'For each area its operations, and how many of them read, write and take away.',
    result: management,
    resultName: 'Management',
    answers304: false,
  },
  getOpenApi: {
    ...shared,
    path: '/ai/openapi',
    tag: 'Documentation',
    summary: 'The OpenAPI document',
    description: 'Of all these operations, as JSON.',
    result: openApi,
    resultName: 'OpenAPI',
  },
  getOpenApiYaml: {
    ...shared,
    path: '/ai/openapi.yaml',
    tag: 'Documentation',
    summary: 'The OpenAPI document as YAML',
    description: 'The same document.',
    result: z.string(),
    resultName: 'OpenAPIYaml',
    resultType: 'application/yaml; charset=utf-8',
  },
});

/** What an agent reads first. */
export const discovery = defineArea({
  routes,
  handlers: (deps) => ({
    ...libraryHandlers(deps),
    getCapabilities: (call) => readCapabilities(deps, call),
    getAuthCapabilities: (call) => readAuthCapabilities(deps, call),
    getContext: (call) => context(deps, call),
    getIntrospection: () => readIntrospection(deps),
    getManagement: () => readManagement(deps),
    getOpenApi: () => readOpenApi(deps.api),
    getOpenApiYaml: () => readOpenApiYaml(deps.api),
  }),
});
