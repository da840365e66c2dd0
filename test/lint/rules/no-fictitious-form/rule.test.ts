import { expect, test } from 'vitest';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { lint } from '../../../../src/lint/index.js';

const manifest = exampleManifest();
const found = (code: string) => lint(code, manifest).filter(({ rule }) => rule === 'no-fictitious-form');
const FIELDS = '<input name="n"><input type="email" name="e"><button>Send</button>';

test.each([
  ['an inline script that sends', `<form id="f">${FIELDS}</form><script>f.onsubmit = () => fetch("/api")</script>`],
  [
    'a function that its handler calls',
    `<form id="f">${FIELDS}</form><script>f.addEventListener("submit", go); function go() { fetch("/api") }</script>`,
  ],
  [
    'a script that only names it in settings',
    `<form id="f">${FIELDS}</form><script>const C = { form: "#f" }; listen(C.form, () => fetch("/api"));</script>`,
  ],
  [
    'a listener of the whole page',
    `<form>${FIELDS}</form><script>document.addEventListener("submit", () => fetch("/api"))</script>`,
  ],
  [
    'a choice that comes back in the address',
    '<form action="#"><label><input type="radio" name="s" value="a"> A</label><button>Filter</button></form>',
  ],
  ['htmx', `<form hx-post="/api">${FIELDS}</form>`],
  ['a button with a target', '<form method="post"><input name="n"><button formaction="/send">Send</button></form>'],
  [
    'controls elsewhere',
    '<form action="/x" method="post" id="f"></form><input form="f" name="a"><button form="f">Go</button>',
  ],
  [
    'a word counter',
    '<form onsubmit="count(this.t.value)"><textarea name="t"></textarea><button>x</button></form><output id="o"></output><script>function count(t) { o.textContent = t.length }</script>',
  ],
  ['a copy for a script', `<template><form>${FIELDS}</form></template>`],
])('leaves a form alone that is sent or used by %s', (_name, code) => {
  expect(found(code)).toEqual([]);
});

test.each([
  [
    'a vote that goes nowhere',
    '<form action="javascript:void(0);"><label><input type="radio" name="wahl" value="1"> Ja</label><button>Abstimmen</button></form>',
    'sends to `javascript:void(0);`, and no script takes it',
  ],
  [
    'a survey that goes nowhere',
    '<form method="get" action="about:blank"><select name="secim"><option>A</option></select><button>Gönder</button></form>',
    'sends to `about:blank`, and no script takes it',
  ],
  ['no target', `<form>${FIELDS}</form>`, 'has no `action`, and no script takes it'],
  [
    'a script that waits',
    `<form id="f">${FIELDS}</form><script>f.onsubmit = () => setTimeout(() => alert("Thanks"), 9)</script>`,
    'has no `action`, and its script sends nothing',
  ],
  [
    'a script that keeps it',
    `<form id="f">${FIELDS}</form><script>f.onsubmit = () => { localStorage.lead = f.e.value }</script>`,
    'has no `action`, and its script sends nothing',
  ],
  [
    'a call that is a comment',
    `<form id="f">${FIELDS}</form><script>f.onsubmit = () => { /* fetch("/api") */ alert(1) }</script>`,
    'has no `action`, and its script sends nothing',
  ],
  [
    'a constant',
    `<form id="f">${FIELDS}</form><script>const API = "http://localhost:1"; f.onsubmit = () => fetch(API)</script>`,
    'has a script that sends with an address of the own machine or network, `http://localhost:1`',
  ],
  [
    'a key',
    `<form action="https://api.web3forms.com/submit"><input type="hidden" name="access_key" value="YOUR_KEY">${FIELDS}</form>`,
    'holds a key that is yet to be put in, `access_key="YOUR_KEY"`',
  ],
])('says of a form why nobody receives it: %s', (_name, code, says) => {
  const [finding, ...others] = found(code);
  expect(others).toEqual([]);
  expect(finding?.outcome).toBe('violation');
  expect(finding?.message).toContain(`Unexpected form that ${says}, expected `);
  expect(finding?.evidence).toMatchObject({ says });
});

test('a form that a script of the site may take needs review', () => {
  const [finding] = found(`<form id="f">${FIELDS}</form><script src="/js/site.js"></script>`);
  expect(finding?.outcome).toBe('needs-review');
  expect(found(`<form id="f">${FIELDS}</form><script src="/js/jquery.min.js"></script>`)[0]?.outcome).toBe('violation');
});

