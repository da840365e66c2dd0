import { chooseLogo } from 'inlay/internal/component/logo/choose-logo.js';
import type { Step } from 'inlay/internal/component/resolution.js';
import { webUrl } from 'inlay/internal/html/url.js';
import { pointer } from 'inlay/internal/message/pointer.js';
import { LOGO_VARIANTS, type Logo, type LogoVariant, type Site } from 'inlay/internal/site/schema.js';
import type { LogoChain, LogoStep } from './model.js';

const NAME = '/site/name';

/** The fallback of every variant, with the steps that are not reached. */
export function logoChains(site: Site): LogoChain[] {
  return LOGO_VARIANTS.map((variant) => ({ variant, steps: stepsOf(site, variant) }));
}

/** The choice is made again and again, each time without the logo that was chosen: so every step is told as it would be. */
function stepsOf(site: Site, variant: LogoVariant): LogoStep[] {
  const steps: LogoStep[] = [];
  for (let left = site; ; ) {
    const choice = chooseLogo(left, variant);
    const isFirst = steps.length === 0;
    for (const step of choice.steps.slice(steps.length)) {
      steps.push(described(site, step, isFirst && step.tried === choice.source, isFirst));
    }
    if (choice.logo === undefined || choice.source === undefined) return steps;
    left = without(left, choice.source);
  }
}

function described(site: Site, { tried, result }: Step, used: boolean, isReached: boolean): LogoStep {
  const image = tried === NAME ? undefined : logosOf(site).get(tried);
  const wouldBe = result.startsWith('used') ? `would be ${result}` : result;
  return {
    tried,
    result: isReached ? result : `not reached: ${wouldBe}`,
    ...(image && { image }),
    usable: webUrl(image?.url) !== undefined,
    used,
    ...(tried === NAME && { text: site.site.name }),
  };
}

/** The logos of a site by where they are configured. */
function logosOf({ logos: { variants, ...others } }: Site): Map<string, Logo> {
  const named = [
    ...Object.entries(variants).map(([name, logo]) => [pointer('logos', 'variants', name), logo] as const),
    ...Object.entries(others).map(([name, logo]) => [pointer('logos', name), logo] as const),
  ];
  return new Map(named.filter((entry): entry is [string, Logo] => entry[1] !== undefined));
}

function without(site: Site, source: string): Site {
  const { variants, ...others } = site.logos;
  const isKept = (at: string) => at !== source;
  return {
    ...site,
    logos: {
      variants: kept(variants, (name) => isKept(pointer('logos', 'variants', name))),
      ...kept(others, (name) => isKept(pointer('logos', name))),
    },
  };
}

function kept<T extends object>(record: T, isKept: (name: string) => boolean): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name))) as T; // all members may be missing
}
