import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { attribute, type DocElement } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
import { replacing, type Target, targetOf } from '../../edit/replace.js';
import { logosBehindComponents } from '../../logo/behind-component.js';
import { brandOf } from '../../logo/brand.js';
import { classesOfLogo } from '../../logo/classes-of-logo.js';
import { dataLogoProblems } from '../../logo/data-logos.js';
import { type StaticLogo, staticLogosOf } from '../../logo/static-logos.js';
import { taglinesIn } from '../../logo/tagline.js';
import { variantOfLogo } from '../../logo/variant-of-logo.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { noStaticLogoDocs } from './docs.js';

/** Logos by hand that `x-logo` shows. */
export const noStaticLogo: Rule = {
  id: 'no-static-logo',
  severity: 'error',
  docs: noStaticLogoDocs,
  check(page) {
    const hasImage = brandOf(page.manifest).files.length > 0;
    const byHand = staticLogosOf(page).map((logo): Problem => {
      const { mark, root, rating } = logo;
      const variant = hasImage ? variantOfLogo(page, logo) : undefined;
      const fixed = isShown(page, variant) ? replacement(page, logo, variant) : undefined;
      const component = write(page, variant, logo);
      // A file that is none of the site's is no copy of one.
      const isStranger = mark.files.length > 0 && rating.file === undefined;
      const isCopy = hasImage && !isStranger;
      const what = mark.kind === 'text' ? 'name of the site as a logo' : isCopy ? "copy of the site's logo" : 'logo';
      const why = isCopy
        ? 'a copy does not follow when the logo changes'
        : hasImage
          ? 'the site has no such logo, and the component shows the one that it has'
          : 'the site has no logo image, and the component shows its name until it has one';
      // The link says more than the image in it only where the name is all that is shown.
      const { start, end } = mark.kind === 'text' || !mark.link ? root : mark.element;
      const lines = linesOf(page, logo);
      const kept =
        lines.length === 0
          ? ''
          : `; keep ${lines.map((line) => `\`${shortText(sourceOf(page, line), LONGEST_LINE)}\``).join(', ')} behind it`;
      return {
        start,
        end,
        outcome: logo.certain ? 'violation' : 'needs-review',
        message: `Unexpected hand-written ${what}, expected \`${component}\`: ${why}${kept}`,
        resource:
          rating.file?.pointer ??
          (variant === undefined ? pointer('resources', 'logos') : pointer('resources', 'logos', 'variants', variant)),
        evidence: { score: rating.score, reasons: rating.reasons },
        ...withName(page, withLines(page, fixed, lines)),
      };
    });
    return [...byHand, ...logosBehindComponents(page), ...dataLogoProblems(page)];
  },
};

/** Where the component goes, and the edits for it; none where something else stands between the parts of a logo. */
function replacement(page: Page, logo: StaticLogo, variant: string | undefined): { fix: Proposal } | undefined {
  const { root, parts } = logo;
  if (parts.length < 2) return replacing(placeOf(page, root), 'the logo', write(page, variant, logo));
  if (parts.some(({ parent }) => parent !== root.parent)) return { fix: joining(parts, write(page, variant, logo)) };
  const target = root.parent && targetOf(page.document, root.parent, parts);
  return replacing(target, 'the logo', write(page, variant, logo, target));
}

/** Characters of a line that a message shows. */
const LONGEST_LINE = 160;

/** The lines beside a name in all that stands for the logo. */
function linesOf({ document, manifest }: Page, { mark, root, parts }: StaticLogo): DocElement[] {
  const brand = brandOf(manifest);
  return [...new Set([root, ...parts].flatMap((part) => taglinesIn(document, part, mark.element, brand)))];
}

function sourceOf({ document }: Page, { start, end }: DocElement): string {
  return document.source.slice(start, end);
}

/** A fix that leaves the lines beside a name which it would take with the logo. */
function withLines(
  page: Page,
  fixed: { fix: Proposal } | undefined,
  lines: readonly DocElement[],
): { fix: Proposal } | undefined {
  if (!fixed || lines.length === 0) return fixed;
  const { description, edits } = fixed.fix;
  const kept = edits.map((edit) => {
    const taken = lines.filter(({ start, end }) => edit.start <= start && edit.end >= end);
    return { ...edit, text: [edit.text, ...taken.map((line) => sourceOf(page, line))].join('\n') };
  });
  return { fix: { description: `${description}, and keep what stands beside the name`, edits: kept } };
}

/** A fix that says the name in the data of the page still, where that was its text: a picture has none. */
function withName({ document }: Page, fixed: { fix: Proposal } | undefined): { fix: Proposal } | undefined {
  const [edit] = fixed?.fix.edits ?? [];
  if (!fixed || !edit) return fixed;
  const named = document.elements.find(
    (each) =>
      each.start >= edit.start &&
      each.end <= edit.end &&
      /(?:^|\s)name(?:\s|$)/.test(attribute(each, 'itemprop') ?? ''),
  );
  const name = named && labelTextOf(document, named).replace(/\s+/g, ' ').trim();
  if (!name) return fixed;
  const text = `${edit.text}<meta itemprop="name" content="${escapeAttribute(name)}">`;
  const { description, edits } = fixed.fix;
  return {
    fix: { description: `${description}, and keep the name as data`, edits: [{ ...edit, text }, ...edits.slice(1)] },
  };
}

/** Whether the component shows something there: a site may have neither an image nor a name. */
function isShown({ manifest }: Page, variant: string | undefined): boolean {
  const { variants } = manifest.resources.logos;
  return Object.entries(variants).some(([name, { usable }]) => name === (variant ?? 'default') && usable);
}

/** Writes one component in place of the first of several parts, and takes the others away. */
function joining(parts: readonly DocElement[], component: string): Proposal {
  const edits = parts.map(({ start, end }, index) => ({ start, end, text: index === 0 ? component : '' }));
  return { description: `Replace the parts of the logo by \`${component}\``, edits };
}

/** Elements that stay around the component: a cell, a heading. */
const STAYS: ReadonlySet<string> = new Set(
  'td th li dt dd h1 h2 h3 h4 h5 h6 figcaption label summary caption'.split(' '),
);

function placeOf({ document }: Page, root: DocElement): Target | undefined {
  if (STAYS.has(root.tag)) return { start: root.openEnd, end: root.closeStart, replaced: undefined };
  return targetOf(document, root, [root]);
}

function write(page: Page, variant: string | undefined, logo: StaticLogo, target?: Target): string {
  const { mark, root, parts } = logo;
  const named = variant === undefined ? '' : ` variant="${variant}"`;
  const isLink = root === mark.link || parts.some(({ tag }) => tag === 'a');
  const link = isLink || (mark.kind === 'text' && !mark.link) ? '' : ' link="false"';
  const whole = STAYS.has(root.tag) ? [] : [root];
  const around = target?.replaced ? [target.replaced] : parts.length > 1 ? parts : whole;
  const classes = classesOfLogo(page.document, logo, around);
  return `<x-logo${named}${classes}${link}></x-logo>`;
}
