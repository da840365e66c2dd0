import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const CHAT = '<a href="https://wa.me/447700900461?text=Hi">07700 900461</a>';
const told = (before: string, language = 'en') =>
  invented(`<p>${before} ${CHAT}</p>`, siteIn(language)).map((finding) => evidenceOf(finding).kind);

describe('pictures to be sent to a chat name nobody', () => {
  test.each([
    ['en', 'Send photos by WhatsApp to'],
    ['de', 'Fotos per WhatsApp an'],
    ['it', 'Inviate le foto su WhatsApp a'],
    ['fr', 'Envoyez vos photos par WhatsApp à'],
    ['es', 'Mándanos fotos por WhatsApp al'],
    ['nl', 'Stuur foto’s via WhatsApp naar'],
    ['de', 'Schildern Sie uns Ihr Anliegen am besten mit Fotos – per WhatsApp an'],
    ['de', 'Schildern Sie uns Ihr Anliegen am\n  besten mit Fotos – per WhatsApp an'],
    ['en', 'Show us the roof with a few photos – by WhatsApp to'],
  ])('%s: %s', (language, before) => {
    expect(told(before, language)).toEqual(['messenger']);
  });

  test.each([
    'Photo: Jane Doe, WhatsApp',
    'Photos by Jane Doe. WhatsApp',
    'Send your photos to Jane Doe Studios by WhatsApp at',
    'Our photos are by the photographer Jane Doe, WhatsApp',
    'Our partner sends us the pictures – by WhatsApp to',
    'Murphy Plumbing looks after the boiler – by WhatsApp at',
  ])('near miss: %s', (before) => {
    expect(told(before)).toEqual([]);
  });
});

describe('a word to be sent to a chat names nobody, nor does a link before it that shares the page', () => {
  test.each([
    '<p>Mándanos «ALTA» por <a href="https://api.whatsapp.com/send?phone=447700900461&amp;text=ALTA">Whats</a></p>',
    '<p>Text us “JOIN” on <a href="https://wa.me/447700900461">WhatsApp</a></p>',
    '<p>Send JOIN to our <a href="https://wa.me/447700900461?text=JOIN">WhatsApp</a></p>',
    '<p>Senden Sie START an <a href="whatsapp://send?phone=447700900461&amp;text=Start">WhatsApp</a></p>',
    '<footer><a href="https://x.com/intent/tweet?text=a">غرد</a> <a href="https://wa.me/447700900461">واتساب القبول</a></footer>',
  ])('%s', (canvas) => {
    expect(invented(canvas, siteIn('en')).map((finding) => evidenceOf(finding).kind)).toEqual(['messenger']);
  });

  test.each([
    '<p>Schreiben Sie DHL per <a href="https://wa.me/447700900461">WhatsApp</a></p>',
    '<p>Kanzlei Huber „START“ per <a href="https://wa.me/447700900461">WhatsApp</a></p>',
    '<p>Share by <a href="https://wa.me/?text=JOIN">WhatsApp</a></p>',
    '<p>Share by <a href="https://api.whatsapp.com/send?text=JOIN">WhatsApp</a></p>',
  ])('near miss: %s', (canvas) => {
    expect(invented(canvas, siteIn('en'))).toEqual([]);
  });
});
