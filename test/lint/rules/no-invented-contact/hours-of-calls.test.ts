import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes } from '../../../../src/lint/index.js';
import { invented } from './support.js';

const siteIn = (language: string, hours = 'Tu-Fr 09:00-16:00\nSa 10:00-14:00\nSu-Mo closed') =>
  buildManifest(
    parseSite({
      site: { name: 'Copper Kettle', description: 'Roasters', url: 'https://copperkettle.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: '+44 117 496 0183' }, hours: { kind: 'hours', value: hours } },
    }),
  );
const X = '<x-contact field="hours"></x-contact>';
const PHONE = '<x-contact field="phone"></x-contact>';
const fixed = (canvas: string, language = 'en') =>
  applyFixes(canvas, invented(canvas, siteIn(language)), { unsafe: true }).output;
const PLACES = ['<footer><p>#</p></footer>', '<main><p>#</p></main>', '<header><div>#</div></header>'];

describe('when a page asks to call the house', () => {
  test.each([
    ['en', 'Call us #.', 'Mon–Fri 8am–6pm'],
    ['en', 'Call us: #.', 'Mon–Fri 8am–6pm'],
    ['en', `call ${PHONE}, #.`, 'Mon–Fri 8am–6pm PT'],
    ['en', `Or call us at ${PHONE}, #.`, 'Mon–Fri 8am–6pm GMT'],
    ['de', 'Rufen Sie uns an: #', 'Mo–Fr 7–16 Uhr'],
  ])('%s: %s', (language, sentence, hours) => {
    for (const place of PLACES) {
      const canvas = place.replace('#', sentence.replace('#', hours));
      expect(invented(canvas, siteIn(language)).map(({ outcome }) => outcome)).toEqual(['needs-review']);
      expect(fixed(canvas, language)).toBe(place.replace('#', sentence.replace('#', X)));
    }
  });

  test.each([
    ['hours in which it is open', 'Call us Tue–Fri 9am–4pm.'],
    ['a line with hours of its own', `Hotline ${PHONE}, Mon–Fri 8am–6pm`],
    ['in brackets', `Call ${PHONE} (Mon–Fri 8am–6pm)`],
    ['somebody else', 'Call the clinic Mon–Fri 8am–6pm.'],
    ['somebody of the house', 'Call Rosa Mon–Fri 8am–6pm.'],
    ['support', 'Call our support Mon–Fri 8am–6pm.'],
  ])('near miss: %s', (_what, sentence) => {
    for (const place of PLACES) expect(fixed(place.replace('#', sentence))).toBe(place.replace('#', sentence));
  });
});

describe('a part of the house is open', () => {
  test.each(['roastery shop open #', 'Copper Ltd · roastery shop open # · No. 12', 'our studio shop open: #'])(
    '%s',
    (line) => {
      for (const place of PLACES)
        expect(fixed(place.replace('#', line.replace('#', 'Mon–Fri 8–17, Sat 9–15')))).toBe(
          place.replace('#', line.replace('#', X)),
        );
    },
  );

  test.each(['museum open', 'Café Sonne shop open', 'kitchen and shop open', 'hospital shop open', 'shop closed'])(
    'near miss: %s',
    (label) => {
      const canvas = `<footer><p>${label} Mon–Fri 8–17, Sat 9–15</p></footer>`;
      expect(fixed(canvas)).toBe(canvas);
    },
  );
});

describe('a word for a part of the day belongs to its time', () => {
  test.each([
    ['en', 'Mon–Fri 8 in morning – 6 at night'],
    ['de', 'Mo–Fr 8 Uhr morgens bis 6 Uhr abends'],
    ['fr', 'Lun–ven 8 h du matin – 6 h du soir'],
    ['es', 'Lun–vie 8 de la mañana – 6 de la tarde'],
    ['it', 'Lun–ven 8 di mattina – 6 di sera'],
    ['pl', 'Pon–pt 8 rano – 6 wieczorem'],
    ['ru', 'Пн–Пт 8 утра – 6 вечера'],
    ['uk', 'Пн–Пт 8 ранку – 6 вечора'],
    ['ar', 'الجمعة: ١:٣٠ ظهرًا – ١٢:٣٠ ليلًا'],
    ['he', 'שישי 8 בבוקר – 6 בערב'],
  ])('%s: %s', (language, hours) => {
    expect(fixed(`<footer><p>${hours}</p></footer>`, language)).toBe(`<footer><p>${X}</p></footer>`);
  });

  test('a whole list is told once', () => {
    const time = (hours: string, text: string) =>
      `<li><time itemprop="openingHours" datetime="${hours}">${text}</time></li>`;
    const list = `<ul>${time('Su-Th 12:00-23:30', 'الأحد – الخميس: ١٢ ظهرًا – ١١:٣٠ مساءً')}${time('Fr 13:30-00:30', 'الجمعة: ١:٣٠ ظهرًا – ١٢:٣٠ ليلًا')}${time('Sa 12:00-00:30', 'السبت: ١٢ ظهرًا – ١٢:٣٠ ليلًا')}</ul>`;
    const canvas = `<footer itemscope itemtype="https://schema.org/Restaurant"><h3>ساعات العمل</h3>${list}</footer>`;
    const found = invented(canvas, siteIn('ar'));
    expect(found.map(({ start, end }) => canvas.slice(start, end))).toEqual([list]);
    // The data of the house stays, with the site's own hours.
    const data = ['Tu-Fr 09:00-16:00', 'Sa 10:00-14:00'].map(
      (hours) => `<meta itemprop="openingHours" content="${hours}">`,
    );
    expect(fixed(canvas, 'ar')).toBe(canvas.replace(list, X + data.join('')));
  });

  test('near miss: a word that says what is on', () => {
    const canvas = '<footer><p>Mon–Fri 8–10 yoga</p></footer>';
    expect(fixed(canvas)).toBe(canvas);
  });
});
