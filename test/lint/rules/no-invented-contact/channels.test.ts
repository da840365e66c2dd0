import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const PHONE = { kind: 'phone' as const, value: '+442079460958' };
const EMAIL = { kind: 'email' as const, value: 'hello@harrow-vets.example' };

function siteWith(
  contacts: Parameters<typeof parseSite>[0] = {},
  social: { network: string; url: string }[] = [],
): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      social,
      contacts: { phone: PHONE, email: EMAIL, ...(contacts as object) },
    }),
  );
}

const SITE = siteWith();
const NUMBER = '07700 900 777';

/** What a page is told of its contacts, without the reasons. */
function expectations(canvas: string, manifest = SITE): string[] {
  return invented(canvas, manifest).map(({ message }) => /, expected (.*?)(?:; remove|: )/.exec(message)?.[1] ?? '');
}

const none = (what: string) => [`none, as the site has no ${what}`];

describe('a channel that the site has not is expected nowhere', () => {
  test.each([
    ['WhatsApp', `<p>WhatsApp: ${NUMBER}</p>`],
    ['WhatsApp', `<dl><dt>WhatsApp</dt><dd>${NUMBER}</dd></dl>`],
    ['WhatsApp', `<p><b>WhatsApp</b><br>${NUMBER}</p>`],
    ['WhatsApp', `<p><i class="bi bi-whatsapp"></i> ${NUMBER}</p>`],
    ['WhatsApp', `<p><svg class="icon"><use href="/icons.svg#whatsapp"/></svg> ${NUMBER}</p>`],
    ['WhatsApp', `<p><a href="tel:+447700900777"><i class="fab fa-whatsapp"></i> ${NUMBER}</a></p>`],
    ['WhatsApp', `<p><a class="btn-whatsapp" href="tel:+447700900777">${NUMBER}</a></p>`],
    ['WhatsApp', '<p><a href="https://wa.me/447700900777"><i class="bi bi-whatsapp"></i></a></p>'],
    ['WhatsApp', '<p><a href="https://api.whatsapp.com/send?phone=447700900777">Chat</a></p>'],
    ['WhatsApp', `<p>Call us · WhatsApp ${NUMBER}</p>`],
    ['WhatsApp', `<p>WhatsApp us on ${NUMBER}</p>`],
    ['WhatsApp', '<p>واتساب: 07700 900 777</p>'],
    ['WhatsApp', '<p>Ватсап: +44 7700 900777</p>'],
    ['Telegram', `<p>Telegram: ${NUMBER}</p>`],
    ['Telegram', '<p><a href="https://t.me/harrowvets">Telegram</a></p>'],
    ['Viber', '<p>Вайбер: +44 7700 900777</p>'],
    ['Signal', `<p>Signal ${NUMBER}</p>`],
    ['WeChat', '<p>微信：07700 900 777</p>'],
    ['LINE', '<p>LINE ID: @harrowvets</p>'],
    ['mobile number', `<p>Mobile: ${NUMBER}</p>`],
    ['mobile number', `<p>Mobile phone ${NUMBER}</p>`],
    ['mobile number', `<p>Cell. ${NUMBER}</p>`],
    ['mobile number', `<p>Handy: ${NUMBER}</p>`],
    ['mobile number', `<dl><dt>Mobil</dt><dd>${NUMBER}</dd></dl>`],
    ['mobile number', `<p>Téléphone portable : ${NUMBER}</p>`],
    ['mobile number', `<p>Teléfono móvil: ${NUMBER}</p>`],
    ['mobile number', `<p>GSM ${NUMBER}</p>`],
    ['mobile number', `<p>Kom. ${NUMBER}</p>`],
    ['mobile number', `<p>Κινητό: ${NUMBER}</p>`],
    ['mobile number', `<p>携帯：${NUMBER}</p>`],
    ['mobile number', `<p>手机：${NUMBER}</p>`],
    ['mobile number', `<p>جوال: ${NUMBER}</p>`],
    ['mobile number', `<p>T. 020 7946 0958 M. ${NUMBER}</p>`],
    ['number for emergencies', `<p>Emergencies: ${NUMBER}</p>`],
    ['number for emergencies', `<p>Notdienst: ${NUMBER}</p>`],
    ['number for emergencies', `<p>Urgences 24h/24 : ${NUMBER}</p>`],
    ['certified mail address (PEC)', '<p>PEC: harrow@pec.example</p>'],
    [
      'certified mail address (PEC)',
      '<p>PEC: <a href="mailto:pec@harrow-vets.example">pec@harrow-vets.example</a></p>',
    ],
    ['certified mail address (PEC)', '<p>Posta elettronica certificata: vets@harrow-vets.example</p>'],
  ])('%s: %s', (what, body) => {
    const canvas = `<footer>${body}</footer>`;
    expect(expectations(canvas)).toEqual(none(what));
    expect(invented(canvas, SITE)[0]?.message).toContain('; remove it with its label, icon and empty item or card');
  });

  test('in data it is removed alone', () => {
    const canvas = '<div data-whatsapp="447700900777"></div>';
    expect(invented(canvas, SITE)[0]?.message).toContain('no WhatsApp; remove it:');
  });

  test.each([
    ['a number to call, too', `<p>Phone / WhatsApp: ${NUMBER}</p>`],
    ['both in words', `<p>Call or WhatsApp ${NUMBER}</p>`],
    ['both in Spanish', `<p>Teléfono y WhatsApp: ${NUMBER}</p>`],
    ['a phone and a mobile', `<p>Tel. & Mobile: ${NUMBER}</p>`],
    ['a note behind it', `<p>Tel. ${NUMBER} (WhatsApp)</p>`],
    ['a channel before another part', `<p>No fax. Tel. ${NUMBER}</p>`],
  ])('negative control, %s: the phone is meant', (_what, body) => {
    expect(expectations(`<footer>${body}</footer>`)).toEqual(['`<x-contact field="phone"></x-contact>`']);
  });
});

