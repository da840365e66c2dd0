import * as z from 'inlay/internal/zod.js';
import { draftable, sourceSchema } from './source.js';

/** Where a page is: from the site's own top, with a slash at both ends. */
export const pathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?:[\p{L}\p{N}][\p{L}\p{N}._~-]*\/)*$/u, {
    error: 'expected a path such as `/about/`, with a slash at both ends',
  });

/** What a page is beside its canvas. */
export const pageFacts = {
  type: z.enum(['page', 'post']).default('page'),
  path: pathSchema,
  title: z.string().max(300),
  description: z.string().max(1000).default(''),
  language: z.string().max(35).optional().describe("BCP 47; the site's own where absent"),
  author: z.string().max(100).optional().describe('Key of the author profile that a post names'),
  date: z
    .string()
    .max(30)
    .optional()
    .describe('Of a post: ISO 8601; a post that is published without one has that of the day'),
  image: z.string().max(2000).optional().describe('Of a post: address of its picture'),
};

/** @see pageFacts */
export type PageFacts = z.infer<z.ZodObject<typeof pageFacts>>;

/** A page or a post of the blog. Its key is its id as digits, from `1`. */
export const pageKind = z.strictObject({
  ...pageFacts,
  draft: sourceSchema
    .extend({ facts: z.strictObject(pageFacts).optional().describe('Of the draft, where visitors see others') })
    .optional()
    .describe('What is worked on; visitors do not see it'),
  published: draftable.published,
  modified: z
    .string()
    .max(30)
    .optional()
    .describe('When what visitors see was last changed, where the page was written since: ISO 8601, UTC'),
});

export type PageBody = z.infer<typeof pageKind>;

/** Who has a path: its key is the path. Written together with the page, so that no two pages have one path. */
export const pathKind = z.strictObject({
  page: z.string().describe('Id of the page'),
  moved: z.boolean().default(false).describe('Whether the page was here once: visitors are sent to where it is'),
});

export type PathBody = z.infer<typeof pathKind>;
