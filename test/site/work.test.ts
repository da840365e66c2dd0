import { describe, expect, test } from 'vitest';
import { brief, buildManifest, fitManifest, parseSite } from '../../src/index.js';
import { inspect } from '../../src/site/inspect.js';
import { failureOf } from '../support/failure.js';
import { readState } from '../support/sites.js';

const base = readState('small-business') as object; // a fixture's state is an object

interface Item {
  label: string;
  children?: Item[];
}

/** A menu in which both items of each level share their children: as JSON, two to the power of the levels. */
function shared(levels: number): Item[] {
  let items: Item[] = [{ label: 'x' }];
  for (let level = 1; level < levels; level += 1) {
    items = [
      { label: 'a', children: items },
      { label: 'b', children: items },
    ];
  }
  return items;
}

function withMenu(items: Item[]): object {
  return {
    ...base,
    menus: { locations: { topic: { label: 'T', menu: 'm' } }, definitions: { m: { name: 'M', items } } },
  };
}

describe('the state of a site', () => {
  test('with a menu of shared objects, 32 levels deep, is refused', () => {
    expect(failureOf(() => parseSite(withMenu(shared(32))))).toMatchObject({
      code: 'limit-exceeded',
      message: 'Unexpected work of over 500000000 steps to read this site state, expected at most 500000000',
    });
  });

  test('with shared objects that stand for few is read', () => {
    expect(parseSite(withMenu(shared(10))).menus.definitions['m']?.items).toHaveLength(2);
  });

  test('has a limit that can be set', () => {
    expect(failureOf(() => parseSite(base, { work: 1000 }))).toMatchObject({ code: 'limit-exceeded' });
    expect(failureOf(() => parseSite(base, { work: 1_000_000 }))).toBeUndefined();
  });

  test('is only stopped by the count: a budget that counts nothing walks over all of it', () => {
    let values = 0;
    const uncounted = {
      spend() {
        values += 1;
      },
    };
    expect(inspect(withMenu(shared(12)), uncounted)).toEqual([]);
    expect(values).toBeGreaterThan(2 ** 12);
  });

  test('with 4,000 locations that name missing menus tells of each, and of the nearest name for the first twenty', () => {
    const locations: Record<string, object> = {};
    const definitions: Record<string, object> = {};
    for (let index = 0; index < 4000; index += 1) {
      locations[`location-${index}`] = { label: 'x', menu: `missing-menu-${index}` };
      definitions[`missing-menu-${index}x`] = { name: 'x', items: [] };
    }
    const { problems = [] } = failureOf(() => parseSite({ ...base, menus: { locations, definitions } })) ?? {};
    expect(problems).toHaveLength(4000);
    expect(problems.filter(({ message }) => message.includes('nearest is'))).toHaveLength(20);
    expect(problems[0]?.message).toBe(
      'Unexpected `missing-menu-0`, expected a key of `definitions`; nearest is `missing-menu-0x`',
    );
  });

  test('with 20,000 forms of which two have one id tells of the second', () => {
    const forms = Array.from({ length: 20_000 }, (_, index) => ({ id: `f${index === 9 ? 8 : index}`, title: 'x' }));
    const error = failureOf(() => parseSite({ ...base, addons: { p: { status: 'selected', forms } } }));
    expect(error?.problems).toEqual([
      { pointer: '/addons/p/forms/9/id', message: 'Unexpected second form `f8`, expected each id once' },
    ]);
  });
});

describe('a manifest', () => {
  test('of a large menu in thousands of locations is refused, in hundreds it is built', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ label: `item ${index}`, url: `/${index}` }));
    const many = (count: number) => {
      const locations: Record<string, object> = {};
      for (let index = 0; index < count; index += 1) locations[`l${index}`] = { label: 'x', menu: 'm' };
      return parseSite({ ...base, menus: { locations, definitions: { m: { name: 'M', items } } } });
    };
    for (const count of [1001, 20_000]) {
      expect(failureOf(() => buildManifest(many(count)))).toMatchObject({
        code: 'limit-exceeded',
        message:
          'Unexpected number of menu items, expected at most 1000000 in all locations of a manifest: each location lists those of its menu',
      });
    }
    expect(failureOf(() => buildManifest(many(100)))).toBeUndefined();
  });

  test('of 80,000 contacts is briefed on and fitted', () => {
    const contacts: Record<string, object> = {};
    for (let index = 0; index < 80_000; index += 1) contacts[`c${index}`] = { kind: 'text', value: `value ${index}` };
    const manifest = buildManifest(parseSite({ ...base, contacts }));
    expect(brief(manifest)).toContain('"/resources/contacts","kept":');
    const { losses } = fitManifest(manifest, 8000);
    expect(losses).toContainEqual(expect.objectContaining({ pointer: '/resources/contacts', of: 80_000 }));
  });

  test.each<[string, (work: number) => unknown]>([
    ['brief', (work) => brief(buildManifest(parseSite(base)), { work })],
    ['fitManifest', (work) => fitManifest(buildManifest(parseSite(base)), 8000, { work })],
    ['buildManifest', (work) => buildManifest(parseSite(base), { work })],
  ])('%s has a limit that can be set', (_name, act) => {
    expect(failureOf(() => act(10))).toMatchObject({ code: 'limit-exceeded' });
    expect(failureOf(() => act(100_000_000))).toBeUndefined();
  });
});
