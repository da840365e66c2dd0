import { describe, expect, test } from 'vitest';
import { hasRightToLeft } from '../../../src/component/contact/marks.js';
import { bake, buildManifest, parseSite, render, run } from '../../../src/index.js';
import type { SiteState } from '../../../src/site/schema.js';

type Contact = NonNullable<SiteState['contacts']>[string];

function siteOf(contact: Contact, language = 'en') {
  return parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language },
    contacts: { it: contact },
  });
}

/** The expansion of a contact alone, as `render` has it; a baked canvas comes to the same. */
function shown(contact: Contact, { link, language, around = ['', ''] }: Options = {}): string {
  const site = siteOf(contact, language);
  const canvas = `${around[0]}<x-contact field="it"${link === undefined ? '' : ` link="${link}"`}></x-contact>${around[1]}`;
  const { html } = render(canvas, site);
  expect(run(bake(canvas, site))).toBe(html);
  return html;
}

interface Options {
  link?: boolean;
  language?: string;
  around?: readonly [string, string];
}

/** The note on a contact, with its link asked for. */
function noteOf(contact: Contact): string | undefined {
  return render('<x-contact field="it" link="true"></x-contact>', siteOf(contact)).report.inlays[0]?.notes[0]?.message;
}

const HOURS = 'Mo-Fr 09:00-12:00,14:00-18:00\nSa 10:00-13:00\nSu closed';

describe('a phone number', () => {
  const bare: Contact = { kind: 'phone', value: '+390612345678' };

  test.each<[string, Contact, Options, string]>([
    [
      'is written as its country writes it, from left to right',
      bare,
      {},
      '<a class="x-contact x-contact--phone" dir="ltr" href="tel:+390612345678">+39 06 1234 5678</a>',
    ],
    [
      'with a prefix to dial is, too',
      { kind: 'phone', value: ' 00390612345678\n' },
      { link: false },
      '<span class="x-contact x-contact--phone" dir="ltr">+39 06 1234 5678</span>',
    ],
    [
      'in a link keeps its direction',
      bare,
      { around: ['<a href="/">', '</a>'] },
      '<a href="/"><span class="x-contact x-contact--phone" dir="ltr">+39 06 1234 5678</span></a>',
    ],
    [
      'with blanks stays as it is written',
      { kind: 'phone', value: '+39 0612 345678' },
      { link: false },
      '<span class="x-contact x-contact--phone" dir="ltr">+39 0612 345678</span>',
    ],
    [
      'that no format fits stays, too',
      { kind: 'phone', value: '+9991' },
      { link: false },
      '<span class="x-contact x-contact--phone" dir="ltr">+9991</span>',
    ],
    [
      'is shown as the site says',
      { ...bare, display: '06 12345678' },
      { link: false },
      '<span class="x-contact x-contact--phone" dir="ltr">06 12345678</span>',
    ],
    [
      'that is shown as words from right to left has no direction of its own',
      { ...bare, display: 'اتصل بنا: 06' },
      { link: false },
      '<span class="x-contact x-contact--phone">اتصل بنا: 06</span>',
    ],
  ])('%s', (_what, contact, options, expected) => {
    expect(shown(contact, options)).toBe(expected);
  });
});

