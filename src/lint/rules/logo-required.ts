import type { Manifest } from '../../manifest/schema.js';
import { pointer } from '../../pointer.js';
import { logoRequiredDocs } from '../docs/logo-required.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { usesOf } from '../document/uses.js';
import { isBrandMark } from '../header/brand-mark.js';
import { siteHeaders } from '../header/site-headers.js';
import { perManifest } from '../per-manifest.js';
import type { Page, Problem, Proposal, Rule } from '../rule.js';

/** Site headers without a logo, while the site has one. */
export const logoRequired: Rule = {
  id: 'logo-required',
  severity: 'warning',
  docs: logoRequiredDocs,
  check(page) {
    const variant = logoVariant(page.manifest);
    if (variant === undefined) return [];
    const headers = siteHeaders(page.document);
    // A page may have several for several widths of screen: one logo will do.
    const [header] = headers;
    if (!header || headers.some((each) => hasLogo(page, each))) return [];
    const { start, openEnd } = header;
    const message =
      'Unexpected header without a logo, expected `<x-logo></x-logo>` in it: visitors look there for whose site it is, and for the way home';
    const resource = pointer('resources', 'logos', 'variants', variant);
    return [{ start, end: openEnd, message, resource, fix: insert(header) } satisfies Problem];
  },
};

/** The first variant that comes to an image; a name as text is no logo that a header could lack. */
const logoVariant = perManifest(({ resources: { logos } }: Manifest): string | undefined => {
  const found = Object.entries(logos.variants).find(([, { usable, source }]) => usable && source?.includes('/logos/'));
  return found?.[0];
});

function hasLogo({ document, manifest }: Page, header: DocElement): boolean {
  const { site } = manifest;
  const isUse = usesOf(document).some(
    ({ tag, start }) => tag === 'x-logo' && start >= header.start && start < header.end,
  );
  // A header that shows the logo as its own background.
  if (/url\([^)]{0,300}(?:logo|brand)/i.test(attribute(header, 'style') ?? '')) return true;
  return isUse || elementsIn(document, header).some((element) => isBrandMark(element, site));
}

function elementsIn({ elements }: IndexedDocument, { index, last }: DocElement): DocElement[] {
  return elements.slice(index + 1, last + 1);
}

/** Puts the logo first, within the wrappers that hold all of the header. */
function insert(header: DocElement): Proposal {
  let place = header;
  for (;;) {
    const [only, second] = place.children.filter((each) => each.kind === 'element' || each.value.trim() !== '');
    if (only?.kind !== 'element' || second || only.tag !== 'div' || attribute(only, 'hidden') !== undefined) break;
    place = only;
  }
  const edit = { start: place.openEnd, end: place.openEnd, text: '<x-logo></x-logo>' };
  return { description: 'Add the logo to the header', edits: [edit] };
}
