import * as z from 'inlay/internal/zod.js';
import { MAX_CANVASES, MAX_ID_LENGTH } from './limits.js';

/** The version of the protocol: a client must refuse another one. */
export const PROTOCOL = 1;

/** What a client may call a state of a site. */
export const REVISION = /^[A-Za-z0-9._:-]{1,128}$/;

const revision = z
  .string()
  .regex(REVISION, { error: 'expected 1 to 128 characters of `A-Za-z0-9._:-`' })
  .describe('The revision under which the site was put');

const id = z.string().max(MAX_ID_LENGTH).describe("The client's name for the canvas, repeated in its result");

const requestSchema = z
  .strictObject({
    url: z.string().optional().describe('Address of the page, absolute or relative to the site'),
    addons: z
      .record(z.string(), z.record(z.string(), z.string()))
      .optional()
      .describe('Fresh markup of forms, by provider and form id'),
  })
  .describe('What is known only when a page is asked for');

const canvas = z.string().describe('Source text');

/** A list that is counted before it is read: millions of bad canvases would come to millions of problems. */
const many = <T extends z.ZodType>(each: T) =>
  z
    .array(z.unknown())
    .max(MAX_CANVASES, { error: `expected at most ${MAX_CANVASES} canvases` })
    .pipe(z.array(each));

/** The body of `POST /v1/bake`. */
export const bakeSchema = z.strictObject({ revision, canvases: many(z.strictObject({ id, canvas })) });

/** The body of `POST /v1/render`. The request of a canvas goes member by member before that of all. */
export const renderSchema = z.strictObject({
  revision,
  canvases: many(z.strictObject({ id, canvas, request: requestSchema.optional() })),
  request: requestSchema.optional(),
  report: z.boolean().optional().describe('Whether results have a report'),
});

/** The body of `POST /v1/lint`. */
export const lintSchema = z.strictObject({
  revision,
  canvases: many(z.strictObject({ id, canvas })),
  detail: z
    .enum(['concise', 'full'])
    .optional()
    .describe(
      '`concise` tells a finding in a line: where, what, and the edits or the component to write; default `full`',
    ),
});

/** The query of `GET /v1/sites/{revision}/manifest`. */
export const manifestQuerySchema = z.strictObject({ detail: z.enum(['concise', 'full']).default('full') });

export type BakeBody = z.infer<typeof bakeSchema>;
export type RenderBody = z.infer<typeof renderSchema>;
export type LintBody = z.infer<typeof lintSchema>;
export type ManifestDetail = z.infer<typeof manifestQuerySchema>['detail'];

/** What is done to canvases: the last segment of the route. */
export const ACTIONS = ['bake', 'render', 'lint'] as const;
export type Action = (typeof ACTIONS)[number];
