import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes } from '../../../../src/lint/index.js';
import { invented } from './support.js';

const siteOf = (language: string, phone: string) =>
  buildManifest(
    parseSite({
      site: {
        name: 'Panificio Bertolini',
        description: 'Forno',
        url: 'https://panificiobertolini.example',
        language,
      },
      theme: { name: 'T', version: '1.0.0' },
      contacts: {
        phone: { kind: 'phone', value: phone },
        email: { kind: 'email', value: 'forno@panificiobertolini.example' },
      },
    }),
  );
const IT = siteOf('it', '+39 0521 887 432');
const AR = siteOf('ar', '+966 11 288 4170');
const outcomes = (canvas: string, site = IT) => invented(canvas, site).map(({ outcome }) => outcome);

describe('a comment that says what to call is for review', () => {
  test.each([
    ['Tel. negozio 347 765 4321', IT],
    ['consegne a domicilio: chiamare Marco 347 765 4321', IT],
    ['Tel. 3477654321', IT],
    ['mail: info@panificiobertolini.it', IT],
    ['for big orders call the manager ٠٧٩٠٠٠١٢٣٤', AR],
    ['تذييل الموقع - للاستفسار: ٩٢٠٠٣٣٤١٨', AR],
    ['للاستفسار: +966126914470', AR],
    ['Rückfragen: 08031 472960', IT],
    ['للحجوزات الكبيرة: اتصل بالمدير سامر الخطيب ٠٧٩٠٠٠١٢٣٤', AR],
  ])('%s', (text, site) => {
    const canvas = `<p>Pane</p><!-- ${text} -->`;
    const found = invented(canvas, site);
    expect(found.map(({ start, end, outcome }) => [canvas.slice(start, end), outcome])).toEqual([
      [`<!-- ${text} -->`, 'needs-review'],
    ]);
    expect(applyFixes(canvas, found, { unsafe: true }).output).toBe('<p>Pane</p>');
  });

  test.each([
    ['the site’s own', 'chiamare Marco 0521 887 432'],
    ['the site’s own mailbox', 'mail: forno@panificiobertolini.example'],
    ['no word for calling', 'Notizia: 347 765 4321'],
    ['a name of a build', 'info: 1734567890'],
    ['no word for asking', 'تذييل الموقع: ٩٢٠٠٣٣٤١٨'],
    ['an id', 'id 347 765 4321'],
    ['a date', 'contact form 2024031512'],
    ['digits that are not right behind the word', 'tel: pattern 12345678'],
    ['a call in code', 'call init(3477654321)'],
    ['a ticket', 'ticket: call #3477654321'],
    ['a register', 'P. IVA 03456781209'],
    ['another firm', 'Tel. Pixel Agency GmbH 02 4567 8901'],
    ['a mailbox of others', 'mail: info@other.it, info@gmail.com'],
    ['markup that is switched off', '<p>chiamare Marco 347 765 4321</p>'],
    ['what a browser reads', '[if IE]> chiamare Marco 347 765 4321 <![endif]'],
  ])('near miss: %s', (_what, text) => {
    expect(outcomes(`<!--${text}--><p>Pane</p>`)).toEqual([]);
  });

  test('near miss: in a sample', () => {
    expect(outcomes('<pre><!-- chiamare Marco 347 765 4321 --></pre>')).toEqual([]);
  });
});

describe('a number abroad is the same with its code and with the zero that is dialled there', () => {
  const known = '<footer><p>جوال: <a href="tel:+962790001234">+962 79 000 1234</a></p></footer>';

  test.each(['٠٧٩٠٠٠١٢٣٤', '079 000 1234', '+962 79 000 1234', '00962790001234'])('%s', (number) => {
    expect(outcomes(`<!-- x ${number} -->${known}`, AR)).toEqual(['needs-review', 'violation']);
  });

  test.each(['٠٧٩٠٠٠١٢٣٥', '79 000', '0790001', '790001234567'])('near miss: %s', (number) => {
    expect(outcomes(`<!-- x ${number} -->${known}`, AR)).toEqual(['violation']);
  });
});
