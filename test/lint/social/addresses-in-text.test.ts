import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const OWN = [{ network: 'instagram', url: 'https://www.instagram.com/lunabar.roma' }];
const siteIn = (language: string, name = 'Luna Bar', social: typeof OWN = OWN) =>
  buildManifest(
    parseSite({
      site: { name, description: 'A bar', url: 'https://luna-bar.example', language },
      theme: { name: 'T', version: '1.0.0' },
      social,
    }),
  );
const site = siteIn('en');
const found = (code: string, of = site) =>
  lint(code, of)
    .filter(({ rule }) => rule === 'no-invented-profile')
    .map(({ start, end, outcome }) => ({ text: code.slice(start, end), outcome }));
const texts = (code: string, of = site) => found(code, of).map(({ text }) => text);

describe('an address of a profile in words', () => {
  test.each([
    ['<footer><p>Follow us: https://www.facebook.com/lunabar</p></footer>', 'https://www.facebook.com/lunabar'],
    ['<footer><p>instagram.com/lunabar</p></footer>', 'instagram.com/lunabar'],
    ['<footer><p>www.instagram.com/lunabar/</p></footer>', 'www.instagram.com/lunabar/'],
    ['<footer><p>Find us at tiktok.com/@nightsatluna.</p></footer>', 'tiktok.com/@nightsatluna'],
    ['<footer><p>Facebook: facebook.com/xyzbar</p></footer>', 'facebook.com/xyzbar'],
    ['<footer><ul><li>FB: <span>facebook.com/xyzbar</span></li></ul></footer>', 'facebook.com/xyzbar'],
    ['<footer><p>(youtube.com/@lunabar)</p></footer>', 'youtube.com/@lunabar'],
    ['<main><p>Follow us on facebook.com/xyzbar!</p></main>', 'facebook.com/xyzbar'],
    ['<main><p>Folgt uns: facebook.com/xyzbar</p></main>', 'facebook.com/xyzbar'],
    ['<main><p>Suivez-nous : facebook.com/xyzbar</p></main>', 'facebook.com/xyzbar'],
    ['<main><p>Seguici su facebook.com/xyzbar</p></main>', 'facebook.com/xyzbar'],
    ['<main><p>Síguenos en facebook.com/xyzbar</p></main>', 'facebook.com/xyzbar'],
    ['<main><p>Śledź nas: facebook.com/xyzbar</p></main>', 'facebook.com/xyzbar'],
    [
      '<main><p>All news at https://www.facebook.com/lunabar?locale=en</p></main>',
      'https://www.facebook.com/lunabar?locale=en',
    ],
    ['<article><p>We post at instagram.com/lunabar</p></article>', 'instagram.com/lunabar'],
  ])('%s', (code, text) => {
    expect(found(code)).toEqual([{ text, outcome: 'violation' }]);
  });

  test.each([
    ['ar', '<footer dir="rtl"><p>تابعونا على فيسبوك: facebook.com/lunabar</p></footer>', ['facebook.com/lunabar']],
    [
      'ar',
      '<footer dir="rtl"><p>تابعنا: <bdi dir="ltr">facebook.com/xyzbar</bdi></p></footer>',
      ['facebook.com/xyzbar'],
    ],
    [
      'ar',
      '<main dir="rtl"><p>تابعونا على facebook.com/xyzbar، و tiktok.com/@xyzbar</p></main>',
      ['facebook.com/xyzbar', 'tiktok.com/@xyzbar'],
    ],
    ['he', '<footer dir="rtl"><p>עקבו אחרינו: facebook.com/lunabar</p></footer>', ['facebook.com/lunabar']],
    ['fa', '<footer dir="rtl"><p>اینستاگرام: instagram.com/lunabar</p></footer>', ['instagram.com/lunabar']],
    ['ar', '<footer dir="rtl"><p>\u200ffacebook.com/lunabar\u200f</p></footer>', ['facebook.com/lunabar']],
  ])('from right to left (%s): %s', (language, code, expected) => {
    expect(texts(code, siteIn(language))).toEqual(expected);
  });

  test.each([
    [
      '<footer><p>facebook.com/xyzbar · tiktok.com/@xyzbar | youtube.com/@xyzbar</p></footer>',
      ['facebook.com/xyzbar', 'tiktok.com/@xyzbar', 'youtube.com/@xyzbar'],
    ],
    [
      '<main><p>Follow us: facebook.com/xyzbar, tiktok.com/@xyzbar and youtube.com/@xyzbar</p></main>',
      ['facebook.com/xyzbar', 'tiktok.com/@xyzbar', 'youtube.com/@xyzbar'],
    ],
    [
      '<footer><p>Facebook: facebook.com/xyzbar<br>Instagram: instagram.com/lunabar.roma<br>TikTok: tiktok.com/@xyzbar</p></footer>',
      ['facebook.com/xyzbar', 'tiktok.com/@xyzbar'],
    ],
    [
      '<footer><p>Follow us: facebook.com/xyzbar. Photos: Anna Bell, instagram.com/annabell</p></footer>',
      ['facebook.com/xyzbar'],
    ],
    ['<main><p>Follow us: instagram.com/lunabar.roma and facebook.com/xyzbar</p></main>', ['facebook.com/xyzbar']],
    [
      '<main><p>Folgt uns auf facebook.com/xyzbar und bei TikTok: tiktok.com/@xyzbar</p></main>',
      ['facebook.com/xyzbar', 'tiktok.com/@xyzbar'],
    ],
    [
      '<main><p>Follow us on facebook.com/xyzbar or hear the Black Notes at youtube.com/@blacknotes</p></main>',
      ['facebook.com/xyzbar'],
    ],
    ['<footer><p>Photos: Anna Bell, instagram.com/annabell, facebook.com/annabell</p></footer>', []],
    [
      '<footer><p>Photos: Anna Bell, instagram.com/annabell. Follow us: facebook.com/xyzbar</p></footer>',
      ['facebook.com/xyzbar'],
    ],
  ])('several in one line: %s', (code, expected) => {
    expect(texts(code)).toEqual(expected);
  });

  test('needs a look where the site has no profile', () => {
    const code = '<footer><p>facebook.com/lunabar</p></footer>';
    expect(found(code, siteIn('en', 'Luna Bar', []))).toEqual([
      { text: 'facebook.com/lunabar', outcome: 'needs-review' },
    ]);
  });

  test.each([
    '<footer><p>instagram.com/lunabar.roma</p></footer>',
    '<footer><p>Follow us: https://www.instagram.com/LunaBar.Roma/</p></footer>',
    '<footer><p>Insta: www.instagram.com/lunabar.roma?hl=it</p></footer>',
    '<article><p>The band plays on, see facebook.com/theblacknotes.</p></article>',
    '<article><p>Follow us: facebook.com/theblacknotes</p></article>',
    '<blockquote><p>Best bar. instagram.com/rosa.eats</p></blockquote>',
    '<section class="testimonials"><p>Rosa, instagram.com/rosa.eats</p></section>',
    '<main><p>The shelter is at facebook.com/dogsofbath</p></main>',
    '<main><p>Our friend Anna Bell sings: youtube.com/@annabell</p></main>',
    '<footer><p>Photos: Anna Bell, instagram.com/annabell</p></footer>',
    '<footer><p>Site by Studio Nord, instagram.com/studionord</p></footer>',
    '<footer><p>instagram.com/p/C1lunabar</p></footer>',
    '<footer><p>https://www.youtube.com/watch?v=lunabar0001</p></footer>',
    '<footer><p>facebook.com/events/1234567890</p></footer>',
    '<footer><p>Share: https://www.facebook.com/sharer/sharer.php?u=x</p></footer>',
    '<footer><p>Share: twitter.com/intent/tweet?text=x</p></footer>',
    '<footer><p>linkedin.com/in/anna-bell</p></footer>',
    '<footer><p>luna-bar.example/facebook</p></footer>',
    '<footer><p>Write to luna@facebook.com/bar</p></footer>',
    '<footer><p>facebook.com</p></footer>',
    '<main><pre>curl https://www.facebook.com/lunabar</pre></main>',
    '<main><p>Type <code>facebook.com/lunabar</code></p></main>',
    '<footer><p>t.me/lunabar</p></footer>',
    '<main><label>Your profile <input placeholder="instagram.com/lunabar"></label></main>',
    '<footer dir="rtl"><p>تصوير: ليلى حداد، instagram.com/laylahaddad</p></footer>',
    '<footer><p>facebook.com/{{ handle }}</p></footer>',
  ])('near miss: %s', (code) => {
    expect(texts(code)).toEqual([]);
  });

  test('a link is told once', () => {
    const code = '<footer><p><a href="https://www.facebook.com/lunabar">facebook.com/lunabar</a></p></footer>';
    expect(found(code)).toHaveLength(1);
  });
});
