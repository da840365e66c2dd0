import * as z from 'inlay/internal/zod.js';
import type { Call } from '../api/call.js';
import { patchBody } from '../api/patch-body.js';
import { refuse } from '../api/problem.js';
import { defineRoutes } from '../api/route.js';
import { type PresentationBody, presentationKind } from '../site/kinds/presentation.js';
import { defineArea, type ThemeDeps } from './area.js';
import { backgroundPlaces } from './background.js';
import { patchSingle, putSingle, readSingle, type SingleDocument, singleFacts } from './single-document.js';

const shared = {
  path: '/ai/content/{id}/presentation',
  tag: 'Pages',
  isIdempotent: true,
  params: z.strictObject({ id: z.int().min(1).describe('Of the page or post') }),
  result: presentationKind.extend({ id: z.int().min(1), ...singleFacts }),
  resultName: 'ContentPresentation',
} as const;

const routes = defineRoutes({
  getPresentation: {
    ...shared,
    method: 'GET',
    summary: 'How a page is shown',
    description: 'Template, header, footer, background, width, title and classes of the body.',
    scope: 'content:read',
    effect: 'read',
  },
  putPresentation: {
    ...shared,
    method: 'PUT',
    summary: 'Write how a page is shown',
    description: 'All of it: what is absent is as by default. Visitors see it at once.',
    scope: 'content:write',
    effect: 'write',
    precondition: 'replace',
    body: presentationKind,
    bodyName: 'ContentPresentationRequest',
  },
  patchPresentation: {
    ...shared,
    method: 'PATCH',
    summary: 'Change how a page is shown',
    description: 'Single members; `null` is as by default. Visitors see it at once.',
    scope: 'content:write',
    effect: 'write',
    precondition: 'optional',
    body: patchBody(presentationKind),
    bodyName: 'ContentPresentationPatch',
    bodyType: 'merge-patch',
  },
});

/** How pages and posts are shown. */
export const content = defineArea({
  routes,
  handlers: (deps) => ({
    getPresentation: async (call) => withId(call, await readSingle(deps, await presentationOf(deps, call))),
    putPresentation: async (call) => withId(call, await putSingle(deps, call, await presentationOf(deps, call))),
    patchPresentation: async (call) => withId(call, await patchSingle(deps, call, await presentationOf(deps, call))),
  }),
});

/** @throws ApiProblem `not-found` where there is no such page */
async function presentationOf({ site }: ThemeDeps, { params }: Call): Promise<SingleDocument<PresentationBody>> {
  const key = String(params['id']);
  if (!(await site.store.get('page', key))) refuse('not-found', `There is no page \`${key}\``);
  return {
    kind: 'presentation',
    key,
    schema: presentationKind,
    placesOf: ({ background }) => backgroundPlaces('/background', background),
  };
}

function withId({ params }: Call, reply: Awaited<ReturnType<typeof readSingle>>) {
  return { ...reply, body: { id: params['id'], ...(reply.body as object) } }; // `readSingle` answers an object
}
