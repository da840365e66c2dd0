import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lintAndFix } from '../../../src/lint/converge.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { type Finding, lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/harrow.vets' }],
    contacts: {
      phone: { kind: 'phone', value: '+442079460958' },
      email: { kind: 'email', value: 'hello@harrow-vets.example' },
      address: { kind: 'address', value: '12 Quay Street\nBristol BS1 4RW' },
    },
  }),
);

const OPEN = '<script type="application/ld+json">';
const script = (json: string) => `${OPEN}${json}</script>`;
const dataIn = (canvas: string) => JSON.parse(canvas.slice(OPEN.length, -'</script>'.length)) as unknown;
const inventions = (canvas: string) => lint(canvas, manifest).filter(({ rule }) => rule.startsWith('no-invented'));
const edits = (findings: readonly Finding[]) =>
  findings.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => a.start - b.start);

/** Members of the thing: each is right or made up. */
const MEMBERS: Record<string, readonly unknown[]> = {
  telephone: ['+44 20 7946 0958', '020 7946 0111', ['020 7946 0111', '+44 20 7946 0123']],
  faxNumber: ['020 7946 0122'],
  email: ['hello@harrow-vets.example', 'office@harrow-vets.example', ['office@harrow-vets.example']],
  address: [
    '27 Gloucester Road, Bristol BS7 8AA',
    { '@type': 'PostalAddress', streetAddress: '27 Gloucester Road', postalCode: 'BS7 8AA' },
    [{ '@type': 'PostalAddress', streetAddress: '12 Quay Street', postalCode: 'BS7 8AA' }],
  ],
  contactPoint: [{ '@type': 'ContactPoint', telephone: '020 7946 0133', url: 'https://wa.me/447700900999' }],
  hasMap: ['https://maps.google.com/?q=27+Gloucester+Road,+Bristol'],
  geo: [{ '@type': 'GeoCoordinates', latitude: 51.45, longitude: -2.59 }],
  knowsAbout: ['dogs "and" cats', ['a', 'b']],
};
const LINKS = [
  'https://www.instagram.com/harrow.vets',
  'https://www.instagram.com/harrowvets_bristol',
  'https://www.facebook.com/harrowvets',
  'https://www.linkedin.com/company/harrow-vets',
  'https://wa.me/447700900999',
  'https://de.wikipedia.org/wiki/Harrow',
];

const things = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        Object.entries(MEMBERS).map(([name, values]) => [
          name,
          fc.option(fc.constantFrom(...values), { nil: undefined }),
        ]),
      ),
    ),
    fc.option(fc.subarray(LINKS), { nil: undefined }),
    fc.constantFrom(0, 2),
    fc.boolean(),
  )
  .map(([members, sameAs, indent, isGraph]) => {
    const thing = { '@type': 'VeterinaryCare', ...members, sameAs, name: 'Harrow Vets' };
    return script(JSON.stringify(isGraph ? { '@graph': [thing] } : thing, null, indent));
  });

/** Deletes what a path such as `@graph[0].sameAs[1]` names. */
function without(data: unknown, path: string): unknown {
  const steps = [...path.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  const last = steps.pop() ?? '';
  let at = data as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return data;
}

describe('whoever does what findings in data say gets data without them', () => {
  test('each edit alone, and all as the linter makes them', () => {
    let count = 0;
    fc.assert(
      fc.property(things, (canvas) => {
        for (const rule of ['no-invented-contact', 'no-invented-profile']) {
          const found = inventions(canvas).filter((finding) => finding.rule === rule);
          for (const finding of found) {
            if (finding.outcome === 'violation') expect(finding.fix, finding.message).toBeDefined();
            const once = edited(canvas, edits([finding]));
            expect(() => dataIn(once), once).not.toThrow();
            count += edits([finding]).length;
          }
        }
        const { output, remaining } = lintAndFix(canvas, manifest, {}, { unsafe: true });
        expect(() => dataIn(output), output).not.toThrow();
        expect(remaining.filter(({ rule, fix }) => rule.startsWith('no-invented') && fix)).toEqual([]);
      }),
    );
    expect(count).toBeGreaterThan(100);
  });

  test('the value that a message names, written in place of the range', () => {
    let count = 0;
    fc.assert(
      fc.property(things, (canvas) => {
        for (const { message, start, end } of inventions(canvas)) {
          const value = /, expected `([^`]+)`, the site's/.exec(message)?.[1];
          if (value === undefined || canvas[start] === '{') continue;
          count += 1;
          const mended = canvas.slice(0, start) + value + canvas.slice(end);
          expect(() => dataIn(mended), mended).not.toThrow();
        }
      }),
    );
    expect(count).toBeGreaterThan(50);
  });

  test('what is to be taken out by hand is named', () => {
    const bare = { ...manifest, resources: { ...manifest.resources, social: [] } };
    const canvas = script(
      JSON.stringify({ '@graph': [{ name: 'Harrow Vets', '@type': 'Store', sameAs: LINKS.slice(2, 4) }] }),
    );
    const [first, second, ...more] = lint(canvas, bare).filter(({ rule }) => rule === 'no-invented-profile');
    expect(more).toEqual([]);
    expect(second?.message).toContain('take `@graph[0].sameAs[1]` out of the data whole');
    const path = /take `([^`]+)` out/.exec(first?.message ?? '')?.[1] ?? '';
    const mended = script(JSON.stringify(without(dataIn(canvas), path)));
    expect(lint(mended, bare).filter(({ rule }) => rule === 'no-invented-profile')).toHaveLength(1);
  });

  test('negative control: the range alone taken out leaves an empty text', () => {
    const canvas = script(
      '{"@type":"VeterinaryCare","name":"Harrow Vets","sameAs":["https://www.facebook.com/harrowvets"]}',
    );
    const [finding] = inventions(canvas);
    if (!finding) throw new Error('nothing found');
    expect(edited(canvas, [{ start: finding.start, end: finding.end, text: '' }])).toContain('[""]');
    expect(edited(canvas, edits([finding]))).not.toContain('sameAs');
  });
});

test.each([
  ['the first of a list', '["F","I"]', '["I"]'],
  ['the last', '["I","F"]', '["I"]'],
  ['in the middle, with blanks', '[ "I",\n  "F",\n  "W" ]', '[ "I",\n  "W" ]'],
  ['two at the end', '["I", "F", "L"]', '["I"]'],
  ['the first two', '["F", "L", "I"]', '["I"]'],
  ['all', '["F", "L"]', undefined],
  ['the value of a member', '"F"', undefined],
])('the comma goes with it: %s', (_what, list, expected) => {
  const [instagram, , facebook, linkedin, , wiki] = LINKS;
  const named: Record<string, string | undefined> = { F: facebook, I: instagram, L: linkedin, W: wiki };
  const full = (text: string) => text.replace(/"([FILW])"/g, (_whole, letter: string) => `"${named[letter]}"`);
  const canvas = script(`{"@type":"VeterinaryCare","name":"Harrow Vets","sameAs":${full(list)}}`);
  const mended = lintAndFix(canvas, manifest, {}, { unsafe: true }).output;
  const member = expected === undefined ? '' : `,"sameAs":${full(expected)}`;
  expect(mended).toBe(script(`{"@type":"VeterinaryCare","name":"Harrow Vets"${member}}`));
});
