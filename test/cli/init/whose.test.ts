import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draftSite } from '../../../src/cli/init/from/draft-site.js';
import { folder } from '../run.js';

const HEAD = '<link rel="canonical" href="https://oakfieldrowing.example/">';
const HEADER =
  '<header><a href="/">Oakfield Rowing Club</a><nav><ul><li><a href="/join/">Join</a></li></ul></nav></header>';
const FOOTER =
  '<footer><p>Phone <a href="tel:+441628555010">01628 555 010</a> · <a href="mailto:secretary@oakfieldrowing.example">secretary@oakfieldrowing.example</a></p></footer>';

async function draftOf(main: string, more: { footer?: string; head?: string } = {}) {
  const page = `<!doctype html><html lang="en"><head><title>Oakfield Rowing Club</title>${HEAD}${more.head ?? ''}</head><body>${HEADER}<main><h1>Oakfield Rowing Club</h1>${main}</main>${more.footer ?? FOOTER}</body></html>`;
  const { state, unsure } = await draftSite(join(folder({ 'index.html': page }), ''), {});
  const contacts = Object.entries(state.contacts ?? {}).map(([name, { value }]) => [name, value]);
  return { contacts: Object.fromEntries(contacts), social: (state.social ?? []).map(({ url }) => url), unsure };
}

const OWN = { phone: '+441628555010', email: 'secretary@oakfieldrowing.example' };
const NAMED = 'the words beside it name somebody else';
const PART = 'it stands in a part of the page about others';

