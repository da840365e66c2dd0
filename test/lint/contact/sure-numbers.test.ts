import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const siteWith = (phone: string, language: string) =>
  buildManifest(
    parseSite({
      site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language },
      contacts: {
        phone: { kind: 'phone', value: phone },
        email: { kind: 'email', value: 'ciao@luna.example' },
      },
    }),
  );
const luna = siteWith('+39 06 1234 5678', 'en');
const found = (canvas: string, manifest = luna) =>
  lint(canvas, manifest)
    .filter(({ rule }) => rule === 'no-static-contact')
    .map(({ outcome, fix }) => `${outcome} ${fix?.safety ?? 'none'}`);

describe('digits without the code of their country that are of something else are no copy', () => {
  test.each([
    '<table><tr><th>Order</th><td>06 1234 5678</td></tr></table>',
    '<table><tr><th>Article</th></tr><tr><td>06 1234 5678</td></tr></table>',
    '<table><tr><th>Part</th></tr><tr><td>06 1234 5678</td></tr></table>',
    '<p>Buchung: 0612345678</p>',
    '<p>Consegna n. 0612345678</p>',
    '<p>Registre du commerce 06 1234 5678</p>',
    '<p>No. 06 1234 5678</p>',
    '<p>0612345678 kg</p>',
    '<p>0612345678 bottles sold</p>',
    '<p>0612345678 km</p>',
    '<p>Timestamp 0612345678</p>',
    '<p>Gift card <span class="code">0612345678</span></p>',
    '<ul><li data-id="0612345678">0612345678</li></ul>',
    '<data value="1">0612345678</data>',
    '<p><data value="1">06 1234 5678</data></p>',
    '<p><time datetime="2020-01-01">06 1234 5678</time></p>',
    '<dl><dt>Ticket</dt><dd>06 1234 5678</dd></dl>',
    '<p><b>Batch</b> 06 1234 5678</p>',
  ])('%s', (canvas) => {
    expect(found(canvas)).toEqual([]);
  });

  test('of a number that another country dials', () => {
    expect(found('<p>we sold 01134960123 tickets</p>', siteWith('+44 113 496 0123', 'en-GB'))).toEqual([]);
  });
});

describe('digits that may be of something else have no safe fix', () => {
  test.each([
    '<p>From 0612345678 to 0612345999</p>',
    '<p>06 1234 5678</p>',
    '<p>The winner is 06 1234 5678</p>',
    '<div>Our favourite is 06 1234 5678.</div>',
  ])('%s', (canvas) => {
    expect(found(canvas)).toEqual(['needs-review unsafe']);
  });

  test('behind the name of a country', () => {
    const france = siteWith('+33 6 12 34 56 78', 'fr-FR');
    expect(found('<p>Mobile France 06 12 34 56 78</p>', france)).toEqual(['needs-review unsafe']);
    expect(found('<p>Mobile 06 12 34 56 78</p>', france)).toEqual(['violation safe']);
  });
});

describe('negative control: digits that are called, and those with the code of their country', () => {
  test.each([
    '<p>Tel. 06 1234 5678</p>',
    '<p>Call 06 1234 5678</p>',
    '<p>Call us on 06 1234 5678 today</p>',
    '<p>Phone: <b>06 1234 5678</b></p>',
    '<p>☎ 06 1234 5678</p>',
    '<p>Telefon 06 1234 5678</p>',
    '<p>電話 06 1234 5678</p>',
    '<p>電話番号：06 1234 5678</p>',
    '<p>Rufen Sie uns an unter 06 1234 5678</p>',
    '<dl><dt>Phone</dt><dd>06 1234 5678</dd></dl>',
    '<table><tr><th>Telefono</th><td>06 1234 5678</td></tr></table>',
    '<p><a href="tel:0612345678">06 1234 5678</a></p>',
    '<footer><p>06 1234 5678 · ciao@luna.example</p></footer>',
    '<section><h2>Contact</h2><p>06 1234 5678</p></section>',
    '<section><h2>Kontakt</h2><p>06 1234 5678</p></section>',
    '<address>06 1234 5678<br>ciao@luna.example</address>',
    '<p><i class="fa fa-phone"></i> 06 1234 5678</p>',
    '<p>+39 06 1234 5678</p>',
    '<p>We are open daily, +39 06 1234 5678</p>',
  ])('%s', (canvas) => {
    expect(found(canvas)[0]).toBe('violation safe');
  });
});

describe('a number within an address or a handle is none', () => {
  test.each([
    '<p>https://x.example/0612345678</p>',
    '<p>Tel @0612345678</p>',
    '<p>live:0612345678</p>',
    '<p>0612345678@sms.example</p>',
    '<p>Tel 0612345678@sms.example</p>',
    '<p>tel https://x.example/a/06-1234-5678/</p>',
    '<p>Tel. x.example/+390612345678</p>',
    '<p>Call skype:+390612345678?call</p>',
    '<p>Tel +390612345678@sip.example</p>',
  ])('%s', (canvas) => {
    expect(found(canvas)).toEqual([]);
  });
});

