import { withTag } from '../../document/by-tag.js';
import type { DocElement } from '../../document/element.js';
import { linksOf } from '../../document/links.js';
import { nearestTag } from '../../document/nearest.js';
import { classOf, replacing, targetInItems, targetOf } from '../../edit/replace.js';
import type { Page, Proposal } from '../../rule.js';
import { isConfiguredProfile } from '../../social/configured-profiles.js';
import { groupProfiles } from '../../social/groups.js';

const sentenceAround = nearestTag('p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'summary', 'caption');

/**
 * Proposes for links to invented profiles to write the component once in place of all that stand together, with those to the
 * site's profiles among them. None where the page shows the component already: it would show the profiles twice.
 */
export function rowFixes(page: Page, invented: ReadonlySet<DocElement>): ReadonlyMap<DocElement, Proposal> {
  const { document, manifest } = page;
  const fixes = new Map<DocElement, Proposal>();
  const isShown = manifest.runtime_components['x-social'].usable && manifest.resources.social.length > 0;
  if (invented.size === 0 || !isShown || withTag(document, 'x-social').length > 0) return fixes;
  const links = linksOf(document).filter(
    ({ element, href }) => invented.has(element) || isConfiguredProfile(href, manifest),
  );
  for (const { element, links: row } of groupProfiles(document, links)) {
    const parts = row.map((link) => link.element);
    const own = parts.filter((part) => invented.has(part));
    // In a sentence a link has words of its own, and no room for a list.
    if (own.length === 0 || parts.some((part) => sentenceAround(document, part))) continue;
    const target = targetOf(document, element, parts) ?? targetInItems(document, element, parts);
    const component = `<x-social${parts.length === 1 ? '' : classOf(target?.replaced)}></x-social>`;
    const { fix } = replacing(target, parts.length === 1 ? 'the link' : 'the links', component) ?? {};
    if (fix) for (const part of own) fixes.set(part, fix);
  }
  return fixes;
}
