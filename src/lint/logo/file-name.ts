import { percentDecoded } from '../../html/url.js';
import { fold } from '../words/fold.js';

/** What makers of image sizes add to a file's name, at its end or in front. */
const ADDED: readonly RegExp[] = [
  /\.(?:svgz?|png|jpe?g|gif|webp|avif|ico|bmp|tiff?|php|aspx)$/i,
  /[-_.]?@\d(?:\.\d)?x$/i,
  /[-_.]\d{1,4}x\d{0,4}$/i,
  /[-_](?:p-)?\d{2,4}(?:w|h|px)?$/i,
  /[-_](?:scaled|rotated|cropped|retina|hidpi|optimi[sz]ed|min|thumb(?:nail)?|copy|final|e\d{8,})$/i,
  /[-_.](?=[0-9a-f]{0,31}\d)(?=[0-9a-f]{0,31}[a-f])[0-9a-f]{6,32}$/i,
  /\.min$/i,
];
/** What all of those have in them. */
const MAY_HAVE_ADDED = /[-_.@]/;
const IMAGE = /\.(?:svgz?|png|jpe?g|gif|webp|avif)$/i;
const IN_FRONT = /^(?:csm_|(?=[0-9a-f]{0,31}\d)[0-9a-f]{6,32}[-_])/i;

/** Characters of a name, at most: file systems have no longer ones. */
const LONGEST = 255;

/** The name of the file that an address leads to, without sizes, hashes and extension; folded. Empty for a `data:` URL. */
export function fileName(url: string): string {
  if (/^data:/i.test(url.trim())) return '';
  const last = percentDecoded(fileIn(url.trim())).slice(-LONGEST);
  let name = last.replace(IN_FRONT, '');
  for (let before = ''; before !== name && MAY_HAVE_ADDED.test(name); ) {
    before = name;
    for (const added of ADDED) name = name.replace(added, '');
  }
  return fold(name === '' ? last : name);
}

/** The part of an address that names a file: the last one, or the last image, as some systems put an id behind it. */
function fileIn(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (IMAGE.test(last)) return last;
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.findLast((each) => IMAGE.test(each)) ?? segments.at(-1) ?? '';
}

/** Words that tell the variants of one mark apart. */
const VARIANT =
  /^(?:white|black|dark|light|cream|creme|ivory|colou?r(?:ed)?|cor|couleur|farbe|negativ[eo]?|neg|positiv[eo]?|pos|inver(?:se|ted|t)|reversed?|rev|mono(?:chrome)?|gr[ae]y|transparent|transp|trans|footer|header|nav|navbar|top|small|sm|large|lg|big|mini|mobile|desktop|sticky|main|default|alt|retina|2x|3x|h|v|horizontal|vertical|full|wide|blanc|blanco|branco|bianco|nero|noir|negro|preto|weiss|schwarz|wit|zwart|vit|svart|hvit|bial[yae]|czarn[yae]|beyaz|siyah|bily|cerny|svitlyi|temnyi|rgb|cmyk|cmjn|web|new|v?\d{1,2})$/;

/** A file's name without words that tell variants apart; the name itself if nothing else is in it. */
export function withoutVariant(name: string): string {
  const words = name.split(' ').filter((word) => !VARIANT.test(word));
  return words.length === 0 ? name : words.join(' ');
}

/** Names that say what a file is and not whose. */
const GENERIC =
  /^(?:logo|logotype|brand|icon|mark|image|img|site logo|main logo|header|footer|picture|default|custom logo|web logo|company logo|logo company)$/;

export function isGeneric(name: string): boolean {
  return name.length < 3 || GENERIC.test(withoutVariant(name));
}
