import { componentOf } from '../../component/table.js';
import { isComponentTag } from '../../component/tags.js';
import type { Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import { words } from '../words/fold.js';
import type { Shown } from './shown.js';

type Use = Pick<Shown, 'tag' | 'attributes'>;

/** Words of labels. */
export type Labels = Pick<ReadonlySet<string>, 'has'>;

/** What a site calls what it shows, by resource: a menu may have 100,000 labels, and a page shows it in many places. */
const wordSetsOf = memo((_site: Site) => new Map<string, ReadonlySet<string>>());

/**
 * The words by which the site itself calls the resources that components show: an author's copy may say them, or leave them
 * out.
 */
export function labelsOf(site: Site, uses: readonly Use[]): Labels {
  const sets = new Set(uses.map((use) => labelWords(site, use)));
  return { has: (word) => [...sets].some((set) => set.has(word)) };
}

const NOTHING: ReadonlySet<string> = new Set();

function labelWords(site: Site, { tag, attributes }: Use): ReadonlySet<string> {
  const labels = isComponentTag(tag) ? componentOf(tag).labels : undefined;
  if (!labels) return NOTHING;
  const name = labels.by === undefined ? '' : (attributes[labels.by]?.trim() ?? '');
  const wordSets = wordSetsOf(site);
  const key = `${tag} ${name}`;
  const found = wordSets.get(key);
  if (found) return found;
  const texts = labels.of(site, name);
  // Names that the site does not have come from canvases: there is no end of them.
  if (!texts) return NOTHING;
  const made = new Set(texts.flatMap(words));
  wordSets.set(key, made);
  return made;
}
