import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { applyFixes, type Finding, lint } from '../../../../src/lint/index.js';

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
    expect(told(line, siteWith({ phone, mobile }))?.message).toMatch(/field="mobile"|the site's `mobile`/);
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

describe('a link that writes a message stays one, as the component would call', () => {
  const all = siteWith({ phone, mobile });
  const mended = (line: string, site = all) => {
    const code = `<footer><p>${line}</p></footer>`;
    return applyFixes(code, lint(code, site), { unsafe: true }).output.replace(/^<footer><p>|<\/p><\/footer>$/g, '');
  };
  const OWN = '+447700900111';
  const SHOWN = '<x-contact field="mobile" link="false"></x-contact>';

  test.each([
    ['under words', '<a class="b" href="sms:+447700900456">Text us</a>', `<a class="b" href="sms:${OWN}">Text us</a>`],
    [
      'under an icon',
      '<a href="sms:+447700900456"><i class="i"></i></a>',
      `<a href="sms:${OWN}"><i class="i"></i></a>`,
    ],
    ['with a text', '<a href="sms:+447700900456?body=Hi">Text us</a>', `<a href="sms:${OWN}?body=Hi">Text us</a>`],
    ['with slashes', '<a href="sms://+447700900456">Text us</a>', `<a href="sms://${OWN}">Text us</a>`],
    ['of another name', '<a href="smsto:+447700900456">Text us</a>', `<a href="smsto:${OWN}">Text us</a>`],
    ['with blanks', '<a href=" sms:+44%207700%20900456">Text us</a>', `<a href=" sms:${OWN}">Text us</a>`],
    ['that shows it', '<a href="sms:+447700900456">07700 900 456</a>', `<a href="sms:${OWN}">${SHOWN}</a>`],
    [
      'that says more',
      '<a href="sms:+447700900456">Text 07700 900 456 now</a>',
      `<a href="sms:${OWN}">Text ${SHOWN} now</a>`,
    ],
    ['a copy that shows it', `<a href="sms:${OWN}">07700 900 111</a>`, `<a href="sms:${OWN}">${SHOWN}</a>`],
  ])('%s', (_what, line, expected) => {
    const output = mended(line);
    expect(output).toBe(expected);
    expect(told(output, all)).toBeUndefined();
  });

  test.each([
    ['a copy under words, which no component can be', `<a href="sms:${OWN}">Text us</a>`],
    ['a copy under an icon', `<a href="sms:${OWN}"><i class="i"></i></a>`],
    ['one in which the component stands', `<a href="sms:${OWN}">Text ${SHOWN}</a>`],
  ])('near miss: %s', (_what, line) => {
    expect(told(line, all)).toBeUndefined();
  });

  test('near miss: a link that calls', () => {
    expect(mended('<a href="tel:+447700900112">07700 900 112</a>')).toBe('<x-contact field="mobile"></x-contact>');
  });

  test('near miss: a contact whose component writes a message', () => {
    const texts = { kind: 'phone', value: OWN, url: `sms:${OWN}` } as const;
    expect(mended('<a href="sms:+447700900456">Text us</a>', siteWith({ phone, mobile: texts }))).toContain(
      '<x-contact field="mobile"',
    );
  });
});
