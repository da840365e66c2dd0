import { describe, expect, test } from 'vitest';
import { chooseLogo } from '../../../src/component/logo/choose-logo.js';
import { logoChains } from '../../../src/server/preview/logo-chains.js';
import { parseSite } from '../../../src/site/parse.js';
import { LOGO_VARIANTS } from '../../../src/site/schema.js';
import { readSite, SITE_NAMES } from '../../support/sites.js';

const about = { name: 'Acme', description: '', url: 'https://acme.example', language: 'en' };
const theme = { name: 'Plain', version: '1.0.0' };

describe("a logo's fallback as a chain", () => {
  test('has every step, those after the used one as not reached', () => {
    const footer = { url: '/footer.png', alt: 'Acme' };
    const site = parseSite({
      site: about,
      theme,
      logos: {
        variants: { footer },
        builder: { url: '/builder.png' },
        platform: { url: 'https://acme.example/p.png' },
      },
    });
    expect(logoChains(site).find(({ variant }) => variant === 'footer')).toEqual({
      variant: 'footer',
      steps: [
        { tried: '/logos/variants/footer', result: 'used', image: footer, usable: true, used: true },
        { tried: '/logos/main', result: 'not reached: not configured', usable: false, used: false },
        {
          tried: '/logos/builder',
          result: 'not reached: would be used',
          image: { url: '/builder.png' },
          usable: true,
          used: false,
        },
        {
          tried: '/logos/platform',
          result: 'not reached: would be used',
          image: { url: 'https://acme.example/p.png' },
          usable: true,
          used: false,
        },
        { tried: '/site/name', result: 'not reached: would be used as text', usable: false, used: false, text: 'Acme' },
      ],
    });
  });

  test('tells of an address that is not allowed, and never calls it usable', () => {
    const site = parseSite({ site: about, theme, logos: { variants: {}, main: { url: 'javascript:alert(1)' } } });
    expect(logoChains(site)[0]?.steps).toEqual([
      { tried: '/logos/variants/default', result: 'not configured', usable: false, used: false },
      {
        tried: '/logos/main',
        result: 'address `javascript:alert(1)` is not allowed',
        image: { url: 'javascript:alert(1)' },
        usable: false,
        used: false,
      },
      { tried: '/logos/builder', result: 'not configured', usable: false, used: false },
      { tried: '/logos/platform', result: 'not configured', usable: false, used: false },
      { tried: '/site/name', result: 'used as text', usable: false, used: true, text: 'Acme' },
    ]);
  });

  test.each(SITE_NAMES)('begins as the choice of a render does, on the site %s', (name) => {
    const site = readSite(name);
    const chains = logoChains(site);
    expect(chains.map(({ variant }) => variant)).toEqual(LOGO_VARIANTS);
    for (const { variant, steps } of chains) {
      const { source, steps: reached } = chooseLogo(site, variant);
      expect(steps.slice(0, reached.length).map(({ tried, result }) => ({ tried, result }))).toEqual(reached);
      expect(steps).toHaveLength(5);
      expect(steps.filter(({ used }) => used).map(({ tried }) => tried)).toEqual(source === undefined ? [] : [source]);
    }
  });
});
