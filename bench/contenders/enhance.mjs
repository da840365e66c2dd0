import enhance from '@enhance/ssr';
import { TAGS } from '../components.mjs';

/** Elements are functions of their attributes; the host element stays around what they return, by design. */
export const enhanced = {
  name: '@enhance/ssr',
  hosts: true,
  prepare: ({ canvas, expansionOf }) => {
    const element =
      (tag) =>
      ({ state }) =>
        expansionOf(tag, state.attrs);
    const html = enhance({ elements: Object.fromEntries(TAGS.map((tag) => [tag, element(tag)])), enhancedAttr: false });
    return () => html`${canvas}`;
  },
};
