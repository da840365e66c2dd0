import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Harrow & Vale', description: 'Joiners', url: 'https://www.harrowvale.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: { address: { kind: 'address', value: '14 Mill Lane\nLeeds LS1 4AB' } },
  }),
);
const of = (canvas: string) => lint(canvas, site).map(({ rule, outcome }) => `${rule} ${outcome}`);
const frame = (address: string, name = 'src') => `<iframe title="Map" ${name}="${address}"></iframe>`;

const LOOK = 'no-invented-contact needs-review';

describe('a map of another place', () => {
  test.each([
    ['a frame', frame('https://maps.google.com/maps?q=22+Park+Row,+Leeds+LS1+5JF&amp;output=embed'), LOOK],
    [
      'a frame that is filled late',
      frame('https://maps.google.com/maps?q=22+Park+Row,+Leeds+LS1+5JF', 'data-src'),
      LOOK,
    ],
    [
      'a packed one',
      frame('https://www.google.com/maps/embed?pb=!1m2!1s0x4!2s22%20Park%20Row%2C%20Leeds%20LS1%205JF!5e0'),
      LOOK,
    ],
    [
      'a free one',
      '<a href="https://www.openstreetmap.org/search?query=22%20Park%20Row%2C%20Leeds%20LS1%205JF">Map</a>',
      LOOK,
    ],
    [
      'a drawn one',
      '<img alt="Map" src="https://maps.googleapis.com/maps/api/staticmap?center=22+Park+Row,+Leeds+LS1+5JF">',
      LOOK,
    ],
    ['named as the site', frame('https://www.google.com/maps?q=Harrow+%26+Vale,+22+Park+Row,+Leeds+LS1+5JF'), LOOK],
    [
      'named as the site, with a word',
      frame('https://www.google.com/maps?q=Harrow+and+Vale,+22+Park+Row,+Leeds'),
      LOOK,
    ],
  ])('%s', (_what, canvas, verdict) => {
    expect(of(canvas)).toEqual([verdict]);
    expect(lint(canvas, site).filter(({ fix }) => fix?.safety === 'safe')).toEqual([]);
  });

  test.each([
    ['the own one', frame('https://maps.google.com/maps?q=14+Mill+Lane,+Leeds+LS1+4AB')],
    ['the own one by name', frame('https://maps.google.com/maps?q=Harrow+and+Vale,+14+Mill+Lane,+Leeds+LS1+4AB')],
    ['the own one, filled late', frame('https://maps.google.com/maps?q=14+Mill+Lane,+Leeds+LS1+4AB', 'data-src')],
    [
      'the own one, drawn',
      '<img alt="Map" src="https://maps.googleapis.com/maps/api/staticmap?center=14+Mill+Lane,+Leeds+LS1+4AB">',
    ],
    ['the name alone', frame('https://www.google.com/maps?q=Harrow+%26+Vale')],
    ['a short link', '<a href="https://maps.app.goo.gl/abcDEF123">Map</a>'],
    ['coordinates', frame('https://www.openstreetmap.org/export/embed.html?bbox=-1.55%2C53.79&amp;marker=53.7%2C-1.5')],
    ['a town', frame('https://maps.google.com/maps?q=Leeds')],
    ['a picture called so', '<img alt="Map" src="/media/map-22-park-row.png">'],
  ])('is left alone: %s', (_what, canvas) => {
    expect(of(canvas)).toEqual([]);
  });
});
