import { withTag } from '../document/by-tag.js';
import type { DocElement } from '../document/element.js';
import { linksOf } from '../document/links.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerPage } from '../document/once-per-page.js';
import { blockTarget } from '../edit/block-target.js';
import { listOfProfiles } from '../edit/list-of-profiles.js';
import { replacing, replacingItems, type Target } from '../edit/replace.js';
import type { Page, Proposal } from '../rule.js';
import { isConfiguredProfile } from './configured-profiles.js';
import { groupProfiles } from './groups.js';
import { CERTAIN } from './invented-profile.js';
import { inventedProfilesOf } from './invented-profiles.js';
import { behindLabel } from './labelled-row.js';
import { secondRowsOf } from './second-rows.js';

const sentenceAround = nearestTag('p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'summary', 'caption');

/**
 * Proposes for links to invented profiles, and to the site's own that stand with them, to write the component once in place of
 * all. None where the page shows the component already: it would show the profiles twice.
 */
export function rowFixesOf(page: Page): ReadonlyMap<DocElement, Proposal> {
  return rowsOf(page).fixes;
}

/** Sentences on what such a component needs to look as the links did, each told with the first of its links. */
export function rowNotesOf(page: Page): ReadonlyMap<DocElement, string> {
  return rowsOf(page).notes;
}

interface Rows {
  fixes: ReadonlyMap<DocElement, Proposal>;
  notes: ReadonlyMap<DocElement, string>;
}

const rowsOf = oncePerPage((page): Rows => {
  const { document, manifest } = page;
  const fixes = new Map<DocElement, Proposal>();
  const notes = new Map<DocElement, string>();
  const rows = { fixes, notes };
  const isShown = manifest.runtime_components['x-social'].usable && manifest.resources.social.length > 0;
  const invented = surelyInvented(page);
  if (invented.size === 0 || !isShown || withTag(document, 'x-social').length > 0) return rows;
  const seconds = secondRowsOf(page);
  const add = (parts: readonly DocElement[], fix: Proposal, note: string) => {
    for (const part of parts) fixes.set(part, fix);
    const first = parts.find((part) => invented.has(part));
    if (first && note !== '') notes.set(first, note);
  };
  const links = linksOf(document).filter(
    ({ element, href }) => invented.has(element) || isConfiguredProfile(href, manifest),
  );
  for (const { element, links: row } of groupProfiles(document, links)) {
    const parts = row.map((link) => link.element);
    if (!parts.some((part) => invented.has(part))) continue;
    const [second] = parts.flatMap((part) => seconds.get(part) ?? []);
    if (second) {
      if (second.fix) for (const part of parts) fixes.set(part, second.fix);
      continue;
    }
    const [sentence] = parts.flatMap((part) => sentenceAround(document, part) ?? []);
    if (sentence) {
      const beside = { start: sentence.start, end: sentence.end, replaced: undefined, around: BEHIND };
      const labelled = listOfProfiles(page, parts, beside);
      const whole = blockTarget(document, sentence, parts);
      const alone = listOfProfiles(page, parts, whole);
      // There a link has words of its own, and no room for a list: what heads the links stays.
      const inLabel = behindLabel(document, sentence, parts, labelled.component);
      const fix = inLabel ?? inPlaceOf(sentence, whole, alone.component);
      if (fix) add(parts, fix, (inLabel ? labelled : alone).note);
      continue;
    }
    const target = blockTarget(document, element, parts);
    const { component, note } = listOfProfiles(page, parts, target);
    const what = parts.length === 1 ? 'the link' : 'the links';
    const { fix } = replacing(target, what, component) ?? replacingItems(element, parts, what, component) ?? {};
    if (fix) add(parts, fix, note);
  }
  return rows;
});

/** Proposes to write the component in place of a paragraph that says nothing but what its links say. */
function inPlaceOf(
  { start, end, tag }: DocElement,
  target: Target | undefined,
  component: string,
): Proposal | undefined {
  if (tag !== 'p' || target?.start !== start || target.end !== end) return undefined;
  return replacing(target, 'the links', component)?.fix;
}

/** Where the component stands that comes behind a label. */
const BEHIND = { open: '</p>', close: '' };

/** The links to profiles that nobody has to look at. */
function surelyInvented(page: Page): ReadonlySet<DocElement> {
  const sure = inventedProfilesOf(page).flatMap(({ link, score, place }) =>
    link && score >= CERTAIN && place !== 'article' ? [link] : [],
  );
  return new Set(sure);
}
