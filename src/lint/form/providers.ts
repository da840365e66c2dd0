import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { fold } from '../words/fold.js';
import type { Purpose } from './classify.js';
import type { ControlGroup } from './controls.js';
import { isTitleOfOther, purposeOfName, purposeOfTitle } from './form-title.js';

/** The forms of a provider in use that are for one purpose. */
export interface ActiveProvider {
  name: string;
  kind: Purpose['kind'];
  /** The id of the form that is meant where nothing tells which; nothing where the provider itself knows. */
  default: string | undefined;
  forms: readonly ProvidedForm[];
}

interface ProvidedForm {
  id: string;
  title: string;
  /** Words of its title, folded. */
  words: readonly string[];
}

const KINDS = ['contact', 'newsletter'] as const;

/**
 * The active providers of a site by what their forms are for: one with forms of several purposes stands there for each. What
 * a form is for, its title and id say, else the provider's name; a form of which nothing says it is not there.
 */
export const activeProviders = memo(({ resources }: Manifest): ActiveProvider[] =>
  Object.entries(resources.addons).flatMap(([name, { status, default: preset, forms }]): ActiveProvider[] => {
    if (status === 'inactive') return [];
    const named = purposeOfName(name);
    const worded = forms.map(({ id, title }) => ({
      id,
      title,
      words: fold(title).split(' '),
      kind: purposeOfTitle({ id, title }) ?? (isTitleOfOther({ id, title }) ? undefined : named),
    }));
    return KINDS.flatMap((kind): ActiveProvider[] => {
      const own = worded.filter((form) => form.kind === kind);
      if (own.length === 0) return [];
      const isPreset = preset !== undefined && own.some(({ id }) => id === preset);
      // Without an id the provider's own default would be shown, which is for something else.
      const other = own.length < forms.length ? own[0]?.id : undefined;
      return [{ name, kind, default: isPreset ? preset : other, forms: own }];
    });
  }),
);

/** Letters of a word that tells what a form is for, at least. */
const LEAST_LETTERS = 5;

/** Words of the titles of a site's contact forms that are long enough to tell. */
export const contactTitles = memo((manifest: Manifest): ReadonlySet<string> => {
  const forms = activeProviders(manifest).flatMap(({ kind, forms }) => (kind === 'contact' ? forms : []));
  return new Set(forms.flatMap(({ words }) => words).filter(({ length }) => length >= LEAST_LETTERS));
});

/** Steps to look at a form, and at a word of its title. */
const COMPARED = 5;

/** The form of a provider that is meant: the one whose title has most words in common, else the default. */
export function formFor(
  { forms, default: preset }: ActiveProvider,
  { says, before }: ControlGroup,
  budget: Budget,
): string | undefined {
  const text = new Set(`${before} ${says}`.split(' '));
  let best: { id: string; share: number } | undefined;
  for (const { id, words } of forms) {
    budget.spend(COMPARED + words.length * COMPARED);
    const share = words.filter((word) => text.has(word)).length / words.length;
    if (!best || share > best.share) best = { id, share };
  }
  // Of several forms without a default none is shown that is not named.
  return best && best.share > 0.5 ? best.id : (preset ?? best?.id);
}
