import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import type { Edit, Fix } from '../../../src/lint/finding.js';
import { showCanvas, showRange } from '../../../src/lint/proof/shown.js';
import { canvas } from '../../support/arbitraries.js';
import { proven, SITE, shownTo } from '../support.js';

const LEGAL =
  '<ul><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie">Cookie</a></li><li><a href="/note-legali/">Note legali</a></li></ul>';
const LINKS = '<a href="/privacy/">Privacy</a> <a href="/cookie/">Cookie</a> <a href="/note-legali/">Note legali</a>';
const LOGO = '<a href="/"><img src="/media/logo/osteria-corniolo-90x90.svg" alt="Osteria Corniolo"></a>';
const CALL = '<a href="tel:0550123456">055 012 3456</a>';
const MENU = '<x-menu location="utili"></x-menu>';
const PHONE = '<x-contact field="phone"></x-contact>';

/** What a fix replaces, and what by: right and wrong ones. */
const FIXES: [from: string, to: string][] = [
  [LEGAL, MENU],
  [LEGAL, '<x-menu location="footer"></x-menu>'],
  [LEGAL.replace('</ul>', '<li>e altro</li></ul>'), MENU],
  [`<nav>${LEGAL}</nav>`, MENU],
  [`<nav>${LEGAL}</nav>`, `${MENU}</div>`],
  [LINKS, MENU],
  [LINKS, `<b>${MENU}`],
  [LOGO, '<x-logo></x-logo>'],
  [LOGO, '<x-logo variant="footer"></x-logo>'],
  [CALL, PHONE],
  [CALL, '<x-contact field="phone" link="false"></x-contact>'],
  ['055 012 3456', PHONE],
  ['Via dei Tigli 12', '<x-contact field="address"></x-contact>'],
  ['<x-logo/>', '<x-logo></x-logo>'],
  ['<x-menu location="utili" x></x-menu>', MENU],
  ['<x-menu location="nessuna" x></x-menu>', MENU],
  ['<x-contact field="address" y></x-contact>', '<x-contact field="address"></x-contact>'],
  ['<b>055 012 3456', '055 012 3456'],
  ['<p>055 012 3456', PHONE],
  ['<div>055 012 3456</div>', PHONE],
  ['<div><b>055 012 3456</b></div>', `<div>${PHONE}</div>`],
  ['</div>', ''],
  ['<!-- x -->', ''],
];

const OPEN = [
  '<div>|</div>',
  '<p>|</p>',
  '<p>|',
  '<p>a |</p>',
  '<ul><li>|</ul>',
  '<nav>|</nav>',
  '<a href="/x">|</a>',
  '<b>|</b>',
  '<b><p>|</b></p>',
  '<h2>|</h2>',
  '<button>|</button>',
  '<table><tr><td>|</table>',
  '<table>|</table>',
  '<select><option>|</select>',
  '<form>|</form>',
  '<svg><g>|</g></svg>',
  '<svg><title>|</title></svg>',
  '<template>|</template>',
  '<x-menu location="utili">|</x-menu>',
  '<x-menu location="niente">|</x-menu>',
  '<noscript>|</noscript>',
  '<p><x-menu location="utili"></x-menu>|</p>',
  '|<p>',
  '|',
];

interface Sample {
  source: string;
  groups: Edit[][];
}

