import { type DefaultTreeAdapterMap, defaultTreeAdapter, type TreeAdapter } from 'parse5';

/** Elements of a tree: more than a body of the API can have of its own. */
const MOST = 100_000;

/**
 * Builds the tree of one text, and ends where the parser makes more elements than any text of ours has: of formatting that is left
 * open it makes all again in every paragraph.
 *
 * @throws RangeError
 */
export function countedTree(): TreeAdapter<DefaultTreeAdapterMap> {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...of) {
      count += 1;
      if (count > MOST) throw new RangeError('too many elements');
      return defaultTreeAdapter.createElement(...of);
    },
  };
}
