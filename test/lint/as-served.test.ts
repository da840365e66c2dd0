import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: { phone: { kind: 'phone', value: '+390612345678' } },
  }),
);
const INVENTED = '<section>Call us <a href="tel:+4791234567">+47 91 23 45 67</a></section>';
const SECRET = '<script>const key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc8Xa2";</script>';

function told(canvas: string, asServed: boolean): string[] {
  return lint(canvas, manifest, { asServed, rules: { 'logo-required': 'off' } }).map(({ rule }) => rule);
}

describe('a canvas that visitors get as it is', () => {
  test.each([
    `{# ${INVENTED} #}`,
    `{{!-- ${INVENTED} --}}`,
    `<%# ${INVENTED} %>`,
    `{% comment %}${INVENTED}{% endcomment %}`,
    `<?php /* > ${INVENTED} */ ?>`,
    `<!-- inlay-disable -->${INVENTED}`,
    `<!-- inlay-disable-next-line no-invented-contact -->\n${INVENTED}`,
  ])('hides nothing in what is no comment there, and switches nothing off: %s', (canvas) => {
    expect(told(canvas, true)).toEqual(['no-invented-contact']);
    // Negative control: for a template language, and for its author, it does.
    expect(told(canvas, false)).toEqual([]);
  });

  test('switches off no secret', () => {
    expect(told(`<!-- inlay-disable no-secrets -->${SECRET}`, true)).toEqual(['no-secrets']);
    expect(told(`<!-- inlay-disable no-secrets -->${SECRET}`, false)).toEqual([]);
  });

  test('is linted like others beside that', () => {
    for (const canvas of [INVENTED, `<!-- ${INVENTED} -->`, SECRET])
      expect(told(canvas, true)).toEqual(told(canvas, false));
  });
});
