import { formContent } from '../../src/component/form.js';
import type { Php } from './php.js';

export interface Mismatch {
  html: string;
  trusted: boolean;
  expected: unknown;
  actual: unknown;
}

/** Names with what no id can hold; the driver has the same. */
export const PROVIDER = 'provider_é form';
export const FORM = '7 "a"';

/** What TypeScript writes for a form, as the PHP driver says it. */
export function written(html: string, trusted: boolean, form = FORM): unknown {
  const content = formContent(html, { provider: PROVIDER, form, trusted });
  if (typeof content === 'string') return { reason: content };
  const { html: linked, unlinked, notes } = content;
  return { linked, unlinked, notes };
}

/** Where PHP and TypeScript differ for forms, trusted and not. */
export async function mismatches(php: Php, forms: readonly string[], form = FORM): Promise<Mismatch[]> {
  const cases = forms
    .map((markup) => markup.toWellFormed())
    .flatMap((html) => [true, false].map((trusted) => ({ html, trusted, form })));
  const answers = await php.ask(cases);
  return cases.flatMap(({ html, trusted }, index) => {
    const expected = written(html, trusted, form);
    const actual = answers[index];
    return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ html, trusted, expected, actual }];
  });
}
