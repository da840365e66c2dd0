import type { Element } from 'hast';
import { element } from '../../html/element.js';
import { allowedSrcset, asSrcset } from '../../html/srcset.js';
import { imageUrl } from '../../html/url.js';
import type { Logo } from '../../site/schema.js';
import type { PartClasses } from '../markup/given.js';
import { classesOf, dataOf } from '../markup/part.js';

/** Descriptors of widths, as opposed to densities. @see https://html.spec.whatwg.org/multipage/images.html#srcset-attributes */
const OF_WIDTHS = /\s\d+w\s*(?:,|$)/;

/** How a logo's image is written. */
interface PictureStyle {
  siteName: string;
  isOfFooter: boolean;
  part: PartClasses;
  /** Classes that the author gives it; nothing where the site's hold. */
  written: readonly string[] | undefined;
}

/** The image of a logo; with another for a dark colour scheme as a `picture`. */
export function picture(asset: Logo, { siteName, isOfFooter, part, written }: PictureStyle): Element {
  const srcSet = allowedSrcset(asset.srcset);
  const isWide = srcSet !== undefined && OF_WIDTHS.test(srcSet);
  const isSized = asset.width !== undefined && asset.height !== undefined;
  const image = element('img', {
    className: ['x-logo__img', ...classesOf(part, { written })],
    src: imageUrl(asset.url),
    srcSet,
    // Without it a browser takes the logo to be as wide as the window.
    sizes: isWide && asset.width !== undefined ? `${asset.width}px` : undefined,
    alt: asset.alt?.trim() ? asset.alt : siteName,
    width: asset.width,
    height: asset.height,
    // A footer is mostly below the window. A logo whose place is known moves nothing when it comes late.
    loading: isOfFooter && isSized ? 'lazy' : undefined,
    decoding: 'async',
    ...dataOf(part),
  });
  const dark = imageUrl(asset.dark);
  if (dark === undefined) return image;
  const source = element('source', { srcSet: asSrcset(dark), media: '(prefers-color-scheme: dark)' });
  return element('picture', {}, [source, image]);
}