describe('what is beside a contact and may belong to it, or would be lost, has no safe fix', () => {
  test.each([
    '<p>Tel. +39 06 1234 5678\u00ad9</p>',
    '<p>Tel. +39 06 1234 5678\u200b9</p>',
    '<p>Tel. +39 06 1234 5678\u2060 9</p>',
    '<p>Tel. 9\u200d+39 06 1234 5678</p>',
    '<p>Tel. 9\u200b06 1234 5678</p>',
    '<p>Tel. +39 06 1234 5678&shy;99</p>',
    '<p>Tel. +39 06 1234 5678{{ ext }}</p>',
    '<p>Tel. {{ cc }}06 1234 5678</p>',
    '<p>Tel. +39 06 1234 5678<?= $ext ?></p>',
    '<p>Tel. +39 06 1234 5678 <?= $ext ?></p>',
    '<p>Tel. +39 06 1234 5678<img src="9.png" alt="9"></p>',
    '<p>Tel. <img src="9.png" alt="9">06 1234 5678</p>',
    '<p>Tel. +39 06 1234 5678 bis 80</p>',
    '<p>Tel. +39 06 1234 5678 or 5679</p>',
    '<p>Tel. +39 06 1234 5678 to 80</p>',
    '<p>Tel. +39 06 1234 5678²</p>',
    '<p>Tel. ＋３９ ０６ １２３４ ５６７８</p>',
    '<p>Tel. ＋39 06 1234 5678</p>',
    '<p>Tel. ０６ １２３４ ５６７８</p>',
    '<p>ciao@luna.example@gmail.com</p>',
    '<p>"ciao@luna.example"@gmail.com</p>',
    '<p>ciao@luna.example\u200b.au</p>',
    '<p>ciao@luna.example&shy;.au</p>',
    '<p>ciao@luna.example{{ x }}</p>',
    '<p>x\u200bciao@luna.example</p>',
    '<p>ciao@luna.example<img src="a.png" alt=".au"></p>',
    '<p><a href="tel:+390612345678">+39 06 1234 5678.</a></p>',
    '<p><a href="tel:+390612345678">(+39 06 1234 5678)</a></p>',
    '<p><a href="tel:+390612345678">+39 06 1234 5678</a>-12</p>',
    '<p><a href="tel:+390612345678">+39 06 1234 5678</a> ext. 3</p>',
    '<p><a href="tel:+390612345678">+39 06 1234 5678</a> DW 12</p>',
    '<p><a href="mailto:ciao@luna.example">ciao@luna.example</a>.au</p>',
    '<p><a href="mailto:ciao@luna.example">&lt;ciao@luna.example&gt;</a></p>',
    '<p><a href="mailto:ciao@luna.example">“ciao@luna.example”</a></p>',
    '<p>Fax: +39 06 1234 5678</p>',
    '<p>Telefax: +39 06 1234 5678</p>',
    '<p>Fax 06 1234 5678</p>',
    '<table><tr><th>Fax</th><td>+39 06 1234 5678</td></tr></table>',
    '<table><a href="mailto:ciao@luna.example">ciao@luna.example</a><tr><td>x</td></tr></table>',
    '<p>Fax: <a href="tel:+390612345678">+39 06 1234 5678</a></p>',
    '<p>WhatsApp: +39 06 1234 5678</p>',
  ])('%s', (canvas) => {
    expect(found(canvas).filter((each) => each.endsWith(' safe'))).toEqual([]);
  });

  test.each([
    '<p>Tel. \u200e+39 06 1234 5678\u200e</p>',
    '<p>Tel. +39 06 1234 5678, 9-17</p>',
    '<p>Tel. +39 06 1234 5678<img src="a.png" alt=""></p>',
    '<p>{{#if a}}Tel. +39 06 1234 5678{{/if}}</p>',
    '<p><a href="tel:+390612345678">+39 06 1234 5678</a>.</p>',
    '<p>(<a href="tel:+390612345678">+39 06 1234 5678</a>)</p>',
    '<p>Write to ciao@luna.example.</p>',
    '<table><tr><td><a href="mailto:ciao@luna.example">ciao@luna.example</a></td></tr></table>',
  ])('negative control: %s', (canvas) => {
    expect(found(canvas)).toEqual(['violation safe']);
  });
});

test('a label for a fax before the phone is told with the copy', () => {
  const [first] = lint('<p>Fax: +39 06 1234 5678</p>', luna);
  expect(first?.message).toContain('The label before it is for a fax number');
});
