import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';
import { evidenceOf, invented, siteIn } from './support.js';

const site = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });
const own = { streetAddress: '12 Quay Street', postalCode: 'BS1 4RW', addressLocality: 'Bristol' };

function linkedData(members: object): string {
  const thing = { '@type': 'VeterinaryCare', name: 'Harrow Vets', ...members };
  return `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
}

const withAddress = (members: object) => linkedData({ address: { '@type': 'PostalAddress', ...members } });

describe('an address of data is told once', () => {
  test.each([
    ['the street', { ...own, streetAddress: '27 Gloucester Road' }, ['streetAddress']],
    ['the code', { ...own, postalCode: 'BS7 8AA' }, ['postalCode']],
    [
      'all of it',
      { streetAddress: '27 Gloucester Road', postalCode: 'BS7 8AA', addressLocality: 'Bath' },
      ['streetAddress', 'postalCode', 'addressLocality'],
    ],
    [
      'what is left without a street',
      { postalCode: 'BS7 8AA', addressLocality: 'Bath' },
      ['postalCode', 'addressLocality'],
    ],
  ])('%s', (_title, members, wrong) => {
    const canvas = withAddress(members);
    const findings = invented(canvas, site);
    expect(findings).toHaveLength(1);
    const [finding] = findings;
    expect(canvas.slice(finding?.start, finding?.end)).toBe(JSON.stringify({ '@type': 'PostalAddress', ...members }));
    expect(finding?.outcome).toBe('violation');
    expect(finding?.evidence).toMatchObject({ wrong });
    expect(finding?.message).toContain(
      "expected `12 Quay Street, Bristol BS1 4RW`, the site's `address`, in its parts",
    );
    for (const each of wrong) expect(finding?.message).toContain(`\`${each}\``);
  });

  test('another town needs a look: towns have several names', () => {
    const [finding] = invented(withAddress({ ...own, addressLocality: 'Cardiff' }), site);
    expect(finding?.outcome).toBe('needs-review');
    expect(finding?.evidence).toMatchObject({ wrong: ['addressLocality'] });
  });

  test('in markup the one wrong member is pointed at', () => {
    const canvas =
      '<div itemscope itemtype="https://schema.org/Store"><b itemprop="name">Harrow Vets</b><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="streetAddress">27 Gloucester Road</i> <i itemprop="addressLocality">Bristol</i></p></div>';
    expect(invented(canvas, site).map(({ start }) => start)).toEqual([canvas.indexOf('<i itemprop="streetAddress"')]);
  });

  test('a property whose text it is keeps its element, with the component in it', () => {
    const scope = (address: string) =>
      `<div itemscope itemtype="https://schema.org/Store"><b itemprop="name">Harrow Vets</b>${address}</div>`;
    const [text] = invented(scope('<p itemprop=address>First floor, <b>41 King St</b>, Bath. Buzzer 2.</p>'), site);
    expect(text?.message).toContain(
      'expected `<p itemprop="address"><x-contact field="address"></x-contact></p>` in place of all its text',
    );
    const [phone] = invented(scope('<b itemprop="telephone">01764 960 220</b>'), site);
    expect(phone?.message).toContain('`<b itemprop="telephone"><x-contact field="phone"></x-contact></b>` in place');
    const [meta] = invented(scope('<meta itemprop="address" content="41 King St, Bath">'), site);
    expect(meta?.message).toContain('expected `12 Quay Street, Bristol BS1 4RW`');
    expect(invented(scope('<p itemprop=address><x-contact field="address"></x-contact></p>'), site)).toEqual([]);
  });

  test.each([
    ['its own', own],
    ['its own, shortened', { ...own, streetAddress: '12 Quay St.' }],
    ['its own with a district', { ...own, addressLocality: 'Bristol-Harbourside' }],
    ['a country alone', { addressCountry: 'GB' }],
    ['its town alone', { addressLocality: 'Bristol' }],
  ])('is left alone: %s', (_title, members) => {
    expect(invented(withAddress(members), site)).toEqual([]);
  });

  test('a site without an address has no town to be wrong, but no code either', () => {
    const bare = siteIn('en');
    expect(invented(withAddress({ addressLocality: 'Bristol' }), bare)).toEqual([]);
    expect(invented(withAddress({ postalCode: 'BS1 4RW' }), bare)).toHaveLength(1);
  });

  test("an event's place is not the house", () => {
    const event = {
      '@type': 'Event',
      name: 'Dog day',
      location: { '@type': 'Place', address: { streetAddress: '27 Gloucester Road' } },
    };
    expect(invented(`<script type="application/ld+json">${JSON.stringify(event)}</script>`, site)).toEqual([]);
  });
});

