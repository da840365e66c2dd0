import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Holm', description: 'Yarn', url: 'https://holm.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    addons: {
      provider_contact_form: {
        status: 'selected',
        forms: [{ id: 'contact', title: 'Contact', html: '<form></form>' }],
      },
      provider_newsletter: { status: 'selected', forms: [{ id: 'news', title: 'Newsletter', html: '<form></form>' }] },
    },
  }),
);
const NEWS = '<h2>Newsletter</h2><form action="#"><input type="email" name="mail"><button>Subscribe</button></form>';
const WRITE =
  '<form action="#"><input name="name"><input name="mail" type="email"><textarea name="text"></textarea><button>Send</button></form>';
const SHOWN = '<footer><x-addon provider="provider_newsletter"></x-addon></footer>';
const messages = (code: string, rule: string) =>
  lint(code, site).flatMap((finding) => (finding.rule === rule ? [finding.message] : []));

describe('the same form elsewhere on the page is named', () => {
  test.each(['no-static-form', 'no-fictitious-form'])('%s: one that is shown', (rule) => {
    const told = messages(`<section>${NEWS}</section>\n${SHOWN}`, rule);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('The page shows that form at line 2 already: leave it out here where one is enough');
  });

  test('one that is to come', () => {
    const told = messages(`<section>${NEWS}</section>\n<aside>${NEWS}</aside>`, 'no-static-form');
    expect(told[0]).not.toContain('That form comes');
    expect(told[1]).toContain('That form comes at line 1, too');
  });

  test('another form', () => {
    const told = messages(`<section>${WRITE}</section>\n${SHOWN}`, 'no-static-form');
    expect(told).toHaveLength(1);
    expect(told[0]).not.toMatch(/shows that form|That form comes/);
  });
});

test('a nonce is told of the form that it stands in, not of another on the page', () => {
  const form =
    '<form method="post" action="/send.php"><input type="hidden" name="csrf_token" value="Zx81KpQw93LmNv02RtYb"><input name="name"><textarea name="text"></textarea><button>Send</button></form>';
  const [told] = messages(`<section>${form}</section><section>${NEWS}</section>`, 'no-invented-nonce');
  expect(told).toContain('provider_contact_form');
  expect(told).not.toContain('provider_newsletter');
});
