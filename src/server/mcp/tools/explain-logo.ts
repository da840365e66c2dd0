import { chooseLogo, logoStepName } from 'inlay/internal/component/logo/choose-logo.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import { LOGO_VARIANTS, type LogoVariant, type Site } from 'inlay/internal/site/schema.js';
import { shortText } from 'inlay/internal/text/short-text.js';
import * as z from 'inlay/internal/zod.js';
import { checkName, nameInput } from '../inputs.js';
import { MESSAGE_LENGTH } from '../limits.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({
  variant: nameInput('Variant of the logo; all of them without it', LOGO_VARIANTS).optional(),
});
const stepSchema = z.strictObject({
  step: z.int().describe('From 1: variant, main, builder, platform, name as text'),
  name: z.string(),
  tried: z.string().describe('JSON Pointer into the site'),
  result: z.string().describe('Why it is used, or why not'),
});
const output = z.strictObject({
  variants: z.array(
    z.strictObject({
      variant: z.enum(LOGO_VARIANTS),
      shows: z.enum(['image', 'text', 'nothing']),
      url: z.string().optional(),
      alt: z.string().optional(),
      text: z.string().optional(),
      steps: z.array(stepSchema).describe('In the order in which they are tried, up to the one that is used'),
      canvas: z.string().describe('How to write it'),
    }),
  ),
});

export const explainLogo = defineTool({
  name: 'explain_logo',
  title: 'Explain the logo',
  description: 'Tells which logo `x-logo` shows for a variant, and every step of the fallback with the reason.',
  input,
  output,
  run({ variant }, { site }) {
    const asked = variant === undefined ? LOGO_VARIANTS : [checkName('variant', variant, LOGO_VARIANTS)];
    const data = { variants: asked.map((name) => explained(site, name)) };
    return { data, text: dataBlock(data) };
  },
});

function explained(site: Site, variant: LogoVariant): z.input<typeof output>['variants'][number] {
  const { logo, source, steps } = chooseLogo(site, variant);
  const short = (text: string) => shortText(text, MESSAGE_LENGTH);
  return {
    variant,
    shows: logo ? 'image' : source === undefined ? 'nothing' : 'text',
    ...(logo && { url: short(logo.url), alt: short(logo.alt?.trim() ? logo.alt : site.site.name) }),
    ...(!logo && source !== undefined && { text: short(site.site.name) }),
    steps: steps.map(({ tried, result }, index) => ({
      step: index + 1,
      name: logoStepName(index + 1) ?? '',
      tried,
      result: short(result),
    })),
    canvas: `<x-logo variant="${variant}"></x-logo>`,
  };
}
