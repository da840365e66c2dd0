import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { asciiDigit } from '../words/fold.js';

/** What a box of the post is called, by language. */
const NAMES =
  '(?:g\\.?)?p\\.?\\s?o\\.? ?box|post office box|private bag|locked bag|postfach|postbus|postboks|postlåda|apartado(?: de correos| postal)?|aptdo\\.?|' +
  'casella postale|caixa postal|boîte postale|case postale|b\\.?p\\.?|skrytka pocztowa|poštovní přihrádka|poštový priečinok|postafiók|căsu[țţ]a poștală|' +
  'ταχυδρομική θυρίδα|τ\\.\\s?θ\\.?|posta kutusu|а/я|абонентский ящик|абонентська скринька|пощенска кутия|poštanski pretinac|poštni predal|' +
  'peti surat|kotak pos|hộp thư|ص\\.?\\s?[بپ]\\.?|صندوق\\s(?:ال)?(?:بريد|پستی)|ת\\.\\s?ד\\.?|ת["״]ד';

/** A box of the post with its number, and what follows on it. */
const BOX = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{Nd}.])(?:${NAMES})[\\s:.#]{0,3}(?:(?:no|nr|n)[.°º:]{0,2}\\s?)?(\\p{Nd}{1,6}(?: \\p{Nd}{2,3}(?!\\p{Nd})){0,2})(?![\\p{Nd}\\p{L}])`,
  'iu',
);

/** A box of the post in a text: its offsets, and the digits of its number. */
export interface PostBox {
  from: number;
  to: number;
  digits: string;
}

/** The box of the post that a text names; nothing for none. */
export function postBoxIn(text: string): PostBox | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined;
  const found = BOX.exec(text);
  const [whole = '', number = ''] = found ?? [];
  if (!found || /^b\.?p/u.test(whole)) return undefined;
  const digits = number.replace(/\p{Nd}/gu, asciiDigit).replace(/\D/g, '');
  return { from: found.index, to: found.index + whole.length, digits };
}

/** Whether the town of a box follows on it in the same part: a name and a code. */
export function hasTownBehind(text: string, { to }: PostBox): boolean {
  return TOWN.test(text.slice(to));
}

const TOWN =
  /^[\s،-]{1,3}(?:\p{Nd}{4,6} )?[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{1,30}(?: [\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{1,30}){0,2}(?: (?:\p{Nd}{4,6}|[A-Z]{1,2}\p{Nd}[\p{Nd}A-Z]? ?\p{Nd}[A-Z]{2}))?(?: [\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{1,30}){0,2}$/u;

/** Contacts that are looked at. */
const MOST_CONTACTS = 500;

/** The boxes of the post that a site has, by their contacts. */
const boxesOf = memo(({ resources }: Manifest): readonly { field: string; digits: string; isAlone: boolean }[] =>
  Object.entries(resources.contacts)
    .slice(0, MOST_CONTACTS)
    .flatMap(([field, { kind, value }]) => {
      const box = kind === 'text' || kind === 'address' ? postBoxIn(value) : undefined;
      return box ? [{ field, digits: box.digits, isAlone: kind === 'text' }] : [];
    }),
);

/** An address on a page that is a box of the post beside those that the site has; nothing where that has none alone. */
export function compareBox(
  text: string,
  manifest: Manifest,
): { isOwn: boolean; near: { field: string; how: string } | undefined } | undefined {
  const boxes = boxesOf(manifest);
  const alone = boxes.find(({ isAlone }) => isAlone);
  const box = alone && postBoxIn(text);
  if (!box || box.from > 0) return undefined;
  if (boxes.some(({ digits }) => digits === box.digits)) return { isOwn: true, near: undefined };
  return { isOwn: false, near: { field: alone.field, how: 'another number than in' } };
}
