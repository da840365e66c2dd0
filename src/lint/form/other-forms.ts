import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { fold } from '../words/fold.js';
import type { ControlGroup } from './controls.js';
import { activeProviders } from './providers.js';

/** A form of a provider in use that is neither for messages nor for a newsletter, as far as its name tells. */
export interface OtherForm {
  provider: string;
  id: string;
  /** Words of its title, its id and its provider's name that tell what it is for, folded. */
  words: readonly string[];
}

/** Words that any form may be called by. */
const PLAIN: ReadonlySet<string> = new Set(
  'form forms formular formulaire formulario formulier modulo moduli skjema skema blankett provider addon plugin request with from your this that'.split(
    ' ',
  ),
);

/** Letters of a word that tells what a form is for, at least. */
const LEAST_LETTERS = 4;

/** Letters that two forms of one word have in common, at least: `prenota` and `prenotazione`. */
const LEAST_STEM = 5;

/** Forms for a purpose of their own: a quote, a booking, an application. */
export const otherForms = memo((manifest: Manifest): readonly OtherForm[] => {
  const known = new Set(activeProviders(manifest).flatMap(({ name, forms }) => forms.map(({ id }) => `${name} ${id}`)));
  return Object.entries(manifest.resources.addons).flatMap(([provider, { status, forms }]) =>
    status === 'inactive'
      ? []
      : forms
          .filter(({ id }) => !known.has(`${provider} ${id}`))
          .map(({ id, title }) => ({ provider, id, words: tellingWords(`${title} ${id} ${provider}`) })),
  );
});

function tellingWords(name: string): string[] {
  const words = fold(name.replaceAll(/[_-]/g, ' ')).split(' ');
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS && !PLAIN.has(word));
}

/** Steps to compare two words. */
const COMPARED = 3;

/** The form for a purpose of its own that a form's heading, button or fields speak of; nothing where none is. */
export function otherFormFor(manifest: Manifest, group: ControlGroup, budget: Budget): OtherForm | undefined {
  const forms = otherForms(manifest);
  if (forms.length === 0) return undefined;
  const said = [...new Set(`${group.called} ${group.before} ${group.says}`.split(' '))];
  let best: { form: OtherForm; count: number } | undefined;
  for (const form of forms) {
    budget.spend(said.length * form.words.length * COMPARED);
    const count = form.words.filter((word) => said.some((other) => isSameWord(word, other))).length;
    if (count > (best?.count ?? 0)) best = { form, count };
  }
  return best?.form;
}

function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= LEAST_STEM && long.startsWith(short);
}
