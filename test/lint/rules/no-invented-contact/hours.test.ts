import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/lint/index.js';
import { data, HOURS, holiday, OWN, saturday, site, siteOf, week } from './hours-support.js';
import { invented } from './support.js';

function fixed(canvas: string, manifest = site): string {
  return applyFixes(canvas, invented(canvas, manifest), { unsafe: true }).output;
}

describe('hours in JSON-LD that are not those of the site', () => {
  test.each([
    ['a text', { openingHours: 'Mo-Fr 08:00-20:00' }],
    ['a list', { openingHours: ['Mo-Fr 08:00-18:00', 'Sa 10:00-12:00'] }],
    ['several lines in a text', { openingHours: 'Mo-Fr 9:00-17:00, Sa 10:00-12:00' }],
    ['days in full', { openingHours: 'Monday – Friday 09:00 – 17:30; Saturday 10:00–12:00' }],
    ['a day on which the site is closed', { openingHours: 'Mo-Su 09:00-18:00' }],
    ['a specification', { openingHoursSpecification: week('09:00', '17:00') }],
    ['specifications', { openingHoursSpecification: [week('09:00', '17:00'), saturday] }],
  ])('%s', (_what, members) => {
    const canvas = data(members);
    const found = invented(canvas, site);
    expect(found).toMatchObject([
      { outcome: 'violation', resource: '/resources/contacts/hours', evidence: { kind: 'hours' } },
    ]);
    expect(found[0]?.message).toMatch(
      /^Unexpected opening hours `.+`, expected `Mo-Fr 09:00-18:00` and `Sa 10:00-12:00`: the data describes the site, and the site's `hours` are others$/,
    );
    expect(fixed(canvas)).toBe(data({ openingHours: OWN }));
    expect(invented(fixed(canvas), site)).toEqual([]);
  });

  test('in a graph they are told once', () => {
    const thing = { '@type': 'Organization', name: 'Harrow Vets', openingHours: 'Mo-Su 00:00-24:00' };
    const canvas = `<script type="application/ld+json">${JSON.stringify({ '@graph': [thing] })}</script>`;
    expect(invented(canvas, site)).toHaveLength(1);
  });

  test('both properties', () => {
    const canvas = data({ openingHours: OWN, openingHoursSpecification: week('09:00', '17:00'), priceRange: '££' });
    expect(fixed(canvas)).toBe(data({ openingHours: OWN, priceRange: '££' }));
  });

  test('those of holidays beside them stay', () => {
    const canvas = data({ openingHoursSpecification: [week('09:00', '17:00'), holiday] });
    expect(invented(canvas, site)).toMatchObject([{ outcome: 'violation' }]);
    expect(fixed(canvas)).toBe(canvas);
  });

  test.each(['opening_hours', 'openingHours', 'business-hours', 'orari', 'Öffnungszeiten'])(
    'of a contact %s',
    (field) => {
      expect(invented(data({ openingHours: 'Mo-Fr 09:00-17:00' }), siteOf({ [field]: HOURS }))).toMatchObject([
        { outcome: 'violation' },
      ]);
    },
  );

  test('one line is written as a text', () => {
    const manifest = siteOf({ hours: { kind: 'hours', value: 'Mo-Fr 09:00-18:00' } });
    const canvas = data({ openingHours: ['Mo-Fr 09:00-17:00'] });
    expect(fixed(canvas, manifest)).toBe(data({ openingHours: 'Mo-Fr 09:00-18:00' }));
  });
});