test('offers the component of a provider, and says where the site has none', () => {
  expect(found(`<form>${FIELDS}<textarea name="message"></textarea></form>`)[0]).toMatchObject({
    resource: '/resources/addons/provider_contact_form',
    message: expect.stringContaining('expected `<x-addon provider="provider_contact_form" id="enquiry"></x-addon>`:'),
  });
  const login = '<form action="#"><input name="u"><input type="password" name="p"><button>Log in</button></form>';
  expect(found(login)[0]?.message).toContain(
    "expected an address of the site that takes it, or no form: no form of the site's providers is a log-in:",
  );
  expect(found('<form action="#"><input name="size"><button>Fit</button></form>')[0]?.message).toContain(
    "none of the site's forms seems to be for it; it has `enquiry` of `provider_contact_form`",
  );
  const bare = { ...manifest, resources: { ...manifest.resources, addons: {} } };
  const [unprovided] = lint(login, bare).filter(({ rule }) => rule === 'no-fictitious-form');
  expect(unprovided?.message).toContain('the site has no form provider');
  const hidden =
    '<form action="/send/"><input type="hidden" name="access_key" value="a1b2c3d4"><button>Go</button></form>';
  expect(found(hidden)[0]?.message).not.toContain('provider');
});

const QUOTE = ['provider_quote', 'trade', 'Request a quote'] as const;
const WEDDING = ['provider_events', 'nozze', 'Matrimoni'] as const;
const ORDERED = ['provider_orders', 'torte', 'Bestil en kage'] as const;
const ESTIMATE = ['provider_estimate', 'estimate', '견적 요청'] as const;
const CONTACT = ['provider_contact_form', 'enquiry'] as const;

test.each([
  ['Request a quote', 'Send', QUOTE, QUOTE],
  ['Get a free quote', 'Send message', QUOTE, QUOTE],
  ['', 'Get your quote', QUOTE, QUOTE],
  ['Matrimonio in riva', 'Invia', WEDDING, WEDDING],
  ['Kager til fest', 'Bestil kage', ORDERED, ORDERED],
  ['견적을 받아 보세요', '보내기', ESTIMATE, ESTIMATE],
  ['Join our mailing', 'Send', QUOTE, CONTACT],
  ['Request a call', 'Send', QUOTE, CONTACT],
  ['Contact us, or ask for a quote', 'Send', QUOTE, CONTACT],
  ['Richiesta informazioni', 'Invia', ['provider_preventivi', 'preventivo', 'Richiesta preventivo'] as const, CONTACT],
  ['Bestil os hjem', 'Send', ['provider_orders', 'torte', 'Bestil en kage'] as const, CONTACT],
])('both rules offer the form that is called what it is for: %s, %s', (heading, button, own, [provider, id]) => {
  const [name, form, title] = own;
  const addons = {
    ...manifest.resources.addons,
    [name]: { status: 'selected' as const, forms: [{ id: form, title }] },
  };
  const code = `<h2>${heading}</h2><form action="#"><input name="name"><input name="email" type="email"><textarea name="m"></textarea><select name="boat"><option>Any</select><button>${button}</button></form>`;
  const offered = lint(code, { ...manifest, resources: { ...manifest.resources, addons } }).flatMap(
    ({ rule, message, resource }) => (/form$/.test(rule) ? [[rule, resource, /<x-addon.*?>/.exec(message)?.[0]]] : []),
  );
  expect(offered.sort()).toEqual(
    ['no-fictitious-form', 'no-static-form'].map((rule) => [
      rule,
      `/resources/addons/${provider}`,
      `<x-addon provider="${provider}" id="${id}">`,
    ]),
  );
});

test.each([
  ['<input type="checkbox" name="consent" required>', 'consent'],
  ['<input type="file" id="cv"><input type="date">', 'cv`, `date'],
  ['<label><input type="radio" name="size"> S</label><label><input type="radio" name="size"> L</label>', 'size'],
  ['<select name="a b"><option>A</select>', 'select'],
  ['<input name="company">', undefined],
  ['<input type="checkbox" name="trap" hidden>', undefined],
])('both rules name a field that the form of a provider may not have: %s', (field, named) => {
  const code = `<form action="#">${FIELDS}<textarea name="message"></textarea>${field}</form>`;
  const messages = lint(code, manifest).flatMap(({ rule, message }) => (/form$/.test(rule) ? [message] : []));
  const said = "Its fields are the provider's: the form here also asks for ";
  expect(messages.map((message) => message.split(said)[1])).toEqual(
    [named, named].map((name) => name && `\`${name}\``),
  );
});

