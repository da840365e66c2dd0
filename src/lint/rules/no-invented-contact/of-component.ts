import type { DocElement } from '../../document/element.js';
import { attribute } from '../../document/element.js';
import type { Page } from '../../rule.js';
import type { Suspect } from './suspect.js';

/** Elements in one that shows a contact, at most: what holds more says more. */
const MOST = 8;

/** A contact in an attribute of an element that shows one by a component: the same is meant, where it is of that kind. */
export function ofComponentWithin({ document, manifest }: Page, element: DocElement, suspect: Suspect): Suspect {
  if (element.last === element.index || element.last - element.index > MOST) return suspect;
  const within = document.elements.slice(element.index + 1, element.last + 1);
  const [only, ...more] = within.filter(({ tag }) => tag === 'x-contact');
  const field = only && more.length === 0 ? attribute(only, 'field') : undefined;
  const kind = field === undefined ? undefined : manifest.resources.contacts[field]?.kind;
  if (field === undefined || kind === undefined) return suspect;
  const isNumber = kind === 'phone' || kind === 'whatsapp';
  const isSame = suspect.kind === kind || (isNumber && (suspect.kind === 'phone' || suspect.kind === 'messenger'));
  return isSame ? { ...suspect, ofComponent: field } : suspect;
}