describe('contacts of others are told, and not drafted', () => {
  test.each([
    [
      'a taxi',
      '<p>Taxi from the station: <a href="tel:+441628555777">01628 555 777</a>.</p>',
      'number `01628 555 777`',
      NAMED,
    ],
    [
      'a sponsor',
      '<p>Our sponsor Thames Brewery: <a href="mailto:beer@thamesbrewery.example">beer@thamesbrewery.example</a></p>',
      'mail address `beer@thamesbrewery.example`',
      NAMED,
    ],
    [
      'a row of a table',
      '<table><tr><td>Penlee House</td><td><a href="tel:+441736555625">01736 555 625</a></td></tr></table>',
      'number `01736 555 625`',
      NAMED,
    ],
    [
      'the term of a list',
      '<dl><dt>Charlestown Shipwreck Centre</dt><dd>Open</dd><dd><a href="https://wa.me/447700900999">WhatsApp</a></dd></dl>',
      'number `+447700900999`',
      NAMED,
    ],
    [
      'a part with sponsors',
      '<h2>Our sponsors</h2><p><a href="tel:+441736555625">01736 555 625</a></p>',
      'number `01736 555 625`',
      PART,
    ],
    [
      'somebody quoted',
      '<blockquote><p>Call <a href="tel:+441736555625">01736 555 625</a></p></blockquote>',
      'number `01736 555 625`',
      PART,
    ],
    [
      'a guest house',
      '<h2>Stay near by</h2><address>Seaview Guest House<br>31 Cliff Road<br>Falmouth TR11 4NZ</address>',
      'postal address `Seaview Guest House, 31 Cliff Road, Falmouth TR11 4NZ`',
      NAMED,
    ],
    [
      'one of several articles',
      '<article><h3>A</h3><p>Phone: 01208 555 810</p></article><article><h3>B</h3></article>',
      'number `01208 555 810`',
      'it stands in one of several articles',
    ],
  ])('%s', async (_what, main, told, why) => {
    const { contacts, unsure } = await draftOf(main);
    expect(contacts).toEqual(OWN);
    expect(unsure).toContain(`the ${told}, because ${why}`);
  });

  test('who made the page', async () => {
    const made = '<p>Website by <a href="mailto:hi@studio-tern.example">Studio Tern</a></p></footer>';
    const { contacts, unsure } = await draftOf('', { footer: FOOTER.replace('</footer>', made) });
    expect([contacts, unsure.slice(1)]).toEqual([
      OWN,
      [`the mail address \`hi@studio-tern.example\`, because ${NAMED}`],
    ]);
  });

  test('the chamber of an imprint, whose own address is drafted', async () => {
    const page = `<html lang="de"><title>Kanzlei Brandt</title><link rel="canonical" href="https://brandt-recht.example/">
      <header><a href="/">Kanzlei Brandt</a></header><main><h1>Impressum</h1>
      <p>Kanzlei Brandt<br>Lindenstraße 7<br>10969 Berlin<br>Telefon: <a href="tel:+4930901820">+49 30 901820</a></p>
      <h2>Zuständige Kammer</h2><p>Rechtsanwaltskammer Berlin<br>Littenstraße 9<br>10179 Berlin<br>Telefon: 030 306931 0<br>Telefax: 030 306931 99</p></main>
      <footer>© Kanzlei Brandt</footer>`;
    const { state, unsure } = await draftSite(join(folder({ 'a.html': page }), 'a.html'), {});
    expect(state.contacts).toEqual({
      phone: { kind: 'phone', value: '+4930901820', display: '+49 30 901820' },
      address: { kind: 'address', value: 'Lindenstraße 7\n10969 Berlin' },
    });
    expect(unsure).toEqual([
      `the number \`030 306931 0\`, because ${PART}`,
      `the number \`030 306931 99\`, because ${PART}`,
      `the postal address \`Littenstraße 9, 10179 Berlin\`, because ${PART}`,
    ]);
  });

  test('things of data beside the own one', async () => {
    const data = [
      { '@type': 'Organization', name: 'Thames Brewery', telephone: '+44 1628 555777' },
      { '@type': 'SportsClub', name: 'Oakfield Rowing Club', telephone: '+44 1628 555010' },
    ];
    const head = `<meta property="og:site_name" content="Oakfield Rowing Club"><script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect((await draftOf('', { head })).contacts).toEqual(OWN);
  });
});

describe('near misses: contacts of the site are drafted', () => {
  test.each([
    ['called by what it is', '<p>Phone: <a href="tel:+441628555777">01628 555 777</a></p>'],
    ['with the name of the site', '<p>Oakfield Rowing Club: <a href="tel:+441628555777">01628 555 777</a></p>'],
    ['by itself', '<p><a href="tel:+441628555777">01628 555 777</a></p>'],
    ['in the only article', '<article><p>Phone: +44 1628 555777</p></article>'],
  ])('%s, behind those of its footer', async (_what, main) => {
    expect((await draftOf(main)).contacts).toEqual({ ...OWN, phone_2: '+441628555777' });
  });

  test('a mailbox at its own domain, whoever reads it', async () => {
    const main = '<p>Curator Ana: <a href="mailto:ana@oakfieldrowing.example">ana@oakfieldrowing.example</a></p>';
    expect((await draftOf(main)).contacts).toEqual({ ...OWN, email_2: 'ana@oakfieldrowing.example' });
  });

  test('a part for contacts counts as much as the footer', async () => {
    const main = '<h2>Contact us</h2><p>Call <a href="tel:+441628555777">01628 555 777</a></p>';
    expect((await draftOf(main)).contacts).toEqual({ ...OWN, phone: '+441628555777', phone_2: OWN.phone });
  });

  test('a number below its address', async () => {
    const footer =
      '<footer><address>4 Harbour Road<br>Falmouth TR11 3AB</address><p>Box office <a href="tel:+441326555100">01326 555 100</a></p></footer>';
    expect((await draftOf('', { footer })).contacts).toEqual({
      address: '4 Harbour Road\nFalmouth TR11 3AB',
      phone: '+441326555100',
    });
  });
});

describe('profiles', () => {
  const inFooter = async (body: string) => {
    const { social, unsure } = await draftOf('', { footer: `<footer><p>${body}</p></footer>` });
    return [social, unsure.filter((line) => line.startsWith('the profile'))];
  };

  test.each([
    'Supported by Sport Thames, <a href="https://www.instagram.com/sportthames/">Sport Thames on Instagram</a>',
    '<a href="https://www.instagram.com/sportthames/">Sport Thames on Instagram</a>',
    'Our sponsor: <a href="https://www.instagram.com/sportthames/">Instagram</a>',
  ])('of others are told: %s', async (body) => {
    expect(await inFooter(body)).toEqual([
      [],
      [`the profile \`https://www.instagram.com/sportthames/\`, because ${NAMED}`],
    ]);
  });

  test.each([
    '<a href="https://www.instagram.com/orc1872/">Instagram</a>',
    '<a href="https://www.instagram.com/orc1872/">Follow us on Instagram</a>',
    '<a href="https://www.instagram.com/orc1872/" aria-label="Instagram"><svg></svg></a>',
    '<a href="https://www.instagram.com/orc1872/">Oakfield Rowing Club on Instagram</a>',
    'Our Instagram: <a href="https://www.instagram.com/orc1872/">@orc1872</a>',
  ])('near miss: those of the site are drafted: %s', async (body) => {
    expect(await inFooter(body)).toEqual([['https://www.instagram.com/orc1872/'], []]);
  });
});

describe('an address of data', () => {
  const address = {
    streetAddress: '1 Main St',
    postalCode: '90210',
    addressLocality: 'Bath',
    addressRegion: 'CA',
    addressCountry: 'US',
  };
  const head = `<script type="application/ld+json">${JSON.stringify({ '@type': 'SportsClub', name: 'Oakfield Rowing Club', address })}</script>`;

  test.each([
    ['nothing: as its country does', '', '1 Main St\nBath, CA 90210'],
    ['the region and the code', '<p>Find us in Bath, CA 90210.</p>', '1 Main St\nBath, CA 90210'],
    ['the region in brackets', '<p>We row in Bath (CA) all year.</p>', '1 Main St\n90210 Bath (CA)'],
    ['words that begin like it', '<p>We row in Bath, CAn you?</p>', '1 Main St\nBath, CA 90210'],
  ])('has region and country as the page writes them: %s', async (_what, main, value) => {
    expect((await draftOf(main, { head, footer: '' })).contacts['address']).toBe(value);
  });
});
