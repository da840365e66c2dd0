import * as z from '../zod.js';

/** Sets of classes by name: what a known framework, or WordPress, expects of menus, lists and images. */
export const MARKUP_PRESETS = ['wordpress', 'bootstrap-5', 'bulma', 'uikit-3', 'foundation-6', 'plain'] as const;

/** How submenus of a menu are written: as lists, or as lists behind a `summary` that opens them without scripts. */
export const SUBMENUS = ['list', 'disclosure'] as const;

/** What the profiles of a site are shown with. */
export const ICONS = ['none', 'before', 'only'] as const;

/** UTF-16 code units of the classes of one part: more than any framework needs, little enough to write for each item. */
const MAX_CLASSES = 500;

const classes = z.string().max(MAX_CLASSES);

const data = z
  .record(
    z.string().regex(/^data-[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){0,4}$/, {
      error: 'expected a name such as `data-bs-toggle`',
    }),
    z.string(),
  )
  .describe('`data-` attributes that a script of the design looks for; those of a `list` only where it has a submenu');

/** A part that looks the same wherever it stands. */
const PART = {
  class: classes.optional(),
  data: data.optional(),
};

/** A part of a submenu that its summary opens. */
const DISCLOSED = {
  disclosed: classes.optional().describe('Beside the others where the submenu is a disclosure'),
};

/** The name of a profile, which an icon may stand for. */
const LABEL = {
  ...PART,
  hidden: classes
    .optional()
    .describe('Beside the others where its icon stands alone, so that it is heard and not seen'),
};

/** A part of a menu's item, whose state shows. */
const ENTRY = {
  ...PART,
  nested: classes.optional().describe('Within a submenu, in place of `class`'),
  current: classes.optional().describe('Beside the others where it stands for the page that is shown'),
  ancestor: classes.optional().describe('Beside the others where the page that is shown is below it'),
  parent: classes.optional().describe('Beside the others where the page that is shown is right below it'),
  children: classes.optional().describe('Beside the others where it has a submenu'),
  ...DISCLOSED,
};

/** A part that has only classes may be given by them alone. */
function part<T extends Record<string, z.ZodType>>(shape: T) {
  return z.union([classes, z.strictObject(shape)]);
}

/** The parts of each component that take classes, as a state gives them. */
const componentSchemas = {
  'x-logo': z.strictObject({ root: part(PART).optional(), image: part(PART).optional() }),
  'x-menu': z.strictObject({
    submenus: z.enum(SUBMENUS).optional().describe('What holds where a use does not say it'),
    nav: part(PART).optional(),
    list: part(PART).optional(),
    item: part(ENTRY).optional(),
    link: part(ENTRY).optional().describe('Also the text of an item without address'),
    toggle: part(ENTRY)
      .optional()
      .describe('What opens a submenu: a link that has one, or the `summary` of a disclosure'),
    submenu: part({ ...PART, ...DISCLOSED, nested: ENTRY.nested }).optional(),
  }),
  'x-social': z.strictObject({
    icons: z.enum(ICONS).optional().describe('What holds where a use does not say it'),
    list: part(PART).optional(),
    item: part(PART).optional(),
    link: part(PART).optional(),
    icon: part(PART).optional(),
    label: part(LABEL).optional(),
  }),
  'x-contact': z.strictObject({ root: part(PART).optional() }),
  'x-addon': z.strictObject({ root: part(PART).optional() }),
};

/** What a design gives to the parts of the components: a preset's name, or classes by component and part on top of one. */
export const markupSchema = z
  .union([
    z.enum(MARKUP_PRESETS),
    z.strictObject({
      preset: z.enum(MARKUP_PRESETS).optional().describe('What it adds to; `wordpress` without it'),
      'x-logo': componentSchemas['x-logo'].optional(),
      'x-menu': componentSchemas['x-menu'].optional(),
      'x-social': componentSchemas['x-social'].optional(),
      'x-contact': componentSchemas['x-contact'].optional(),
      'x-addon': componentSchemas['x-addon'].optional(),
    }),
  ])
  .describe("Classes of the design for the components' parts, for the whole site");

export type Markup = z.infer<typeof markupSchema>;
export type MarkupPreset = (typeof MARKUP_PRESETS)[number];
export type MarkupByTag = Omit<Exclude<Markup, string>, 'preset'>;
