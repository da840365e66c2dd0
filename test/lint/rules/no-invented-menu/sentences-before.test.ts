import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Turning Page', description: 'Books', url: 'https://turning.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { footer: { label: 'Footer', menu: 'f' } },
      definitions: { f: { name: 'F', items: [{ label: 'Postage', url: '/postage' }] } },
    },
  }),
);
const LIST =
  '<nav><ul><li><a href="/terms">Terms</a></li><li><a href="/sitemap">Sitemap</a></li><li><a href="/jobs">Jobs</a></li></ul></nav>';
const told = (before: string) =>
  lint(`<main><h1>x</h1></main><footer>${before}${LIST}</footer>`, site).filter(
    ({ rule }) => rule === 'no-invented-menu',
  ).length;

describe('a sentence before links says nothing of what they are', () => {
  test.each([
    '<p>We bring you the latest books and the best advice.</p>',
    '<p>نقدم لكم أحدث التقنيات في طب الأسنان وأفضل العناية</p>',
    '<p>Wir fertigen Möbel nach Maß mit den neueste Maschinen der Region</p>',
    '<p>Kids and tags, labels and bags: we print it all in Cork</p>',
    '<div><h3>About us</h3><p>The latest books, read by us</p></div>',
    '<p>最新の設備と技術で、地域のみなさまの歯の健康を守り続けてまいりますことをお約束します</p>',
  ])('%s', (before) => {
    expect(told(before)).toBe(1);
  });

  test.each([
    '<h4>Latest books</h4>',
    '<p>Latest books</p>',
    '<p><strong>Tags:</strong></p>',
    '<p>Here is what our readers like and what is related:</p>',
    '<p>Have a look at the latest articles that our team has written.</p>',
    '<div><h3>Related</h3><p>You may like these as well</p></div>',
    '<p>We would like to thank all the partners who help us every year.</p>',
    '<p>أحدث المقالات</p>',
  ])('near miss, it is a label or about the links: %s', (before) => {
    expect(told(before)).toBe(0);
  });
});
