import type { Manifest } from '../../../manifest/schema.js';
import { pointer } from '../../../message/pointer.js';
import { memo } from '../../../text/memo.js';
import { attribute, type DocElement, isWithin } from '../../document/element.js';
import { isOfTemplate } from '../../document/template-code.js';
import { descendants, labelTextOf } from '../../document/text.js';
import { usesOf } from '../../document/uses.js';
import { classOf, replacing } from '../../edit/replace.js';
import { brandOf } from '../../logo/brand.js';
import { hasBrandClass } from '../../logo/brand-class.js';
import { isName } from '../../logo/say-name.js';
import { ratedMarksOf, staticLogosOf } from '../../logo/static-logos.js';
import { isDrawingClass } from '../../logo/style-images.js';
import type { Page, Proposal, Rule } from '../../rule.js';
import { otherBrandIn } from './brand-link.js';
import { logoRequiredDocs } from './docs.js';
import { siteHeaders } from './site-headers.js';

/** Site headers without a logo; where the site has no image, its name stands in for one, and `x-logo` writes that too. */
export const logoRequired: Rule = {
  id: 'logo-required',
  severity: 'warning',
  docs: logoRequiredDocs,
  check(page) {
    const variant = logoVariant(page.manifest);
    const hasImage = variant !== undefined;
    if (!hasImage && !/\p{L}/u.test(page.manifest.resources.logos.text)) return [];
    const headers = siteHeaders(page.document);
    const hasLogo = logoFinder(page, hasImage);
    // A page may have several for several widths of screen: one logo will do.
    const [header] = headers;
    if (!header || headers.some(hasLogo) || headers.some((each) => mayPrint(page, each))) return [];
    const { start, openEnd } = header;
    // A name by hand is a logo by hand, which `no-static-logo` tells; another one would stand beside what is there.
    if (variant === undefined && isNamed(page, header)) return [];
    const brand = otherBrandIn(page, header);
    const component = `<x-logo${classOf(brand, (name) => isDrawingClass(page.document, name))}></x-logo>`;
    const where = brand ? 'in place of the name that is there, which is none of the site' : 'in it';
    const message = `Unexpected header without a logo, expected \`${component}\` ${where}: visitors look there for whose site it is, and for the way home`;
    const resource =
      variant === undefined
        ? pointer('resources', 'logos', 'text')
        : pointer('resources', 'logos', 'variants', variant);
    const fix = replacing(brand && { start: brand.start, end: brand.end, replaced: brand }, 'the name', component)?.fix;
    return [{ start, end: openEnd, message, resource, fix: fix ?? insert(header) }];
  },
};

/** The first variant that comes to an image; nothing where the name stands in as text. */
const logoVariant = memo(({ resources: { logos } }: Manifest): string | undefined => {
  const found = Object.entries(logos.variants).find(([, { usable, source }]) => usable && source?.includes('/logos/'));
  return found?.[0];
});

/** Whether code of a template in a header is about a logo, or writes the address of an image there: it may print one. */
function mayPrint(page: Page, header: DocElement): boolean {
  const content = page.source.slice(header.openEnd, header.closeStart);
  if (!isOfTemplate(content)) return false;
  return (
    /logo|brand/i.test(content) ||
    ratedMarksOf(page).some(({ mark }) => mark.isPrinted && isWithin(mark.element, header))
  );
}

/**
 * Whether a component or a mark by hand is in a header or above it, where a bar of its own may hold it; where nothing is
 * called `header`, anywhere on the page. Headers must come in the order of the source.
 *
 * @param isNameEnough whether the name by hand will do
 */
function logoFinder(page: Page, isNameEnough: boolean): (header: DocElement) => boolean {
  const component = usesOf(page.document).find(({ tag }) => tag === 'x-logo')?.start ?? Number.POSITIVE_INFINITY;
  let mark: number | undefined;
  let searched = -1;
  return (header) => {
    const isHeader = isReal(header);
    const end = isHeader ? header.end : page.source.length;
    if (component < end) return true;
    // What is in a header that has no name was searched with it.
    if (isNameEnough && isHeader && header.index > searched && isNamed(page, header)) return true;
    searched = Math.max(searched, header.last);
    mark ??= isNameEnough ? firstMark(page) : firstReported(page);
    return mark < end;
  };
}

/** Whether it is a header by what it is, and not by its class alone. */
function isReal(header: DocElement): boolean {
  return header.tag === 'header' || attribute(header, 'role') === 'banner';
}

/** Where the first mark begins that may be meant as the site's. */
function firstMark(page: Page): number {
  return ratedMarksOf(page).reduce(
    (first, { mark, rating }) => (rating.score >= PERHAPS ? Math.min(first, mark.element.start) : first),
    Number.POSITIVE_INFINITY,
  );
}

/** Where the first mark begins that `no-static-logo` reports: one finding is enough. */
function firstReported(page: Page): number {
  return staticLogosOf(page).reduce((first, { mark }) => Math.min(first, mark.element.start), Number.POSITIVE_INFINITY);
}

/** Texts of an element that may be a name, at most. */
const FEW_TEXTS = 6;

/** Whether a header names the site in a line of its own, or has a place for its brand. */
function isNamed({ document, manifest }: Page, header: DocElement): boolean {
  const brand = brandOf(manifest);
  return descendants(document, header).some((element) => {
    if (element.endText === element.firstText || element.endText - element.firstText > FEW_TEXTS) return false;
    return hasBrandClass(document, element) || isName(labelTextOf(document, element), brand);
  });
}

/** A mark that may be meant as the site's is enough not to ask for one. */
const PERHAPS = 0.35;

/** Puts the logo first, within the wrappers that hold all of the header. */
function insert(header: DocElement): Proposal {
  let place = header;
  for (;;) {
    const [only, second] = place.children.filter((each) => each.kind === 'element' || each.value.trim() !== '');
    if (only?.kind !== 'element' || second || only.tag !== 'div' || attribute(only, 'hidden') !== undefined) break;
    place = only;
  }
  const edit = { start: place.openEnd, end: place.openEnd, text: '<x-logo></x-logo>' };
  return { description: 'Add the logo to the header', edits: [edit] };
}
