import type { COMPONENTS } from '../component/table.js';
import { byTag, type ComponentTag } from '../component/tags.js';
import { markupSchema } from '../site/markup.js';
import * as z from '../zod.js';
import type { attachmentResources } from './attachments.js';
import { GROUPS } from './groups.js';

/** The groups of resources by name. */
type ResourceShape = {
  [T in ComponentTag as (typeof COMPONENTS)[T]['resources']['name']]: (typeof COMPONENTS)[T]['resources']['schema'];
} & { attachments: (typeof attachmentResources)['schema'] };

// A key for each group.
const resourceShape = Object.fromEntries(GROUPS.map(({ name, schema }) => [name, schema])) as ResourceShape;

/** What is told of an attribute. */
export const attributeSchema = z.strictObject({
  type: z.enum(['string', 'boolean', 'integer', 'tokens']),
  description: z.string().optional().describe('Left out of a concise manifest'),
  required: z.boolean().optional().describe('Absent where it is not, in a concise manifest'),
  default: z.string().optional().describe('What holds where it is not written; nothing if absent'),
  allowed: z
    .array(z.string())
    .optional()
    .describe('The values that make sense on this site; any of its type if absent'),
});

/** Classes of a part, by the state in which it has them, and its `data-` attributes. What a site may say is `markupSchema`. */
const partOfComponent = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

/** Parts by name, and how a component is written where a use does not say it, such as `submenus`. */
const markupOfComponent = z.record(z.string(), z.union([z.string(), partOfComponent]));

const runtimeComponentSchema = z
  .strictObject({
    summary: z.string(),
    usable: z.boolean().describe('Whether any use of it shows something on this site'),
    attributes: z.record(z.string(), attributeSchema),
    example: z.string().optional().describe('A use that shows something on this site'),
    replaces: z
      .string()
      .optional()
      .describe('The hand-written markup that it stands for; left out of a concise manifest'),
    when_empty: z
      .string()
      .optional()
      .describe('What happens when the site has nothing for it; left out of a concise manifest'),
    output: z.string().optional().describe('The HTML that it puts out, as a skeleton; left out of a concise manifest'),
    markup: markupOfComponent.optional().describe("Its parts with the site's classes; left out of a concise manifest"),
  })
  .meta({ id: 'RuntimeComponent' });

const guideSchema = z
  .strictObject({
    terms: z.record(z.string(), z.string()).describe('What words of the manifest mean'),
    check: z.record(z.string(), z.string()).describe('Where a canvas is checked'),
  })
  .describe('Left out of a concise manifest');

/** The published manifest. `z.toJSONSchema(manifestSchema)` gives its JSON Schema. */
export const manifestSchema = z
  .strictObject({
    contract: z.strictObject({
      name: z.literal('inlay'),
      version: z.literal('1.0.0'),
      theme: z.string(),
      theme_version: z.string(),
      markup: markupSchema.optional().describe("Classes of the design for the components' parts, as the site has them"),
    }),
    revision: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('Hash of the full content: changes when it does'),
    detail: z.enum(['concise', 'full']),
    site: z.strictObject({ name: z.string(), description: z.string(), url: z.string(), language: z.string() }),
    resources: z.strictObject(resourceShape),
    runtime_components: z.strictObject(byTag(() => runtimeComponentSchema)),
    guide: guideSchema.optional(),
    policies: z.strictObject({
      content_first: z.literal(true).describe('All content stands in the initial HTML; scripts only add to it'),
      server_side_resources: z.literal(true).describe('The server expands the components before a page is sent'),
      no_static_duplicates: z.literal(true).describe('What the site has configured is never written by hand'),
      no_invented_resources: z.literal(true).describe('What is not listed here does not exist'),
      explicit_end_tags: z.literal(true).describe('Components are written with an end tag'),
      forms_by_addon: z.literal(true).describe('Contact and newsletter forms are add-ons, with no markup of their own'),
    }),
  })
  .meta({ title: 'Inlay manifest' });

/** The public projection of a site: what exists and how to use it. Plain JSON. */
export type Manifest = z.infer<typeof manifestSchema>;