test('a form that no form of the site stands for loses no fields', () => {
  expect(found('<form action="#"><input type="date" name="day"><button>Fit</button></form>')[0]?.message).not.toContain(
    'asks for',
  );
});

test('a log-in is no form for messages, whatever stands around it', () => {
  const field = '<input type="email" name="mail"><input type="password" name="secret">';
  for (const code of [
    `<h2>Contact your account</h2><form action="#">${field}<button>Log in</button></form>`,
    `<form onsubmit="alert('Welcome'); return false"><h3>Fazer login</h3>${field}<button>Entrar</button></form>`,
  ]) {
    const [finding, ...others] = lint(code, manifest).filter(({ rule }) => /form$/.test(rule));
    expect(others).toEqual([]);
    expect(finding?.message).toContain("no form of the site's providers is a log-in");
    expect(finding?.message).not.toContain('x-addon');
  }
});

test.each([
  ['product_id', '12345', '/basket/', 0],
  ['product_id', '12345', 'https://shop.harbour-boats.com/basket', 0],
  ['form_id', '12345', '/send/', 0],
  ['form_id', '12345', 'https://forms.harbour-boats.com/send', 1],
  ['product_id', 'YOUR_PRODUCT_ID', '/basket/', 1],
  ['apiKey', 'a1b2c3d4', '/send/', 1],
  ['campaign_token', 'spring2026', '/send/', 0],
  ['form_token', 'spring2026', '/send/', 1],
  ['csrf', '%%CSRF%%', '/send/', 0],
  ['csrf', '8f3b2c9d1e', '/send/', 1],
])('a hidden field %s with %s, sent to %s: %i', (name, value, action, count) => {
  const field = `<input type="hidden" name="${name}" value="${value}">`;
  expect(found(`<form action="${action}" method="post">${field}<button>Go</button></form>`)).toHaveLength(count);
});

test('takes time in proportion to the page', () => {
  const page = (count: number) =>
    `${'<form class="b"><input type="email"><button>x</button></form>'.repeat(count)}${'<script>fetch("/x", { headers: { "X-WP-Nonce": "8f3b2c9d1e" } }); document.querySelectorAll(".b").forEach(go)</script>'.repeat(count)}`;
  const steps = (count: number) => {
    let low = 0;
    let high = 2_000_000_000;
    while (high - low > high / 20) {
      const middle = Math.floor((low + high) / 2);
      try {
        lint(page(count), manifest, { limits: { work: middle } });
        high = middle;
      } catch {
        low = middle;
      }
    }
    return high;
  };
  expect(steps(80) / steps(20)).toBeLessThan(6);
});

const LOOSE = '<input name="school"><input name="class"><input type="number" name="count">';

test.each([
  [
    'a mail by a script',
    `<form id="kf">${FIELDS}</form><script>kf.onsubmit = (e) => { e.preventDefault(); location.href = "mailto:a@b.example?body=" + kf.n.value }</script>`,
    'mail program',
  ],
  [
    'a form by its role that only says thanks',
    `<div role="form">${LOOSE}<button type="button" onclick="ok.hidden = false">Go</button><p id="ok" hidden>Thanks</p></div>`,
    'only says so',
  ],
  [
    'a booking without a form',
    '<div><h3>Boka bord</h3><input placeholder="Namn"><input type="date"><button>Boka</button></div>',
    'no form',
  ],
  [
    'a pick-up without a form',
    '<div><label>Namn <input></label><label>Adress <input></label><button type="button">Hämta</button></div>',
    'no form',
  ],
  [
    'an element of a script',
    '<kontakt-skjema endepunkt="https://api.dittdomene.example/sms"><label>Mobil <input name="mobil"></label><button>Send</button></kontakt-skjema>',
    'placeholder',
  ],
  [
    'data for a script',
    `<form data-sheet="https://script.google.com/macros/s/AKfycb_SETJA_INN_AUDKENNI/exec">${FIELDS}</form>`,
    'placeholder',
  ],
  [
    'an id that says whose it is',
    `<form action="https://forms.host.io/f/VOTRE_IDENTIFIANT" method="post">${FIELDS}</form>`,
    'placeholder',
  ],
  [
    'an id that asks to be put in',
    `<form action="https://forms.host.io/f/HIER_EINFÜGEN" method="post">${FIELDS}</form>`,
    'placeholder',
  ],
  [
    'the account of an example',
    `<form id="kf">${FIELDS}</form><script>kf.onsubmit = (e) => { e.preventDefault(); emailjs.sendForm("service_id", "t", kf) }</script>`,
    'placeholder',
  ],
])('finds %s', (_name, code, reason) => {
  expect(found(code).map(({ evidence }) => evidence)).toMatchObject([{ reason }]);
});