describe('WhatsApp', () => {
  test('is a link to the chat with the number', () => {
    expect(shown({ kind: 'whatsapp', value: '0039 333 123 4567' })).toBe(
      '<a class="x-contact x-contact--whatsapp" dir="ltr" href="https://wa.me/393331234567" rel="noopener">0039 333 123 4567</a>',
    );
    expect(shown({ kind: 'whatsapp', value: '+393331234567', display: 'Scrivici' }, { link: false })).toBe(
      '<span class="x-contact x-contact--whatsapp" dir="ltr">Scrivici</span>',
    );
  });

  test('with an address of its own leads there', () => {
    expect(shown({ kind: 'whatsapp', value: '+393331234567', url: 'https://wa.me/393331234567?text=Ciao' })).toBe(
      '<a class="x-contact x-contact--whatsapp" dir="ltr" href="https://wa.me/393331234567?text=Ciao">+39 333 123 4567</a>',
    );
  });

  test.each([
    ['+39 333 1234567 / 333 7654321', 'Not linked: `+39 333 1234567 / 333 7654321` is not one phone number'],
    ['333 1234567', 'Not linked: `333 1234567` is not one phone number with its country code'],
    ['+39 333 1234567 ext. 3', 'Not linked: `+39 333 1234567 ext. 3` is not one phone number with its country code'],
  ])('%s is no link, and a note says why', (value, message) => {
    const contact: Contact = { kind: 'whatsapp', value };
    expect(shown(contact)).toBe(`<span class="x-contact x-contact--whatsapp" dir="ltr">${value}</span>`);
    expect(noteOf(contact)).toBe(message);
  });
});

describe('opening hours', () => {
  test('are lines that people read, and that machines read', () => {
    expect(shown({ kind: 'hours', value: HOURS })).toBe(
      '<div class="x-contact x-contact--hours">' +
        '<time datetime="Mo-Fr 09:00-12:00,14:00-18:00">Mon–Fri 09:00–12:00, 14:00–18:00</time><br>' +
        '<time datetime="Sa 10:00-13:00">Sat 10:00–13:00</time><br>Sun closed</div>',
    );
  });

  test.each([
    ['it', 'lun–ven 09:00–12:00, 14:00–18:00', 'dom chiuso'],
    ['de-AT', 'Mo–Fr 09:00–12:00, 14:00–18:00', 'So geschlossen'],
    ['sr-Latn-RS', 'pon–pet 09:00–12:00, 14:00–18:00', 'ned zatvoreno'],
    ['zh-TW', '週一–週五 09:00–12:00、14:00–18:00', '週日 休息'],
    ['ar', 'الاثنين–الجمعة 09:00–12:00، 14:00–18:00', 'الأحد مغلق'],
    ['tlh', 'Mon–Fri 09:00–12:00, 14:00–18:00', 'Sun closed'],
  ])('are in the language of the site: %s', (language, first, last) => {
    const html = shown({ kind: 'hours', value: HOURS }, { language });
    expect(html).toContain(`>${first}</time>`);
    expect(html).toContain(`<br>${last}</div>`);
  });

  test.each([
    ['<p>', '</p>', 'span'],
    ['<h2>', '</h2>', 'span'],
    ['<span>', '</span>', 'span'],
    ['<footer>', '</footer>', 'div'],
    ['<address>', '</address>', 'div'],
  ])('in %s, before %s, are a %s', (open, close, tag) => {
    const html = shown({ kind: 'hours', value: 'Sa 10:00-13:00' }, { around: [`${open}Open `, close] });
    expect(html).toBe(
      `${open}Open <${tag} class="x-contact x-contact--hours"><time datetime="Sa 10:00-13:00">Sat 10:00–13:00</time></${tag}>${close}`,
    );
  });

  test('are shown as the site says, line by line where it has as many', () => {
    const display = 'Weekdays 9 to 6\nSaturdays 10 to 1\nSundays by appointment';
    expect(shown({ kind: 'hours', value: HOURS, display })).toBe(
      '<div class="x-contact x-contact--hours">' +
        '<time datetime="Mo-Fr 09:00-12:00,14:00-18:00">Weekdays 9 to 6</time><br>' +
        '<time datetime="Sa 10:00-13:00">Saturdays 10 to 1</time><br>Sundays by appointment</div>',
    );
    expect(shown({ kind: 'hours', value: HOURS, display: 'Most days' })).toBe(
      '<div class="x-contact x-contact--hours">Most days</div>',
    );
  });

  test('are a link only to an address of their own', () => {
    const contact: Contact = { kind: 'hours', value: 'Sa 10:00-13:00' };
    expect(noteOf(contact)).toBe('Not linked: it has no `url`');
    expect(shown({ ...contact, url: '/hours/' }, { link: true })).toBe(
      '<div class="x-contact x-contact--hours"><a href="/hours/"><time datetime="Sa 10:00-13:00">Sat 10:00–13:00</time></a></div>',
    );
  });

  test('stand in the manifest as they are written', () => {
    const contact: Contact = { kind: 'hours', value: HOURS };
    expect(buildManifest(siteOf(contact)).resources.contacts['it']).toEqual(contact);
  });
});

