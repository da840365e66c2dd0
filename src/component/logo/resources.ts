import { LOGO_VARIANTS, type LogoVariant, type Site } from '../../site/schema.js';
import { shortText } from '../../text/short-text.js';
import * as z from '../../zod.js';
import { defined } from '../record.js';
import { resourceGroup } from '../resource-group.js';
import { chooseLogo, logoStepName } from './choose-logo.js';

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

const schema = z.strictObject({
  variants: z.strictObject({
    default: logoVariantSchema,
    transparent: logoVariantSchema,
    light: logoVariantSchema,
    footer: logoVariantSchema,
  } satisfies Record<LogoVariant, unknown>),
  main: logoImageSchema.optional(),
  builder: logoImageSchema.optional(),
  platform: logoImageSchema.optional(),
  text: z.string().describe('What is shown where no image is usable'),
});

type Image = z.output<typeof logoImageSchema>;
type Variants = z.output<typeof schema>['variants']; // every variant is a key: they are mapped from the list of all

/** The logos of a site, and what each variant comes to. */
export const logoResources = resourceGroup({
  name: 'logos',
  schema,
  publish(site) {
    const { main, builder, platform } = site.logos;
    return {
      variants: Object.fromEntries(LOGO_VARIANTS.map((variant) => [variant, variantOf(site, variant)])) as Variants,
      ...defined({ main, builder, platform }),
      text: site.site.name,
    };
  },
  restore({ text: _text, variants, ...logos }) {
    const images = Object.entries(variants).flatMap(([variant, { image }]) => (image ? [[variant, image]] : []));
    return { logos: { ...logos, variants: Object.fromEntries(images) } };
  },
  shorten({ variants, main, builder, platform, text }, length) {
    const short = (variant: LogoVariant) => shortVariant(variants[variant], length);
    return {
      variants: Object.fromEntries(LOGO_VARIANTS.map((variant) => [variant, short(variant)])) as Variants,
      ...defined({
        main: shortImage(main, length),
        builder: shortImage(builder, length),
        platform: shortImage(platform, length),
      }),
      text: shortText(text, length),
    };
  },
  unusable({ variants }) {
    return Object.entries(variants).flatMap(([value, { step, image }]) => {
      if (step === 1) return [];
      const own = image ? 'its own image has an address that is not allowed' : 'it has no image of its own';
      return [{ attribute: 'variant', value, why: `${own}; ${logoStepName(step) ?? 'nothing'} is shown` }];
    });
  },
  describe(name, { variants }) {
    const variant = Object.entries(variants).find(([known]) => known === name)?.[1];
    if (!variant) return undefined;
    const { step, image } = variant;
    const lines = image ? [{ parts: [...(image.alt?.trim() ? [`${image.alt} ·`] : []), { code: image.url }] }] : [];
    return { facts: [`shows ${logoStepName(step) ?? 'nothing'}`], lines };
  },
});

function variantOf(site: Site, variant: LogoVariant): Variants[LogoVariant] {
  const { step, source } = chooseLogo(site, variant);
  const image = site.logos.variants[variant];
  const inManifest = source?.startsWith('/logos/') ? `/resources${source}` : source;
  return { usable: source !== undefined, ...defined({ step, source: inManifest, image }) };
}

function shortVariant({ image, ...variant }: Variants[LogoVariant], length: number): Variants[LogoVariant] {
  return { ...variant, ...defined({ image: shortImage(image, length) }) };
}

/** Nothing for an image whose address is longer. */
function shortImage(image: Image | undefined, length: number): Image | undefined {
  if (!image || image.url.length > length) return undefined;
  const { alt, srcset, dark, ...rest } = image;
  return {
    ...rest,
    ...(alt !== undefined && { alt: shortText(alt, length) }),
    ...(srcset !== undefined && srcset.length <= length && { srcset }),
    ...(dark !== undefined && dark.length <= length && { dark }),
  };
}
