import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { type Finding, lint } from '../../../../src/lint/index.js';

function siteWith(contacts: Record<string, { kind: 'phone'; value: string }>): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en-GB' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts,
    }),
  );
}

const phone = { kind: 'phone', value: '+442079460958' } as const;
const mobile = { kind: 'phone', value: '+447700900111' } as const;

function told(line: string, site: Manifest): Finding | undefined {
  return lint(`<footer><p>${line}</p></footer>`, site).find(({ rule }) => rule.endsWith('-contact'));
}

const LINES = [
  'Text: 07700 900 456',
  'Text us: 07700 900 456',
  'Text us on 07700 900 456',
  'SMS: 07700 900 456',
  '<a href="sms:+447700900456">07700 900 456</a>',
  '<a href="sms:+447700900456">Text us</a>',
  'Text: <a href="tel:+447700900456">07700 900 456</a>',
];

describe('a number to write messages to is the mobile', () => {
  test.each([...LINES, 'Text or call: 07700 900 456'])('%s', (line) => {
    expect(told(line, siteWith({ phone, mobile }))?.message).toContain('field="mobile"');
  });
});

describe('and no landline where there is none', () => {
  test.each(LINES)('%s', (line) => {
    const found = told(line, siteWith({ phone }));
    expect(found?.message).toContain('the site has no number for text messages');
    expect(found).not.toHaveProperty('fix');
  });

  test('one that is called, too', () => {
    const found = told('Text or call: 07700 900 456', siteWith({ phone }));
    expect(found?.message).toContain('The site has no number for text messages: take that out of the label');
    expect(found).not.toHaveProperty('fix');
  });
});

describe('nothing changes', () => {
  test('for a number to call', () => {
    expect(told('Call: 07700 900 456', siteWith({ phone, mobile }))?.message).toContain('field="phone"');
  });

  test('for a copy', () => {
    expect(told('Text: 020 7946 0958', siteWith({ phone, mobile }))).toHaveProperty('fix');
  });

  test('for a chat', () => {
    expect(told('WhatsApp text: 07700 900 456', siteWith({ phone, mobile }))?.message).toContain('WhatsApp');
  });
});
