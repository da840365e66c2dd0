import { chooseLogo, logoStepName } from 'inlay/internal/component/logo/choose-logo.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import { LOGO_VARIANTS, type LogoVariant, type Site } from 'inlay/internal/site/schema.js';
import * as z from 'inlay/internal/zod.js';
import { checkName, nameInput } from '../inputs.js';
import { wholeText } from '../texts.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({
  variant: nameInput('Variant of the logo; all of them without it', LOGO_VARIANTS).optional(),
});
const output = z.looseObject({
  variants: z.array(z.unknown()).describe('What each shows, and the steps tried, up to the one that is used'),
});

export const explainLogo = defineTool({
  name: 'explain_logo',
  title: 'Explain the logo',
  description: 'Which logo `x-logo` shows for a variant, and every step of the fallback with the reason.',
  input,
  output,
  run({ variant }, { site }) {
    const asked = variant === undefined ? LOGO_VARIANTS : [checkName('variant', variant, LOGO_VARIANTS)];
    const data = { variants: asked.map((name) => explained(site, name)) };
    return { data, text: dataBlock(data) };
  },
});

function explained(site: Site, variant: LogoVariant): Record<string, unknown> {
  const { logo, source, steps } = chooseLogo(site, variant);
  return {
    variant,
    shows: logo ? 'image' : source === undefined ? 'nothing' : 'text',
    ...(logo && { url: wholeText(logo.url), alt: wholeText(logo.alt?.trim() ? logo.alt : site.site.name) }),
    ...(!logo && source !== undefined && { text: wholeText(site.site.name) }),
    steps: steps.map(({ tried, result }, index) => ({
      step: index + 1,
      name: logoStepName(index + 1) ?? '',
      tried,
      result: wholeText(result),
    })),
    canvas: `<x-logo variant="${variant}"></x-logo>`,
  };
}