describe('in data the message gives what can stand there', () => {
  const messages = (canvas: string) =>
    lint(canvas, site)
      .filter(({ rule }) => rule === 'no-invented-contact' || rule === 'no-invented-profile')
      .map(({ message }) => message);

  test.each([
    [
      'a profile that the site has elsewhere',
      linkedData({ sameAs: ['https://www.facebook.com/harrowvets'] }),
      ['remove it', '`https://www.instagram.com/harrow.vets`'],
    ],
    [
      'a profile beside its own',
      linkedData({ sameAs: ['https://www.instagram.com/harrowvets_bristol'] }),
      ["`https://www.instagram.com/harrow.vets`, the site's profile there"],
    ],
    [
      'a profile in the head',
      '<meta property="og:see_also" content="https://www.facebook.com/harrowvets">',
      ['remove it'],
    ],
    ['a chat', linkedData({ sameAs: ['https://wa.me/447700900999'] }), ['expected none', 'no WhatsApp; remove it:']],
    [
      'a contact point',
      linkedData({ contactPoint: { '@type': 'ContactPoint', telephone: '+44 7700 900888' } }),
      ['expected `+442079460958`'],
    ],
    [
      'a map',
      linkedData({ hasMap: 'https://maps.google.com/?q=27+Gloucester+Road,+Bristol' }),
      ['a map of `12 Quay Street, Bristol BS1 4RW`'],
    ],
    ['an attribute', '<div data-phone="447700900999"></div>', ['expected `442079460958`']],
    ['an attribute of a chat', '<div data-whatsapp="447700900999"></div>', ['expected none', 'remove it:']],
    ['a script', '<script>const c = { phone: "07700 900777" }</script>', ['expected `+442079460958`']],
  ])('%s', (_title, canvas, parts) => {
    const [message = '', ...more] = messages(canvas);
    expect(more).toEqual([]);
    for (const part of parts) expect(message).toContain(part);
    expect(message).not.toContain('<x-');
  });

  test('negative control: markup gets the component', () => {
    expect(messages('<footer>07700 900 777</footer>')[0]).toContain('<x-contact field="phone">');
  });
});

