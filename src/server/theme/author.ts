import { pointer } from 'inlay/internal/message/pointer.js';
import * as z from 'inlay/internal/zod.js';
import type { Reply } from '../api/call.js';
import { patchBody } from '../api/patch-body.js';
import { defineRoutes } from '../api/route.js';
import { type AuthorBody, authorKind } from '../site/kinds/author.js';
import { defineArea, type ThemeDeps } from './area.js';
import { deadLink, deadLinks } from './dead-links.js';
import { patchSingle, putSingle, readSingle, type SingleDocument, singleFacts } from './single-document.js';
import { namePlaces, textPlaces } from './text-places.js';
import { unknownContact, unknownContacts } from './unknown-contacts.js';
import { urlPlaces } from './url-places.js';

const shared = {
  path: '/ai/author-profile',
  tag: 'Authors',
  isIdempotent: true,
  result: authorKind.extend({
    ...singleFacts,
    findings: z
      .array(unknownContact)
      .optional()
      .describe(
        'Of a write: what its name, its biography and the labels of its links name that the site does not have',
      ),
    dead_links: z
      .array(deadLink)
      .optional()
      .describe('Of a write: its picture and its links, where they lead to a path of the site where nothing is'),
  }),
  resultName: 'AuthorProfile',
} as const;

const routes = defineRoutes({
  getAuthorProfile: {
    ...shared,
    method: 'GET',
    summary: 'Who writes',
    description: 'Name, biography, picture and links, as posts show them.',
    scope: 'author:read',
    effect: 'read',
  },
  putAuthorProfile: {
    ...shared,
    method: 'PUT',
    summary: 'Write who writes',
    description: 'All of the profile: what is absent is empty. Posts show it, with schema.org’s Person.',
    scope: 'author:write',
    effect: 'write',
    precondition: 'replace',
    body: authorKind,
    bodyName: 'AuthorProfileRequest',
  },
  patchAuthorProfile: {
    ...shared,
    method: 'PATCH',
    summary: 'Change who writes',
    description: 'Single members of the profile; links are replaced as a whole.',
    scope: 'author:write',
    effect: 'write',
    precondition: 'optional',
    body: patchBody(authorKind),
    bodyName: 'AuthorProfilePatch',
    bodyType: 'merge-patch',
  },
});

const PROFILE: SingleDocument<AuthorBody> = {
  kind: 'author',
  key: 'author',
  schema: authorKind,
  placesOf: ({ name, biography, picture, links }) => [
    ...namePlaces('/name', name),
    ...textPlaces('/biography', biography, true),
    ...links.flatMap(({ label }, index) => namePlaces(pointer('links', index, 'label'), label)),
    ...urlPlaces('/picture', picture, 'image'),
    ...links.flatMap(({ url }, index) => urlPlaces(pointer('links', index, 'url'), url, 'link')),
  ],
};

/** The profile that posts show. */
export const author = defineArea({
  routes,
  handlers: (deps) => ({
    getAuthorProfile: () => readSingle(deps, PROFILE),
    putAuthorProfile: async (call) => withFindings(deps, await putSingle(deps, call, PROFILE)),
    patchAuthorProfile: async (call) => withFindings(deps, await patchSingle(deps, call, PROFILE)),
  }),
});

async function withFindings(deps: ThemeDeps, reply: Reply): Promise<Reply> {
  const profile = reply.body as AuthorBody; // `single-document` answers the whole of it
  const { name, biography, picture, links } = profile;
  const model = await deps.model();
  const texts = [
    { at: '/name', text: name },
    { at: '/biography', text: biography },
    ...links.map(({ label }, index) => ({ at: pointer('links', index, 'label'), text: label })),
  ];
  const addresses = [
    { at: '/picture', url: picture },
    ...links.map(({ url }, index) => ({ at: pointer('links', index, 'url'), url })),
  ];
  const findings = await unknownContacts(deps, model, texts);
  return { ...reply, body: { ...profile, findings, dead_links: await deadLinks(addresses, model, deps.ports) } };
}
