import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { type Finding, lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Zimmerei Huber', description: 'Zimmerei', url: 'https://zimmerei-huber.example', language: 'de' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+4983319624880', display: '08331 96248-80' },
      fax: { kind: 'phone', value: '+4983319624899', display: '08331 96248-99' },
    },
  }),
);

function told(line: string): Finding[] {
  return lint(`<section><p>${line}</p></section>`, site).filter(({ rule }) => rule.endsWith('-contact'));
}

describe('a number near to the fax is no fax under a label for emergencies', () => {
  test.each([
    'Bereitschaftsdienst unter <strong>08331 96248-98</strong>',
    'Notdienst: 08331 96248-98',
    'Notruf <a href="tel:+4983319624898">08331 96248-98</a>',
  ])('%s', (line) => {
    const [found, another] = told(line);
    expect(another).toBeUndefined();
    expect(found?.message).toContain('the site has no number for emergencies');
    expect(found?.message).not.toContain('`fax`');
    expect(found).not.toHaveProperty('fix');
  });
});

describe('nor is the fax itself written again there', () => {
  test.each([
    'Bereitschaftsdienst unter <strong>08331 96248-99</strong>',
    'Notdienst: 08331 96248-99',
    'Notruf <a href="tel:+4983319624899">08331 96248-99</a>',
  ])('%s', (line) => {
    const [found] = told(line);
    expect(found?.message).toContain('The label before it is for a number for emergencies');
    expect(found).not.toHaveProperty('fix');
  });

  test('but the phone is', () => {
    expect(told('Notdienst: 08331 96248-80')[0]).toHaveProperty('fix');
  });
});

test('under a label for calls it is the phone', () => {
  expect(told('Telefon: 08331 96248-98')[0]?.message).toContain('<x-contact field="phone">');
  expect(told('Fax: 08331 96248-98')[0]?.message).toContain('<x-contact field="fax">');
  expect(told('Telefon / Fax: 08331 96248-98')[0]?.message).toContain('<x-contact field="fax">');
});