describe('a chat has one answer', () => {
  const phone = { kind: 'phone' as const, value: '+442079460958' };
  const chat = { kind: 'text' as const, value: 'WhatsApp', url: 'https://wa.me/447700900123' };
  const siteOf = (contacts: Parameters<typeof parseSite>[0]) =>
    buildManifest(
      parseSite({
        site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
        theme: { name: 'Plain', version: '1.0.0' },
        contacts,
      }),
    );
  const LINK = '<footer><a href="https://wa.me/447911123456">WhatsApp</a></footer>';
  const NEAR = '<footer><a href="https://wa.me/442079460985">WhatsApp</a></footer>';
  const PLACE = 'it stands in the footer';
  const CALLS = (field: string) =>
    `. The component calls \`${field}\` and opens no chat: for that the contact needs a \`url\` in the site's state`;

  test.each([
    ['its own', LINK, { phone, chat }, 'chat', `: the site has no such WhatsApp chat, and ${PLACE}`],
    [
      'its own, by its name',
      LINK,
      { phone, whatsApp: phone },
      'whatsApp',
      `: the site has no such WhatsApp chat, and ${PLACE}${CALLS('whatsApp')}. The component does not show the label \`WhatsApp\`: keep that before it`,
    ],
    [
      'its own, not what is near',
      NEAR,
      { phone, chat },
      'chat',
      ": the site has no such WhatsApp chat, and the site's is another",
    ],
    [
      'its phone, which is near',
      NEAR,
      { phone },
      'phone',
      `: two digits are swapped of the site's \`phone\`${CALLS('phone')}`,
    ],
  ])('%s', (_what, canvas, contacts, field, rest) => {
    const [finding, ...more] = invented(canvas, siteOf(contacts));
    expect(more).toEqual([]);
    const written = `<x-contact field="${field}"${field === 'chat' ? ' link="true"' : ''}></x-contact>`;
    expect(finding?.message.replace(/^.*?, expected /, '')).toBe(`\`${written}\`${rest}`);
    expect(finding?.resource).toBe(`/resources/contacts/${field}`);
    const { near = field } = (finding?.evidence ?? {}) as { near?: string };
    expect(near).toBe(field);
  });
});

describe('a map gets what to write into it', () => {
  const MAP = 'https://www.google.com/maps?q=27+Gloucester+Road,+Bristol';
  const message = (canvas: string, of = site) => invented(canvas, of).map((each) => each.message);
  test.each([
    [`<footer><iframe src="${MAP}"></iframe></footer>`, 'as the place in its `src`, or no map: '],
    [`<footer><a href="${MAP}">Map</a></footer>`, 'as the place in its `href`, or no link: '],
  ])('%s', (canvas, place) => {
    expect(message(canvas)).toEqual([
      "Unexpected postal address `27 Gloucester Road, Bristol`, expected `12 Quay Street, Bristol BS1 4RW`, the site's `address`, " +
        `${place}the site has no such postal address, and a map shows it`,
    ]);
  });

  test('or nothing, where the site has no address', () => {
    const [finding] = invented(`<footer><iframe src="${MAP}"></iframe></footer>`, siteIn('en'));
    expect(finding?.message).toContain('expected none, as the site has no postal address; remove it: a map shows it');
    expect(finding?.resource).toBe('/resources/contacts');
  });
});

describe('a postal address in an attribute or a string', () => {
  test.each([
    ['a description', '<meta name="description" content="Harrow Vets, 27 Gloucester Road, Bristol BS7 8AA.">'],
    ['a sentence of a description', '<meta property="og:description" content="Visit us at 27 Gloucester Road.">'],
    ['a property', '<meta property="business:contact_data:street_address" content="27 Gloucester Road">'],
    ['a string in a script', '<script>const address = "27 Gloucester Road, Bristol BS7 8AA"</script>'],
    [
      'an embedded map',
      '<h2>Find us</h2><iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2485!2d-2.59!3d51.46!3m3!1m2!1s0x48718e!2s27%20Gloucester%20Rd%2C%20Bristol%20BS7%208AA!5e0"></iframe>',
    ],
    ['an address of a place', '<footer><a href="geo:51.4,-2.5?q=27+Gloucester+Road,+Bristol">Map</a></footer>'],
  ])('%s', (_title, canvas) => {
    expect(invented(canvas, site)).toHaveLength(1);
    expect(
      invented(
        canvas.replace(/27(.|%20)Gloucester(.|%20)R(?:oa)?d/, '12$1Quay$2Street').replace(/BS7(.{1,3})8AA/, 'BS1$14RW'),
        site,
      ),
    ).toEqual([]);
  });

  test.each([
    ['an event', '<meta name="description" content="Concert at Town Hall, 27 Gloucester Road, on 12 May.">'],
    ['an address to send to', '<form data-shipping-address="27 Gloucester Road, Bristol BS7 8AA"></form>'],
    ['an address of a machine', '<div data-ip-address="192.168.10.12"></div>'],
  ])('is left alone: %s', (_title, canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });
});

