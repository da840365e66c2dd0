import { cleaned } from './form-cleaner.js';
import { type Losses, lossNotes, noLosses, withoutContent } from './form-losses.js';
import { type FormNode, withoutLinks, writeNodes } from './form-node.js';
import { confined } from './form-reach.js';
import { parseForm } from './form-tree.js';
import type { FormContent, FormName } from './resolution.js';

/** UTF-16 code units of one form, as it came and as it is written: some hundred times the largest there should be. */
export const MAX_FORM_LENGTH = 1_000_000;

const TOO_LONG_WRITTEN = `HTML of more than ${MAX_FORM_LENGTH} characters as it is written`;
const TOO_LONG_WITH_PREFIXES = `${TOO_LONG_WRITTEN}, with the name of the form before each of its ids`;

/** Steps to parse and clean a character of a form, at worst, see `Budget`: markup may be made to need all the rounds. */
export const FORM_STEPS = 100;

/** Rounds of parsing and writing after which markup that still changes is given up. */
const MAX_ROUNDS = 4;

/**
 * The content of an add-on: the provider's HTML parsed alone, made safe and kept within itself unless the provider is
 * trusted, and such that written out and parsed again it is the same tree. So it is balanced and means the same to every
 * parser. Attributes stay as their author wrote them: nothing of them is read as a list, a number or a yes.
 *
 * @param name the form's: ids of a provider that is not trusted begin with it
 * @returns the content, or in words why there is none
 */
export function formContent(source: string, name: FormName): FormContent | string {
  let markup = source.toWellFormed();
  const losses = noLosses();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (markup.length > MAX_FORM_LENGTH)
      return `HTML of ${markup.length} characters, expected at most ${MAX_FORM_LENGTH}`;
    const parsed = parseForm(markup);
    if (typeof parsed === 'string') return parsed;
    const nodes = cleaned(parsed, name.trusted, losses);
    const written = writeNodes(nodes);
    if (written.length > MAX_FORM_LENGTH) return TOO_LONG_WRITTEN;
    if (written === markup) return nodes.some(isContent) ? contentOf(nodes, name, losses) : withoutContent(losses);
    markup = written;
  }
  return 'HTML that no parser reads twice alike';
}

function contentOf(clean: readonly FormNode[], name: FormName, losses: Losses): FormContent | string {
  const kept = name.trusted ? { nodes: clean, notes: [] } : confined(clean, name, MAX_FORM_LENGTH);
  if (kept === undefined) return TOO_LONG_WITH_PREFIXES;
  const { nodes, notes } = kept;
  const html = writeNodes(nodes);
  if (html.length > MAX_FORM_LENGTH) return TOO_LONG_WITH_PREFIXES;
  return {
    html,
    unlinked: html.includes('<a') ? writeNodes(nodes.map(withoutLinks)) : html,
    notes: [...lossNotes(losses, name.trusted), ...notes],
  };
}

/** Elements that show or do something without a text in them. */
const SUBSTANTIAL: ReadonlySet<string> = new Set(
  'input select textarea button img hr progress meter script iframe svg math video audio canvas object embed'.split(
    ' ',
  ),
);

function isContent(node: FormNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return SUBSTANTIAL.has(node.tagName) || node.children.some(isContent);
}
