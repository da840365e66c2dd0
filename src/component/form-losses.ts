import { VOID_ELEMENTS } from '../html/elements.js';
import { STRIPPED } from './form-schema.js';
import type { Note } from './resolution.js';

/** What cleaning left out of a form's HTML. */
export interface Losses {
  /** As a note says it, each once: "`svg`", "`onclick` of `input`". */
  told: Set<string>;
  /** Elements that went with what they would have shown or done. */
  embeds: Set<string>;
}

/** Things that a note names. */
const NAMED = 20;

/** Names that a message can repeat: what else is written as a name may be of any length and of any characters. */
const NAME = /^[A-Za-z][A-Za-z0-9:._-]{0,39}$/;

/** Elements that show nothing and do nothing by themselves, though they go with their content. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['style', 'template', 'noscript', 'title', 'head']);

export function noLosses(): Losses {
  return { told: new Set(), embeds: new Set() };
}

/** Notes an element that goes with its content. */
export function loseElement({ told, embeds }: Losses, tagName: string): void {
  told.add(`\`${tagName}\``);
  if (STRIPPED.has(tagName) && !WITHOUT_EFFECT.has(tagName)) embeds.add(tagName);
}

/** Notes an element that goes and leaves its content. */
export function loseTags({ told }: Losses, tagName: string): void {
  const name = NAME.test(tagName) ? `\`${tagName}\`` : 'an oddly named element';
  told.add(VOID_ELEMENTS.has(tagName) ? name : `${name} (its content stays)`);
}

export function loseAttribute({ told }: Losses, tagName: string, name: string): void {
  told.add(`${NAME.test(name) ? `\`${name}\`` : 'an oddly named attribute'} of \`${tagName}\``);
}

/** What the provider should know of it: a note, or none. */
export function lossNotes({ told }: Losses, trusted: boolean): Note[] {
  if (told.size === 0) return [];
  const more = told.size > NAMED ? ` and ${told.size - NAMED} more` : '';
  const whose = trusted ? "a form's HTML" : 'the HTML of a form whose provider is not `trusted`';
  const message = `Unexpected in ${whose}, so left out: ${[...told].slice(0, NAMED).join(', ')}${more}`;
  return [{ code: 'form-content-removed', message }];
}

/** Why there is no content. */
export function withoutContent({ embeds }: Losses): string {
  if (embeds.size === 0) return 'HTML without content';
  const names = [...embeds].map((name) => `\`${name}\``).join(', ');
  return `HTML without content beside ${names}, which is left out unless the provider is \`trusted\``;
}
