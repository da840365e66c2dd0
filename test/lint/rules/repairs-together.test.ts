import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const STATE = {
  site: { name: 'Villa Lumen', description: 'Albergo', url: 'https://villa-lumen.example', language: 'it' },
  theme: { name: 'T', version: '1.0.0' },
  contacts: {
    email: { kind: 'email' as const, value: 'info@villa-lumen.example' },
    whatsapp: { kind: 'whatsapp' as const, value: '+39 333 1234567' },
    address: { kind: 'address' as const, value: 'Viale Rovereto 51\n38066 Riva del Garda (TN)' },
  },
  logos: { variants: { default: { url: '/media/lumen.svg', alt: 'Villa Lumen' } } },
  menus: {
    locations: { footer: { label: 'Piede', menu: 'foot' } },
    definitions: {
      foot: {
        name: 'Piede',
        items: [
          { label: 'Camere', url: '/camere/' },
          { label: 'Tavola', url: '/tavola/' },
          { label: 'Storia', url: '/storia/' },
          { label: 'Privacy', url: '/legale/privacy/' },
        ],
      },
    },
  },
  attachments: [{ url: '/media/sala-con-camino.jpg', title: 'Sala con camino' }],
};
const manifestOf = (more: object = {}) => buildManifest(parseSite({ ...STATE, ...more }));
const findings = (source: string, manifest = manifestOf()) => lint(source, manifest);
const mended = (source: string, manifest = manifestOf()) =>
  applyFixes(source, lint(source, manifest), { unsafe: true }).output;

describe('two mailboxes beside each other do not become the same twice', () => {
  const list = (...mails: string[]) =>
    `<footer><ul>${mails.map((mail) => `<li><a href="mailto:${mail}">${mail}</a></li>`).join('\n')}</ul></footer>`;

  test('the second is told to go', () => {
    const source = list('info@villalumen.example', 'prenotazioni@villalumen.example');
    expect(mended(source).match(/<x-contact/g)).toHaveLength(1);
    expect(findings(source)[1]?.message).toContain('which is to stand there once: remove it');
  });

  test('negative control: one that the site has a box for gets that', () => {
    const contacts = { ...STATE.contacts, prenotazioni: { kind: 'email', value: 'prenotazioni@villa-lumen.example' } };
    const output = mended(list('info@villalumen.example', 'prenotazioni@villalumen.example'), manifestOf({ contacts }));
    expect(output).toContain('field="email"');
    expect(output).toContain('field="prenotazioni"');
  });
});

describe('data in markup stays data', () => {
  const hotel = (inner: string) => `<footer itemscope itemtype="https://schema.org/Hotel">${inner}</footer>`;
  const address = (more: string) =>
    hotel(
      `<address itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Via Lungolago 24</span><br><span itemprop="postalCode">38066</span> <span itemprop="addressLocality">Riva del Garda</span> (<span itemprop="addressRegion">TN</span>)${more}</address>`,
    );

  test.each(['', '<br>\n Italia\n', ', Italia'])(
    'an address in parts is one finding, and one text then: %j',
    (more) => {
      const source = address(more);
      expect(findings(source).filter(({ rule }) => rule.endsWith('contact'))).toHaveLength(1);
      expect(mended(source)).toBe(
        hotel('<address itemprop="address"><x-contact field="address"></x-contact></address>'),
      );
    },
  );

  test('with other words in it is one finding as well', () => {
    const source = address('<br>zona pedonale, parcheggio dietro la casa');
    expect(findings(source).filter(({ rule }) => rule.endsWith('contact'))).toHaveLength(1);
    expect(mended(source)).toContain('parcheggio');
  });

  test('a name whose text becomes a picture', () => {
    expect(mended(hotel('<p class="logo" itemprop="name">Villa Lumen</p>'))).toContain(
      '</x-logo><meta itemprop="name" content="Villa Lumen">',
    );
    expect(mended(hotel('<p class="logo">Villa Lumen</p>'))).not.toContain('<meta');
  });
});

describe('what stays of a column and is found by itself', () => {
  const column = (file: string) =>
    `<footer><div><h4>Company</h4><ul><li><a href="/careers">Careers</a></li><li><a href="/partners">Partners</a></li><li><a href="${file}">Press kit</a></li></ul></div><x-menu location="footer"></x-menu></footer>`;
  const menuOf = (source: string) => findings(source).find(({ rule }) => rule === 'no-invented-menu')?.message;

  test('takes the list along, and its heading', () => {
    const message = menuOf(column('/press-kit.zip'));
    expect(message).toContain('remove all but `Press kit`');
    expect(message).toContain('take the whole `<ul>` away, with its heading');
  });

  test('negative control: a listed file stays', () => {
    expect(menuOf(column('/media/sala-con-camino.jpg'))).not.toContain('take the whole');
  });
});

