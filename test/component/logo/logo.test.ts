import { describe, expect, test } from 'vitest';
import { type Logo, parseSite, render, type SiteState } from '../../../src/index.js';

type Logos = NonNullable<SiteState['logos']>;

/** What `<x-logo variant="light">` comes to, and the steps on the way. */
function choose(logos: Logos, name = 'Name') {
  const site = parseSite({
    site: { name, description: '', url: 'https://a.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    logos,
  });
  const [inlay] = render('<x-logo variant="light"></x-logo>', site).report.inlays;
  return [inlay?.source, ...(inlay?.steps ?? []).map(({ tried, result }) => `${tried}: ${result}`)];
}

const image = (url: string): Logo => ({ url });
const [light, main, builder, platform] = [image('/v'), image('/m'), image('/b'), image('/p')];

describe('the fallback of a logo', () => {
  const notFirst = '/logos/variants/light: not configured';

  test.each<[string, Logos, (string | undefined)[]]>([
    [
      '1, the variant',
      { variants: { light }, main, builder, platform },
      ['/logos/variants/light', '/logos/variants/light: used'],
    ],
    ['2, the main logo', { variants: {}, main, builder, platform }, ['/logos/main', notFirst, '/logos/main: used']],
    [
      '3, the builder',
      { variants: {}, builder, platform },
      ['/logos/builder', notFirst, '/logos/main: not configured', '/logos/builder: used'],
    ],
    [
      '4, the platform',
      { variants: {}, platform },
      [
        '/logos/platform',
        notFirst,
        '/logos/main: not configured',
        '/logos/builder: not configured',
        '/logos/platform: used',
      ],
    ],
    [
      '5, the name',
      {
        variants: { light: image('javascript:1') },
        main: image('data:image/png,x'),
        platform: image('mailto:a@b.example'),
      },
      [
        '/site/name',
        '/logos/variants/light: address `javascript:1` is not allowed',
        '/logos/main: address `data:image/png,x` is not allowed',
        '/logos/builder: not configured',
        '/logos/platform: address `mailto:a@b.example` is not allowed',
        '/site/name: used as text',
      ],
    ],
  ])('takes step %s', (_step, logos, expected) => {
    expect(choose(logos)).toEqual(expected);
  });

  test('ends with nothing for a site without a name', () => {
    expect(choose({ variants: {} }, ' ').at(-1)).toBe('/site/name: empty');
  });
});
