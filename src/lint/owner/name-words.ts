import { memo } from '../../text/memo.js';
import { words } from '../words/fold.js';
import { spelledOut } from './joined-names.js';
import { isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import type { SiteNames } from './site-names.js';

/** A word of a site's name. */
export interface NameWord {
  word: string;
  /** As a host may spell it. */
  spelled: string;
  /** It tells the name from others: it is none for a trade, for its town, and for what the site says that it does. */
  isTelling: boolean;
}

/** The words of a site's name but the small ones. */
export const nameWordsOf = memo(({ manifest: { site }, around, trades }: SiteNames): readonly NameWord[] => {
  const described = new Set(words(site.description));
  const spelled = words(spelledOut(site.name.toLowerCase()));
  return words(site.name).flatMap((word, index) => {
    if (!/^[a-z0-9]{2,40}$/.test(word) || isSmallWord(word)) return [];
    const isKind = around.has(word) || trades.has(word) || described.has(word) || isLegalForm(word);
    return [{ word, spelled: spelled[index] ?? word, isTelling: word.length > 2 && !isKind }];
  });
});

/** Words of a name that are joined, at most, and those that tell it from others, at least; letters of what they are joined to. */
const [MOST, LEAST_TELLING, LEAST_LETTERS] = [6, 2, 12];

/** What words of a name in their order are joined to, at least two of which tell it from others. */
const joinedWordsOf = memo((names: SiteNames): ReadonlySet<string> => {
  const all = nameWordsOf(names).slice(0, MOST);
  let ways: { texts: readonly string[]; telling: number }[] = [{ texts: [''], telling: 0 }];
  for (const { word, spelled, isTelling } of all) {
    const behind = ways.map(({ texts, telling }) => ({
      texts: texts.flatMap((text) => [...new Set([text + word, text + spelled])]),
      telling: telling + (isTelling ? 1 : 0),
    }));
    ways = [...ways, ...behind];
  }
  const found = ways.flatMap(({ texts, telling }) => (telling < LEAST_TELLING ? [] : texts));
  return new Set(found.filter(({ length }) => length >= LEAST_LETTERS));
});

/** Whether a host's own label is made up of words of the site's name and of nothing else: another house is not called by two of them. */
export function isOfNameWords(label: string, names: SiteNames): boolean {
  return joinedWordsOf(names).has(label.replaceAll('-', ''));
}
