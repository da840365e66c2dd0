import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { lint } from '../../../../src/lint/index.js';

type Contacts = NonNullable<typeof EXAMPLE_STATE.contacts>;

const phone = (value: string) => ({ kind: 'phone' as const, value });
const [BERLIN, MUNICH, HAMBURG] = [phone('+493055501234'), phone('+498955501234'), phone('+494055501234')];

/** The field that is offered for an invented number. */
function offered(contacts: Contacts, number: string): string | undefined {
  const manifest = buildManifest(parseSite({ ...EXAMPLE_STATE, contacts }));
  const [finding] = lint(`<p>Call us on <a href="tel:${number}">${number}</a></p>`, manifest).filter(
    ({ rule }) => rule === 'no-invented-contact',
  );
  return /field="(\w+)"/.exec(finding?.message ?? '')?.[1];
}

describe('for an invented number the main one of the site is offered', () => {
  test.each(['phone', 'tel', 'main', 'main_phone', 'telefon', 'telefono'])('by its name: %s', (name) => {
    expect(offered({ berlin: BERLIN, [name]: MUNICH }, '+49 30 1234567')).toBe(name);
    expect(offered({ [name]: MUNICH, berlin: BERLIN }, '+49 30 1234567')).toBe(name);
  });

  test('else the one that begins alike', () => {
    const contacts = { berlin: BERLIN, munich: MUNICH, hamburg: HAMBURG };
    expect(offered(contacts, '+49 89 1234567')).toBe('munich');
    expect(offered(contacts, '040 1234567')).toBe('hamburg');
  });

  test('near miss: else the first', () => {
    const contacts = { berlin: BERLIN, munich: MUNICH };
    expect(offered(contacts, '+49 221 1234567')).toBe('berlin');
    expect(offered(contacts, '+44 20 7946 0958')).toBe('berlin');
    expect(offered({ munich: MUNICH, berlin: BERLIN }, '+49 221 1234567')).toBe('munich');
  });

  test('near miss: one that is for something else is none, be it called a phone', () => {
    expect(offered({ press_phone: BERLIN, munich: MUNICH }, '+49 221 1234567')).toBe('munich');
    expect(offered({ fax: BERLIN, phone: MUNICH }, '+49 30 1234567')).toBe('phone');
  });
});