describe('a form that is replaced leaves its card and its heading', () => {
  const addons = {
    provider_contact_form: {
      status: 'selected',
      default: 'contatti',
      forms: [{ id: 'contatti', title: 'Contattaci', html: '<form></form>' }],
    },
  };
  const fields =
    '<div><label>Nome <input name="nome"></label></div><label>Email <input type="email" name="email"></label><label>Messaggio <textarea name="messaggio"></textarea></label><button>Invia</button>';
  const form = (names: string, head: string) => `<main><form action="#"${names}>${head}${fields}</form></main>`;
  const X = '<x-addon provider="provider_contact_form" id="contatti"></x-addon>';

  test('a heading with its line', () => {
    const head = '<h3>Scrivici</h3><p>Rispondiamo in un giorno.</p>';
    expect(mended(form(' class="bg-white rounded-3xl p-8"', head), manifestOf({ addons }))).toBe(
      `<main><div class="bg-white rounded-3xl p-8">${head}\n${X}\n</div></main>`,
    );
  });

  test('a card', () => {
    expect(mended(form(' class="bg-white rounded-3xl p-8"', ''), manifestOf({ addons }))).toBe(
      `<main><div class="bg-white rounded-3xl p-8">${X}</div></main>`,
    );
  });

  test('near miss: without a card the heading goes, and that is told', () => {
    const source = form(' class="contact-form"', '<h3>Scrivici</h3>');
    expect(mended(source, manifestOf({ addons }))).toBe(`<main>${X}</main>`);
    const [finding] = findings(source, manifestOf({ addons })).filter(({ rule }) => rule === 'no-static-form');
    expect(finding?.message).toContain('Its heading goes with it: `Scrivici`');
  });

  test.each([' class="contact-form"', ''])('negative control: neither in a form with %j', (names) => {
    expect(mended(form(names, ''), manifestOf({ addons }))).toBe(`<main>${X}</main>`);
  });
});

describe('a picture is offered where it shows what the text says', () => {
  const picture = (name: string, alt: string) =>
    `<main><img src="/media/${name}" alt="${alt}" width="640" height="480"></main>`;
  const messageOf = (source: string) => findings(source).find(({ rule }) => rule.endsWith('attachment'))?.message;

  test('one of the same place, with its text to change', () => {
    expect(messageOf(picture('sala.jpg', 'La sala con il camino'))).toContain(
      'nearest is `/media/sala-con-camino.jpg`',
    );
    expect(messageOf(picture('sala.jpg', 'La sala con il camino'))).toContain('with it change the `alt`');
  });

  test('near miss: not under a text that says much else', () => {
    expect(messageOf(picture('sala-eventi.jpg', 'Sposi e invitati che ballano in sala sotto le luci'))).not.toContain(
      'nearest',
    );
  });
});

describe('a heading for links of any kind stays over a menu', () => {
  const column = (heading: string) =>
    `<footer><div><h4>${heading}</h4><ul><li><a href="/resi">Resi</a></li><li><a href="/domande">Domande</a></li></ul></div></footer>`;

  test.each(['Quick links', 'Explore', 'روابط سريعة', 'Schnellzugriff', 'Liens utiles', 'Enlaces rápidos:'])(
    '%s',
    (heading) => {
      expect(mended(column(heading))).toContain(`<h4>${heading}</h4>`);
    },
  );

  test('negative control: one for other links goes', () => {
    expect(mended(column('Aiuto'))).not.toContain('<h4>');
  });
});

test('the label in a chat link is told to stay', () => {
  const chat = (text: string) =>
    findings(`<footer><ul><li><a href="https://wa.me/393398887766">${text}</a></li></ul></footer>`)[0]?.message;
  expect(chat('WhatsApp: <span dir="ltr">339 888 7766</span>')).toContain('label `WhatsApp:`');
  expect(chat('واتساب: ٣٣٩ ٨٨٨ ٧٧٦٦')).toContain('label `واتساب:`');
  expect(chat('339 888 7766')).not.toContain('label');
});

describe('the one menu of a footer is for its navigation', () => {
  const nav =
    '<nav><ul><li><a href="/resi">Resi</a></li><li><a href="/domande">Domande</a></li><li><a href="/guide">Guide</a></li></ul></nav>';
  const legal = '<p><a href="/privacy">Privacy</a> | <a href="/termini">Termini</a></p>';

  test('and not for the row of legal pages', () => {
    const output = mended(`<footer>${nav}${legal}</footer>`);
    expect(output).toContain('<nav><x-menu location="footer"></x-menu></nav>');
    expect(output).toContain(legal);
  });

  test('negative control: alone that row gets it', () => {
    expect(mended(`<footer>${legal}</footer>`)).toContain('<x-menu location="footer"');
  });
});
