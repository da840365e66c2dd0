import type { Element, ElementContent } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { webUrl } from 'inlay/internal/html/url.js';
import type { Logo } from 'inlay/internal/site/schema.js';
import type { Links } from '../links.js';
import { missingFileNote, missingFileWords } from './note.js';
import { visible } from './text.js';

/** How a logo is shown. */
interface PlateOptions {
  /** What stands for the picture. */
  alt: string;
  /** Whether it is loaded at once. */
  isEager: boolean;
}

/** The plates of a logo, and what is wrong with its files. */
interface LogoPlates {
  figures: Element[];
  notes: Element[];
}

/**
 * A logo on a light and on a dark ground, as it is seen in either theme of the site: on the dark one its dark file, where it
 * has one.
 */
export function logoPlates(image: Logo, { alt, isEager }: PlateOptions, links: Links): LogoPlates {
  const folder = links.missing?.folder ?? '';
  const missingOf = (url: string) => links.missing?.ofLogo({ url })[0];
  const size = { alt: visible(alt), width: image.width, height: image.height, loading: isEager ? 'eager' : 'lazy' };
  const pictureOf = (url: string) => {
    const src = missingOf(url) === undefined ? links.picture(url) : undefined;
    return src === undefined ? undefined : element('img', { src, ...size });
  };
  const own = missingOf(image.url);
  const others = (links.missing?.ofLogo(image) ?? []).filter((file) => file !== own);
  const notes = others.map((file) => missingFileNote(file, folder));
  const light = pictureOf(image.url);
  if (light === undefined) {
    const words = own === undefined ? ['Its file is not available: see --public'] : missingFileWords(own, folder);
    return { figures: [plainPlate(words)], notes };
  }
  const dark = image.dark !== undefined && webUrl(image.dark) !== undefined ? pictureOf(image.dark) : undefined;
  const plates = [
    plate('On light', ['plate'], light),
    plate(dark ? 'On dark, its dark file' : 'On dark, the same file', ['plate', 'plate--dark'], dark ?? light),
  ];
  return { figures: [element('div', { className: ['plates'] }, plates)], notes };
}

function plate(words: string, className: string[], picture: ElementContent): Element {
  return element('figure', {}, [element('div', { className }, [picture]), element('figcaption', {}, [words])]);
}

/** A plate with words where no picture is. */
export function plainPlate(content: readonly (ElementContent | string)[]): Element {
  return element('p', { className: ['plate'] }, [element('span', { className: ['quiet'] }, content)]);
}
