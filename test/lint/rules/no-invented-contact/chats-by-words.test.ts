import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const german = siteIn('de', { name: 'Schreinerei Hollerbach', phone: '+4976177665544' });
const arabic = siteIn('ar', { name: 'حلويات الياسمين', phone: '+96265551234' });

describe('a chat is the site’s by the words before it, whatever is to be sent there', () => {
  test.each([
    '<p>Lieber per WhatsApp? <a href="https://wa.me/491761234567">Schicken Sie uns Fotos</a></p>',
    '<section><h2>WhatsApp</h2><a href="https://wa.me/491761234567">Fotos schicken</a></section>',
    '<p>¿Prefiere WhatsApp? <a href="https://wa.me/34600987654">Envíenos una foto</a></p>',
    '<p>Prefer WhatsApp? <a href="https://wa.me/447700900123">Send us a picture</a></p>',
  ])('%s', (canvas) => {
    expect(invented(canvas, german)).toHaveLength(1);
  });

  test.each([
    ['of who took a picture', '<p><a href="https://wa.me/491761234567">Foto: Martin Huber</a></p>'],
    ['of who is named behind it', '<p><a href="https://wa.me/491761234567">Fotos von Martin Huber</a></p>'],
    [
      'of a partner',
      '<section><h3>Partner: Glaserei Huber</h3><a href="https://wa.me/491761234567">Fotos schicken</a></section>',
    ],
  ])('not one %s', (_title, canvas) => {
    expect(invented(canvas, german)).toEqual([]);
  });
});

describe('in Arabic an order line has a number in an element of its own', () => {
  test.each([
    '<p>للطلبات والجملة: <bdi>0795556677</bdi></p>',
    '<p>للجملة: <span dir="ltr">079 555 6677</span></p>',
    '<p>المبيعات: <bdi>0795556677</bdi></p>',
  ])('%s', (canvas) => {
    expect(invented(canvas, arabic)).toHaveLength(1);
  });

  test.each([
    ['of an order', '<p>رقم الطلب: <bdi>0795556677</bdi></p>'],
    ['of a bank', '<p>بنك الأردن: <bdi>0795556677</bdi></p>'],
  ])('not one %s', (_title, canvas) => {
    expect(invented(canvas, arabic)).toEqual([]);
  });
});
