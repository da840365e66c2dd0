import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const STATE = {
  site: { name: 'Casa Lumen', description: 'Pane', url: 'https://casa-lumen.example', language: 'it' },
  theme: { name: 'T', version: '1.0.0' },
  contacts: {
    phone: { kind: 'phone' as const, value: '+390612345678' },
    piva: { kind: 'text' as const, value: 'P.IVA 01234567890' },
  },
  menus: {
    locations: { footer_col_1: { label: 'Azienda', menu: 'company' } },
    definitions: { company: { name: 'Azienda', items: [{ label: 'Chi siamo', url: '/chi-siamo' }] } },
  },
};
const manifestOf = (more: object = {}) => buildManifest(parseSite({ ...STATE, ...more }));
const findings = (source: string, manifest = manifestOf()) => lint(source, manifest);
const mended = (source: string, manifest = manifestOf()) =>
  applyFixes(source, lint(source, manifest), { unsafe: true }).output;

describe('a number whose contact says its label takes the place of both', () => {
  test.each([
    ['<footer><p>P.IVA 09876543210</p></footer>', '<footer><p><x-contact field="piva"></x-contact></p></footer>'],
    [
      '<footer><p>Casa Lumen - P.IVA: 09876543210</p></footer>',
      '<footer><p>Casa Lumen - <x-contact field="piva"></x-contact></p></footer>',
    ],
  ])('%s', (source, expected) => {
    expect(mended(source)).toBe(expected);
  });

  test('a bare number keeps the label', () => {
    const contacts = { piva: { kind: 'text', value: '01234567890' } };
    expect(mended('<footer><p>P.IVA 09876543210</p></footer>', manifestOf({ contacts }))).toBe(
      '<footer><p>P.IVA <x-contact field="piva"></x-contact></p></footer>',
    );
  });

  test('in a cell of its own nothing is written', () => {
    const source = '<footer><dl><dt>P.IVA</dt><dd>09876543210</dd></dl></footer>';
    expect(mended(source)).toBe(source);
  });
});

describe('a label for what the site has not gets no component by itself', () => {
  test.each([
    [
      'the landline under a label for mobile phones',
      '<footer><p>Cellulare: <a href="tel:+390612345678">06 1234 5678</a></p></footer>',
    ],
    ['nearly the landline for emergencies', '<footer><p>Urgenze 24h: 06 1234 5679</p></footer>'],
  ])('%s', (_what, source) => {
    const [finding] = findings(source).filter(({ rule }) => rule.endsWith('contact'));
    expect(finding?.message).toContain('remove both');
    expect(finding?.fix).toBeUndefined();
  });

  test('negative control: under its own label it does', () => {
    expect(mended('<footer><p>Tel.: 06 1234 5679</p></footer>')).toContain('<x-contact field="phone">');
  });
});

describe('a menu stands under no heading that was written for other links', () => {
  const column = (heading: string) =>
    `<footer><div><h4>${heading}</h4><ul><li><a href="/resi">Resi</a></li><li><a href="/domande">Domande</a></li></ul></div></footer>`;

  test('the heading goes with them', () => {
    expect(mended(column('Aiuto'))).toBe('<footer><div><x-menu location="footer_col_1"></x-menu></div></footer>');
  });

  test('negative control: one that fits stays', () => {
    expect(mended(column('Azienda'))).toContain('<h4>Azienda</h4>');
  });
});

describe('a booking is offered no form for messages', () => {
  const addons = {
    provider_contact_form: {
      status: 'selected',
      default: 'contact',
      forms: [{ id: 'contact', title: 'Contattaci', html: '<form></form>' }],
    },
  };
  const booking =
    '<main><h2>Prenota un tavolo</h2><form action="#"><input type="date" name="giorno"><input type="number" name="ospiti"><input name="nome"><input type="tel" name="telefono"><button>Prenota</button></form></main>';
  const message = (source: string, state: object) =>
    findings(source, manifestOf(state)).find(({ rule }) => rule === 'no-fictitious-form')?.message;

  test('but is told that the site has none for it', () => {
    expect(message(booking, { addons })).toContain("none of the site's forms seems to be for it; it has `contact`");
  });

  test('it gets the form that is for it', () => {
    const own = {
      ...addons.provider_contact_form,
      forms: [
        ...addons.provider_contact_form.forms,
        { id: 'tavolo', title: 'Prenota un tavolo', html: '<form></form>' },
      ],
    };
    expect(message(booking, { addons: { provider_contact_form: own } })).toContain('id="tavolo"');
  });

  test('negative control: who asks for a call is offered the one for messages', () => {
    const call =
      '<main><form action="#"><input name="nome"><input type="tel" name="telefono"><button>Ok</button></form></main>';
    expect(message(call, { addons })).toContain('id="contact"');
  });
});

