import { pointer } from '../../../message/pointer.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { classOf, replacing, targetOf } from '../../edit/replace.js';
import { type StaticLogo, staticLogosOf } from '../../logo/static-logos.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { noStaticLogoDocs } from './docs.js';

/** Logos by hand that `x-logo` shows. */
export const noStaticLogo: Rule = {
  id: 'no-static-logo',
  severity: 'error',
  docs: noStaticLogoDocs,
  check(page) {
    return staticLogosOf(page).map((logo): Problem => {
      const { element, kind } = logo.mark;
      const variant = variantFor(page, logo);
      const root = rootOf(logo);
      const component = write(variant, root, logo);
      const what = kind === 'text' ? 'name of the site as a logo' : "copy of the site's logo";
      return {
        start: element.start,
        end: element.end,
        outcome: logo.certain ? 'violation' : 'needs-review',
        message: `Unexpected hand-written ${what}, expected \`${component}\`: a copy does not follow when the logo changes`,
        resource: logo.rating.file?.pointer ?? pointer('resources', 'logos', 'variants', variant),
        evidence: { score: logo.rating.score, reasons: logo.rating.reasons },
        ...replacing(targetOf(page.document, root, [root]), 'the logo', component),
      };
    });
  },
};

/** What goes for the component: the link around the mark if it leads home, else the mark. */
function rootOf({ mark: { element, link, target } }: StaticLogo): DocElement {
  return link && (target?.home || target?.key === undefined) ? link : element;
}

function write(variant: string, root: DocElement, { mark }: StaticLogo): string {
  const isLink = root === mark.link;
  const link = isLink ? '' : ' link="false"';
  return `<x-logo variant="${variant}"${classOf(root)}${link}></x-logo>`;
}

const footerAround = nearestTag('footer');

/** The variant that shows the file, else the one for this part of the page. */
function variantFor({ document, manifest }: Page, { mark, rating }: StaticLogo): string {
  if (rating.file?.variant !== undefined) return rating.file.variant;
  const { variants } = manifest.resources.logos;
  const inFooter = footerAround(document, mark.element) !== undefined;
  return inFooter && variants.footer.image ? 'footer' : 'default';
}