describe('somebody has to look', () => {
  test.each([
    ['days are left out', { openingHours: 'Mo-Fr 09:00-18:00' }, site],
    ['it may be a branch by its name', { name: 'Harrow Vets Pinner', openingHours: 'Mo-Fr 09:00-17:00' }, site],
    [
      'the site has several',
      { openingHours: 'Mo-Fr 09:00-17:00' },
      siteOf({ hours: HOURS, pharmacy: { kind: 'hours', value: 'Mo 09:00-12:00' } }),
    ],
    ['the name says what they are of', { openingHours: 'Mo-Fr 09:00-17:00' }, siteOf({ phone_hours: HOURS })],
    [
      'the site has several houses',
      { openingHours: 'Mo-Fr 09:00-17:00' },
      siteOf({
        hours: HOURS,
        harrow: { kind: 'address', value: '1 High Street\nHarrow HA1 1AA' },
        pinner: { kind: 'address', value: '2 Low Street\nPinner HA5 1AA' },
      }),
    ],
  ])('%s', (_what, members, manifest) => {
    expect(invented(data(members), manifest)).toMatchObject([
      { outcome: 'needs-review', evidence: { kind: 'hours', score: 0.6 } },
    ]);
  });

  test('not for an address where the site has none', () => {
    const address = { '@type': 'PostalAddress', streetAddress: '9 Mill Lane', postalCode: 'HA5 2BB' };
    const found = invented(data({ openingHours: 'Mo-Fr 09:00-17:00', address }), site);
    expect(found.filter(({ message }) => message.includes('opening hours'))).toMatchObject([{ outcome: 'violation' }]);
  });

  test('it is at another address', () => {
    const manifest = siteOf({ hours: HOURS, address: { kind: 'address', value: '1 High Street\nHarrow HA1 1AA' } });
    const address = { '@type': 'PostalAddress', streetAddress: '9 Mill Lane', postalCode: 'HA5 2BB' };
    const found = invented(data({ openingHours: 'Mo-Fr 09:00-17:00', address }), manifest);
    expect(found.filter(({ message }) => message.includes('opening hours'))).toMatchObject([
      { outcome: 'needs-review' },
    ]);
  });
});