test('nearly the phone, beside a name: a mobile number all the same', () => {
  const canvas = '<footer><p>Rosa Bell (Reception), Mobile 020 7946 0985</p></footer>';
  const [finding] = invented(canvas, SITE);
  expect(finding?.outcome).toBe('needs-review');
  expect(finding?.message).toContain(
    'no mobile number; remove it with its label, icon and empty item or card: it is nearly',
  );
});

describe('a channel that the site has is offered', () => {
  const chat = { kind: 'text' as const, value: 'WhatsApp', url: 'https://wa.me/447700900123' };
  const other = { ...PHONE, value: '+447700900123' };
  test.each([
    ['by its name', { whatsapp: other }, `<p>WhatsApp: ${NUMBER}</p>`, 'whatsapp'],
    ['by its link', { chat }, `<p>WhatsApp: ${NUMBER}</p>`, 'chat'],
    ['by its name in another language', { cellulare: other }, `<p>Mobile: ${NUMBER}</p>`, 'cellulare'],
    [
      'by the plan of its country',
      { line2: { ...PHONE, value: '+4915112345678' } },
      `<p>Handy: ${NUMBER}</p>`,
      'line2',
    ],
    ['for emergencies', { notdienst: other }, `<p>Emergencies: ${NUMBER}</p>`, 'notdienst'],
    [
      'for certified mail',
      { pec: { ...EMAIL, value: 'vets@pec.example' } },
      '<p>PEC: vets@legalmail.example</p>',
      'pec',
    ],
    ['for faxes', { fax_office: other }, `<p>Fax: ${NUMBER}</p>`, 'fax_office'],
  ])('%s', (_what, contacts, body, field) => {
    const [told] = expectations(`<footer>${body}</footer>`, siteWith(contacts));
    expect(told).toBe(`\`<x-contact field="${field}"${field === 'chat' ? ' link="true"' : ''}></x-contact>\``);
  });

  test('as a profile', () => {
    const social = [{ network: 'telegram', url: 'https://t.me/harrow_vets_london' }];
    const [told] = expectations(
      '<footer><a href="https://t.me/harrowvets">Telegram</a></footer>',
      siteWith({}, social),
    );
    expect(told).toContain('`<x-social></x-social>` once for all profiles');
  });
});

