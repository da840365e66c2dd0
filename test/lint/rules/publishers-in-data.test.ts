import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Tallyfern', description: 'Scheduling', url: 'https://www.tallyfern.example', language: 'en' },
    logos: { variants: { default: { url: '/brand/wordmark.svg', alt: 'Tallyfern' } } },
    social: [{ network: 'github', url: 'https://github.com/tallyfern' }],
    contacts: {
      phone: { kind: 'phone', value: '+1 206-555-0143' },
      email: { kind: 'email', value: 'help@tallyfern.example' },
      office: { kind: 'address', value: '1411 Fourth Ave, Suite 900\nSeattle, WA 98101' },
    },
  }),
);

const FACTS = {
  telephone: '+1 415 555 0133',
  email: 'hello@tallyfern.example',
  sameAs: ['https://twitter.com/tallyfernapp'],
  logo: 'https://www.tallyfern.example/l.png',
};
const found = (data: object) =>
  lint(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, site)
    .map(({ rule }) => rule)
    .sort();
const RULES = ['no-invented-contact', 'no-invented-contact', 'no-invented-profile', 'no-static-logo'];
const org = (more: object) => ({ '@type': 'Organization', ...more, ...FACTS });

describe('an organisation without a name is the site', () => {
  test.each([
    [
      'as the publisher of an application, by its id',
      {
        '@type': 'SoftwareApplication',
        name: 'Tallyfern',
        publisher: org({ '@id': 'https://www.tallyfern.example/#org' }),
      },
    ],
    [
      'as the provider, by its id',
      { '@type': 'Service', provider: org({ '@id': 'https://tallyfern.example/#organization' }) },
    ],
    ['as the author, by its address', { '@type': 'Article', author: org({ url: 'https://tallyfern.example/' }) }],
    ['as the publisher of the site', { '@type': 'WebSite', name: 'Tallyfern', publisher: org({}) }],
    ['of a page', { '@type': 'WebPage', url: 'https://www.tallyfern.example/plans/', publisher: org({}) }],
    ['of a page without an address', { '@type': 'WebPage', name: 'Plans', copyrightHolder: org({}) }],
    ['in a graph', { '@graph': [{ '@type': 'WebSite', publisher: org({}) }] }],
  ])('%s', (_what, data) => {
    expect(found(data)).toEqual(RULES);
  });
});

describe('near miss', () => {
  test.each([
    ['another name', { '@type': 'WebSite', publisher: org({ name: 'Harbour Chamber of Trade' }) }],
    [
      'another name under an id of the site',
      { '@type': 'Event', organizer: org({ '@id': 'https://www.tallyfern.example/#org', name: 'Harbour Chamber' }) },
    ],
    ['another address', { '@type': 'WebSite', publisher: org({ url: 'https://harbour.example/' }) }],
    ['the publisher of a work of others', { '@type': 'Book', name: 'Knots', publisher: org({}) }],
    ["the publisher of another's page", { '@type': 'WebPage', url: 'https://h.example/', publisher: org({}) }],
    [
      'a sponsor with an id of the site',
      { '@type': 'Event', sponsor: org({ '@id': 'https://www.tallyfern.example/#sponsor' }) },
    ],
    [
      'a partner with a page of the site',
      { '@type': 'Event', organizer: org({ '@id': 'https://www.tallyfern.example/partners/harbour' }) },
    ],
    ['a person', { '@type': 'WebSite', publisher: { '@type': 'Person', ...FACTS, logo: undefined } }],
  ])('%s', (_what, data) => {
    expect(found(data).filter((rule) => rule !== 'no-invented-attachment')).toEqual([]);
  });
});

test('the logo that data is told is the main one, not one for a ground of its own', () => {
  const state = { site: { name: 'Tallyfern', description: '', url: 'https://tallyfern.example', language: 'en' } };
  const logos = { main: { url: '/brand/full.svg' }, variants: { footer: { url: '/brand/mono.svg' } } };
  const data = '{"@type":"Organization","name":"Tallyfern","logo":"https://tallyfern.example/l.png"}';
  const [finding] = lint(
    `<script type="application/ld+json">${data}</script>`,
    buildManifest(parseSite({ ...state, logos })),
  );
  expect(finding?.message).toContain('expected `https://tallyfern.example/brand/full.svg`');
});
