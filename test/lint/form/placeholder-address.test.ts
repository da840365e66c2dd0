import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { noAddress } from '../../../src/lint/form/placeholder-address.js';

const manifestOf = (url: string) =>
  buildManifest(
    parseSite({
      site: { name: 'A', description: 'B', url, language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
    }),
  );
const manifest = manifestOf('https://bakery.example');

test.each([
  ['https://example.com/send', 'placeholder'],
  ['https://api.example.org/x', 'placeholder'],
  ['https://your-domain.com/send.php', 'placeholder'],
  ['https://www.tu-dominio.es/x', 'placeholder'],
  ['https://votre-site.fr/x', 'placeholder'],
  ['https://ваш-домен.рф/x', 'placeholder'],
  ['https://YOUR-API-URL/feedback', 'placeholder'],
  ['https://formspree.io/f/YOUR_FORM_ID', 'placeholder'],
  ['https://formspree.io/f/xxxxxxxx', 'placeholder'],
  ['https://formspree.io/f/abcxyz', 'placeholder'],
  ['https://api.web3forms.com/submit?access_key=a1b2c3d4-e5f6-g7h8-i9j0', 'placeholder'],
  ['https://getform.io/f/qwerty123', 'placeholder'],
  ['https://formkeep.com/f/123abc456def', 'placeholder'],
  ['https://usebasin.com/f/aaaabbbbcccc', 'placeholder'],
  ['https://formsubmit.co/your@email.com', 'placeholder'],
  ['http://localhost:3000/api', 'own machine'],
  ['//127.0.0.1/api', 'own machine'],
  ['http://172.20.1.1/api', 'own machine'],
  ['http://bakery.local/api', 'own machine'],
  ['http://web:8000/api', 'own machine'],
  ['file:///C:/site/send.php', 'own machine'],
  ['https://httpbin.org/post', 'trial server'],
])('nobody answers at %s', (address, why) => {
  expect(noAddress(address, manifest)).toBe(why);
});

test.each([
  '/send',
  'send.php',
  '/your-account/',
  'https://bakery.example/example/test',
  'https://orders.millers.example/new',
  'https://formspree.io/f/xgejbkwp',
  'https://formspree.io/f/mzbqabcd',
  'https://formspree.io/f/xqrstkno',
  'https://stud.example.net.de/first/defect',
  'https://getform.io/f/a7b1c3d9e2',
  'https://bakery.us1.list-manage.com/subscribe/post?u=4c1e8f0a7b92d635c0de91ab2&id=7d03b5e1f4',
  'https://172.217.1.1/x',
  'https://domainhouse.com/x',
  'https://yahoo.com/x',
])('somebody may answer at %s', (address) => {
  expect(noAddress(address, manifest)).toBeUndefined();
});

test('hosts that are kept for examples are nobody, but for a site that is an example', () => {
  expect(noAddress('https://orders.millers.example/', manifestOf('https://bakery.com'))).toBe('placeholder');
});
