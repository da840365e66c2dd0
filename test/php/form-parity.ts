import { formContent } from '../../src/component/form.js';
import type { Php } from './php.js';

export interface Mismatch {
  html: string;
  trusted: boolean;
  expected: unknown;
  actual: unknown;
}

/** Names with what no id can hold; the driver has the same. */
const PROVIDER = 'provider_é form';
const FORM = '7 "a"';

/** What TypeScript writes for a form, as the PHP driver says it. */
export function written(html: string, trusted: boolean): unknown {
  const content = formContent(html, { provider: PROVIDER, form: FORM, trusted });
  if (typeof content === 'string') return { reason: content };
  const { html: linked, unlinked, notes } = content;
  return { linked, unlinked, notes };
}

/** Where PHP and TypeScript differ for forms, trusted and not. */
export async function mismatches(php: Php, forms: readonly string[]): Promise<Mismatch[]> {
  const cases = forms
    .map((form) => form.toWellFormed())
    .flatMap((html) => [true, false].map((trusted) => ({ html, trusted })));
  const answers = await php.ask(cases);
  return cases.flatMap(({ html, trusted }, index) => {
    const expected = written(html, trusted);
    const actual = answers[index];
    return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ html, trusted, expected, actual }];
  });
}