describe('a made-up logo in data is told whether the site lists files or not', () => {
  const data = (logo: string) =>
    `<script type="application/ld+json">{"@type":"Bakery","name":"Casa Lumen","url":"https://casa-lumen.example/","logo":"${logo}"}</script>`;
  const attachments = [{ url: '/media/pane.jpg' }];
  const logos = { variants: { default: { url: '/media/lumen.svg', alt: 'Casa Lumen' } } };
  const count = (logo: string, state: object) =>
    findings(data(logo), manifestOf(state)).filter(({ rule }) => /logo$|attachment/.test(rule)).length;

  test.each([
    ['nothing', {}],
    ['files', { attachments }],
    ['a logo', { logos }],
    ['a logo and files', { logos, attachments }],
  ])('with %s', (_what, state) => {
    expect(count('https://casa-lumen.example/assets/logo.png', state)).toBe(1);
    expect(count('https://casa-lumen.example/logo', state)).toBe(1);
    expect(count('https://cdn.example/logo.png', state)).toBe(0);
  });

  test('negative control: one that the site has is none', () => {
    expect(count('https://casa-lumen.example/media/lumen.svg', { logos, attachments })).toBe(0);
    expect(count('https://casa-lumen.example/media/pane.jpg', { attachments })).toBe(0);
  });
});

describe('the row of legal pages', () => {
  const menus = {
    locations: { footer: { label: 'Piede', menu: 'foot' }, utili: { label: 'Link legali', menu: 'legal' } },
    definitions: {
      foot: { name: 'Piede', items: [{ label: 'Chi siamo', url: '/chi-siamo' }] },
      legal: {
        name: 'Legale',
        items: [
          { label: 'Privacy', url: '/legale/privacy' },
          { label: 'Termini', url: '/legale/termini' },
        ],
      },
    },
  };
  const manifest = manifestOf({ menus });
  const row = (more: string) =>
    `<footer><p>© 2026 Casa Lumen – <a href="/privacy">Privacy</a> · <a href="/cookie">Cookie</a>${more}</p></footer>`;

  test('ends its paragraph, and a file beside it stays', () => {
    expect(mended(row(''), manifest)).toBe(
      '<footer><p>© 2026 Casa Lumen</p>\n<x-menu location="utili"></x-menu></footer>',
    );
    expect(mended(row(' · <a href="/menu.pdf">Menu</a>'), manifest)).toBe(
      '<footer><p>© 2026 Casa Lumen</p>\n<x-menu location="utili"></x-menu>\n<p><a href="/menu.pdf">Menu</a></p></footer>',
    );
  });

  test('is told where its labels are those of the site and its addresses are not', () => {
    const source =
      '<footer><p>© Casa Lumen</p><div><a href="/privacy">Privacy</a> <a href="/termini">Termini</a></div></footer>';
    expect(findings(source, manifest).filter(({ rule }) => rule.endsWith('-menu'))).toHaveLength(1);
    const right = source.replaceAll('href="/', 'href="/legale/');
    expect(findings(right, manifest).filter(({ rule }) => rule === 'no-invented-menu')).toEqual([]);
  });

  test('its menu is for no other links, be their heading alike', () => {
    const source =
      '<footer><div><h4>Link utili</h4><ul><li><a href="/resi">Resi</a></li><li><a href="/domande">Domande</a></li></ul></div></footer>';
    expect(mended(source, manifest)).toContain('location="footer"');
  });
});

test('profiles behind a label in bold go, and the label stays', () => {
  const manifest = manifestOf({ social: [{ network: 'instagram', url: 'https://www.instagram.com/casalumen' }] });
  const source =
    '<footer><p><strong>Seguici</strong> <a href="https://www.instagram.com/casa_lumen">Instagram</a> <a href="https://www.facebook.com/casalumen">Facebook</a></p></footer>';
  expect(mended(source, manifest)).toBe('<footer><p><strong>Seguici</strong></p>\n<x-social></x-social></footer>');
  const sentence = source.replace('</a> <a', '</a> e anche su <a');
  expect(mended(sentence, manifest)).toContain('e anche su');
});

test('of several newsletters without a default one is named, as none would be shown else', () => {
  const addons = {
    provider_newsletter_form: {
      status: 'selected',
      forms: [
        { id: 'pane', title: 'Newsletter del pane', html: '<form></form>' },
        { id: 'vino', title: 'Newsletter del vino', html: '<form></form>' },
      ],
    },
  };
  const manifest = manifestOf({ addons });
  const source =
    '<main><form action="#"><input type="email" name="email"><button>Iscriviti alla newsletter</button></form></main>';
  const output = mended(source, manifest);
  expect(output).toMatch(/<x-addon provider="provider_newsletter_form" id="(?:pane|vino)">/);
  expect(lint(output, manifest)).toEqual([]);
});

test('what sends a made-up nonce is told to become the form that it is for', () => {
  const forms = (id: string, title: string) => ({
    status: 'selected',
    default: id,
    forms: [{ id, title, html: '<form></form>' }],
  });
  const addons = {
    provider_contact_form: forms('contatti', 'Contattaci'),
    provider_newsletter_form: forms('notizie', 'Newsletter'),
  };
  const source =
    '<main><h2>Newsletter</h2><div id="n"><input type="email" placeholder="Email"><button onclick="go()">Iscriviti</button></div></main><script>function go() { fetch("/x", { headers: { "X-WP-Nonce": "4f1e2d3c4b" } }) }</script>';
  const [finding] = findings(source, manifestOf({ addons })).filter(({ rule }) => rule === 'no-invented-nonce');
  expect(finding?.message).toContain('Write `<x-addon provider="provider_newsletter_form" id="notizie"></x-addon>`');
});
