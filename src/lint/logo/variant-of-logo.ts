import { attribute, type DocElement } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';
import type { Page } from '../rule.js';
import { brandOf } from './brand.js';
import { fileName } from './file-name.js';
import type { StaticLogo } from './static-logos.js';
import { type Tone, toneOf } from './tone.js';

/** The end of a page: an element for it, or one that is called so. */
const footerAround = nearestBy(
  (element) =>
    element.tag === 'footer' ||
    attribute(element, 'role')?.trim().toLowerCase() === 'contentinfo' ||
    (element.tag === 'div' && FOOTER.test(`${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`)),
);

const FOOTER = /(?:^|\s)(?:(?:site|page|main|global)[-_]?)?footer(?=\s|$)/i;

/**
 * The variant that stands for a logo by hand: the one that shows its very file, else the one for this part of the page, else one in
 * the colours that the name of its file says, else one of a file that is called alike.
 */
export function variantOfLogo(page: Page, logo: StaticLogo): string {
  const { document, manifest } = page;
  const {
    mark,
    rating: { file },
  } = logo;
  const alike = file?.variant;
  if (alike !== undefined && file && mark.files.includes(file.name)) return alike;
  const tone = toneOfLogo(page, logo);
  const inFooter = footerAround(document, mark.element) !== undefined;
  if (inFooter && manifest.resources.logos.variants.footer.image) {
    const own = toneOfVariant(page, 'footer');
    if (!tone || !own || own === tone) return 'footer';
  }
  return (tone && variantInTone(page, tone)) ?? alike ?? 'default';
}

/** What the names of a logo's files say of its colours; nothing where it shows another on another ground. */
function toneOfLogo({ document, manifest }: Page, { mark, root, parts }: StaticLogo): Tone | undefined {
  if (mark.kind !== 'image' && mark.kind !== 'background') return undefined;
  const isOther = (element: DocElement | undefined) =>
    element !== undefined &&
    (element.tag === 'img' || element.tag === 'svg') &&
    (element.index < mark.element.index || element.index > mark.element.last);
  for (const { index, last } of parts.length === 0 ? [root] : parts)
    if (document.elements.slice(index, last + 1).some(isOther)) return undefined;
  const { words } = brandOf(manifest);
  const tones = new Set(mark.files.map((name) => toneOf(name, words)));
  const [tone] = tones;
  return tones.size === 1 ? tone : undefined;
}

/** The variants in the order in which one in a tone is looked for: what has its name from it, first. */
const ORDER = ['light', 'transparent', 'default', 'footer'] as const;
type Variant = (typeof ORDER)[number];

function variantInTone(page: Page, tone: Tone): Variant | undefined {
  return ORDER.find((variant) => toneOfVariant(page, variant) === tone);
}

/** What is known of a variant's colours: by its file, else by what it is called. */
function toneOfVariant({ manifest }: Page, variant: Variant): Tone | undefined {
  const { image } = manifest.resources.logos.variants[variant];
  if (!image) return undefined;
  return toneOf(fileName(image.url), brandOf(manifest).words) ?? (variant === 'light' ? 'light' : undefined);
}
