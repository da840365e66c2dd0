import { __unsafeHTML, transformSync } from 'ultrahtml';
import swap from 'ultrahtml/transformers/swap';
import { TAGS } from '../components.mjs';

/** The library's own transformer that swaps elements for components. */
export const ultraHtml = {
  name: 'ultrahtml',
  prepare: ({ canvas, expansionOf }) => {
    const component = (tag) => (attributes) => __unsafeHTML(expansionOf(tag, attributes));
    const swaps = [swap(Object.fromEntries(TAGS.map((tag) => [tag, component(tag)])))];
    return () => transformSync(canvas, swaps);
  },
};
