import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SITES = {
  en: siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' }),
  de: siteIn('de', { name: 'Praxis Lindner', phone: '+496151987650' }),
  fr: siteIn('fr', { name: 'Boulangerie Morel', phone: '+33472000102' }),
} as const;

type Language = keyof typeof SITES;

/** What is told of a page, as it stands there, and whether somebody has to look. */
function told(language: Language, canvas: string): string[][] {
  return invented(canvas, SITES[language]).map(({ start, end, outcome = '' }) => [canvas.slice(start, end), outcome]);
}

function answer(text: string): string {
  const question = { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text } };
  return `<script type="application/ld+json">${JSON.stringify({ '@type': 'FAQPage', mainEntity: [question] })}</script>`;
}

describe('an answer in data', () => {
  test.each([
    ['en', 'You can call our front desk on +44 117 496 0444 until five.', '+44 117 496 0444', 'violation'],
    ['en', 'Phone: +44 117 496 0444', '+44 117 496 0444', 'violation'],
    ['en', '<p>Call <b>the front desk</b> on 0117 496 0444.</p>', '0117 496 0444', 'violation'],
    ['en', 'Bookings are taken at bookings@harrow-vets.example.', 'bookings@harrow-vets.example', 'violation'],
    ['en', 'Email our team at harrowvets@gmail.com.', 'harrowvets@gmail.com', 'needs-review'],
    ['en', 'We are at 27 Gloucester Road, Bristol BS7 8AA.', '27 Gloucester Road, Bristol BS7 8AA', 'violation'],
    ['de', 'Rufen Sie unsere Rezeption unter 06151 444555 an.', '06151 444555', 'violation'],
    ['fr', 'Appelez le 04 72 99 88 77 pour réserver.', '04 72 99 88 77', 'violation'],
  ] as const)('%s: %s', (language, text, value, outcome) => {
    expect(told(language, answer(text))).toEqual([[value, outcome]]);
  });

  test.each([
    ['en', 'Call +44 20 7946 0958, or write to hello@harrow-vets.example.'],
    ['en', 'Call the Animal Poison Line on 01202 509000.'],
    ['en', 'Your insurer answers on 0344 892 0111, and at claims@pet-cover.example.'],
    ['en', 'The show is at 27 Gloucester Road, Bristol BS7 8AA.'],
    ['en', 'We are at 12 Quay Street, Bristol BS1 4RW.'],
    ['de', 'Die Giftnotrufzentrale erreichen Sie unter 0361 730730.'],
    ['fr', 'Le centre antipoison répond au 04 72 11 69 11.'],
  ] as const)('is left alone, %s: %s', (language, text) => {
    expect(told(language, answer(text))).toEqual([]);
  });
});

describe('a message of a script', () => {
  test.each([
    ['en', 'alert("Something went wrong. Please write to help@harrow-vets.example")', 'help@harrow-vets.example'],
    ['en', 'status.textContent = ok ? "Sent." : "Call 0117 496 0444 instead.";', '0117 496 0444'],
    ['en', 'const errorText = "No luck. Phone 0117 496 0444.";', '0117 496 0444'],
    ['de', 'out.innerText = "Rufen Sie 06151 444555 an.";', '06151 444555'],
    ['fr', 'out.textContent = "Appelez le 04 72 99 88 77.";', '04 72 99 88 77'],
  ] as const)('%s: %s', (language, code, value) => {
    expect(told(language, `<script>${code}</script>`)).toEqual([[value, 'violation']]);
  });

  test.each([
    ['what data says of others', 'const cars = [{ name: "Blue Cars", say: "Call 0117 496 0444" }];'],
    ['somebody else', 'alert("Call the council on 0117 496 0444")'],
    ['its own', 'alert("Call 020 7946 0958 or write to hello@harrow-vets.example")'],
    ['a mailbox at another host', 'alert("Write to claims@pet-cover.example")'],
    ['how to write one', 'field.placeholder = "Such as jane.doe@harrow-vets.example"'],
  ])('is left alone: %s', (_title, code) => {
    expect(told('en', `<script>${code}</script>`)).toEqual([]);
  });
});

describe('what a map is called', () => {
  test.each([
    ['a picture', '<img src="map.png" alt="Map: 27 Gloucester Road, Bristol BS7 8AA">', 'needs-review'],
    [
      'one with the name',
      '<img src="a.png" alt="Map showing Harrow Vets at 27 Gloucester Road, Bristol">',
      'violation',
    ],
    ['a link', '<a href="/map/" aria-label="Find us at 27 Gloucester Road, Bristol BS7 8AA">Map</a>', 'violation'],
    [
      'a frame of a service',
      '<footer><iframe src="https://www.google.com/maps/embed" title="27 Gloucester Road, Bristol"></iframe></footer>',
      'violation',
    ],
    ['in German', '<img src="a.png" alt="Lageplan: Lindenstraße 14, 10969 Berlin">', 'needs-review'],
    ['in French', '<footer><img src="a.png" alt="Plan d’accès : 8 avenue Foch, 69006 Lyon"></footer>', 'violation'],
  ])('%s', (_title, canvas, outcome) => {
    const [finding, ...more] = invented(canvas, SITES.en);
    expect([finding?.outcome, more]).toEqual([outcome, []]);
    expect(canvas.slice(finding?.start, finding?.end)).toMatch(/^(?:alt|aria-label|title)="/);
  });

  test.each([
    ['its own', '<img src="map.png" alt="Map: 12 Quay Street, Bristol BS1 4RW">'],
    ['a car park', '<img src="map.png" alt="Map showing the car park at 27 Gloucester Road, Bristol">'],
    ['another house', '<img src="map.png" alt="Map to the Corn Exchange, 27 Gloucester Road, Bristol">'],
    ['in an article', '<article><img src="map.png" alt="Map: 27 Gloucester Road, Bristol BS7 8AA"></article>'],
    ['a picture of something else', '<img src="hall.jpg" alt="27 Gloucester Road, Bristol, in 1911">'],
  ])('is left alone: %s', (_title, canvas) => {
    expect(invented(canvas, SITES.en)).toEqual([]);
  });
});

test('the town of a page’s place needs a look where it is another', () => {
  const meta = (town: string) => `<meta name="geo.placename" content="${town}">`;
  expect(told('en', meta('Cardiff'))).toEqual([[meta('Cardiff'), 'needs-review']]);
  expect(told('en', meta('Bristol, UK'))).toEqual([]);
});
