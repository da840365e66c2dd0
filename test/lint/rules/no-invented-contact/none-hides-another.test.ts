import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (name: string, language: string, contacts: object) =>
  buildManifest(
    parseSite({
      site: { name, description: 'A house', url: 'https://own-house.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts,
    }),
  );
const IT = siteOf('Panificio Bertolini', 'it', {
  email: { kind: 'email', value: 'forno@own-house.example' },
  pec: { kind: 'email', value: 'bertolini-forno@pec.example' },
  address: { kind: 'address', value: 'Borgo Felino 31\n43121 Parma (PR)' },
});
const DE = siteOf('Tischlerei Hagemann', 'de', {
  address: { kind: 'address', value: 'Pagenstecherstraße 71\n49090 Osnabrück' },
});
const told = (canvas: string, site: typeof IT) =>
  invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));

describe('a contact that is told hides no other', () => {
  const PLACE = 'Via delle Moline 14, 40126 Bologna (BO)';
  test('the certified mailbox behind an address and the numbers of a firm', () => {
    const line = `© 2024 Panificio Bertolini di Bertolini Marco &amp; C. S.n.c. – Sede legale: ${PLACE} – P. IVA 03456781209 – REA BO-512345 – PEC: panificiobertolini@pec.it`;
    expect(told(`<footer><p>${line}</p></footer>`, IT)).toEqual([PLACE, 'panificiobertolini@pec.it']);
  });

  test('near miss: that of somebody else in the same line', () => {
    const line = `Sito: Studio Pixel di Rossi Marco &amp; C. – Sede legale: ${PLACE} – P. IVA 03456781209 – PEC: studiopixel@pec.it`;
    expect(told(`<footer><p>${line}</p></footer>`, IT)).toEqual([]);
  });

  const SRC = 'https://www.google.com/maps?q=Hafenweg+22,+48155+M%C3%BCnster&amp;output=embed';
  test('what a frame is called beside the place that it shows', () => {
    const title = 'title="Karte: Tischlerei Hagemann, Hafenweg 22"';
    const frame = `<iframe src="${SRC}" ${title}></iframe>`;
    expect(told(frame, DE)).toEqual([frame, title]);
  });

  test('near miss: a frame that is called otherwise', () => {
    const frame = `<iframe src="${SRC}" title="Karte"></iframe>`;
    expect(told(frame, DE)).toEqual([frame]);
  });
});
