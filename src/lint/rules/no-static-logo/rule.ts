import { pointer } from '../../../message/pointer.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
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
      const component = write(variant, logo);
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
        ...replacing(placeOf(page, root), 'the logo', component),
      };
    });
  },
};

/** Elements that stay around the component: a cell, a heading. */
const STAYS: ReadonlySet<string> = new Set('td th h1 h2 h3 h4 h5 h6 figcaption label'.split(' '));

function placeOf({ document }: Page, root: DocElement): Target | undefined {
  if (STAYS.has(root.tag)) return { start: root.openEnd, end: root.closeStart, replaced: undefined };
  return targetOf(document, root, [root]);
}

function write(variant: string | undefined, { mark, root }: StaticLogo): string {
  const named = variant === undefined ? '' : ` variant="${variant}"`;
  const link = root === mark.link || (mark.kind === 'text' && !mark.link) ? '' : ' link="false"';
  return `<x-logo${named}${STAYS.has(root.tag) ? '' : classOf(root)}${link}></x-logo>`;
}

const footerAround = nearestTag('footer');

/** The variant that shows the file, else the one for this part of the page. */
function variantFor({ document, manifest }: Page, { mark, rating }: StaticLogo): string {
  if (rating.file?.variant !== undefined) return rating.file.variant;
  const { variants } = manifest.resources.logos;
  const inFooter = footerAround(document, mark.element) !== undefined;
  return inFooter && variants.footer.image ? 'footer' : 'default';
}
