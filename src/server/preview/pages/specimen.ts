import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Links } from '../links.js';
import { isShown, type Specimen } from '../specimens.js';
import { visible } from './text.js';

/** A frame that shows how something of the catalogue looks; nothing where that is not to be seen. */
export function specimenFrame(
  specimen: Specimen,
  manifest: Manifest,
  { specimen: addressOf, sandbox = '' }: Links,
): Element[] {
  const src = isShown(specimen, manifest) ? addressOf?.(specimen) : undefined;
  if (src === undefined) return [];
  return [
    element('iframe', {
      className: ['specimen', `specimen--${specimen[0]}`],
      sandbox,
      loading: 'lazy',
      referrerPolicy: 'no-referrer',
      title: `Specimen: ${visible(specimen.join(' '))}`,
      src,
    }),
  ];
}
