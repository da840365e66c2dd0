import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

describe('a full number for cases that cannot wait is the house’s own', () => {
  test.each([
    ['en', '<footer><p>24-hour emergency line: 07700 900 777</p></footer>'],
    ['en', '<main><p>In an emergency, call us on 07700 900 777.</p></main>'],
    ['en', '<section><h2>Find us</h2><p>Recovery truck, day or night: <b>07700 900 707</b></p></section>'],
    ['de', '<section><h2>Notdienst</h2><p>0170 5550 199</p></section>'],
    ['fr', '<footer><p>Urgences 24h/24 : 06 99 00 12 99</p></footer>'],
    ['es', '<main><p>Teléfono de guardia: 612 345 678</p></main>'],
    ['it', '<footer><p>Emergenze: 333 555 0199</p></footer>'],
    ['nl', '<footer><p>Spoed? Bel 06 5550 1999</p></footer>'],
    ['pl', '<footer><p>Dyżur całodobowy: 601 555 019</p></footer>'],
    ['ru', '<footer><p>Экстренная связь: +7 916 555-01-99</p></footer>'],
    ['da', '<section><h2>Kontakt</h2><p>Akutte afbud på sms: <a href="sms:+4510550199">10 55 01 99</a></p></section>'],
    ['ja', '<footer><p>夜間・緊急：090-5555-0199</p></footer>'],
    ['zh', '<footer><p>24小时急诊电话：138 0013 8000</p></footer>'],
    ['ko', '<footer><p>응급 전화: 010-5555-0199</p></footer>'],
    ['ar', '<footer><p>الطوارئ: 055 555 0199</p></footer>'],
  ])('%s: %s', (language, canvas) => {
    expect(invented(canvas, siteIn(language, PHONES[language]))).toHaveLength(1);
  });

  test.each([
    ['en', '<footer><p>Emergency: 999 or 112</p></footer>'],
    ['en', '<main><p>Gas leak? Call the National Gas Emergency Service on 0800 111 999.</p></main>'],
    ['en', '<main><p>Open 24 hours: Langford Hospital, 0117 555 0199</p></main>'],
    ['de', '<footer><p>Notruf: 112 · Ärztlicher Bereitschaftsdienst: 116 117</p></footer>'],
    ['de', '<main><p>Zahnärztlicher Notdienst der KZV Berlin: 030 8900 4333</p></main>'],
    ['de', '<main><p>Giftnotruf Berlin: 030 19240 00</p></main>'],
    ['nl', '<main><p>Pech onderweg? De Eilandwacht helpt dag en nacht: 010 000 09 99</p></main>'],
    ['de', '<footer><p>Zahnärztlicher Notdienst Tel.: 030 8900 4333</p></footer>'],
    ['it', '<footer><p>Guardia medica: 06 5550 9999</p></footer>'],
    ['fr', '<footer><p>Dentiste de garde : 01 99 00 77 66</p></footer>'],
    ['ja', '<footer><p>救急病院：03-5555-9999</p></footer>'],
    ['es', '<main><p>Emergencias: 112. Policía: 091. Bomberos: 080.</p></main>'],
  ])('is left alone, %s: %s', (language, canvas) => {
    expect(invented(canvas, siteIn(language, PHONES[language]))).toEqual([]);
  });
});

/** A number in the country of each language, so that others of it can be told. */
const PHONES: Readonly<Record<string, { phone: string }>> = {
  de: { phone: '+493023125120' },
  fr: { phone: '+33199001234' },
  es: { phone: '+34912345678' },
  it: { phone: '+390655501234' },
  nl: { phone: '+31205550123' },
  pl: { phone: '+48225550123' },
  ru: { phone: '+74955550123' },
  da: { phone: '+4532105501' },
  ja: { phone: '+81355550123' },
  zh: { phone: '+861055550123' },
  ko: { phone: '+8225550123' },
  ar: { phone: '+97145550123' },
};

describe('whose a contact is', () => {
  test.each([
    ['a heading in capitals with a word for it', '<h3>Head Office</h3><p>07700 900 777</p>', '07700'],
    [
      'an icon in the link',
      '<main><a href="tel:07700900777"><i class="fa fa-phone"></i> 07700 900 777</a></main>',
      '<a',
    ],
    ['a host with the site’s name below a common end', '<main><p>info@harrowvets.co.uk</p></main>', 'info@'],
    ['a mailbox in words', '<main><p>Email us: bookings AT harrow-vets DOT example</p></main>', 'bookings'],
    ['a fallback without scripts', '<noscript><p>Write to post@harrow-vets.example.</p></noscript>', 'post@'],
    ['a label that is heard', '<button aria-label="Call 07700 900 777"><svg></svg></button>', 'aria-label'],
    ['an own element of the page', '<vet-card phone="07700 900777"></vet-card>', 'phone='],
    ['an address of a script', '<a href="javascript:location=\'tel:07700900777\'">Call</a>', 'href='],
  ])('the site’s: %s', (_title, canvas, at) => {
    expect(invented(canvas, siteIn('en')).map(({ start }) => start)).toEqual([canvas.indexOf(at)]);
  });

  test.each([
    [
      'a mailbox of the team',
      '<section class="team"><article><h3>Ann Lee</h3><a href="mailto:a.lee@harrow-vets.example">Ann Lee</a></article></section>',
    ],
    ['a number one digit off behind a name', '<main><p>Nurse on duty: Ms. Achieng, 020 7946 0959</p></main>'],
    [
      'a mailbox among its own contacts',
      '<div><p>Tel. <x-contact field="phone"></x-contact></p><p>E-mail: paws@post.example</p></div>',
    ],
  ])('needs a look: %s', (_title, canvas) => {
    expect(invented(canvas, siteIn('en')).map(({ outcome }) => outcome)).toEqual(['needs-review']);
  });

  test.each([
    ['an author', '<div class="byline">By rosa@harrow-vets.example</div>'],
    ['a mailbox alone at another host', '<div><p>E-mail: paws@post.example</p></div>'],
    ['a named house in capitals', '<h3>Penrose Mill</h3><p>01326 555 019</p>'],
    ['an office of somebody', '<h3>Falmouth Harbour Office</h3><p>01326 555 019</p>'],
    ['a pixel', '<noscript><img src="https://www.facebook.com/tr?id=2079460111222&ev=PageView"></noscript>'],
    ['its own in a fallback', '<noscript><p>Call 020 7946 0958 or hello@harrow-vets.example.</p></noscript>'],
    ['a dot in a sentence', '<main><p>Meet at the blue dot near gate 5</p></main>'],
    ['a number that is none to call', '<dl><dt>Process</dt><dd>207-946-0959</dd></dl>'],
  ])('left alone: %s', (_title, canvas) => {
    expect(invented(canvas, siteIn('en'))).toEqual([]);
  });
});

test.each([
  ['a crisis line', 'Telefonseelsorge: <a href="tel:+498001110111">0800 111 0 111</a>'],
  ['a tourist office', 'Office de tourisme du lac : 030 12345679'],
  ['another tourist office', 'Oficina de turismo: 030 12345679'],
])('leaves the number of %s alone in a footer', (_who, line) => {
  const told = (code: string) => invented(code, siteIn('de'));
  expect(told(`<footer><p>${line}</p></footer>`)).toEqual([]);
  expect(told('<footer><p>Telefon: 030 99887766</p></footer>')).toHaveLength(1);
});
