import { describe, expect, test } from 'vitest';
import { httpServer } from '../../../../src/server/core/server.js';
import { siteForms } from '../../../../src/server/site/forms/site-forms.js';
import { formTokens } from '../../../../src/server/site/forms/token.js';
import { ENGLISH } from '../../../../src/server/site/forms/words/en.js';
import { formWordsIn } from '../../../../src/server/site/forms/words/words-in.js';
import { NOW, ORIGIN, siteOf, write } from '../site-of.js';
import { listening } from './listening.js';

const CONTACT = '/_inlay/forms/provider_contact_form/contact';
const NAME = 'provider_contact_form/contact';

async function formsOf(language = 'en') {
  const own = await siteOf({}, language);
  const forms = siteForms({ ...own, visitorOf: () => 'visitor', onError: (error) => own.errors.push(error) });
  // Shown a minute ago: people read before they write.
  const token = formTokens(own.site.secrets.signing, () => new Date(NOW.getTime() - 60_000)).make(NAME);
  const send = async (method: string, target: string, values: Record<string, string> = {}) => {
    const bytes = async () => new Uint8Array(Buffer.from(new URLSearchParams(values).toString()));
    const answer = await forms.answer({ method, target, headers: {}, bytes });
    return { status: answer?.status, headers: answer?.headers ?? {}, text: String(answer?.body) };
  };
  return { ...own, forms, send, token };
}

const GOOD = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

test('who has sent a form is led to a page of thanks, whose address is its own', async () => {
  const { send, token } = await formsOf();
  const { status, headers } = await send('POST', CONTACT, { ...GOOD, _token: token });
  expect([status, headers['location']]).toEqual([303, '/_inlay/thanks/provider_contact_form/contact']);
  const thanks = await send('GET', headers['location'] ?? '');
  expect([thanks.status, thanks.headers['x-robots-tag'], thanks.headers['etag']]).toEqual([200, 'noindex', undefined]);
  expect(thanks.text).toContain('<p>Your message has arrived.</p>');
  expect(thanks.text).toContain(`<link rel="canonical" href="${ORIGIN}/_inlay/thanks/provider_contact_form/contact">`);
  expect((await send('GET', '/_inlay/thanks/provider_contact_form/none')).status).toBe(404);
});

test('a form with faults is shown again, each fault at its field, and has no address of its own', async () => {
  const { send, token } = await formsOf();
  const { status, text } = await send('POST', CONTACT, { name: 'A"<b>', message: '</textarea>', _token: token });
  expect(status).toBe(422);
  expect(text).toMatch(/<input type="email"[^>]* aria-invalid="true" aria-describedby="form-fault-email">/);
  expect(text).toContain('<span class="form-fault" id="form-fault-email" role="alert">E-mail is missing.</span>');
  expect(text.match(/id="form-fault-email"/g)).toHaveLength(1);
  expect(text).toMatch(/<input type="text"[^>]*value="A&quot;&lt;b&gt;"[^>]*autocomplete="name" required>/);
  expect(text).toContain('&lt;/textarea&gt;');
  expect(text).not.toContain('rel="canonical"');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

describe('forms speak the language of the page', () => {
  test.each([
    ['it', 'Nome', 'Invia', 'Messaggio: manca.'],
    ['de-CH', 'Name', 'Senden', 'Nachricht fehlt.'],
    ['fr', 'Nom', 'Envoyer', 'Message : ce champ est vide.'],
    ['es', 'Nombre', 'Enviar', 'Mensaje: falta.'],
    ['ar', 'الاسم', 'إرسال', 'الرسالة: هذا الحقل فارغ.'],
    ['en', 'Name', 'Send', 'Message is missing.'],
  ])('%s', async (language, name, button, fault) => {
    const { send, token, forms, model } = await formsOf(language);
    const html = forms.source({ path: '/contact/', language, model: await model() })['provider_contact_form']?.[
      'contact'
    ];
    expect(html).toContain(`<span class="form-label">${name}</span>`);
    expect(html).toContain(`<button type="submit">${button}</button>`);
    expect((await send('POST', CONTACT, { ...GOOD, message: '', _token: token })).text).toContain(`>${fault}</span>`);
  });

  test('all languages say all there is to say', () => {
    const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const language of ['it', 'de', 'fr', 'es', 'ar']) {
      const words = formWordsIn(language);
      expect(words).not.toBe(ENGLISH);
      for (const key of Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]) {
        expect(words[key], `${language} ${key}`).not.toBe('');
        expect(names(words[key]), `${language} ${key}`).toEqual(names(ENGLISH[key]));
      }
    }
  });

  test('its own labels come first', async () => {
    const { forms, model, site } = await formsOf('it');
    await write(site, { kind: 'form', key: NAME, body: { labels: { message: 'Di che si tratta?', send: 'Via' } } });
    const html = forms.source({ path: '/', language: 'it', model: await model() })['provider_contact_form']?.[
      'contact'
    ];
    expect(html).toContain('<span class="form-label">Di che si tratta?</span>');
    expect(html).toContain('<span class="form-label">Nome</span>');
    expect(html).toContain('<button type="submit">Via</button>');
  });
});

test('a form that is too large is answered with a page, however large', async () => {
  const { forms, errors } = await formsOf();
  const server = httpServer({
    answer: async (request) => (await forms.answer(request)) ?? { status: 404, headers: {}, body: '' },
    connections: 10,
    bodyLimit: 100_000,
    bodiesHeld: 2,
    onBug: (error) => errors.push(error),
  });
  const origin = await listening(server);
  for (const length of [70_000, 150_000]) {
    const body = new URLSearchParams({ message: 'x'.repeat(length) });
    const answer = await fetch(origin + CONTACT, { method: 'POST', body });
    expect([answer.status, answer.headers.get('content-type')], String(length)).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toContain('<p>That was too long.</p>');
  }
  expect(errors).toEqual([]);
});
