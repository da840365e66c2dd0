import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: { url: '/logo.svg' } } },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/luna' }],
    contacts: { phone: { kind: 'phone', value: '+390612345678' } },
  }),
);

function messages(canvas: string): string[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ message }) => message);
}

test.each(['<?= $c ?>', '<?php echo $c; ?>', '{{ c }}', '<%= c %>'])(
  'what is to be written instead has nothing in place of the code of a template: %s',
  (code) => {
    for (const canvas of [
      `<p><a href="tel:+390612345678" class="${code}">+39 06 1234 5678</a></p>`,
      `<p><a href="tel:+390612345678" class="a ${code} b">+39 06 1234 5678</a></p>`,
      `<header><img src="/logo.svg" class="${code}" alt="Luna"></header>`,
      `<footer><ul class="${code}"><li><a href="https://www.instagram.com/luna">Instagram</a></li></ul></footer>`,
      `<p><a href="tel:+4791234567" class="${code}">Call us: +47 91 23 45 67</a></p>`,
      `<x-phone class="${code}"></x-phone>`,
    ]) {
      const told = messages(canvas);
      expect(told).toHaveLength(1);
      expect(told.join()).not.toMatch(/-{2,}|&lt;|<[?%]|\{\{/);
    }
  },
);

test('negative control: classes that the page writes itself are told', () => {
  expect(messages('<p><a href="tel:+390612345678" class="big">+39 06 1234 5678</a></p>').join()).toContain(
    'class="big"',
  );
});
