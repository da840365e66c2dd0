import type { Element } from 'hast';
import { element } from '../html/element.js';
import { allowedSrcset, asSrcset } from '../html/srcset.js';
import { webUrl } from '../html/url.js';
import { pointer } from '../pointer.js';
import { LOGO_VARIANTS, type Logo, type LogoVariant, type Site } from '../site/schema.js';
import { boolean, choice, classNames } from './attribute.js';
import { component } from './component.js';
import type { Step } from './resolution.js';

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
    const usable = webUrl(logo?.url) !== undefined;
    steps.push({
      tried: source,
      result: usable ? 'used' : logo ? `address \`${logo.url}\` is not allowed` : 'not configured',
    });
    if (logo && usable) return { logo, source, step, steps };
  }
  const named = site.site.name.trim() !== '';
  steps.push({ tried: '/site/name', result: named ? 'used as text' : 'empty' });
  return named ? { source: '/site/name', step: 5, steps } : { steps };
}

export const logo = component({
  tag: 'x-logo',
  summary: "The site's logo, linked to its home page; the site's name as text where no image is usable.",
  block: false,
  attributes: {
    variant: choice<LogoVariant>({
      description: 'Which logo: the one for plain, transparent, light or footer backgrounds',
      default: 'default',
      allowed: LOGO_VARIANTS,
    }),
    link: boolean({ description: 'Whether it links to the home page', default: 'true' }),
    class: classNames,
  },
  replaces: 'An image, inline SVG or linked text that stands for the site itself',
  whenEmpty: "Falls back to the main logo, the builder's, the platform's, at last to the site's name as text",
  example: (site) =>
    chooseLogo(site, 'default').source === undefined ? undefined : '<x-logo variant="default"></x-logo>',
  dependency: ({ variant = 'main' }) => ({ kind: 'logo', name: variant }),
  resolve({ variant, link, class: classes }, { site }) {
    const choice = chooseLogo(site, variant);
    if (choice.source === undefined) return { steps: choice.steps, notes: [] };
    const modifier = choice.logo ? variant : 'text';
    const className = ['x-logo', ...(modifier ? [`x-logo--${modifier}`] : []), ...classes];
    const content = choice.logo ? picture(choice.logo, site.site.name) : site.site.name;
    const root =
      link === false
        ? element('span', { className }, [content])
        : element('a', { className, href: webUrl(site.site.url), rel: ['home'] }, [content]);
    return { element: root, source: choice.source, steps: choice.steps, notes: [] };
  },
});

function picture(asset: Logo, siteName: string): Element {
  const image = element('img', {
    className: ['x-logo__img'],
    src: webUrl(asset.url),
    srcSet: allowedSrcset(asset.srcset),
    alt: asset.alt?.trim() ? asset.alt : siteName,
    width: asset.width,
    height: asset.height,
    decoding: 'async',
  });
  const dark = webUrl(asset.dark);
  if (dark === undefined) return image;
  const source = element('source', { srcSet: asSrcset(dark), media: '(prefers-color-scheme: dark)' });
  return element('picture', {}, [source, image]);
}
