import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { lint } from '../../../src/lint/index.js';

const STATE = {
  site: { name: 'Casa Lumen', description: 'A house', url: 'https://casa-lumen.example', language: 'it' },
  theme: { name: 'Plain', version: '1.0.0' },
  logos: { variants: { default: { url: '/media/lumen.svg', alt: 'Casa Lumen', width: 90, height: 40 } } },
  attachments: [{ url: '/files/listino.pdf', title: 'Listino' }],
  contacts: {
    phone: { kind: 'phone', value: '+390612345678' },
    address: { kind: 'address', value: 'Via Roma 4\n34071 Cormòns (GO)' },
  },
};
const siteOf = (more: object = {}) =>
  buildManifest(parseSite({ ...STATE, ...more } as Parameters<typeof parseSite>[0]));
const site = siteOf();
const found = (canvas: string, rule: string, where = site) => lint(canvas, where).filter((each) => each.rule === rule);

describe('a town in data is written without what another member holds', () => {
  const data = (more: object) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Store',
      name: 'Casa Lumen',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Via Dante 9',
        postalCode: '34170',
        addressLocality: 'Gorizia',
        ...more,
      },
    })}</script>`;
  const mended = (canvas: string, where = site) => {
    const [finding] = found(canvas, 'no-invented-contact', where);
    return edited(canvas, finding?.fix?.edits ?? []);
  };

  test.each([
    ['the region', { addressRegion: 'GO' }, 'Cormòns'],
    ['another region', { addressRegion: 'Friuli' }, 'Cormòns'],
    ['no region', {}, 'Cormòns'],
  ])('%s', (_title, more, town) => {
    expect(mended(data(more))).toContain(`"addressLocality":"${town}"`);
  });
});

describe('a logo that the site does not have is not called a copy of its own', () => {
  const header = (src: string) => `<header><a href="/"><img src="${src}" alt="Casa Lumen"></a></header>`;

  test('a made-up file', () => {
    const [finding] = found(header('/img/logo-casa.png'), 'no-static-logo');
    expect(finding?.message).toMatch(/^Unexpected hand-written logo, .*: the site has no such logo, and/);
  });

  test('negative control: the file that the site has', () => {
    const [finding] = found(header('/media/lumen.svg'), 'no-static-logo');
    expect(finding?.message).toContain("copy of the site's logo");
  });
});

describe('nobody is told to delete a photo because it is not listed', () => {
  const photo = '<main><img src="/media/sala.jpg" alt="La sala"></main>';

  test('where no picture is listed', () => {
    const [finding] = found(photo, 'no-invented-attachment');
    expect(finding?.outcome).toBe('needs-review');
    expect(finding?.message).toBe(
      'Unexpected picture `/media/sala.jpg`, expected a listed one, and the site lists no picture yet; show a listed picture, or have this one listed if the site has it',
    );
  });

  test('where others are listed', () => {
    const where = siteOf({ attachments: [{ url: '/media/pane.jpg', title: 'Pane' }] });
    const [finding] = found(photo, 'no-invented-attachment', where);
    expect(finding?.message).toContain(
      'expected a listed one, such as `/media/pane.jpg` (Pane); show a listed picture and change the `alt` to what that shows, or have',
    );
  });

  test('negative control: a document has to be listed or taken away', () => {
    const [finding] = found('<main><a href="/files/menu.pdf">Menu</a></main>', 'no-invented-attachment');
    expect(finding?.message).toMatch(/list it, or take it away|this is none of them/);
  });
});

describe('the site at a made-up host is as bad in a link, a meta element and data', () => {
  test.each(['https://www.casa-lumen.it', 'https://www.casalumen.example', 'https://casa-lumen-shop.example'])(
    '%s',
    (host) => {
      const outcomes = [
        `<link rel="canonical" href="${host}/">`,
        `<meta property="og:url" content="${host}/">`,
        `<script type="application/ld+json">{"@type":"Store","name":"Casa Lumen","url":"${host}/"}</script>`,
      ].map((canvas) => found(canvas, 'no-invented-contact').map(({ severity }) => severity));
      expect(outcomes[0]).toHaveLength(1);
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[2]).toEqual(outcomes[0]);
    },
  );
});

describe('the words of a link that a component does not show are named', () => {
  const where = siteOf({
    contacts: { ...STATE.contacts, email: { kind: 'email', value: 'ciao@casa-lumen.example' } },
  });
  const footer = (link: string) => `<footer><p>${link}</p></footer>`;

  test.each([
    ['<a href="tel:+390699999999">Chiama</a>', 'the label `Chiama`: keep that before it'],
    [
      '<a href="mailto:info@casa-lumen.example?subject=Torta">Scrivici</a>',
      'the label `Scrivici`: keep that before it. The component has no `?subject=`, which goes with the link',
    ],
  ])('with the way that keeps them: %s', (link, said) => {
    expect(found(footer(link), 'no-invented-contact', where)[0]?.message).toContain(said);
  });

  test.each([
    ['<a class="btn" href="tel:+390612345678">Chiama ora</a>', '<span class="btn">'],
    ['<a href="https://wa.me/390612345678?text=x">Chat</a>', ''],
  ])('a copy under a label of its own needs review, and its fix keeps the label: %s', (link, first) => {
    const [finding] = found(footer(link), 'no-static-contact', where);
    expect(finding?.outcome).toBe('needs-review');
    expect(finding?.message).toContain('keep that before it');
    expect(finding?.fix?.safety).toBe('unsafe');
    expect(finding?.fix?.edits.map(({ text }) => text)[0]).toBe(first);
  });

  test('negative control: a link that shows the number is a copy, and is fixed', () => {
    const [finding] = found(footer('<a href="tel:+390612345678">06 1234 5678</a>'), 'no-static-contact', where);
    expect(finding?.outcome).toBe('violation');
    expect(finding?.message).not.toContain('would go');
    expect(finding?.fix?.safety).toBe('safe');
  });
});