describe('no hours that the site has not', () => {
  const other = { '@type': 'Organization', name: 'Penrose Mill', openingHours: 'Mo 08:00-10:00' };
  const nameless = { '@type': 'MedicalClinic', openingHours: 'Mo 08:00-10:00' };
  test.each([
    ['its own', { openingHours: OWN }],
    ['its own, each day by itself', { openingHours: 'Mo,Tu,We 09:00-18:00, Th-Fr 9:00-18:00, Sa 10:00-12:00' }],
    ['its own in two parts', { openingHours: ['Mo-Fr 09:00-13:00,13:00-18:00', 'Sa 10:00-12:00'] }],
    ['its own as specifications', { openingHoursSpecification: [week('09:00:00', '18:00:00'), saturday] }],
    [
      'its own, with a closed day',
      {
        openingHoursSpecification: [
          week('09:00', '18:00'),
          saturday,
          { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
        ],
      },
    ],
    ['holidays', { openingHoursSpecification: holiday }],
    ['special hours', { specialOpeningHoursSpecification: week('10:00', '12:00') }],
    ['hours with a name', { openingHoursSpecification: week('08:00', '20:00', { name: 'Phone lines' }) }],
    [
      'a call centre',
      { contactPoint: { '@type': 'ContactPoint', contactType: 'support', hoursAvailable: week('08:00', '20:00') } },
    ],
    ['a department', { department: { ...other, name: 'Harrow Vets Pharmacy' } }],
    ['a department of the same name', { department: { ...other, name: 'Harrow Vets' } }],
    ['a part without a name', { containsPlace: nameless }],
    ['a partner', { member: other }],
    ['somebody else', { name: 'Penrose Mill', url: 'https://mill.example', openingHours: 'Mo 08:00-10:00' }],
    ['an event', { '@type': 'Event', openingHours: 'Sa 20:00-23:00' }],
    ['a course', { '@type': 'Course', openingHours: 'Sa 20:00-23:00' }],
    ['an offer', { makesOffer: { '@type': 'Offer', availableAtOrFrom: { ...other } } }],
    ['what cannot be read', { openingHours: 'By appointment' }],
    ['what can be read in part', { openingHours: ['Mo-Fr 08:00-10:00', 'PH off'] }],
    ['what contradicts itself', { openingHours: ['Mo-Su 08:00-10:00', 'Su closed'] }],
    ['what is closed all week', { openingHoursSpecification: week('00:00', '00:00') }],
    ['what a template writes', { openingHours: '{{ hours }}' }],
    ['nothing', { openingHours: '' }],
  ])('%s', (_what, members) => {
    expect(invented(data(members), site)).toEqual([]);
  });

  test('a department by its id in a graph', () => {
    const graph = [
      { '@type': 'Organization', name: 'Harrow Vets', department: { '@id': '#kennel' } },
      { ...nameless, '@id': '#kennel' },
    ];
    const canvas = `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
    expect(invented(canvas, site)).toEqual([]);
  });

  test('where the site says nothing of hours', () => {
    const manifest = siteOf({ phone: { kind: 'phone', value: '+442079460958' } });
    expect(invented(data({ openingHours: 'Mo-Fr 08:00-20:00' }), manifest)).toEqual([]);
  });

  test.each([
    ['over midnight', 'Fr-Sa 18:00-02:00', 'Fr 18:00-24:00, Sa 00:00-02:00, Sa 18:00-24:00, Su 00:00-02:00'],
    ['over the end of a week', 'Su 22:00-03:00', 'Su 22:00-24:00, Mo 00:00-03:00'],
    ['days over the end of a week', 'Sa-Mo 10:00-12:00', 'Mo,Sa,Su 10:00-12:00'],
    ['until the last minute', 'Mo-Su 00:00-24:00', 'Mo-Su 00:00-23:59'],
  ])('the same written otherwise: %s', (_what, value, openingHours) => {
    const manifest = siteOf({ hours: { kind: 'hours', value } });
    expect(invented(data({ openingHours }), manifest)).toEqual([]);
    expect(invented(data({ openingHours: 'Mo-Su 07:00-07:30' }), manifest)).toHaveLength(1);
  });

  test('midnight to midnight may be all day', () => {
    const manifest = siteOf({ hours: { kind: 'hours', value: 'Mo-Fr 09:00-18:00\nSu 00:00-24:00' } });
    const sunday = { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' };
    expect(invented(data({ openingHoursSpecification: [week('09:00', '18:00'), sunday] }), manifest)).toEqual([]);
  });

  test('any of several, and all of them', () => {
    const manifest = siteOf({ hours: HOURS, sunday: { kind: 'hours', value: 'Su 10:00-11:00' } });
    const bare = siteOf({
      hours: { kind: 'hours', value: 'Mo-Fr 09:00-18:00' },
      sunday: { kind: 'hours', value: 'Su 10:00-11:00' },
    });
    expect(invented(data({ openingHours: 'Su 10:00-11:00' }), manifest)).toEqual([]);
    expect(invented(data({ openingHours: ['Mo-Fr 09:00-18:00', 'Su 10:00-11:00'] }), bare)).toEqual([]);
  });
});

describe('hours in microdata', () => {
  const markup = (inner: string, name = 'Harrow Vets') =>
    `<footer><div itemscope itemtype="https://schema.org/VeterinaryCare"><b itemprop="name">${name}</b><p>Open ${inner}</p></div></footer>`;
  const time = (hours: string) => `<time itemprop="openingHours" datetime="${hours}">in the week</time>`;
  const meta = (hours: string) => `<meta itemprop="openingHours" content="${hours}">`;

  test('one that people read is a component', () => {
    const canvas = markup(time('Mo-Fr 08:00-20:00'));
    const found = invented(canvas, site);
    expect(found).toMatchObject([{ outcome: 'violation', resource: '/resources/contacts/hours' }]);
    expect(found[0]?.message).toContain('expected `<x-contact field="hours"></x-contact>`');
    const kept = meta('Mo-Fr 09:00-18:00') + meta('Sa 10:00-12:00');
    expect(fixed(canvas)).toBe(markup(`<x-contact field="hours"></x-contact>${kept}`));
  });

  test('one for machines alone', () => {
    const canvas = markup(meta('Mo-Fr 08:00-20:00'));
    const found = invented(canvas, site);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain('expected `Mo-Fr 09:00-18:00` and `Sa 10:00-12:00`');
    expect(fixed(canvas)).toBe(canvas);
  });

  test('several are told once', () => {
    expect(invented(markup(time('Mo-Fr 08:00-20:00') + time('Sa 10:00-12:00')), site)).toHaveLength(1);
  });

  test.each([
    ['its own', markup(OWN.map(time).join(' '))],
    ['its own for machines', markup(OWN.map(meta).join(' '))],
    ['of another house', markup(time('Mo-Fr 08:00-20:00'), 'Penrose Mill')],
    ['of nothing', `<footer><p>${time('Mo-Fr 08:00-20:00')}</p></footer>`],
    ['of a component', markup('<x-contact field="hours"></x-contact>')],
  ])('none: %s', (_what, canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });
});
