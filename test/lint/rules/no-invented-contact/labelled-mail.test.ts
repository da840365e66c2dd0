import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });

describe('a mailbox at another host behind a label for the site’s', () => {
  test.each([
    ['in the footer', '<footer><p>Email: desk@quickmail.example</p></footer>'],
    ['under a heading for it', '<section><h2>Kontakt</h2><p>E-Mail: desk@quickmail.example</p></section>'],
    ['as a link', '<address>Email: <a href="mailto:desk@quickmail.example">desk@quickmail.example</a></address>'],
    ['behind a term', '<footer><dl><dt>Courriel</dt><dd>desk@quickmail.example</dd></dl></footer>'],
    ['under its name', '<div class="contact"><p>Harrow Vets</p><p>E-mail: desk@quickmail.example</p></div>'],
    ['under an address', '<address><p>12 Quay Street, Bristol</p><p>E-mail: desk@quickmail.example</p></address>'],
    ['in Polish', '<footer><p>Poczta e-mail: desk@quickmail.example</p></footer>'],
    ['in Spanish', '<footer><p>Correo electrónico: desk@quickmail.example</p></footer>'],
    ['in Japanese', '<footer><p>メール：desk@quickmail.example</p></footer>'],
  ])('needs a look: %s', (_title, canvas) => {
    const [finding, ...more] = invented(canvas, SITE);
    expect([finding?.outcome, more]).toEqual(['needs-review', []]);
    expect(finding?.message).toContain('expected `<x-contact field="email"></x-contact>`');
  });

  test.each([
    ['in the text', '<main><p>Email: desk@quickmail.example</p></main>'],
    ['of who made the page', '<footer><p>Website by Studio North, Email: hello@north.example</p></footer>'],
    ['of somebody named above', '<div class="contact"><p>Ann Lee</p><p>Email: ann@lee.example</p></div>'],
    ['of somebody named in the line above', '<footer><p>Bright PR<br>Email: us@bright.example</p></footer>'],
    [
      'of an authority',
      '<section id="contact"><h3>Data protection authority</h3><p>Email: a@ico.example</p></section>',
    ],
    ['with a purpose', '<footer><p>Email for adoptions: cats@shelter.example</p></footer>'],
    ['without a label', '<footer><p>desk@quickmail.example</p></footer>'],
    ['its own', '<footer><p>Email: hello@harrow-vets.example</p></footer>'],
  ])('is left alone: %s', (_title, canvas) => {
    expect(invented(canvas, SITE)).toEqual([]);
  });

  test('says nothing where the site has no mailbox', () => {
    const site = parseSite({
      site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: '+442079460958' } },
    });
    expect(invented('<footer><p>Email: desk@quickmail.example</p></footer>', buildManifest(site))).toEqual([]);
  });
});
