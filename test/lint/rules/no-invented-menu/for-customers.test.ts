import { expect, test } from 'vitest';
import { buildManifest } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';
import { readSite } from '../../../support/sites.js';

const manifest = buildManifest(readSite('small-business'));
const found = (code: string) => lint(code, manifest).filter(({ rule }) => rule === 'no-invented-menu');
const LINKS =
  '<ul><li><a href="/spedizioni">Spedizioni</a></li><li><a href="/resi">Resi</a></li><li><a href="/domande">Domande</a></li></ul>';
const column = (heading: string, links = LINKS) => `<footer><div><h4>${heading}</h4>${links}</div></footer>`;

test.each([
  'Servizio clienti',
  'Clienti',
  'Area clienti',
  'Assistenza clienti',
  'Customer service',
  'Customer care',
  'Customers',
  'For members',
  'Our customer service',
  'Kundenservice',
  'Service für Kunden',
  'Unser Service für Kunden',
  'Service client',
  'Espace clients',
  'Atención al cliente',
  'Apoio ao cliente',
  'Klantenservice',
  'Voor klanten',
  'Kundservice',
  'Kundeservice',
  'Asiakaspalvelu',
  'Obsługa klienta',
  'Zákaznický servis',
  'Ügyfélszolgálat',
  'Relații cu clienții',
  'Müşteri hizmetleri',
  'Εξυπηρέτηση πελατών',
  'Клиентам',
  'Клієнтам',
  'お客様サポート',
  '客户服务',
  '고객센터',
  'خدمة العملاء',
  'שירות לקוחות',
  'Zahlung &amp; Versand',
  'Payments and delivery',
  'Presse',
  'Stores',
])('a column headed %s is one of the site', (heading) => {
  expect(found(column(heading))).toHaveLength(1);
});

test.each([
  'Our clients',
  'I nostri clienti',
  'Nos clients',
  'Unsere Kunden',
  'Happy customers',
  'Referenzkunden und Partner',
  'Partners',
  'Zahlungsarten',
  'Payment methods',
  'Press partners',
  'Member awards',
  'Clienti che dicono: testimonials',
])('a column headed %s is none', (heading) => {
  expect(found(column(heading))).toEqual([]);
});

test('a class may say that it is a service, and else that it shows customers', () => {
  const named = (name: string) => `<footer><div class="${name}">${LINKS}</div></footer>`;
  expect(found(named('footer-col customer-service'))).toHaveLength(1);
  expect(found(named('footer-clients'))).toEqual([]);
  expect(found(named('customer-service partners'))).toEqual([]);
});