describe('a label before a component of another field', () => {
  const COMPONENT = '<x-contact field="phone"></x-contact>';
  test.each([
    ['fax number', `<p>Fax: ${COMPONENT}</p>`],
    ['fax number', `<p>Tel. ${COMPONENT} · Fax ${COMPONENT}</p>`],
    ['fax number', `<table><tr><th>Fax</th><td>${COMPONENT}</td></tr></table>`],
    ['fax number', `<p>فاكس: ${COMPONENT}</p>`],
    ['WeChat', `<p>微信：${COMPONENT}</p>`],
    ['WhatsApp', '<p>WhatsApp: <x-contact field="email"></x-contact></p>'],
    ['certified mail address (PEC)', '<p>PEC: <x-contact field="email"></x-contact></p>'],
  ])('is not so: %s in %s', (what, body) => {
    const findings = invented(`<footer>${body}</footer>`, SITE);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.outcome).toBe('violation');
    expect(findings[0]?.message).toContain(`expected none, as the site has no ${what}: remove both`);
  });

  test.each([
    ['a word', `<p>WhatsApp: ${COMPONENT}</p>`],
    ['a term', `<dl><dt>WhatsApp</dt><dd>${COMPONENT}</dd></dl>`],
    ['a line above', `<p>WhatsApp:<br>${COMPONENT}</p>`],
    ['an element', `<p><b>WhatsApp</b> <span>${COMPONENT}</span></p>`],
    ['an icon', `<p><i class="bi bi-whatsapp"></i> ${COMPONENT}</p>`],
  ])('depends where the phone may be in the messenger: %s', (_what, body) => {
    const mobile = siteWith({ phone: { ...PHONE, value: '+447400123456' } });
    expect(invented(`<footer>${body}</footer>`, mobile).map(({ outcome }) => outcome)).toEqual(['needs-review']);
    const landline = siteWith({ phone: { ...PHONE, value: '+390365552817' } });
    expect(invented(`<footer>${body}</footer>`, landline).map(({ outcome }) => outcome)).toEqual(['violation']);
  });

  test('a landline is no mobile phone, a mobile phone is one', () => {
    const body = `<footer><p>Handy: ${COMPONENT}</p></footer>`;
    expect(invented(body, siteWith({ phone: { ...PHONE, value: '+4930123456' } }))).toHaveLength(1);
    expect(invented(body, siteWith({ phone: { ...PHONE, value: '+4915112345678' } }))).toEqual([]);
  });

  test('the field of the channel is offered, with an edit', () => {
    const [finding] = invented(
      `<footer>Fax: ${COMPONENT}</footer>`,
      siteWith({ fax: { ...PHONE, value: '+442079460999' } }),
    );
    expect(finding?.message).toContain('expected `field="fax"`');
    expect(finding?.fix?.edits[0]?.text).toBe('field="fax"');
  });

  test.each([
    [`<p>Phone: ${COMPONENT}</p>`],
    [`<p>Phone / WhatsApp: ${COMPONENT}</p>`],
    [`<p>Tel. &amp; Fax: ${COMPONENT}</p>`],
    [`<p>Telefon und WhatsApp: ${COMPONENT}</p>`],
    [`<p>電話・FAX：${COMPONENT}</p>`],
    [`<p>We have no fax. Call us: ${COMPONENT}</p>`],
    [`<p>WhatsApp is not for orders. Please ring ${COMPONENT}</p>`],
    [`<dl><dt>Fax</dt><dd>none</dd><dt>Phone</dt><dd>${COMPONENT}</dd></dl>`],
    [`<p>In an emergency call ${COMPONENT}</p>`],
    [`<p><i class="bi bi-whatsapp"></i> soon <i class="bi bi-telephone"></i> ${COMPONENT}</p>`],
    [`<p>Fax <x-contact field="fax"></x-contact> Tel. ${COMPONENT}</p>`],
    [`<ul><li><a href="#chat"><i class="fa fa-whatsapp"></i></a></li><li>${COMPONENT}</li></ul>`],
    [`<p><a href="/chat">WhatsApp</a> or ${COMPONENT}</p>`],
  ])('near miss: %s', (body) => {
    const site = siteWith(body.includes('"fax"') ? { fax: { ...PHONE, value: '+442079460999' } } : {});
    expect(invented(`<footer>${body}</footer>`, site)).toEqual([]);
  });
});
