import { describe, expect, test } from 'vitest';
import { withoutDemo } from '../../../src/cli/init/from/demo-items.js';
import { withoutTracking } from '../../../src/cli/init/from/without-tracking.js';

describe('what a template brings to show a menu', () => {
  test.each([
    ['Dropdown'],
    ['Dropdown link 2'],
    ['Action'],
    ['Another action'],
    ['Something else here'],
    ['Sub-menu 3'],
    ['Link'],
  ])('%s is no item where it leads nowhere', (label) => {
    expect(withoutDemo([{ label }, { label: 'Wine', url: '/wine/' }])).toEqual([{ label: 'Wine', url: '/wine/' }]);
    expect(withoutDemo([{ label, url: '/x/' }])).toEqual([{ label, url: '/x/' }]);
  });

  test('an opener of nothing else goes with them, and stays with what leads somewhere', () => {
    const wine = { label: 'Wine', url: '/wine/' };
    expect(withoutDemo([{ label: 'More', children: [{ label: 'Action' }] }])).toEqual([]);
    expect(withoutDemo([{ label: 'More', url: '/more/', children: [{ label: 'Action' }] }])).toEqual([
      { label: 'More', url: '/more/' },
    ]);
    expect(withoutDemo([{ label: 'Dropdown', children: [{ label: 'Action' }, wine] }])).toEqual([
      { label: 'Dropdown', children: [wine] },
    ]);
  });

  test('home pages in several looks are none of the site', () => {
    expect(
      withoutDemo([
        { label: 'Home 1', url: '/index-1.html' },
        { label: 'Home Two', url: '/b.html' },
      ]),
    ).toEqual([]);
  });

  test('near miss: an item that is yet to get its address', () => {
    const items = [{ label: 'Home' }, { label: 'Actions for children' }, { label: 'Linkages' }];
    expect(withoutDemo(items)).toEqual(items);
  });
});

test.each([
  ['https://www.facebook.com/luna?ref=page_internal', 'https://www.facebook.com/luna'],
  ['https://www.facebook.com/profile.php?id=100&fbclid=IwAR0', 'https://www.facebook.com/profile.php?id=100'],
  ['https://www.instagram.com/luna/?igsh=abc&utm_source=qr', 'https://www.instagram.com/luna/'],
  ['https://www.youtube.com/@luna?sub_confirmation=1', 'https://www.youtube.com/@luna?sub_confirmation=1'],
  ['https://x.com/luna', 'https://x.com/luna'],
  ['luna?ref=x', 'luna?ref=x'],
])('%s is the profile %s', (written, profile) => {
  expect(withoutTracking(written)).toBe(profile);
});
