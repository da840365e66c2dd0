import { attribute } from '../../document/element.js';
import { isTemplate } from '../../form/placeholder-address.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import { isOfContent } from './content-picture.js';
import type { Embedded } from './embedded.js';
import { type FileAddress, fileAddress } from './file-key.js';
import { kindOf } from './file-kinds.js';
import type { ListedFile, ListedFiles } from './listed-files.js';
import { nearFiles } from './near-files.js';
import { isOfTheme } from './of-design.js';
import { isShownDrawing } from './shown-drawing.js';

/** Where and how a file stands that somebody has to look at. */
interface Doubtful {
  address: FileAddress;
  kind: 'image' | 'drawing';
  score: number;
  why: string;
}

/** From here on a name or a text says what a picture shows. */
const LEAST_WORDS = 2;

/** A listed picture in an older format, which the site need not have: not where the listed one stands beside it. */
export function otherFormat(
  { value, element, isDrawn }: Embedded,
  listed: ListedFiles,
): (Doubtful & { listedAs: ListedFile; how: string }) | undefined {
  if (isTemplate(value) || isDrawn || element.tag !== 'img' || element.parent?.tag === 'picture') return undefined;
  if (element.attributes.some(({ name }) => name.endsWith('srcset'))) return undefined;
  const address = fileAddress(value, listed.base);
  const listedAs = address && address.host === listed.host ? listed.inNewerFormat(address) : undefined;
  if (!address || !listedAs) return undefined;
  const how = 'the format that the site has of it';
  return { address, kind: 'image', score: 0.5, why: 'the site lists it in another format', listedAs, how };
}

/** Folders of what tools build or copy: the theme's pictures stand there, and at times those of a page. */
const OF_FILES = /\/(?:assets?|static|public)(?=\/)/g;

/**
 * A picture in a folder of files that is of the page and not of the theme: its text says what one of the listed pictures shows,
 * or it is a photo with words of its own, or what the page gives to be shared.
 */
export function shownInDesign(page: Page, embedded: Embedded, listed: ListedFiles): Doubtful | undefined {
  const { value, element, isDrawn, isLogo } = embedded;
  if (isTemplate(value) || isDrawn || isLogo) return undefined;
  const address = fileAddress(value, listed.base);
  if (!address || address.host !== listed.host || kindOf(address.path) !== 'image' || listed.has(address, true))
    return undefined;
  const lower = address.path.toLowerCase();
  const rest = lower.replace(OF_FILES, '');
  if (rest === lower || isOfTheme(rest)) return undefined;
  const found = { address, kind: 'image' as const, score: 0.5 };
  const name = address.path.split('/').at(-1) ?? '';
  const label = attribute(element, 'alt') ?? '';
  const isNear = element.tag === 'img' && words(label).length >= LEAST_WORDS;
  if (isNear && nearFiles(page, name, label, 'image').length > 0)
    return { ...found, why: 'its text is that of a listed picture' };
  if (!listed.kinds.has('image') || !isOfContent(page, embedded, rest)) return undefined;
  return { ...found, why: element.tag === 'img' ? 'it has words of its own' : 'the page is shown by it' };
}

/**
 * A drawing that is of the page and no icon: its text says what it shows, as it is with a picture in another format.
 */
export function shownDrawing(page: Page, embedded: Embedded, listed: ListedFiles): Doubtful | undefined {
  const { value, isDrawn, isLogo } = embedded;
  if (isTemplate(value) || isDrawn || isLogo || !listed.kinds.has('image')) return undefined;
  const address = fileAddress(value, listed.base);
  if (!address || address.host !== listed.host || kindOf(address.path) !== 'drawing' || listed.has(address, true))
    return undefined;
  const lower = address.path.toLowerCase();
  if (isOfTheme(lower) || !isShownDrawing(page, embedded, lower)) return undefined;
  return { address, kind: 'drawing', score: 0.5, why: 'its text says what it shows' };
}
