import { parsed } from '../../../html/url.js';
import { attribute, type DocElement } from '../../document/element.js';
import { firstWithin } from '../../document/first-within.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { placeOfElement } from '../../owner/place.js';
import { siteNamesOf } from '../../owner/site-names.js';
import { isInTeam } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import { wordList } from '../../words/word-list.js';
import type { Embedded } from './embedded.js';
import { markKindOf } from './mark-kinds.js';

/** Formats of photos: a theme draws its icons in others. */
const PHOTO = /\.(?:jpe?g|webp|avif|heic)$/;
/** Pixels of a picture that is too small to show anything, and of one that is too large for an icon. */
const [SMALL, LARGE] = [100, 300];
/** Formats of cameras, in which nobody draws an icon, and the pixels of one that is too small all the same. */
const CAMERA = /\.(?:jpe?g|avif|heic)$/;
const TINY = 48;
/** Words of a text that says what a picture shows, at least; letters, where a script puts no blanks between them. */
const [LEAST_WORDS, LEAST_LETTERS] = [2, 4];
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Folders for what is of others: their pictures are no files of the site that people would list. */
export const OF_OTHERS =
  /\/(?:logos?|partners?|partner(?:i|en|zy)|partenaires?|parceiros|socios|clients?|client[ei]s|customers?|kunden|klient[iy]|klienci|klanten|kunder|asiakkaat|brands?|marken|marques|marcas|marchi|merken|sponsor(?:s|en|er|zy|i|es)?|press|presse|prensa|stampa|trust|badges?|certs?|certificates?|awards?|stores?|payments?|kehu)\//;

/**
 * Whether a picture in a folder of files is of the page's content and not of the theme: a photo with words, or what the page gives
 * to be shared. Marks, small pictures, those of others and those that show nothing to people who hear the page are not.
 *
 * @param path decoded, in lower case
 */
export function isOfContent(page: Page, { element }: Embedded, path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  if (OF_OTHERS.test(path)) return false;
  if (element.tag === 'meta' || element.tag === 'script') return markKindOf(name, '') === undefined;
  if (element.tag !== 'img' || isHidden(element)) return false;
  const sides = ['width', 'height'].map((side) => pixelsOf(attribute(element, side)));
  if (sides.some((pixels) => pixels <= TINY)) return false;
  if (sides.some((pixels) => pixels <= SMALL) && (!CAMERA.test(path) || isOfSomebodyElse(page, element))) return false;
  if (!PHOTO.test(path) && !sides.some((pixels) => pixels >= LARGE)) return false;
  const label = attribute(element, 'alt') ?? '';
  if (words(`${name} ${label}`).some(isDrawing)) return false;
  return says(page, label) && markKindOf(name, label) === undefined && !leadsToOthers(page, element);
}

const quoteIn = firstWithin(({ tag }) => tag === 'blockquote' || tag === 'q');

/** Whether a small photo is of who is quoted or who wrote something, and not of somebody in the house. */
function isOfSomebodyElse(page: Page, { parent }: DocElement): boolean {
  const { document } = page;
  if (isInTeam(page, parent)) return false;
  if (placeOfElement(document, parent).kind === 'other') return true;
  return [parent, parent?.parent].some(
    (each) =>
      each !== undefined &&
      !/^(?:body|main|section)$/.test(each.tag) &&
      (quoteIn(document, each) !== undefined || QUOTED.test(labelTextOf(document, each))),
  );
}

/** How what somebody says begins. */
const QUOTED = /(?:^|\n)\s{0,9}["“”„«»‚‘「『]/u;

/** The pixels of a side, as stated; a share of the room around it is none. */
export function pixelsOf(side: string | undefined): number {
  return /^\s{0,9}\d{1,5}(?:px)?\s{0,9}$/i.test(side ?? '') ? Number.parseInt(side ?? '', 10) : Number.NaN;
}

/** Words for what a theme draws, and for what is rated. */
export const isDrawing = wordList(
  `icon icons icono iconos icona icone icones ikon ikona symbol* illustration* illustrati* illustrazion* ilustra* ilustrac* иллюстрац* ілюстрац* иконк* іконк*
   أيقونة رسم איור イラスト 插图 插圖 일러스트 drawing decorat* dekorat* decoraci* pattern texture placeholder platzhalter avatar qr barcode
   star stars rating ratings sterne bewertung etoiles estrellas stelle estrelas sterren`,
);

/** Whether a picture is kept from people who hear the page. */
export function isHidden(element: DocElement): boolean {
  const role = attribute(element, 'role');
  return attribute(element, 'aria-hidden') === 'true' || role === 'presentation' || role === 'none';
}

/** Whether a text says more than the name of the site. */
function says({ manifest }: Page, label: string): boolean {
  const all = words(label);
  const own = siteNamesOf(manifest).words;
  if (all.every((word) => own.has(word))) return false;
  return all.length >= LEAST_WORDS || (UNSPACED.test(label) && all.join('').length >= LEAST_LETTERS);
}

const linkAround = nearestTag('a');

/** Whether a picture stands in a link to another site: it is mostly that one's mark. */
function leadsToOthers({ document, manifest }: Page, element: DocElement): boolean {
  const link = linkAround(document, element);
  const url = link && parsed((attribute(link, 'href') ?? '').trim(), manifest.site.url);
  return url !== undefined && url.host !== parsed(manifest.site.url)?.host;
}
