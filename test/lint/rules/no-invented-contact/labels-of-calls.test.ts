import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const kinds = (canvas: string, language: string) =>
  invented(canvas, siteIn(language)).map((finding) => evidenceOf(finding).kind);

describe('short labels and names for calls', () => {
  test.each([
    ['ar', '<footer><p>ت: ٠١٢٦٦٨٠٠٩١</p></footer>'],
    ['he', '<footer><p>ט: 03-6123456</p></footer>'],
    ['ru', '<footer><p>т. +7 495 123-45-67</p></footer>'],
    ['es-MX', '<p>Lada sin costo 800 728 9463.</p>'],
    ['es-MX', '<p>Número sin costo: 800 728 9463</p>'],
    ['de', '<p>Kostenfreie Hotline 0800 7289463</p>'],
    ['es-MX', '<script>const cfg = { tel: "+52 1 646 178 0042" };</script>'],
    ['de', '<header><span data-rueckruf="+436648241600">Sekretariat</span></header>'],
    ['de', '<header><span data-callback-number="+436648241600">Sekretariat</span></header>'],
  ])('%s: %s', (language, canvas) => {
    expect(kinds(canvas, language)).toEqual(['phone']);
  });

  test.each([
    ['es-MX', '<p>Envío sin costo 800 728 9463.</p>'],
    ['ru', '<p>Собрание сочинений, т. 5, с. 10</p>'],
    ['ar', '<p>الصفحة ت 12</p>'],
    ['de', '<header><span data-callback="onReady">Sekretariat</span></header>'],
    ['de', '<header><span data-callback="1764188852">Sekretariat</span></header>'],
  ])('near miss: %s: %s', (language, canvas) => {
    expect(kinds(canvas, language)).toEqual([]);
  });
});

describe('chats of Threema and Teams', () => {
  test.each([
    'https://threema.id/HWRA8GRZ',
    'https://threema.id/HWRA8GRZ?text=',
    'https://teams.live.com/l/invite/abc',
  ])('%s', (href) => {
    expect(kinds(`<footer><a href="${href}">Chat</a></footer>`, 'de')).toEqual(['messenger']);
  });

  test.each(['https://threema.ch/de', 'https://teams.microsoft.com/l/meetup-join/abc', 'https://teams.live.com/'])(
    'near miss: %s',
    (href) => {
      expect(kinds(`<footer><a href="${href}">Chat</a></footer>`, 'de')).toEqual([]);
    },
  );
});
