import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (name: string, description: string, url: string, language: string, town: string) =>
  buildManifest(
    parseSite({
      site: { name, description, url, language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: {
        email: { kind: 'email', value: `info@${new URL(url).hostname.replace('www.', '')}` },
        address: { kind: 'address', value: `1 Market Square\n${town}` },
      },
    }),
  );
const MUSEUM = siteOf(
  'Musée de la Soie de Vauzelle',
  'Quatre siècles de tissage lyonnais',
  'https://www.musee-vauzelle.fr',
  'fr',
  '69001 Lyon',
);
const STUDIO = siteOf(
  'Northlight Pilates Studio',
  'Reformer and mat Pilates in Bristol',
  'https://nlps.example',
  'en',
  'Bristol BS1 6XU',
);
const SMITHY = siteOf(
  'Schlüter Böhmke Metallbau',
  'Metallbau in Jever',
  'https://sb-metall.example',
  'de',
  '26441 Jever',
);
const told = (canvas: string, site: typeof MUSEUM) =>
  invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
const write = (mail: string) => `<p>Une question ? Écrivez à <a href="mailto:${mail}">${mail}</a>.</p>`;
const link = (mail: string) => `<a href="mailto:${mail}">${mail}</a>`;

describe('a mailbox at a host of words of the site’s name', () => {
  test.each([
    ['without its small words', 'newsletter@musee-soie-vauzelle.fr', MUSEUM],
    ['in one word', 'info@museesoievauzelle.com', MUSEUM],
    ['of two that tell it', 'info@soie-vauzelle.com', MUSEUM],
    ['without its trade', 'news@northlight-studio.com', STUDIO],
    ['spelled out', 'info@schlueter-boehmke.de', SMITHY],
    ['without dots', 'info@schluter-bohmke.de', SMITHY],
  ])('%s: %s', (_title, mail, site) => {
    expect(told(write(mail), site)).toEqual([link(mail)]);
  });

  test('whatever is asked there, where it is all of the name', () => {
    const mail = 'newsletter@musee-soie-vauzelle.fr';
    const line = `<p class="small">Vous pouvez vous désinscrire à tout moment en écrivant à ${link(mail)}.</p>`;
    expect(told(line, MUSEUM)).toEqual([link(mail)]);
  });

  test('a host that people read, and links there', () => {
    const site = '<a href="https://www.musee-soie-vauzelle.fr/">www.musee-soie-vauzelle.fr</a>';
    expect(told(`<footer><p>Site officiel : ${site}</p></footer>`, MUSEUM)).toEqual([site]);
    const archive = '<a href="https://www.musee-soie-vauzelle.fr/newsletter/archives">Archives</a>';
    expect(told(`${write('info@musee-soie-vauzelle.fr')}<p>${archive}</p>`, MUSEUM)).toContain(archive);
  });
});

describe('near miss', () => {
  test.each([
    ['another house in the town', 'info@musee-lyon.fr', MUSEUM],
    ['of the same trade', 'info@musee-soie-lyon.fr', MUSEUM],
    ['with another word', 'info@amis-soie-vauzelle.fr', MUSEUM],
    ['of one word that tells it', 'info@soie-art.fr', MUSEUM],
    ['of the trade and the town', 'info@pilates-bristol.com', STUDIO],
    ['in another order', 'info@studio-northlight-yoga.com', STUDIO],
  ])('%s: %s', (_title, mail, site) => {
    expect(told(write(mail), site)).toEqual([]);
  });

  test('of friends who are named', () => {
    const line = `<p>L’association Les Amis des Canuts : ${link('contact@soie-vauzelle.fr')}</p>`;
    expect(told(line, MUSEUM)).toEqual([]);
  });
});
