import { InlayError } from 'inlay/internal/message/error.js';
import * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply, Unconfirmed } from '../../api/call.js';
import { checkBaseRevision, expectOf } from '../../api/expect.js';
import { mergePatch } from '../../api/merge-patch.js';
import { type BaseRevision, patchBody } from '../../api/patch-body.js';
import { type ProblemPlace, refuse } from '../../api/problem.js';
import { checkRests } from '../../api/rests.js';
import { defineRoutes } from '../../api/route.js';
import type { MenusBody } from '../../site/kinds/menus.js';
import { type SiteBody, siteKind } from '../../site/kinds/site.js';
import { type SiteModel, siteOf } from '../../site/model.js';
import type { Document } from '../../store/document.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { deadLink, deadLinks } from '../dead-links.js';
import { lostInlays } from '../lost.js';
import { documentFacts, factsOf } from '../source-payload.js';
import { type ToldText, unknownContact, unknownContacts } from '../unknown-contacts.js';
import { uploadFile, uploadResult } from '../uploads/upload.js';
import { contactContradictions } from './contact-contradictions.js';
import { previewOfSite } from './preview-site.js';
import { siteLinks } from './site-links.js';
import { controlPlaces, servedPlaces, siteUrlPlaces } from './site-places.js';

const { site: identity, logos, social, contacts, attachments } = siteKind.shape;

/** What can be changed here. Menus have routes of their own; what the theme and the providers of forms are, nobody writes. */
const written = z.strictObject({ site: identity, logos, social, contacts, attachments });

const sitePayload = written.extend({
  ...documentFacts,
  lost: z
    .array(z.strictObject({ canvas: z.string(), tag: z.string(), attributes: z.record(z.string(), z.string()) }))
    .optional()
    .describe(
      'Components of published canvases and of the first 200 pages that show nothing any more because of this write',
    ),
  dead_links: z
    .array(deadLink)
    .optional()
    .describe('Of a write: logos, attachments and other addresses that lead to a path of the site where nothing is'),
  findings: z
    .array(
      unknownContact.extend({
        code: z.enum([...unknownContact.shape.code.options, 'contradicting-url', 'contradicting-display', 'no-number']),
      }),
    )
    .optional()
    .describe(
      'Of a write: what its name and its description name that the site does not have, and contacts that show or link to something else than their `value`',
    ),
});

const routes = defineRoutes({
  getSite: {
    method: 'GET',
    path: '/ai/site',
    tag: 'Site',
    summary: 'What the site is and has',
    description:
      'Identity, language, logos, profiles, contacts (phone numbers, mail, address, opening hours) and files, as components show them.',
    scope: 'site:read',
    effect: 'read',
    isIdempotent: true,
    result: sitePayload,
    resultName: 'SitePayload',
  },
  patchSite: {
    method: 'PATCH',
    path: '/ai/site',
    tag: 'Site',
    summary: 'Change what the site is and has',
    description:
      'Single members, such as a phone number, the address, the opening hours, the logo or a profile; `null` takes one away, lists are ' +
      'replaced as a whole. Every page shows it at once. Files for logos and ' +
      'attachments are uploaded before. What canvases and pages lose by it is told in `lost`, files that are not there in `dead_links`.',
    scope: 'site:write',
    effect: 'write',
    isIdempotent: true,
    body: patchBody(written),
    bodyName: 'SitePatch',
    bodyType: 'merge-patch',
    result: sitePayload,
    resultName: 'SitePayload',
    precondition: 'optional',
    isConfirmed: true,
    confirmedWhen: "where it changes the site's address, or whom messages of forms are mailed to",
  },
  uploadFile: {
    method: 'POST',
    path: '/ai/site/uploads',
    tag: 'Site',
    summary: 'Upload a file',
    description:
      'The bytes of an image (PNG, JPEG, GIF, WebP, AVIF, ICO, SVG) or a PDF; what it is, its content says. Scripts and ' +
      'addresses of others are taken out of an SVG. The answer has the address for `logos` and `attachments`.',
    scope: 'site:write',
    effect: 'write',
    isIdempotent: true,
    bodyType: 'bytes',
    result: uploadResult,
    resultName: 'Upload',
    status: 201,
  },
});

/** What the site is and has, and files for it. */
export const site = defineArea({
  routes,
  handlers: (deps) => ({
    getSite: async () => {
      const { documents } = await deps.model();
      return { body: payloadOf(documents.site), etag: documents.site.etag };
    },
    patchSite: (call) => patch(deps, call),
    uploadFile: (call) => uploadFile(deps, call),
  }),
  previews: (deps) => ({ patchSite: (call) => preview(deps, call) }),
});

/** @throws ApiProblem `validation-failed` with every place of what the site would be */
function patched({ documents: { site: current, menus } }: SiteModel, { body }: Call): SiteBody {
  const { base_revision, ...given } = body as BaseRevision; // the route's schema
  checkBaseRevision(current, base_revision, current);
  const { theme, addons } = current.body;
  const next = { ...(mergePatch(writtenOf(current.body), given) as object), theme, addons }; // of objects
  const errors = placesOf(next, menus.body);
  if (errors.length > 0) refuse('validation-failed', 'The site would have problems', { errors });
  return next as SiteBody; // as `placesOf` has checked
}

async function preview({ model }: ThemeDeps, call: Call): Promise<Preview | Unconfirmed> {
  const now = await model();
  const { site: document } = now.documents;
  return previewOfSite(document, patched(now, call)) ?? { rests: restsOf(document) };
}

function restsOf({ key, etag }: Document): Preview['rests'] {
  return { [`site/${key}`]: etag };
}

async function patch(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { ifMatch, principal } = call;
  const {
    model,
    ports,
    site: { store },
  } = deps;
  const before = await model();
  const current = before.documents.site;
  const next = patched(before, call);
  // Who need not confirm it need not send it again either, whatever was written meanwhile.
  if (previewOfSite(current, next)) checkRests(call, restsOf(current));
  const [document] = await store.write({
    by: principal.id,
    action: 'site.save',
    skipsSame: true,
    writes: [{ kind: 'site', key: 'site', body: next, expect: expectOf(ifMatch, current.etag) }],
  });
  const saved = document as Document<SiteBody>; // as it was just written
  const after = await model();
  const told = {
    lost: await lostInlays(store, before, after),
    dead_links: await deadLinks(siteLinks(saved.body), after, ports),
    findings: [
      ...contactContradictions(saved.body.contacts),
      ...(await unknownContacts(deps, after, textsOf(saved.body))),
    ],
  };
  return { body: { ...payloadOf(saved), ...told }, etag: saved.etag };
}

function writtenOf({ theme: _theme, addons: _addons, ...rest }: SiteBody): Omit<SiteBody, 'theme' | 'addons'> {
  return rest;
}

/** Every place that is wrong, as far as it can be told. */
function placesOf(next: object, menus: MenusBody): ProblemPlace[] {
  try {
    siteOf(next as SiteBody, menus); // it checks all of it
  } catch (error) {
    if (!(error instanceof InlayError) || error.code !== 'invalid-site') throw error;
    return error.problems.map((place) => ({ ...place, code: 'invalid' }));
  }
  return [...siteUrlPlaces(next), ...controlPlaces(next), ...servedPlaces(next)];
}

function payloadOf(document: Document<SiteBody>) {
  return { ...writtenOf(document.body), ...factsOf(document) };
}

/** What people read of a site that is no contact of its own. */
function textsOf({ site: { name, description = '' } }: SiteBody): ToldText[] {
  return [
    { at: '/site/name', text: name },
    { at: '/site/description', text: description },
  ];
}
