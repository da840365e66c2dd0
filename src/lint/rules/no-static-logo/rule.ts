import { pointer } from '../../../message/pointer.js';
import { attribute } from '../../document/element.js';
import { nearestBy } from '../../document/nearest.js';
import { classOf, replacing, type Target, targetOf } from '../../edit/replace.js';
import { brandOf } from '../../logo/brand.js';
import { type StaticLogo, staticLogosOf } from '../../logo/static-logos.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { noStaticLogoDocs } from './docs.js';

/** Logos by hand that `x-logo` shows. */
export const noStaticLogo: Rule = {
  id: 'no-static-logo',
  severity: 'error',
  docs: noStaticLogoDocs,
  check(page) {
    const hasImage = brandOf(page.manifest).files.length > 0;
    return staticLogosOf(page).map((logo): Problem => {
      const { mark, root, rating } = logo;
      const variant = hasImage ? variantFor(page, logo) : undefined;
      const place = placeOf(page, logo);
      const component = write(variant, logo, place);
      const what = mark.kind === 'text' ? 'name of the site as a logo' : hasImage ? "copy of the site's logo" : 'logo';
      const why = hasImage
        ? 'a copy does not follow when the logo changes'
        : 'the site has no logo image, and the component shows its name until it has one';
      // The link says more than the image in it only where the name is all that is shown.
      const { start, end } = mark.kind === 'text' || !mark.link ? root : mark.element;
      return {
        start,
        end,
        outcome: logo.certain ? 'violation' : 'needs-review',
        message: `Unexpected hand-written ${what}, expected \`${component}\`: ${why}`,
        resource:
          rating.file?.pointer ??
          (variant === undefined ? pointer('resources', 'logos') : pointer('resources', 'logos', 'variants', variant)),
        evidence: { score: rating.score, reasons: rating.reasons },
        ...replacing(isShown(page, variant) ? place : undefined, 'the logo', component),
      };
    });
  },
};

/** Elements that stay around the component: a cell, a heading. */
const STAYS: ReadonlySet<string> = new Set('td th h1 h2 h3 h4 h5 h6 figcaption label'.split(' '));

/** What the component stands for: the logo, and what shows or says it once more beside it; nothing where others stand between. */
function placeOf({ document }: Page, { root, beside }: StaticLogo): Target | undefined {
  if (beside.length > 0) {
    const parts = [root, ...beside].sort((a, b) => a.start - b.start);
    return root.parent && targetOf(document, root.parent, parts);
  }
  if (STAYS.has(root.tag)) return { start: root.openEnd, end: root.closeStart, replaced: undefined };
  return targetOf(document, root, [root]);
}

function write(variant: string | undefined, { mark, root, beside }: StaticLogo, place: Target | undefined): string {
  const named = variant === undefined ? '' : ` variant="${variant}"`;
  const isLink = root === mark.link || beside.some(({ tag }) => tag === 'a') || (mark.kind === 'text' && !mark.link);
  const dressed = beside.length > 0 ? place?.replaced : STAYS.has(root.tag) ? undefined : root;
  return `<x-logo${named}${classOf(dressed)}${isLink ? '' : ' link="false"'}></x-logo>`;
}

/** Whether the component shows something there: a site may have neither an image nor a name. */
function isShown({ manifest }: Page, variant: string | undefined): boolean {
  const { variants } = manifest.resources.logos;
  return Object.entries(variants).some(([name, { usable }]) => name === (variant ?? 'default') && usable);
}

/** The end of a page: an element for it, or one that is called so. */
const footerAround = nearestBy(
  (element) =>
    element.tag === 'footer' ||
    attribute(element, 'role')?.trim().toLowerCase() === 'contentinfo' ||
    (element.tag === 'div' && FOOTER.test(`${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`)),
);

const FOOTER = /(?:^|\s)(?:(?:site|page|main|global)[-_]?)?footer(?=\s|$)/i;

/** The variant that shows the file, else the one for this part of the page. */
function variantFor({ document, manifest }: Page, { mark, rating }: StaticLogo): string {
  if (rating.file?.variant !== undefined) return rating.file.variant;
  const { variants } = manifest.resources.logos;
  const inFooter = footerAround(document, mark.element) !== undefined;
  return inFooter && variants.footer.image ? 'footer' : 'default';
}