describe('a postal address', () => {
  const contact: Contact = { kind: 'address', value: 'Luna & Co.\nVia Roma 1/a\n\n00184 Roma (RM)' };
  const lines = 'Luna &amp; Co.<br>Via Roma 1/a<br>00184 Roma (RM)';
  const query = 'Luna%20%26%20Co.%2C%20Via%20Roma%201%2Fa%2C%2000184%20Roma%20(RM)';
  const map = `https://www.google.com/maps/search/?api=1&amp;query=${query}`;

  test.each<[Contact, Options, string]>([
    [contact, {}, `<address class="x-contact x-contact--address">${lines}</address>`],
    [
      contact,
      { link: true },
      `<address class="x-contact x-contact--address"><a href="${map}" rel="noopener">${lines}</a></address>`,
    ],
    [
      contact,
      { link: true, around: ['<p>At ', '</p>'] },
      `<p>At <a class="x-contact x-contact--address" href="${map}" rel="noopener">${lines}</a></p>`,
    ],
    [
      { ...contact, url: '/find-us/' },
      { link: true },
      `<address class="x-contact x-contact--address"><a href="/find-us/">${lines}</a></address>`,
    ],
    [
      { ...contact, value: '', display: 'On the hill' },
      { link: true },
      '<address class="x-contact x-contact--address">On the hill</address>',
    ],
  ])('%j with %j', (given, options, expected) => {
    expect(shown(given, options)).toBe(expected);
  });

  test('without anything to look for is told', () => {
    expect(noteOf({ ...contact, value: ' ', display: 'On the hill' })).toBe(
      'Not linked: it has no `url`, and nothing to look for on a map',
    );
    expect(noteOf(contact)).toBeUndefined();
  });
});

test('letters that are written from right to left are told from all others', () => {
  const asked = Array.from({ length: 0xfefd }, (_, code) => String.fromCharCode(code));
  const told = asked.filter((sign) => hasRightToLeft(sign));
  expect(told.length).toBeGreaterThan(1000);
  expect(told.every((sign) => /[\u0590-\u08ff\ufb1d-\ufefc]/.test(sign))).toBe(true);
  // Runtimes may know fewer letters than the table.
  expect(asked.filter((sign) => /(?=[\u0590-\u08ff\ufb1d-\ufefc])\p{L}/u.test(sign) && !told.includes(sign))).toEqual(
    [],
  );
  expect(hasRightToLeft('+39 06 1234 ٠١٢٣')).toBe(false);
});

describe('a line that is written in another direction than the page', () => {
  const street: Contact = { kind: 'address', value: '12 Main Street\nبناية 3\n00186' };

  test.each([
    ['ar', '12 Main Street', '<bdi>12 Main Street</bdi><br>بناية 3<br>00186'],
    ['en', 'بناية 3', '12 Main Street<br><bdi>بناية 3</bdi><br>00186'],
  ])('stands apart in %s: %s', (language, _line, lines) => {
    expect(shown(street, { language })).toBe(`<address class="x-contact x-contact--address">${lines}</address>`);
  });

  test('negative control: numbers and mail addresses have none', () => {
    for (const contact of [
      { kind: 'phone', value: '+390612345678' },
      { kind: 'email', value: 'a@luna.example' },
    ] satisfies Contact[])
      expect(shown(contact, { language: 'ar' })).not.toContain('<bdi>');
  });
});
