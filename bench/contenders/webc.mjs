import { fileURLToPath } from 'node:url';
import { ComponentManager, WebC } from '@11ty/webc';
import { TAGS } from '../components.mjs';

const fileOf = (tag) => fileURLToPath(new URL(`webc/${tag}.webc`, import.meta.url));

/** Components are files; one manager keeps them compiled, as Eleventy does. WebC keeps the page's parse as well. */
export const webc = {
  name: '@11ty/webc',
  prepare: ({ canvas, expansionOf }) => {
    const manager = new ComponentManager();
    const components = Object.fromEntries(TAGS.map((tag) => [tag, fileOf(tag)]));
    return async () => {
      const page = new WebC({ input: canvas });
      page.setGlobalComponentManager(manager);
      page.defineComponents(components);
      page.setHelper('expand', expansionOf);
      const { html } = await page.compile();
      return html;
    };
  },
};
