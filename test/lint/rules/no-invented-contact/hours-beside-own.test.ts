import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteIn = (language: string) =>
  buildManifest(
    parseSite({
      site: { name: 'Copper Kettle', description: 'Roasters', url: 'https://copperkettle.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: {
        address: { kind: 'address', value: 'ul. Robotnicza 72\n53-608 Wrocław' },
        phone: { kind: 'phone', value: '+48 71 330 52 16' },
        hours: { kind: 'hours', value: 'Mo-Fr 08:00-22:00' },
      },
    }),
  );
const told = (canvas: string, language: string) =>
  invented(canvas, siteIn(language)).map(({ start, end }) => canvas.slice(start, end));
const PHONE = '<x-contact field="phone"></x-contact>';
const ADDRESS = '<x-contact field="address"></x-contact>';
const TABLE =
  '<table><tr><td>Mon – Fri</td><td>7:00 – 23:00</td></tr><tr><td>Sat, Sun</td><td>9:00 – 22:00</td></tr></table>';

describe('hours beside what is the house’s own', () => {
  test('the house is called by what it has', () => {
    const hours = 'Tuesday to Saturday, 10am–5.30pm';
    expect(told(`<footer><p>Ring the shop on ${PHONE}, ${hours}.</p></footer>`, 'en')).toEqual([hours]);
    expect(told(`<footer><p>Ring the clinic on ${PHONE}, ${hours}.</p></footer>`, 'en')).toEqual([]);
  });

  test('Polish days in their short forms', () => {
    const hours = 'pn–pt 7:00–23:00, sb–nd 9:00–22:00';
    expect(told(`<header><span>${ADDRESS} · ${hours}</span></header>`, 'pl')).toEqual([hours]);
    expect(told(`<header><span>${ADDRESS} · Kawiarnia: ${hours}</span></header>`, 'pl')).toEqual([]);
  });

  test.each([
    ['a component', `<address>${ADDRESS}</address>`],
    ['by hand', '<address>ul. Robotnicza 72, 53-608 Wrocław</address>'],
  ])('a table right behind the site’s address: %s', (_what, address) => {
    const around = (before: string) => `<section id="contact"><h2>Drop in or write</h2>${before}${TABLE}</section>`;
    expect(told(around(address), 'en')).toEqual([TABLE]);
    expect(told(around('<p>The café on the hill</p>'), 'en')).toEqual([]);
    expect(told(around(`${address}<p>Yoga</p>`), 'en')).toEqual([]);
  });
});
