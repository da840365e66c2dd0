import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en', { name: 'Trattoria Luna', phone: '+390612345678', address: 'Via Appia 12\n00183 Roma' });
const PHONE = '+39 06 5551 2345';
const ADDRESS = 'Via Vecchia 9, 00185 Roma';

/** What is told of a page, as it stands there. */
function told(canvas: string): string[] {
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('what a page says is no longer the house’s', () => {
  test.each([
    `We have moved. Our old address was ${ADDRESS}.`,
    `Our former address: ${ADDRESS}`,
    `Formerly at ${ADDRESS}`,
    `Until 2023 in ${ADDRESS}`,
    `Früher: ${ADDRESS}`,
    `Ehemalige Adresse: ${ADDRESS}`,
    `Unsere alte Adresse war ${ADDRESS}.`,
    `Notre ancienne adresse : ${ADDRESS}`,
    `Nuestra antigua dirección: ${ADDRESS}`,
    `Il nostro vecchio indirizzo: ${ADDRESS}`,
    `O nosso antigo endereço: ${ADDRESS}`,
    `Ons oude adres: ${ADDRESS}`,
    `Наш старый адрес: ${ADDRESS}`,
    `Our old phone number ${PHONE} is no longer in use.`,
    `Our phone number ${PHONE} is no longer in use.`,
    `Unsere Telefonnummer ${PHONE} ist nicht mehr erreichbar.`,
    `Vecchio numero di telefono: ${PHONE}`,
    `Telefono: ${PHONE} non è più attivo.`,
    `Our old mailbox info@harrow-vets.example is closed.`,
  ])('%s', (said) => {
    expect(told(`<main><h2>Contact</h2><p>${said}</p></main>`)).toEqual([]);
  });

  test('under a heading', () => {
    expect(told(`<main><h2>Our old address</h2><p>${ADDRESS}</p></main>`)).toEqual([]);
    expect(told(`<main><h2>Our old address</h2><p>Our new address is ${ADDRESS}</p></main>`)).toEqual([ADDRESS]);
  });
});

describe('what a page warns of', () => {
  test.each([
    `Fraud warning: the phone number ${PHONE} is not ours.`,
    `Please note: the phone number ${PHONE} does not belong to us.`,
    `Beware of calls from ${PHONE}.`,
    `Do not call this phone number: ${PHONE}`,
    `Betrugswarnung, Achtung: Telefon ${PHONE}`,
    `Die Telefonnummer ${PHONE} gehört nicht uns.`,
    `Attention aux arnaques : téléphone ${PHONE}`,
    `Attenzione alle truffe: telefono ${PHONE}`,
  ])('%s', (said) => {
    expect(told(`<main><p>${said}</p></main>`)).toEqual([]);
    expect(told(`<main><p>${said.replace(PHONE, `<a href="tel:+390655512345">${PHONE}</a>`)}</p></main>`)).toEqual([]);
  });
});

describe('negative controls', () => {
  test.each([
    [`Our address is ${ADDRESS}.`, ADDRESS],
    [`Our new address is ${ADDRESS}.`, ADDRESS],
    [`Visit our restaurant in the old town: ${ADDRESS}`, ADDRESS],
    [`Call us at ${PHONE}.`, PHONE],
    [`Our old oven is gone. Call us at ${PHONE}.`, PHONE],
    [`We no longer take cards. Call us at ${PHONE}.`, PHONE],
    [`Call us at ${PHONE}, we no longer read mails.`, PHONE],
    [`Don’t write, call us at ${PHONE}.`, PHONE],
    [`Report a scam: call us at ${PHONE}.`, PHONE],
    [`Fraud alert? Contact us at ${PHONE}.`, PHONE],
    [`Our phone ${PHONE} is no longer only for groups.`, PHONE],
    [`Open until 2300. Call us: ${PHONE}`, PHONE],
    [`Phone: ${PHONE}. Our old number is gone.`, PHONE],
  ])('%s', (said, found) => {
    expect(told(`<main><p>${said}</p></main>`)).toEqual([found]);
  });
});
