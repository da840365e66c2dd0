import type { Inlay } from '../../canvas/locate/inlay.js';
import { escapeAttribute } from '../../html/escape.js';
import type { Expansion } from '../page/expansions.js';
import { type Element, offsetOf } from '../page/tree.js';
import type { Kind } from '../resources/resource.js';
import type { Trouble } from '../verdict.js';

/** A component as a message names it: its start tag, as far as it is known. */
export function written({ tag, attributes }: Pick<Expansion, 'tag' | 'attributes'>): string {
  const list = Object.entries(attributes ?? {}).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `\`<${tag}${list.join('')}>\``;
}

/** Whether an add-on stands where its form could not work, so that it must stay. */
export function isMisplaced({ tag, context: { form, button, table } }: Pick<Inlay, 'tag' | 'context'>): boolean {
  return tag === 'x-addon' && (form || button || table);
}

/** Something that people get, as a message names it. */
export function thing(kind: Kind, text: string, address: string | undefined): string {
  const place = address === undefined ? '' : ` linked to \`${address}\``;
  return kind === 'image' || kind === 'candidates' ? `${NAMES[kind]} \`${address}\`` : `\`${text}\`${place}`;
}

const NAMES = { image: 'image', candidates: 'image candidates' };

/** A message at the start tag of an element in an expansion. */
export function troubleAt({ start }: Pick<Expansion, 'start'>, element: Element, message: string): Trouble {
  const from = start + offsetOf(element);
  return { message, start: from, end: start + (element.sourceCodeLocation?.startTag?.endOffset ?? from - start) };
}
