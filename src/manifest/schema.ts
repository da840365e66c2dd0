import * as z from 'zod';
import { byTag } from '../component/tags.js';
import { CONTACT_KINDS, type LOGO_VARIANTS } from '../site/schema.js';

const logoImageSchema = z
  .strictObject({
    url: z.string(),
    alt: z.string().optional(),
    width: z.int().optional(),
    height: z.int().optional(),
    srcset: z.string().optional(),
    dark: z.string().optional(),
  })
  .meta({ id: 'LogoImage' });

const logoVariantSchema = z
  .strictObject({
    usable: z.boolean().describe('Whether the component shows something for this variant'),
    step: z
      .int()
      .min(1)
      .max(5)
      .optional()
      .describe('Step of the fallback: variant, main, builder, platform, name as text'),
    source: z.string().optional().describe('JSON Pointer into the manifest: what is shown'),
    image: logoImageSchema.optional().describe("The variant's own image, usable or not"),
  })
  .meta({ id: 'LogoVariant' });

const itemSchema = z
  .strictObject({
    label: z.string(),
    url: z.string().optional(),
    get children() {
      return z.array(itemSchema).optional();
    },
    target: z.literal('_blank').optional(),
    rel: z.string().optional(),
    classes: z.array(z.string()).optional(),
  })
  .meta({ id: 'ManifestMenuItem' });

const locationSchema = z.strictObject({
  label: z.string(),
  use: z.string().optional(),
  assigned: z.boolean().describe('Whether a menu is assigned; `x-menu` shows nothing for the others'),
  menu: z.string().optional().describe('Id of the assigned menu'),
  name: z.string().optional().describe('Name of the assigned menu'),
  item_count: z.int().min(0).optional().describe('Items on all levels'),
  items: z.array(itemSchema).optional().describe('Left out of a concise manifest'),
});

/** What is told of an attribute. */
export const attributeSchema = z.strictObject({
  type: z.enum(['string', 'boolean', 'integer', 'tokens']),
  description: z.string(),
  required: z.boolean(),
  default: z.string().optional(),
  allowed: z.array(z.string()).optional().describe('The values that make sense on this site; any if absent'),
});

const runtimeComponentSchema = z
  .strictObject({
    summary: z.string(),
    usable: z.boolean().describe('Whether any use of it shows something on this site'),
    attributes: z.record(z.string(), attributeSchema),
    example: z.string().optional().describe('A use that shows something on this site'),
    replaces: z.string().describe('The hand-written markup that it stands for'),
    when_empty: z.string().describe('What happens when the site has nothing for it'),
  })
  .meta({ id: 'RuntimeComponent' });

/** The published manifest. `z.toJSONSchema(manifestSchema)` gives its JSON Schema. */
export const manifestSchema = z
  .strictObject({
    contract: z.strictObject({
      name: z.literal('inlay'),
      version: z.literal('1.0.0'),
      theme: z.string(),
      theme_version: z.string(),
    }),
    revision: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('Hash of the full content: changes when it does'),
    detail: z.enum(['concise', 'full']),
    site: z.strictObject({ name: z.string(), description: z.string(), url: z.string(), language: z.string() }),
    resources: z.strictObject({
      logos: z.strictObject({
        variants: z.strictObject({
          default: logoVariantSchema,
          transparent: logoVariantSchema,
          light: logoVariantSchema,
          footer: logoVariantSchema,
        } satisfies Record<(typeof LOGO_VARIANTS)[number], unknown>),
        main: logoImageSchema.optional(),
        builder: logoImageSchema.optional(),
        platform: logoImageSchema.optional(),
        text: z.string().describe('What is shown where no image is usable'),
      }),
      menus: z.record(z.string(), locationSchema).describe('Every registered location'),
      social: z.array(z.strictObject({ network: z.string(), url: z.string(), label: z.string().optional() })),
      contacts: z.record(
        z.string(),
        z.strictObject({
          kind: z.enum(CONTACT_KINDS),
          value: z.string(),
          display: z.string().optional(),
          url: z.string().optional(),
        }),
      ),
      addons: z.record(
        z.string(),
        z.strictObject({
          status: z.enum(['selected', 'available', 'inactive']),
          default: z.string().optional(),
          forms: z.array(z.strictObject({ id: z.string(), title: z.string() })),
        }),
      ),
    }),
    runtime_components: z.strictObject(byTag(() => runtimeComponentSchema)),
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
