import { unlink } from '../../src/component/expand.js';
import { formContent } from '../../src/component/form.js';
import { serialize } from '../../src/html/serialize.js';
import type { Php } from './php.js';

export interface Mismatch {
  html: string;
  trusted: boolean;
  expected: unknown;
  actual: unknown;
}

/** What TypeScript writes for a form, as the PHP driver says it. */
export function written(html: string, trusted: boolean): unknown {
  const content = formContent(html, { trusted });
  if (typeof content === 'string') return { reason: content };
  const unlinked = content.map((node) => (node.type === 'element' ? unlink(node) : node));
  return {
    linked: serialize({ type: 'root', children: content }),
    unlinked: serialize({ type: 'root', children: unlinked }),
  };
}

/**
 * A name such as `datax-y`: `property-information` looks for its dash by a regular expression that remembers where it
 * stopped, so that TypeScript writes `datax-y` or `data-x-y`, as it was called before. PHP always keeps the name.
 */
const UNSTABLE_NAME = /data[^-\s/>=][\w.:-]*-[a-z]/i;

/** Where PHP and TypeScript differ for forms, trusted and not. */
export async function mismatches(php: Php, forms: readonly string[]): Promise<Mismatch[]> {
  const cases = forms
    .map((form) => form.toWellFormed())
    .filter((html) => !UNSTABLE_NAME.test(html))
    .flatMap((html) => [true, false].map((trusted) => ({ html, trusted })));
  const answers = await php.ask(cases);
  return cases.flatMap(({ html, trusted }, index) => {
    const expected = written(html, trusted);
    const actual = answers[index];
    return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ html, trusted, expected, actual }];
  });
}
