import posthtml from 'posthtml';
import { TAGS } from '../components.mjs';

/** A tree plugin that matches the five tags; expansions are content without a tag of its own. */
export const postHtml = {
  name: 'posthtml',
  prepare: ({ canvas, expansionOf }) => {
    const matchers = TAGS.map((tag) => ({ tag }));
    const processor = posthtml([
      (tree) => {
        tree.match(matchers, ({ tag, attrs = {} }) => ({ tag: false, content: [expansionOf(tag, attrs)] }));
      },
    ]);
    return () => processor.process(canvas, { sync: true }).html;
  },
};
