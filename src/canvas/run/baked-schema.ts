import { DEPENDENCY_KINDS } from '../../component/dependency.js';
import * as z from '../../zod.js';
import { BAKED_FORMAT } from './format.js';

/** A piece of a baked canvas: text, or a hole that the request decides. */
export type Part = string | Hole;

export type Hole = PageHole | FormHole | FormsHole;

/** A mark of the current page. */
export interface PageHole {
  hole: 'page';
  /** A range of item numbers, both ends included. */
  items: [first: number, last: number];
  /** What to emit when the request's page is that of one of the items. */
  current: string;
  otherwise: string;
}

/** The content of a form. */
export interface FormHole {
  hole: 'form';
  provider: string;
  form: string;
  /** Whether its HTML may carry scripts. */
  trusted: boolean;
  /** `false`: it stands where no link can, so links in it become spans. */
  linked: boolean;
  /** What goes around the request's HTML. */
  before: string;
  after: string;
  /** What to emit when the request brings no usable HTML. */
  otherwise: Part[];
}

/** What depends on several forms at once: a paragraph of components goes when all of them are shown. */
export interface FormsHole {
  hole: 'forms';
  forms: { provider: string; form: string; trusted: boolean }[];
  /** What to emit when the request brings usable HTML for all of the forms. */
  present: Part[];
  otherwise: Part[];
}

const name = { provider: z.string(), form: z.string(), trusted: z.boolean() };
const partsSchema: z.ZodType<Part[]> = z.lazy(() => z.array(partSchema));
const number = z.int().nonnegative();

const pageHoleSchema = z
  .strictObject({
    hole: z.literal('page'),
    items: z.tuple([number, number]).describe('A range of item numbers, both ends included'),
    current: z.string().describe("Emitted if the request's page is that of one of these items"),
    otherwise: z.string(),
  })
  .meta({ id: 'PageHole' });

const formHoleSchema = z
  .strictObject({
    hole: z.literal('form'),
    ...name,
    linked: z.boolean().describe('`false`: links in the HTML become spans'),
    before: z.string().describe("Emitted before the request's HTML for the form, which is cleaned and balanced"),
    after: z.string(),
    otherwise: partsSchema.describe('Emitted when the request brings no usable HTML'),
  })
  .meta({ id: 'FormHole' });

const formsHoleSchema = z
  .strictObject({
    hole: z.literal('forms'),
    forms: z.array(z.strictObject(name)).min(1),
    present: partsSchema.describe('Emitted when the request brings usable HTML for all of the forms'),
    otherwise: partsSchema,
  })
  .meta({ id: 'FormsHole' });

const partSchema = z.union([
  z.string(),
  z.discriminatedUnion('hole', [pageHoleSchema, formHoleSchema, formsHoleSchema]),
]);

/** A canvas bound to a site: plain JSON, run without the site. `z.toJSONSchema(bakedSchema)` gives its JSON Schema. */
export const bakedSchema = z
  .strictObject({
    format: z.literal(BAKED_FORMAT),
    canvas: z.string().describe("Head of the SHA-256 of the canvas's UTF-8 bytes, 32 hexadecimal digits"),
    site: z.string().describe('Revision of the site'),
    url: z.string().describe("The site's address, which the address of a request is resolved against"),
    dependencies: z
      .array(
        z.strictObject({
          kind: z.enum(DEPENDENCY_KINDS),
          name: z.string().optional().describe('Variant of a logo, location, field or provider'),
          revision: z.string().describe('Hash of what the canvas shows of it'),
        }),
      )
      .describe('The parts of the site that the canvas depends on'),
    pages: z
      .record(z.string().regex(/^\/\//, { error: 'expected one that begins with `//`' }), z.array(number))
      .describe('The numbers of the menu items that lead to a page, ascending, by its key: host, path and query'),
    parts: partsSchema,
  })
  .meta({ title: 'Inlay baked canvas' });

/** A canvas bound to a site. */
export type Baked = z.infer<typeof bakedSchema>;
export type Dependency = Baked['dependencies'][number];
