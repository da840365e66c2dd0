import { buildManifest, type Manifest, render, type Site } from '../../src/index.js';
import { indexDocument } from '../../src/lint/document/document.js';
import type { Edit, Fix } from '../../src/lint/finding.js';
import { RULES, type RuleSetting } from '../../src/lint/index.js';
import { proveFixes } from '../../src/lint/proof/prove.js';
import type { Problem } from '../../src/lint/rule.js';
import { siteOf } from '../../src/manifest/parse.js';
import { readSite } from '../support/sites.js';

/** The manifest of the small business, and the site that the linter makes of it: without the HTML of forms. */
export const MANIFEST: Manifest = buildManifest(readSite('small-business'));
export const SITE: Site = siteOf(MANIFEST);

/** The verdicts on groups of edits, each a fix of its own. */
export function proven(source: string, groups: readonly Edit[][]): (Fix | undefined)[] {
  return proveFixes(indexDocument(source), SITE, groups.map(problemOf));
}

/** The verdict on replacing the first occurrence of a text. */
export function provenReplacement(source: string, from: string, to: string): Fix | undefined {
  return proven(source, [[replacement(source, from, to)]])[0];
}

export function replacement(source: string, from: string, to: string): Edit {
  const start = source.indexOf(from);
  if (start === -1) throw new Error(`${from} is not in ${source}`);
  return { start, end: start + from.length, text: to };
}

export function shownTo(source: string): string {
  return render(source, SITE).html;
}

function problemOf(edits: Edit[]): Problem {
  const { start, end } = edits[0] ?? { start: 0, end: 0 };
  return { start, end, message: 'wrong', fix: { description: 'Mend it', edits } };
}

/** The built-in rules off but that of the directives, so that a test sees its own rules alone. */
export const OTHERS_OFF: Readonly<Record<string, RuleSetting>> = Object.fromEntries(
  RULES.filter(({ id }) => id !== 'unused-directive').map(({ id }) => [id, 'off' as const]),
);