test.each([
  ['a choice of street', '<div><label>Ort <input></label><label>Adress <input></label><button>Visa</button></div>'],
  [
    'a script that sends, and offers a mail',
    `<form id="kf">${FIELDS}</form><script>kf.onsubmit = async (e) => { e.preventDefault(); if (!(await fetch("/api")).ok) location.href = "mailto:a@b.example" }</script>`,
  ],
  ['a link that writes a mail', '<div><button onclick="location.href = \'mailto:?subject=x\'">Share</button></div>'],
  [
    'a calculator by its role',
    `<div role="form">${LOOSE}<button type="button" onclick="out.textContent = this.parentNode.querySelector('input').value * 2">Go</button><p id="out"></p></div>`,
  ],
  [
    'a search by its role',
    '<div role="form"><input type="search" name="q"><input name="place"><button>Go</button></div>',
  ],
  [
    'a filter by day',
    '<div class="filter-form"><input type="date"><button type="button" onclick="list.classList.toggle(\'x\')">Filter</button></div>',
  ],
  [
    'an element of a script',
    '<kontakt-skjema endepunkt="https://forms.host.io/f/mqkvzrnw"><label>Size <input name="size"></label><button>Send</button></kontakt-skjema>',
  ],
  [
    'fields in a group of a style sheet',
    '<div class="form-group"><input placeholder="Coupon"><input placeholder="Code"><button>Check</button></div>',
  ],
  ['an id in capitals', `<form action="https://crm.host.io/WEB_TO_LEAD" method="post">${FIELDS}</form>`],
  [
    'an id of letters',
    `<form action="https://script.google.com/macros/s/AKfycbzQ8d_Xk_FhA2_LM/exec" method="post">${FIELDS}</form>`,
  ],
  [
    'data for a script',
    `<form action="/contact" method="post" data-done="https://harbour-bakery.example/thanks">${FIELDS}</form>`,
  ],
  [
    'the account of a site',
    `<form id="kf">${FIELDS}</form><script>kf.onsubmit = (e) => { e.preventDefault(); emailjs.sendForm("service_k3v9q1b", "t", kf) }</script>`,
  ],
])('leaves %s alone', (_name, code) => {
  expect(found(code)).toEqual([]);
});

const FOR_MESSAGE = '<input type="text" placeholder="Type your message"><button>Send</button>';

test.each([
  ['by its class', `<div class="chat-widget">${FOR_MESSAGE}</div>`, 0],
  ['by its field', '<div><input placeholder="Message our AI assistant"><button>Send</button></div>', 0],
  [
    'by its words',
    '<form action="/c" method="post"><h3>Live-Chat</h3><textarea name="nachricht"></textarea><button>x</button></form>',
    0,
  ],
  ['not where nothing says so', `<div class="chateau">${FOR_MESSAGE}</div>`, 1],
  [
    'not where it asks who writes',
    `<div class="chat">${FIELDS.replace('<button>', '<textarea name="message"></textarea><button>')}</div>`,
    1,
  ],
])('a chat is no form for messages: %s', (_name, code, count) => {
  expect(lint(code, manifest).filter(({ rule }) => rule === 'no-static-form')).toHaveLength(count);
});

test.each([
  ['a handler in its button', `<div>${FIELDS.replace('<button>', `<button onclick="alert('Thanks')">`)}</div>`, 1],
  ['an attribute of Vue that only says so', `<form @submit.prevent="sent = true">${FIELDS}</form>`, 1],
  [
    'an attribute of Alpine that only says so',
    `<div>${FIELDS.replace('<button>', '<button x-on:click="sent = true">')}</div>`,
    1,
  ],
  ['a placeholder of htmx', `<form hx-post="https://example.com/api">${FIELDS}</form>`, 1],
  ['an address of htmx', `<form hx-post="/fake">${FIELDS}</form>`, 0],
  [
    'an attribute of Vue that sends',
    `<form @submit.prevent="send">${FIELDS}</form><script>function send() { fetch("/api", { method: "POST" }) }</script>`,
    0,
  ],
])('a form by a script is judged by what that does: %s', (_name, code, count) => {
  expect(found(code)).toHaveLength(count);
});