describe('an organisation that says to be at another address', () => {
  const url = 'https://harrow-veterinary.example/';
  const invented4 = {
    url,
    telephone: '+44 20 7946 0111',
    email: 'vets@harrow-veterinary.example',
    address: { '@type': 'PostalAddress', streetAddress: '27 Gloucester Road', postalCode: 'BS7 8AA' },
    sameAs: ['https://www.facebook.com/harrowveterinary'],
  };
  // That its own address is at another host is told apart.
  const rules = (canvas: string) =>
    lint(canvas, site)
      .filter(({ message }) => !message.startsWith('Unexpected web address'))
      .map(({ rule, outcome }) => [rule, outcome]);
  const all = (outcome: string) => [
    ['no-invented-contact', outcome],
    ['no-invented-contact', outcome],
    ['no-invented-contact', outcome],
    ['no-invented-profile', outcome],
  ];
  const script = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
  const other = script({ '@type': 'Organization', name: 'Penrose Mill' });

  test.each([
    ['its name', linkedData(invented4) + other],
    ['its name with a word more', linkedData({ ...invented4, name: 'The Harrow Vets Ltd' }) + other],
    ['an id', linkedData({ ...invented4, '@id': `${url}#house` }) + other],
    ['a graph', script({ '@graph': [{ '@type': 'Organization', name: 'Harrow Vets', ...invented4 }] })],
    ['a page of its own', linkedData(invented4) + script({ '@type': 'WebPage', name: 'Start', url })],
  ])('is the site by %s', (_title, canvas) => {
    expect(rules(canvas)).toEqual(all('violation'));
  });

  test.each([
    ['without a name', { '@type': 'Organization', ...invented4 }],
    ['with another name', { '@type': 'Organization', name: 'Penrose Mill', ...invented4 }],
  ])('is likely the site where it stands alone, %s', (_title, thing) => {
    expect(rules(script(thing))).toEqual(all('needs-review'));
    for (const { message } of lint(script(thing), site))
      expect(message).toMatch(/the data describes nobody else|nearly|of the site's/);
  });

  test.each([
    ['another organisation beside the site', linkedData({}) + script({ '@type': 'Store', name: 'Mill', ...invented4 })],
    ['a name that begins like it', linkedData({ ...invented4, name: 'Harrow Dental' }) + other],
    [
      'an organisation in another thing',
      script({ '@type': 'Article', publisher: { '@type': 'Organization', name: 'Penrose', ...invented4 } }),
    ],
    ['an event', script({ '@type': 'Event', name: 'Harrow Vets', ...invented4 })],
    [
      'a house in markup',
      `<div itemscope itemtype="https://schema.org/Store"><b itemprop="name">Penrose</b><a itemprop="url" href="${url}">Mill</a><meta itemprop="telephone" content="+44 20 7946 0111"></div>`,
    ],
  ])('is somebody else: %s', (_title, canvas) => {
    expect(rules(canvas)).toEqual([]);
  });
});

describe("somebody's mailbox given out as the site's own", () => {
  const MAIL = 'jane.doe@gmail.com';
  test.each([
    [`<meta property="og:email" content="${MAIL}">`, 'violation'],
    [`<meta name="contact" content="${MAIL}">`, 'violation'],
    [`<meta property="business:contact_data:email" content="info@harrowvets.example">`, 'violation'],
    [`<footer><button data-email="${MAIL}">Write to us</button></footer>`, 'violation'],
    [`<footer><a href="mailto:${MAIL}">E-mail</a></footer>`, 'violation'],
    [`<header><p>${MAIL}</p></header>`, 'violation'],
    [linkedData({ email: MAIL }), 'violation'],
    [`<main><p>Reach us on <b>${MAIL}</b></p></main>`, 'needs-review'],
  ])('%s', (canvas, outcome) => {
    expect(invented(canvas, site).map((each) => each.outcome)).toEqual([outcome]);
  });

  test.each([
    '<meta property="og:email" content="hello@harrow-vets.example">',
    `<meta name="author" content="${MAIL}">`,
    '<meta name="contact" content="jane@penrose-mill.example">',
    `<main><li data-email="${MAIL}">Jane Doe</li></main>`,
    `<footer><button data-user-email="${MAIL}">Jane</button></footer>`,
    `<script>const winners = [{ name: "Jane", email: "${MAIL}" }]</script>`,
    `<main><p>Our volunteer Jane Doe (${MAIL}) walks the dogs.</p></main>`,
    `<footer><p>Website by <a href="mailto:${MAIL}">Jane Doe</a></p></footer>`,
  ])('is left alone: %s', (canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });
});

describe('a card to save', () => {
  const cardOf = (...lines: string[]) =>
    `<a href="data:text/vcard;charset=utf-8,${encodeURIComponent(['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n'))}">Save</a>`;

  test('of the site: its number and mailbox', () => {
    const [number] = invented(cardOf('FN:Harrow Vets', 'TEL;TYPE=work:+44 7700 900777'), site);
    expect(number?.message).toContain('expected `+442079460958`');
    const [mail] = invented(cardOf('ORG:Harrow Vets', 'EMAIL:post@harrow-vets.example'), site);
    expect(mail?.message).toContain('`post@harrow-vets.example`');
  });

  test('all that is wrong in it is told at once', () => {
    const lines = [
      'FN:Harrow Vets',
      'TEL:+447700900777',
      'EMAIL:post@harrow-vets.example',
      'ADR:;;41 King Street;Bath;;BA1 2AB;',
    ];
    const kinds = (canvas: string) => invented(canvas, site).map((found) => evidenceOf(found).kind);
    expect(kinds(cardOf(...lines))).toEqual(['phone', 'email', 'address']);
    const inScript = (separator: string) =>
      `<script>const card = ["BEGIN:VCARD${separator}${lines.join(separator)}${separator}END:VCARD"]</script>`;
    expect(kinds(inScript('\\n'))).toEqual(['phone', 'email', 'address']);
    expect(kinds(inScript('", "').replaceAll('", "', '",\n"'))).toEqual(['phone', 'email', 'address']);
    expect(kinds(inScript('\\n').replace('Harrow Vets', 'Rosa Bell'))).not.toContain('phone');
  });

  test('negative control: its own', () => {
    expect(
      invented(
        cardOf(
          'FN:Harrow Vets',
          'TEL:+442079460958',
          'EMAIL:hello@harrow-vets.example',
          'ADR:;;12 Quay Street;Bristol;;BS1 4RW;UK',
        ),
        site,
      ),
    ).toEqual([]);
  });

  test('negative control: that of somebody else, and the site’s own number', () => {
    expect(invented(cardOf('FN:Rosa Bell', 'TEL:+44 7700 900777'), site)).toEqual([]);
    expect(invented(cardOf('FN:Harrow Vets', 'TEL:+442079460958'), site)).toEqual([]);
  });
});

describe('markup that a script writes into the page', () => {
  const scriptOf = (markup: string) => `<script>form.onsubmit = () => { form.innerHTML = '${markup}'; };</script>`;

  test('is read as the page', () => {
    const [finding, ...more] = invented(scriptOf('<p>Thanks! Questions? Call us on 07700 900 777.</p>'), site);
    expect(more).toEqual([]);
    expect(finding?.message).toContain('expected `+442079460958`');
  });

  test.each([
    ['<p>Thanks! In doubt call Langford Hospital on 07700 900 777.</p>'],
    ['<p>Order no. 07700 900 777</p>'],
    ['<p>Call us on 020 7946 0958.</p>'],
  ])('near miss: %s', (markup) => {
    expect(invented(scriptOf(markup), site)).toEqual([]);
  });
});
