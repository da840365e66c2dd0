import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const siteIn = (language: string) =>
  buildManifest(
    parseSite({
      site: { name: 'Luna Bar', description: 'A bar', url: 'https://luna-bar.example', language },
      theme: { name: 'T', version: '1.0.0' },
      social: [
        { network: 'instagram', url: 'https://www.instagram.com/lunabar.roma' },
        { network: 'tiktok', url: 'https://www.tiktok.com/@lunabar.roma' },
      ],
    }),
  );
const found = (code: string, language = 'en') =>
  lint(code, siteIn(language))
    .filter(({ rule }) => rule === 'no-invented-profile')
    .map(({ start, end, message }) => `${code.slice(start, end)} ${/profile on (\S+)/.exec(message)?.[1]}`);

describe('a handle before its network', () => {
  test.each([
    ['en', '<footer><p>Follow us on Facebook, and @lunabar on TikTok</p></footer>', '@lunabar TikTok'],
    ['en', '<footer><p>@lunabar (Instagram)</p></footer>', '@lunabar Instagram'],
    ['en', '<footer><p>@xyzbar on X</p></footer>', '@xyzbar X'],
    ['en', '<main><p>Find us: @xyzbar on Instagram.</p></main>', '@xyzbar Instagram'],
    ['en', '<main><p>We are @lunabar on Instagram.</p></main>', '@lunabar Instagram'],
    ['en', '<footer><p>We are <b>@lunabar</b> on Instagram</p></footer>', '@lunabar Instagram'],
    ['de', '<footer><p>@lunabar auf Instagram</p></footer>', '@lunabar Instagram'],
    ['de', '<main><p>Folgt uns: @xyzbar bei TikTok</p></main>', '@xyzbar TikTok'],
    ['fr', '<footer><p>@lunabar sur Facebook</p></footer>', '@lunabar Facebook'],
    ['it', '<footer><p>@lunabar su Instagram</p></footer>', '@lunabar Instagram'],
    ['es', '<footer><p>@lunabar en Instagram</p></footer>', '@lunabar Instagram'],
    ['pt', '<footer><p>@lunabar no Instagram</p></footer>', '@lunabar Instagram'],
    ['nl', '<footer><p>@lunabar op Instagram</p></footer>', '@lunabar Instagram'],
    ['sv', '<footer><p>@lunabar på Instagram</p></footer>', '@lunabar Instagram'],
    ['pl', '<footer><p>@lunabar na Instagramie</p></footer>', '@lunabar Instagram'],
    ['ro', '<footer><p>@lunabar pe Instagram</p></footer>', '@lunabar Instagram'],
    ['el', '<footer><p>@lunabar στο Instagram</p></footer>', '@lunabar Instagram'],
    ['ru', '<footer><p>@lunabar в Инстаграме</p></footer>', '@lunabar Instagram'],
    ['uk', '<footer><p>@lunabar у TikTok</p></footer>', '@lunabar TikTok'],
    ['ar', '<footer dir="rtl"><p>@lunabar على إنستغرام</p></footer>', '@lunabar Instagram'],
    ['ja', '<footer><p>@lunabar（インスタグラム）</p></footer>', '@lunabar Instagram'],
  ])('%s: %s', (language, code, expected) => {
    expect(found(code, language)).toEqual([expected]);
  });

  test('several', () => {
    const code = '<footer><p>@xyzbar (Instagram), @xyzclub (TikTok) and @xyz on Facebook</p></footer>';
    expect(found(code)).toEqual(['@xyzbar Instagram', '@xyzclub TikTok', '@xyz Facebook']);
  });

  test('in brackets behind their networks', () => {
    const code = '<footer><p>Follow us on Instagram (@xyzbar) and on Facebook (@xyzclub)</p></footer>';
    expect(found(code)).toEqual(['@xyzbar Instagram', '@xyzclub Facebook']);
  });

  test('a network before each handle counts first', () => {
    const code = '<footer><p>Instagram: @xyzbar (TikTok: @xyzclub)</p></footer>';
    expect(found(code)).toEqual(['@xyzbar Instagram', '@xyzclub TikTok']);
  });

  test.each([
    '<footer><p>@lunabar.roma on Instagram</p></footer>',
    '<footer><p>@LunaBar.Roma (TikTok)</p></footer>',
    '<footer><p>Photos: Anna Bell, @annabell on Instagram</p></footer>',
    '<footer><p>Photos by @annabell (Instagram)</p></footer>',
    '<footer><p>Photos: Anna Bell on Instagram (@annabell)</p></footer>',
    '<footer><p>On Instagram (@lunabar.roma) every day</p></footer>',
    '<article><p>The band is @theblacknotes on Instagram.</p></article>',
    '<main><p>Our friends are @dogsofbath on Instagram.</p></main>',
    '<blockquote><p>Great! @rosa.eats on Instagram</p></blockquote>',
    '<section class="testimonials"><p>Rosa, @rosa.eats (Instagram)</p></section>',
    '<footer><p>hello@luna-bar.example on weekdays</p></footer>',
    '<footer><p>@lunabar on the roof</p></footer>',
    '<footer><p>@lunabar</p></footer>',
    '<main><pre>@lunabar on Instagram</pre></main>',
    '<footer><p>@lunabar@mastodon.example on Mastodon</p></footer>',
  ])('near miss: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});
