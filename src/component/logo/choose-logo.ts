import { imageUrl } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { Logo, LogoVariant, Site } from '../../site/schema.js';
import type { Step } from '../resolution.js';

/** The logo that a variant comes to: an image, the site's name as text, or nothing. */
export interface LogoChoice {
  logo?: Logo;
  /** JSON Pointer into the site. */
  source?: string;
  /** Which of the five steps it comes from, from 1. */
  step?: number;
  steps: Step[];
}

/** What each step of the choice shows, in words, in their order. */
const LOGO_STEPS = [
  "the variant's own logo",
  "the theme's main logo",
  "the site builder's logo",
  "the platform's logo",
  "the site's name as text",
];

/** The last step, at which the site's name stands in. */
export const TEXT_STEP = LOGO_STEPS.length;

/**
 * What a step of the choice shows, in words that fit behind "shows".
 *
 * @param step from 1; nothing for another number
 */
export function logoStepName(step: number | undefined): string | undefined {
  return step === undefined ? undefined : LOGO_STEPS[step - 1];
}

/**
 * Chooses a logo: the variant, the theme's main logo, the builder's, the platform's, the name as text.
 *
 * @param variant `undefined` for an unknown one: the choice begins at the main logo
 */
export function chooseLogo(site: Site, variant: LogoVariant | undefined): LogoChoice {
  const { variants, main, builder, platform } = site.logos;
  const candidates: [step: number, source: string, logo: Logo | undefined][] = [
    [2, '/logos/main', main],
    [3, '/logos/builder', builder],
    [4, '/logos/platform', platform],
  ];
  if (variant) candidates.unshift([1, pointer('logos', 'variants', variant), variants[variant]]);
  const steps: Step[] = [];
  for (const [step, source, logo] of candidates) {
    const usable = imageUrl(logo?.url) !== undefined;
    steps.push({
      tried: source,
      result: usable ? 'used' : logo ? `address \`${logo.url}\` is not allowed` : 'not configured',
    });
    if (logo && usable) return { logo, source, step, steps };
  }
  const named = site.site.name.trim() !== '';
  steps.push({ tried: '/site/name', result: named ? 'used as text' : 'empty' });
  return named ? { source: '/site/name', step: TEXT_STEP, steps } : { steps };
}
