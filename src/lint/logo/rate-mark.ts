import type { Page } from '../rule.js';
import { words } from '../words/fold.js';
import { against } from './against.js';
import { type Brand, type LogoFile, matchFile } from './brand.js';
import { inFavour } from './in-favour.js';
import type { Mark } from './marks.js';
import { isInitials, isOfNames } from './part-of-name.js';
import { type Reason, type Seen, WEIGHTS } from './reasons.js';
import { says } from './say-name.js';
import { LOGO_WORDS, PLAIN_WORDS, YOURS } from './words.js';

/** How surely a mark is the site's own, and what says so. */
export interface MarkRating {
  /** From 0 to 1. */
  score: number;
  /** The configured file that it shows, if it is one. */
  file: LogoFile | undefined;
  /** What speaks for and against it, by name. */
  reasons: Readonly<Record<string, number>>;
}

/** Rates what may be a logo by its file, its name, its link and what is around it. */
export function rateMark(page: Page, mark: Mark, brand: Brand): MarkRating {
  const match = matchFiles(mark.files, brand);
  const label = says(mark.label, brand);
  const mayBeShort = label !== 'own' && mark.kind !== 'text';
  const isShort = mayBeShort && (isInitials(mark.label, brand) || isOfNames(mark.label, brand));
  const isOpen = isShort || (label === 'other' && isYetToBePutIn(mark.label));
  const said = isOpen ? 'nothing' : label;
  const seen: Seen = { page, mark, brand, said, isShort, isFile: match !== undefined };
  const reasons: Partial<Record<Reason | 'file', number>> = {};
  let sum = 0;
  if (match) sum = reasons.file = match.score;
  for (const reason of inFavour(seen)) sum += reasons[reason] = WEIGHTS[reason];
  // Most images and links have nothing for them, and what is against them takes longer to find.
  if (scoreOf(sum) >= LEAST) for (const reason of against(seen)) sum += reasons[reason] = WEIGHTS[reason];
  return { score: scoreOf(sum), file: match?.file, reasons };
}

/** Whether a label says that a logo belongs there, and whose it is not yet. */
function isYetToBePutIn(label: string): boolean {
  return words(label).every((word) => YOURS.has(word) || LOGO_WORDS.has(word) || PLAIN_WORDS.has(word));
}

/** The surest match of some files, the first of equal ones. */
function matchFiles(names: readonly string[], brand: Brand): ReturnType<typeof matchFile> {
  let best: ReturnType<typeof matchFile>;
  for (const name of names) {
    const match = matchFile(name, brand);
    if (match && !(best && best.score >= match.score)) best = match;
  }
  return best;
}

/** Below this nothing is reported. */
export const LEAST = 0.55;

function scoreOf(sum: number): number {
  return Math.max(0, Math.min(1, Math.round(sum * 100) / 100));
}
