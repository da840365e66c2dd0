import type { DocElement } from '../document/element.js';
import type { Page } from '../rule.js';
import { cutBy } from './cut-element.js';
import { iconParts } from './icon-parts.js';
import { listDress } from './list-dress.js';
import { partClassesOf } from './part-classes.js';
import { isList, type Target } from './replace.js';
import { isStyledHere } from './styled-here.js';

/** A component for the site's profiles in place of links by hand. */
export interface ListOfProfiles {
  component: string;
  /** The same without the classes of its parts: what a message says where an edit says the rest. */
  told: string;
  /** A sentence on what it needs to look as they did; empty for nothing. */
  note: string;
}

/** The component that shows the site's profiles as links by hand looked: their icons, their row, their classes. */
export function listOfProfiles(page: Page, links: readonly DocElement[], target: Target | undefined): ListOfProfiles {
  const icons = iconParts(page, links);
  const cut = cutBy(target, links[0]);
  const { list, item, isBare } =
    links.length === 1 && !(cut && isList(cut))
      ? { list: '', item: '', isBare: false }
      : listDress(page, 'x-social', { links, target, dressed: cut ?? target?.replaced });
  const { attributes } = partClassesOf(page, 'x-social', links);
  const parts = attributes.includes(' item-class=') ? attributes : item + attributes;
  const isHidden = icons.includes('icons="only"') && !isStyledHere(page.document, 'x-social') && !hidesNames(page);
  // Without it a page shows the marks of the list, or the names beside the icons.
  const note = isBare || isHidden ? '. It needs `inlay/styles.css`' : '';
  return {
    component: `<x-social${list}${icons}${parts}></x-social>`,
    told: `<x-social${list}${icons}></x-social>`,
    note,
  };
}

/** The class of names beside icons where the site says none: only themes for WordPress and Inlay's own sheet have it. */
const USUAL_HIDDEN = 'screen-reader-text';

/** Whether the site's own classes hide the names beside icons, as those of frameworks do. */
function hidesNames({ manifest }: Page): boolean {
  const label = manifest.runtime_components['x-social'].markup?.['label'];
  const hidden = typeof label === 'object' ? label['hidden'] : undefined;
  return typeof hidden === 'string' && hidden !== '' && hidden !== USUAL_HIDDEN;
}
