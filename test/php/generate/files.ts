import { addresses } from './addresses.js';
import { componentTable } from './component-table.js';
import { elements } from './elements.js';
import { formSchema } from './form-schema.js';
import { htmlElements } from './html-elements.js';
import { limits } from './limits.js';
import { sourceOf } from './php-class.js';
import { siteWords } from './site-words.js';

const CLASSES = [addresses, componentTable, elements, formSchema, htmlElements, limits, siteWords];

/** The folder of the generated files, from the checkout's top. */
export const FOLDER = 'src/php/lib/generated';

/** The generated files: each one's text by its name. */
export function generatedFiles(): Map<string, string> {
  return new Map(
    CLASSES.map((make) => {
      const made = make();
      return [`${made.name}.php`, sourceOf(made)];
    }),
  );
}
