import { memo } from '../../../text/memo.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import type { FileKind } from './file-kinds.js';
import { type ListedFile, listedFiles } from './listed-files.js';
import { markKindOf } from './mark-kinds.js';
import { isAlike, keysOf, type Telling, tellingOfName, tellingOfTitle } from './telling-words.js';

/** A listed file by what tells which one it is. */
interface KnownFile {
  file: ListedFile;
  title: Telling;
  name: Telling;
}

/** The listed files by the beginnings of their telling words. */
const index = memo((manifest: Page['manifest']): ReadonlyMap<string, readonly KnownFile[]> => {
  const own = siteNamesOf(manifest).words;
  const byKey = new Map<string, KnownFile[]>();
  for (const file of listedFiles(manifest)?.files ?? []) {
    const known = { file, title: tellingOfTitle(file.title ?? '', own), name: tellingOfName(file.name, own) };
    const keys = new Set([...known.title.words, ...known.name.words].flatMap(keysOf));
    for (const key of keys) {
      const list = byKey.get(key);
      if (list) list.push(known);
      else byKey.set(key, [known]);
    }
  }
  return byKey;
});

/** Share of the telling words of a file that what is said has to have. */
const MOST_WORDS = 0.6;
/** What the same share weighs the other way: what is said is all in the name of the file, which says more. */
const OTHER_WAY = 0.9;
/** Listed files of one beginning that are compared, and steps to compare one. */
const MOST_COMPARED = 64;
const COMPARED = 60;
/** Files that are near in the same way, at most: with more of them none is meant. */
const MOST_NEAR = 3;

/**
 * The listed files whose title or name says what is said of another one, the nearest in the order of the list. Endings,
 * folders, numbers and the site's own name are not enough; for a mark, as that of a store, only such a mark is near.
 *
 * @param name the last part of its address
 * @param label what its link says
 */
export function nearFiles(page: Page, name: string, label: string, kind: FileKind): readonly ListedFile[] {
  const { manifest, document } = page;
  const own = siteNamesOf(manifest).words;
  const named = tellingOfName(name, own);
  const said = [...new Set([...named.words, ...tellingOfTitle(label, own).words])];
  const mark = kind === 'image' || kind === 'drawing' ? markKindOf(name, label) : undefined;
  const files = new Set<KnownFile>();
  for (const key of new Set(said.flatMap(keysOf)))
    for (const each of index(manifest).get(key)?.slice(0, MOST_COMPARED) ?? [])
      if (each.file.kind === kind && (!mark || markKindOf(each.file.name, each.file.title ?? '') === mark))
        files.add(each);
  document.budget.spend(name.length + label.length + files.size * COMPARED);
  let best: KnownFile[] = [];
  let most = 0;
  for (const each of files) {
    const score = Math.max(
      shareOf(each.title.words, said),
      shareOf(each.name.words, said),
      OTHER_WAY * shareOf(named.words, [...each.title.words, ...each.name.words]),
    );
    if (score < MOST_WORDS * OTHER_WAY || score < most) continue;
    best = score > most ? [each] : [...best, each];
    most = score;
  }
  const ofNumber = best.filter((each) =>
    [...each.name.numbers, ...each.title.numbers].some((n) => named.numbers.includes(n)),
  );
  const isPicture = kind === 'image' || kind === 'drawing';
  const fitting = isPicture ? best.filter((each) => mayBeCalled(each, label, own)) : best;
  const near = ofNumber.length > 0 ? ofNumber : fitting;
  return near.length > MOST_NEAR ? [] : near.map(({ file }) => file).sort((a, b) => a.index - b.index);
}

/** Words of a text that says what a picture shows, from which on another picture has to show most of that. */
const [SAID, MOST_SAID] = [4, 0.5];

/** Whether a picture may stand under the text of another one: a long text says more than one thing that both show. */
function mayBeCalled({ title, name }: KnownFile, label: string, own: ReadonlySet<string>): boolean {
  const said = tellingOfTitle(label, own).words;
  return said.length < SAID || shareOf(said, [...title.words, ...name.words]) >= MOST_SAID;
}

/** How much of some words others have; all of it where they are the same without blanks. */
function shareOf(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0) return 0;
  const whole = words.join('');
  const shared = words.filter((word) => others.some((other) => isAlike(word, other))).length;
  return others.join('') === whole || others.includes(whole) ? 1 : shared / words.length;
}
