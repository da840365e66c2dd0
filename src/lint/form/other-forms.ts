import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import type { ControlGroup } from './controls.js';
import { activeProviders } from './providers.js';
import { countSaid, tellingWords } from './telling-words.js';

/** A form of a provider in use that is neither for messages nor for a newsletter, as far as its name tells. */
export interface OtherForm {
  provider: string;
  id: string;
  /** Words of its title that tell what it is for, folded; those of its id. */
  titles: readonly (readonly string[])[];
  /** The same, and those of its provider's name. */
  words: readonly string[];
}

/** Forms for a purpose of their own: a quote, a booking, an application. */
export const otherForms = memo((manifest: Manifest): readonly OtherForm[] => {
  const known = new Set(activeProviders(manifest).flatMap(({ name, forms }) => forms.map(({ id }) => `${name} ${id}`)));
  return Object.entries(manifest.resources.addons).flatMap(([provider, { status, forms }]) =>
    status === 'inactive'
      ? []
      : forms
          .filter(({ id }) => !known.has(`${provider} ${id}`))
          .map(({ id, title }) => ({
            provider,
            id,
            titles: [tellingWords(title), tellingWords(id)],
            words: tellingWords(`${title} ${id} ${provider}`),
          })),
  );
});

/** The form for a purpose of its own that a form's heading, button or fields speak of; nothing where none is. */
export function otherFormFor(manifest: Manifest, group: ControlGroup, budget: Budget): OtherForm | undefined {
  const forms = otherForms(manifest);
  if (forms.length === 0) return undefined;
  const said = wordsOf(`${group.called} ${group.before} ${group.says}`);
  return bestOf(forms, ({ words }) => countSaid(words, said, budget));
}

/** Of what a form for a purpose of its own is called, the part that a form by hand is called, too, at least. */
const LEAST_SHARE = 0.5;

/**
 * The form for a purpose of its own whose title or id a heading or a button says; nothing where none is called so.
 *
 * @param called what a form by hand is called, folded
 */
export function otherFormCalled(manifest: Manifest, called: string, budget: Budget): OtherForm | undefined {
  const forms = otherForms(manifest);
  if (forms.length === 0) return undefined;
  const said = wordsOf(called);
  return bestOf(forms, ({ titles }) => {
    const share = Math.max(...titles.map((title) => countSaid(title, said, budget) / Math.max(title.length, 1)));
    return share >= LEAST_SHARE ? share : 0;
  });
}

function wordsOf(text: string): string[] {
  return [...new Set(text.split(' '))];
}

function bestOf(forms: readonly OtherForm[], weigh: (form: OtherForm) => number): OtherForm | undefined {
  let best: { form: OtherForm; weight: number } | undefined;
  for (const form of forms) {
    const weight = weigh(form);
    if (weight > (best?.weight ?? 0)) best = { form, weight };
  }
  return best?.form;
}
