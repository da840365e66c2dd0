import { pointer } from '../../../message/pointer.js';
import { partsOf, type Thing, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { writingInData } from '../../edit/data-edits.js';
import type { Page, Problem } from '../../rule.js';

/** A province or state in letters, as addresses have it: in brackets behind the town, or before its code. */
const REGION = /\(([A-Z]{2})\)|,\s([A-Z]{2})\s\d{5}(?!\d)/;
/** The same by itself. */
const ALONE = /^[A-Z]{2}$/;
/** Contacts that are looked at. */
const MOST = 200;

/** The region of an address in data, where the site's addresses say others; names of regions are written in many ways. */
export function problemsOfRegion(page: Page, thing: Thing): Problem[] {
  const own = regionsOf(page);
  const [first] = own;
  if (first === undefined) return [];
  return partsOf(thing, 'address').flatMap((address) =>
    valuesOf(address, 'addressRegion').flatMap((value): Problem[] => {
      const region = value.text.trim();
      if (!ALONE.test(region) || own.some((each) => each.region === region)) return [];
      const why = "the site's address says another region";
      return [
        {
          ...spanOfValue(page.document, value),
          outcome: 'needs-review',
          message: `Unexpected region \`${region}\`, expected \`${first.region}\`: ${why}`,
          resource: pointer('resources', 'contacts', first.field),
          evidence: { value: region, kind: 'region', why, score: 0.6 },
          ...(value.json && own.length === 1 && { fix: writingInData(page.document, value.json, first.region) }),
        },
      ];
    }),
  );
}

/** Whether a region is in letters, as those are that the site's addresses say: it is told as another one then. */
export function isComparedRegion(page: Page, region: string): boolean {
  return ALONE.test(region) && regionsOf(page).length > 0;
}

function regionsOf({ manifest }: Page): { field: string; region: string }[] {
  return Object.entries(manifest.resources.contacts)
    .slice(0, MOST)
    .flatMap(([field, { kind, value }]) => {
      const [, bracketed, before] = kind === 'address' ? (REGION.exec(value) ?? []) : [];
      const region = bracketed ?? before;
      return region === undefined ? [] : [{ field, region }];
    });
}
