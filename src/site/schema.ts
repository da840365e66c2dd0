import { show } from '../message/show.js';
import * as z from '../zod.js';
import { isLanguageTag, isSiteUrl, LANGUAGE_TAG, SITE_URL } from './facts.js';
import { markupSchema } from './markup.js';
import { linesIn, OPENING_HOURS, openingHours } from './opening-hours.js';

/** A logo's variants, in the theme's own order. */
export const LOGO_VARIANTS = ['default', 'transparent', 'light', 'footer'] as const;

/** What a contact can be. */
export const CONTACT_KINDS = ['phone', 'email', 'address', 'text', 'hours', 'whatsapp'] as const;

/** How a provider of forms is set. */
export const ADDON_STATUSES = ['selected', 'available', 'inactive'] as const;

const SEMVER = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[\dA-Za-z.-]+)?(?:\+[\dA-Za-z.-]+)?$/;

const logoSchema = z
  .strictObject({
    url: z.string().describe('Address of the image: http, https or relative; with any other it is not usable'),
    alt: z.string().optional().describe('Alternative text; without one the site name is used'),
    width: z.int().positive().optional().describe('Pixels'),
    height: z.int().positive().optional().describe('Pixels'),
    srcset: z.string().optional().describe('Candidates as in the `srcset` attribute of `img`'),
    dark: z.string().optional().describe('Address of the image for a dark colour scheme'),
  })
  .meta({ id: 'Logo' });

/** An item of a menu and what is below it. Declared: the compiler cuts a schema that holds itself out of declarations. */
export interface MenuItem {
  label: string;
  url?: string | undefined;
  children?: MenuItem[] | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  classes?: string[] | undefined;
}

const menuItemSchema: z.ZodType<MenuItem> = z
  .strictObject({
    label: z.string(),
    url: z.string().optional().describe('Without one the item is a heading, not a link'),
    get children() {
      return z.array(menuItemSchema).optional();
    },
    target: z.literal('_blank').optional(),
    rel: z.string().optional().describe('Link types, separated by spaces'),
    classes: z.array(z.string()).optional(),
  })
  .meta({ id: 'MenuItem' });

const menusSchema = z.strictObject({
  locations: z
    .record(
      z.string(),
      z.strictObject({
        label: z.string(),
        use: z.string().optional().describe('What the place is for'),
        menu: z.string().optional().describe('Key in `definitions`: the location is assigned'),
      }),
    )
    .describe('Registered locations, beside the ten of the theme'),
  definitions: z.record(z.string(), z.strictObject({ name: z.string(), items: z.array(menuItemSchema) })),
});

/** Other words for kinds, in lower case: a message names the kind that is meant. */
const KIND_WORDS: ReadonlyMap<string, (typeof CONTACT_KINDS)[number]> = new Map([
  ['tel', 'phone'],
  ['telephone', 'phone'],
  ['mobile', 'phone'],
  ['mail', 'email'],
  ['e-mail', 'email'],
  ['wa', 'whatsapp'],
  ['whats-app', 'whatsapp'],
  ['opening hours', 'hours'],
  ['opening-hours', 'hours'],
  ['openinghours', 'hours'],
]);

export const contactKindSchema = z.enum(CONTACT_KINDS, { error: ({ input }) => otherKind(input) });

/** What is said of another word for a kind; nothing of other values. */
function otherKind(input: unknown): string | undefined {
  const meant = typeof input === 'string' ? KIND_WORDS.get(input.toLowerCase()) : undefined;
  const kinds = CONTACT_KINDS.map((kind) => `\`${kind}\``).join(', ');
  return meant && `Unexpected \`${input}\`, expected one of ${kinds}; nearest is \`${meant}\``;
}

