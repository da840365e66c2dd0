import { load } from 'cheerio';
import { TAGS } from '../components.mjs';

/** Selects the five tags and replaces each with its expansion's markup. */
export const cheerio = {
  name: 'cheerio',
  prepare: ({ canvas, expansionOf }) => {
    const selector = TAGS.join(',');
    return () => {
      const $ = load(canvas);
      $(selector).replaceWith((_index, { name, attribs }) => expansionOf(name, attribs));
      return $.html();
    };
  },
};
