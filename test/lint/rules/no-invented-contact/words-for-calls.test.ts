import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const italian = siteIn('it', { name: 'Frantoio Bellandi', phone: '+390564555012' });
const american = siteIn('en-US', { name: 'Tallyfern', phone: '+12065550143' });
const arabic = siteIn('ar-JO', { name: 'مركز السنديان', phone: '+96265550140' });

/** What is told in a text, as it stands there. */
const told = (canvas: string, site = italian) =>
  invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));

describe('words for calls that cost nothing say what a number is', () => {
  test.each([
    'Numero verde',
    'Numero verde:',
    'Linea verde:',
    'Numéro vert :',
    'Línea gratuita:',
    'Linha grátis:',
    'Kostenlose Hotline',
    'Gratis nummer:',
    'Grønt nummer:',
    'Maksuton numero:',
    'Bezpłatna infolinia:',
    'Bezplatná linka:',
    'Zöld szám:',
    'Telverde:',
    'Ücretsiz hat:',
    'Бесплатный номер:',
    'الرقم المجاني:',
    'מספר חינם:',
    'フリーダイヤル：',
    '免费热线：',
    '무료전화:',
  ])('%s', (label) => {
    expect(told(`<footer><p>${label} <b>800 98 44 10</b></p></footer>`)).toEqual(['800 98 44 10']);
    expect(told(`<footer><p>${label} <a href="tel:800984410">800 98 44 10</a></p></footer>`)).toHaveLength(1);
  });

  test.each(['Numero verde INPS:', 'Numero verde della Polizia:', 'Il numero è verde'])('near miss: %s', (label) => {
    expect(told(`<p>${label} 800 98 44 10</p>`)).toEqual([]);
  });
});

describe('who asks to talk is the house', () => {
  test.each([
    'Talk to us:',
    'Talk to a human:',
    'Speak to a real person on',
    'Sprechen Sie mit uns:',
    'Parlez à un humain :',
    'Habla con una persona real:',
    'Praat met een mens:',
  ])('%s', (label) => {
    expect(told(`<p>${label} 206-555-0119</p>`, american)).toEqual(['206-555-0119']);
  });

  test.each(['Talk to Murphy Plumbing:', 'Talk to your bank:', 'Need to talk to somebody?'])(
    'near miss: %s',
    (label) => {
      expect(told(`<p>${label} 206-555-0119</p>`, american)).toEqual([]);
    },
  );
});

describe('two numbers joined by a dash are two', () => {
  test.each([
    ['0564/996412 – 0564/996413', ['0564/996412', '0564/996413']],
    ['0564 996412 - 338 1140729', ['0564 996412', '338 1140729']],
    ['0564/996412-0564/996413', ['0564/996412', '0564/996413']],
    ['0564 996412 / 0564 996413', ['0564 996412', '0564 996413']],
  ])('%s', (numbers, both) => {
    expect(told(`<footer><p>Tel. ${numbers}</p></footer>`)).toEqual(both);
    expect(told(`<footer><dl><dt>Telefono</dt><dd>${numbers}</dd></dl></footer>`)).toEqual(both);
  });

  test.each(['0564/996412-3', '0564/996412 / 13', '0564 99 64-12'])('near miss: one number, %s', (number) => {
    expect(told(`<footer><p>Tel. ${number}</p></footer>`)).toEqual([number]);
  });
});

test.each(['خلوي:', 'الخلوي:', 'نقال:', 'هاتف خلوي:', 'خليوي:'])('a mobile number in Arabic: %s', (label) => {
  const [finding] = invented(`<footer><p>${label} 079 000 0177</p></footer>`, arabic);
  expect(finding?.message).toContain('mobile number');
});
