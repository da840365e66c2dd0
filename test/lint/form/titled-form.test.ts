import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const CONTACT = { status: 'selected', default: 'write', forms: [{ id: 'write', title: 'Contact us' }] };
const NEWS = { status: 'available', default: 'news', forms: [{ id: 'news', title: 'Newsletter' }] };
const siteWith = (addons: object) =>
  buildManifest(
    parseSite({
      site: { name: 'Madden Bikes', description: 'Bikes', url: 'https://madden.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      addons,
    }),
  );
const withForm = (id: string, title: string) =>
  siteWith({
    provider_contact_form: { status: 'selected', default: id, forms: [{ id, title }] },
    provider_newsletter: NEWS,
  });
const found = (code: string, site: ReturnType<typeof siteWith>, rule = 'no-static-form') =>
  lint(code, site).filter((each) => each.rule === rule);
const component = (provider: string, id: string) =>
  `expected \`<x-addon provider="${provider}" id="${id}"></x-addon>\``;

const DAY =
  '<input name="name"><input type="tel" name="tel"><input name="bike"><input type="date" name="day"><textarea name="note"></textarea>';
const WHO = '<input name="name"><input type="email" name="email">';
const HOST = 'action="https://formspree.io/f/mbikeshop" method="POST"';

test.each([
  ['Book a service', `<h3>Book a service</h3><form ${HOST}>${DAY}<button>Send</button></form>`],
  ['Book a service', `<section><h3>Book a service</h3><form ${HOST}>${DAY}<button>Book</button></form></section>`],
  ['Book a demo', `<h2>Your tour</h2><form ${HOST}>${WHO}<button>Book a demo</button></form>`],
  ['Book a demo', `<form ${HOST}>${WHO}<input type="submit" value="Book a demo"></form>`],
  ['Book a demo', `<form ${HOST}><fieldset><legend>Book a Demo</legend>${WHO}<button>Go</button></fieldset></form>`],
  [
    'Book a demo',
    `<h2>Book a demo</h2><form ${HOST}><fieldset><legend>You</legend>${WHO}</fieldset><button>Go</button></form>`,
  ],
  ['Termin buchen', `<form ${HOST} aria-label="Termin buchen">${WHO}<button>Los</button></form>`],
])('a form that is called "%s" is that one, whoever takes it', (title, code) => {
  const [finding] = found(code, withForm('own', title));
  expect(finding?.message).toContain(component('provider_contact_form', 'own'));
  expect(finding?.outcome).toBe('violation');
});

test('it is found where the site has no form for messages or news', () => {
  const site = siteWith({
    provider_booking: { status: 'selected', forms: [{ id: 'service', title: 'Book a service' }] },
  });
  const [finding] = found(`<h3>Book a service</h3><form ${HOST}>${DAY}<button>Send</button></form>`, site);
  expect(finding?.message).toContain(component('provider_booking', 'service'));
});

test('the title goes before the fields: a mail address alone makes no newsletter', () => {
  const site = withForm('demo', 'Book a demo');
  const hero =
    '<form class="hero-form" action="#"><input type="email" name="email"><button>Book a demo</button></form>';
  for (const rule of ['no-static-form', 'no-fictitious-form'])
    expect(found(hero, site, rule)[0]?.message).toContain(component('provider_contact_form', 'demo'));
});

test('near misses: a search, a log-in, a payment, a form that asks for nobody, a form not in use, another title', () => {
  const site = withForm('demo', 'Book a demo');
  const button = '<button>Book a demo</button>';
  expect(found(`<form action="/s"><input name="q">${button}</form>`, site)).toEqual([]);
  expect(
    found(`<form action="/in"><input name="email"><input type="password" name="p">${button}</form>`, site),
  ).toEqual([]);
  expect(found(`<form action="/pay">${WHO}<input name="card_number">${button}</form>`, site)).toEqual([]);
  expect(found(`<form action="/d"><select name="day"><option>1</option></select>${button}</form>`, site)).toEqual([]);
  expect(found(`<form ${HOST}>${WHO}<button>Book a tour</button></form>`, site)).toEqual([]);
  const off = siteWith({ provider_x: { status: 'inactive', forms: [{ id: 'demo', title: 'Book a demo' }] } });
  expect(found(`<form ${HOST}>${WHO}${button}</form>`, off)).toEqual([]);
});

test('near misses: the heading of a column makes no form for messages of a field for news', () => {
  const site = siteWith({ provider_contact_form: CONTACT, provider_newsletter: NEWS });
  const field = '<input type="email" name="email">';
  for (const code of [
    `<footer><div><h4>Contact us</h4><p>x</p></div><div><form action="/n">${field}<button>Go</button></form></div></footer>`,
    `<footer><h4>Contact us</h4><form action="/n">${field}<button>Subscribe</button></form></footer>`,
  ])
    expect(found(code, site)[0]?.message).toContain(component('provider_newsletter', 'news'));
  const link = '<a class="btn" href="/contact">Contact us</a>';
  expect(found(`<form action="/n">${field}<button>Subscribe</button>${link}</form>`, site)[0]?.message).toContain(
    component('provider_newsletter', 'news'),
  );
});
