import { withTag } from './by-tag.js';
import type { IndexedDocument } from './document.js';
import { attribute } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** The address that a page says is its own, by its canonical link or else its `og:url`; nothing where it says none. */
export const pageAddressOf = oncePerDocument((document: IndexedDocument): string | undefined => {
  const link = withTag(document, 'link').find(
    (each) => attribute(each, 'rel')?.trim().toLowerCase() === 'canonical' && attribute(each, 'href')?.trim(),
  );
  if (link) return attribute(link, 'href')?.trim();
  const meta = withTag(document, 'meta').find((each) => attribute(each, 'property') === 'og:url');
  return (meta && attribute(meta, 'content')?.trim()) || undefined;
});
