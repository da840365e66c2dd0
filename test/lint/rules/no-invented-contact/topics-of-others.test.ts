import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Academia Olmo', description: 'Una escuela', url: 'https://academia-olmo.example', language: 'es' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+34 955 12 60 38' },
      email: { kind: 'email', value: 'hola@academia-olmo.example' },
    },
  }),
);

const told = (canvas: string) => invented(canvas, site).length;
const PHONE = '<a href="tel:+34954218743">954 21 87 43</a>';
const mailAt = (host: string) => `<a href="mailto:info@${host}">info@${host}</a>`;
const under = (heading: string, line: string) => `<section><h3>${heading}</h3><p>${line}</p></section>`;

describe('who asks to be called or written to is the site, whatever the heading is about', () => {
  test.each([
    ['Alojamiento', 'Escríbenos a'],
    ['Hospedaje', 'Contáctanos en'],
    ['Transporte', 'Contacta con nosotros en'],
    ['Hébergement', 'Écrivez-nous à'],
    ['Transport', 'Reach us at'],
    ['Parking', 'Call us on'],
    ['Insurance', 'Get in touch with us at'],
    ['Versicherung', 'Schreiben Sie uns an'],
    ['Assicurazioni', 'Scriveteci a'],
    ['Hospedagem', 'Escreva-nos para'],
    ['Taxi', 'Skriv til os på'],
    ['Страхование', 'Свяжитесь с нами'],
    ['السكن', 'راسلونا على'],
    ['التأمين', 'اكتبوا لنا على'],
    ['ביטוח', 'כתבו לנו אל'],
  ])('%s: %s', (heading, words) => {
    expect(told(under(heading, `${words} ${PHONE}`))).toBe(1);
    expect(told(under(heading, `${words} ${mailAt('academiaolmo.example')}`))).toBe(1);
  });

  test('a mailbox with the name of the site, even under those whose word it may be', () => {
    const asks = (host: string) => under('Our partners', `Email us at ${mailAt(host)}`);
    expect(told(asks('academiaolmo.example'))).toBe(1);
    expect(told(asks('kolb-travel.example'))).toBe(0);
  });

  test('in the answer to a question', () => {
    const mail = mailAt('academiaolmo.example');
    const answer = `<p>Sí, con familias. Escríbenos a ${mail}.</p>`;
    expect(told(`<details><summary>¿Me ayudáis con el alojamiento?</summary>${answer}</details>`)).toBe(1);
  });

  test.each([
    ['Alojamiento', `Escríbeles a ${PHONE}`],
    ['Hébergement', `Écrivez à l’hôtel : ${PHONE}`],
    ['Hébergement', `Écrivez-leur à ${mailAt('hotel-lac.example')}`],
    ['Alojamiento', `Hotel Sol: ${PHONE}`],
    ['Alojamiento', `Tel. ${PHONE}`],
    ['Alojamiento', `Hotel Sol: «Llámanos al ${PHONE}»`],
    ['Alojamiento', `<strong>Hotel Sol</strong><br>Llámanos al ${PHONE}`],
    ['Our partners', `Call us on ${PHONE}`],
    ['Opiniones', `Llámanos al ${PHONE}`],
    ['السكن', `راسلوهم على ${PHONE}`],
    ['التأمين', `اتصلوا بالفندق على ${PHONE}`],
  ])('near miss: %s: %s', (heading, line) => {
    expect(told(under(heading, line))).toBe(0);
  });

  test.each([
    `<section><h3>Alojamiento</h3><h4>Hotel Sol</h4><p>Llámanos al ${PHONE}</p></section>`,
    `<section><h3>Alojamiento</h3><div><h4>Hotel Sol</h4><p>Llámanos al ${PHONE}</p></div></section>`,
    `<section><h3>Parking</h3><div><h4>Q-Park Centre</h4><p>Call us on ${PHONE}</p></div></section>`,
    `<section><h3>Alojamiento</h3><p><strong>Hotel Sol</strong></p><p>Llámanos al ${PHONE}</p></section>`,
  ])('near miss, below the name of a house: %s', (canvas) => {
    expect(told(canvas)).toBe(0);
  });
});
