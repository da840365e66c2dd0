import { describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import { lint } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const MAIL = 'ciao@osteriacorniolo.example';
const found = (text: string) => lint(`<footer><p>${text}</p></footer>`, MANIFEST);
const mended = (text: string) => {
  const [first] = found(text);
  expect(first?.rule).toBe('no-static-contact');
  return { safety: first?.fix?.safety, text: edited(`<footer><p>${text}</p></footer>`, first?.fix?.edits ?? []) };
};

describe('no element is written into a shortcode', () => {
  test.each([
    ['its attribute', `[email ${MAIL}]`],
    ['its text', `[email]${MAIL}[/email]`],
    ['its text, with attributes', `[mailto class="x"]${MAIL}[/mailto]`],
  ])('%s: the whole gives way', (_what, text) => {
    const { safety, text: page } = mended(`Scrivici: ${text}`);
    expect(safety).toBe('unsafe');
    expect(page).toMatch(/^<footer><p>Scrivici: <x-contact field="email"[^>]*><\/x-contact><\/p><\/footer>$/);
  });

  test('it is left alone where it has more to say', () => {
    expect(mended(`[contact-form-7 id="12" email="${MAIL}"]`).text).toContain('[contact-form-7');
    expect(found(`[contact-form-7 id="12" email="${MAIL}"]`).every(({ fix }) => fix === undefined)).toBe(true);
  });

  test.each([
    ['brackets of a text', `(E-mail: ${MAIL}) [1]`],
    ['another shortcode beside it', `[gallery ids="1,2"] E-mail: ${MAIL}`],
    ['a name that is none of a shortcode', `[E-Mail: ${MAIL}]`],
  ])('near miss: %s', (_what, text) => {
    expect(mended(text).text).toBe(
      `<footer><p>${text.replace(MAIL, '<x-contact field="email" link="false"></x-contact>')}</p></footer>`,
    );
  });
});