const contactSchema = z
  .strictObject({
    kind: contactKindSchema,
    value: z
      .string()
      .describe(
        'The number, best with its country code (E.164), the mail address, or lines of text; of `hours` lines as in `openingHours` of schema.org',
      ),
    display: z
      .string()
      .optional()
      .describe('What people read; `value` without it, as the country and the language write it'),
    url: z.string().optional().describe('Where the contact links to instead of the address that its value gives'),
  })
  .refine(({ kind, value }) => kind !== 'hours' || unreadHours(value) === undefined, {
    path: ['value'],
    error: ({ input }) => otherHours(input),
  });

/** The first line of opening hours that is none. */
function unreadHours(value: string): string | undefined {
  return linesIn(value).find((line) => openingHours(line) === undefined);
}

/** What is said of a contact with a line that is no opening hours. */
function otherHours(contact: unknown): string | undefined {
  const isContact = typeof contact === 'object' && contact !== null && 'value' in contact;
  const line = isContact && typeof contact.value === 'string' ? unreadHours(contact.value) : undefined;
  return line && `Unexpected ${show(line)}, expected ${OPENING_HOURS}`;
}

const attachmentSchema = z.strictObject({
  url: z.string().describe('Address of the file: http, https or relative'),
  title: z.string().optional().describe('What people call it'),
  type: z.string().optional().describe('Media type such as `application/pdf`'),
  bytes: z.int().nonnegative().optional().describe('Size of the file'),
});

const addonSchema = z.strictObject({
  status: z.enum(ADDON_STATUSES),
  default: z.string().optional().describe('Id of the form to show when none is asked for'),
  trusted: z.boolean().optional().describe('Its HTML may carry scripts and event handlers'),
  forms: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      html: z.string().optional().describe("The provider's markup, unless each request brings it"),
    }),
  ),
});

/** The state of a site as it comes from outside. `z.toJSONSchema(siteSchema)` gives its JSON Schema. */
export const siteSchema = z
  .strictObject({
    $schema: z.string().optional().describe('For editors: the address of this schema'),
    site: z.strictObject({
      name: z.string(),
      description: z.string(),
      url: z.string().refine(isSiteUrl, { error: `expected ${SITE_URL}` }),
      language: z
        .string()
        .refine(isLanguageTag, { error: `expected ${LANGUAGE_TAG}` })
        .describe('BCP 47 language tag'),
    }),
    theme: z
      .strictObject({
        name: z.string(),
        version: z.string().regex(SEMVER, { error: 'expected a semantic version such as `1.0.0`' }),
        markup: markupSchema.optional(),
      })
      .optional()
      .describe('Of a CMS; a static site has none'),
    logos: z
      .strictObject({
        variants: z.strictObject({
          default: logoSchema.optional(),
          transparent: logoSchema.optional(),
          light: logoSchema.optional(),
          footer: logoSchema.optional(),
        } satisfies Record<(typeof LOGO_VARIANTS)[number], unknown>),
        main: logoSchema.optional().describe("The theme's main logo"),
        builder: logoSchema.optional().describe("The site builder's logo"),
        platform: logoSchema.optional().describe("The CMS's custom logo"),
      })
      .optional(),
    menus: menusSchema.optional(),
    social: z.array(z.strictObject({ network: z.string(), url: z.string(), label: z.string().optional() })).optional(),
    contacts: z.record(z.string(), contactSchema).optional(),
    attachments: z.array(attachmentSchema).optional().describe('Files and media that pages may link to or show'),
    addons: z.record(z.string(), addonSchema).optional(),
  })
  .meta({ title: 'Inlay site state' });

/** The state of a site as it comes from outside, every group but `site` optional. */
export type SiteState = z.infer<typeof siteSchema>;
export type Logo = z.infer<typeof logoSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Addon = z.infer<typeof addonSchema>;
export type Attachment = z.infer<typeof attachmentSchema>;
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

/**
 * A validated site: every group present, the theme's locations registered, every record keyed by names from outside
 * without a prototype. Only `parseSite` makes one.
 */
export type Site = { [K in Exclude<keyof SiteState, '$schema'>]-?: NonNullable<SiteState[K]> };

/** What a site has for a theme whose state names none, as that of a static site. */
export const NO_THEME: Site['theme'] = { name: 'static', version: '0.0.0' };