/** Pages of fixes in all kinds of places, with a mark between any two that both pages must hold in the same place. */
const sample: fc.Arbitrary<Sample> = fc
  .array(fc.tuple(fc.constantFrom(...OPEN), fc.constantFrom(...FIXES), fc.constantFrom('', ' ')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => {
    let source = '';
    const groups = pieces.map(([around, [from, text], gap], index): Edit[] => {
      const [before = '', after = ''] = around.split('|');
      source += `<u>mark${index}</u>${gap}${before}`;
      const edit = { start: source.length, end: source.length + from.length, text };
      source += `${from}${after}${gap}`;
      return [edit];
    });
    return { source: `${source}<u>mark</u>`, groups };
  });

/** What must be the same of a page, found without looking at where the fixes are. */
function essence(html: string): { links: string[]; images: string[]; marks: string[] } {
  const found = { links: [] as string[], images: [] as string[], marks: [] as string[] };
  const walk = (node: DefaultTreeAdapterTypes.ParentNode, path: string): void => {
    for (const child of node.childNodes) {
      if ('tagName' in child) {
        const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
        const href = attributes.get('href');
        if (href !== undefined) found.links.push(new URL(href, SITE.site.url).href.replace(/\/$/, ''));
        const src = attributes.get('src')?.replace('-90x90', '');
        if (src !== undefined) found.images.push(src);
        walk('content' in child ? child.content : child, `${path}>${child.tagName}`);
      } else if ('value' in child && /mark|altro/.test(child.value)) found.marks.push(`${path} ${child.value.trim()}`);
    }
  };
  walk(parse(`<!doctype html>${html}`), '');
  return found;
}

/** Numbers that are text may become links: those are the same value. */
function isSame(before: string, after: string): boolean {
  const [was, is] = [essence(before), essence(after)];
  const web = (links: readonly string[]) => links.filter((link) => !link.startsWith('tel:'));
  return (
    JSON.stringify([web(was.links), was.images, was.marks]) === JSON.stringify([web(is.links), is.images, is.marks])
  );
}

type Prover = (source: string, groups: readonly Edit[][]) => (Fix | undefined)[];

/** Applies the safe fixes one by one and all together. */
function checkSafe({ source, groups }: Sample, prove: Prover): void {
  const fixes = prove(source, groups);
  const safe = fixes.flatMap((fix) => (fix?.safety === 'safe' ? [fix.edits] : []));
  const before = shownTo(source);
  for (const edits of [...safe, safe.flat(), safe.filter((_, index) => index % 2 === 0).flat()])
    expect(isSame(before, shownTo(edited(source, edits))), edited(source, edits)).toBe(true);
}

describe('safe fixes', () => {
  test('keep links, images and all that is around them, alone and together', () => {
    fc.assert(
      fc.property(sample, (each) => checkSafe(each, proven)),
      { numRuns: 600 },
    );
  });

  test('of whom some are found and some are not', () => {
    const samples = fc.sample(sample, { numRuns: 200, seed: 1 });
    const safeties = samples.flatMap(({ source, groups }) =>
      proven(source, groups).flatMap((fix) => fix?.safety ?? []),
    );
    expect(new Set(safeties)).toEqual(new Set(['safe', 'unsafe']));
    expect(safeties.filter((safety) => safety === 'safe').length / safeties.length).toBeGreaterThan(0.15);
  });

  test('are told from others: a prover that trusts every fix is caught', () => {
    const trusting: Prover = (source, groups) =>
      proven(source, groups).map((fix) => fix && { ...fix, safety: 'safe' as const });
    expect(() => fc.assert(fc.property(sample, (each) => checkSafe(each, trusting)))).toThrow();
  });

  test('are told from others: a prover that looks at links and images alone is caught', () => {
    const shallow: Prover = (source, groups) =>
      proven(source, groups).map((fix, index) => {
        const [was, is] = [source, edited(source, groups[index] ?? [])].map((each) => essence(shownTo(each)));
        const isKept = JSON.stringify([was?.links, was?.images]) === JSON.stringify([is?.links, is?.images]);
        return fix && { ...fix, safety: isKept ? ('safe' as const) : ('unsafe' as const) };
      });
    expect(() => fc.assert(fc.property(sample, (each) => checkSafe(each, shallow)))).toThrow();
  });
});

describe('what a canvas shows, with where it comes from', () => {
  const joined = (source: string) => {
    const { shown } = showCanvas(source, SITE);
    return showRange(source, 0, source.length, shown);
  };

  test('is what it renders to', () => {
    fc.assert(
      fc.property(canvas, (source) => {
        expect(joined(source)).toBe(shownTo(source));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    '<p><x-menu location="utili"></x-menu></p>',
    '<p><x-menu location="utili"></x-menu><br><x-social></x-social></p>',
    '<p><x-menu location="utili"></x-menu><br><x-addon provider="provider_contact_form"></x-addon></p>',
    '<p><x-menu location="utili"></x-menu><x-menu location="niente"></x-menu></p>',
    '<x-menu location="utili"><x-logo></x-logo></x-menu>',
    '<x-menu location="niente"><x-logo></x-logo></x-menu>',
  ])('%s', (source) => expect(joined(source)).toBe(shownTo(source)));
});
