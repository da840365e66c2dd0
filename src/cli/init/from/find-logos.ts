import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { isOwner, partsOf, textsOf, thingsOfType } from '../../../lint/document/things.js';
import { brandOf } from '../../../lint/logo/brand.js';
import { hasBrandClass } from '../../../lint/logo/brand-class.js';
import { type Mark, marksOf } from '../../../lint/logo/marks.js';
import { LEAST, rateMark } from '../../../lint/logo/rate-mark.js';
import type { Logo } from '../../../site/schema.js';
import { isImageToHome } from './find-facts.js';
import { oneLine, type RatedPage, siteAddress } from './html-page.js';

/** Logos of a site by where they are shown. */
export interface FoundLogos {
  main?: Logo;
  footer?: Logo;
  unsure: string[];
}

/** The logo of a page's header and that of its footer, by their place, name, link and file; else that of JSON-LD. */
export function findLogos(page: RatedPage): FoundLogos {
  const brand = brandOf(page.manifest);
  const unsure: string[] = [];
  const rated = marksOf(page).flatMap((mark) => {
    if (mark.kind !== 'image' || isPortrait(mark)) return [];
    const logo = logoOf(page, mark);
    if (!logo) return [];
    const { score, reasons } = rateMark(page, mark, brand);
    const isOfOthers = Object.values(reasons).some((weight) => weight <= AGAINST);
    return [
      {
        mark,
        logo,
        score,
        isFooter: isInFooter(mark.element),
        isSure: !isOfOthers && (score >= LEAST || isBranded(page, mark)),
      },
    ];
  });
  const sure = rated.filter(({ isSure }) => isSure).sort((a, b) => b.score - a.score);
  const header = sure.find(({ isFooter }) => !isFooter);
  const footer = sure.find(({ isFooter, logo }) => isFooter && logo.url !== header?.logo.url);
  const described = thingsOfType(page.document, isOwner).flatMap((thing) => [
    ...textsOf(thing, 'logo'),
    ...partsOf(thing, 'logo').flatMap((image) => [...textsOf(image, 'url'), ...textsOf(image, 'contentUrl')]),
  ]);
  const [url] = described.flatMap((each) => siteAddress(each, page.at, page.manifest.site.url) ?? []);
  const main = header?.logo ?? (url === undefined ? footer?.logo : { url });
  if (!main) {
    const doubtful = rated.find(({ mark }) => isDoubtful(page, mark));
    if (doubtful) unsure.push(`the image \`${doubtful.logo.url}\`, because little says that it is the logo`);
    else if (isDrawn(page)) unsure.push('the logo in the header, because it is drawn in the page and no file');
  }
  const other = footer && footer.logo.url !== main?.url ? footer.logo : undefined;
  return { ...(main && { main }), ...(other && { footer: other }), unsure };
}

/** Whether a drawing stands where a page has its logo. */
function isDrawn({ document, at }: RatedPage): boolean {
  return document.elements.some(
    (link) =>
      link.tag === 'a' &&
      isImageToHome(at, link) &&
      document.elements.slice(link.index, link.last + 1).some(({ tag }) => tag === 'svg'),
  );
}

/** Whether an image may be a logo: it is where a page has one, and leads to the start. */
function isDoubtful({ document }: RatedPage, { element, target, link }: Mark): boolean {
  const edge = closest(element, ({ tag }) => tag === 'header' || tag === 'nav');
  return edge !== undefined && (target?.home === true || hasBrandClass(document, link));
}

const PORTRAIT = /(?:^|[\s/_-])(?:profile|avatar|portrait|headshot|avataaars|gravatar)(?:$|[\s._-])/i;

/** Whether an image is the picture of a person. */
function isPortrait({ element, files }: Mark): boolean {
  return PORTRAIT.test(attribute(element, 'class') ?? '') || files.some((name) => PORTRAIT.test(name));
}

/** What speaks as strongly against a mark makes it another's. */
const AGAINST = -0.6;

/** Whether an image calls itself the brand where a page has it. */
function isBranded({ document }: RatedPage, { element, link }: Mark): boolean {
  const edge = closest(element, ({ tag }) => tag === 'header' || tag === 'nav' || tag === 'footer');
  return edge !== undefined && [element, element.parent, link].some((each) => hasBrandClass(document, each));
}

function isInFooter(element: DocElement): boolean {
  return closest(element, (each) => each.tag === 'footer' || attribute(each, 'role') === 'contentinfo') !== undefined;
}

function logoOf(page: RatedPage, { element }: Mark): Logo | undefined {
  const image =
    element.tag === 'img'
      ? element
      : page.document.elements.slice(element.index, element.last + 1).find(({ tag }) => tag === 'img');
  if (!image) return undefined;
  const written = attribute(image, 'data-src') ?? attribute(image, 'data-lazy-src') ?? attribute(image, 'src');
  const url = siteAddress(written, page.at, page.manifest.site.url);
  if (url === undefined) return undefined;
  const alt = oneLine(attribute(image, 'alt') ?? '');
  const size = (name: string) => /^\d{1,5}$/.exec(attribute(image, name)?.trim() ?? '')?.[0];
  const [width, height] = [size('width'), size('height')];
  const dark = darkOf(page, element);
  return {
    url,
    ...(/\p{L}/u.test(alt) && { alt }),
    ...(width !== undefined && Number(width) > 0 && { width: Number(width) }),
    ...(height !== undefined && Number(height) > 0 && { height: Number(height) }),
    ...(dark !== undefined && { dark }),
  };
}

/** The image that a `picture` has for a dark colour scheme. */
function darkOf(page: RatedPage, picture: DocElement): string | undefined {
  const sources = picture.children.filter((child) => child.kind === 'element' && child.tag === 'source');
  const dark = sources.find(
    (child) => child.kind === 'element' && /prefers-color-scheme:\s*dark/i.test(attribute(child, 'media') ?? ''),
  );
  if (dark?.kind !== 'element') return undefined;
  const [first] = (attribute(dark, 'srcset') ?? '').trim().split(/[\s,]+/);
  return siteAddress(first, page.at, page.manifest.site.url);
}
