import type { Budget } from '../../budget.js';
import { fold } from '../fold.js';
import { perManifest } from '../per-manifest.js';
import type { Purpose } from './classify.js';
import type { ControlGroup } from './controls.js';

/** A provider of forms that is in use. */
export interface ActiveProvider {
  name: string;
  kind: Purpose['kind'];
  default: string | undefined;
  forms: readonly ProvidedForm[];
}

interface ProvidedForm {
  id: string;
  title: string;
  /** Words of its title, folded. */
  words: readonly string[];
}

/** The active providers of a site that have forms of a known kind. */
export const activeProviders = perManifest(({ resources }): ActiveProvider[] =>
  Object.entries(resources.addons).flatMap(([name, { status, default: preset, forms }]): ActiveProvider[] => {
    if (status === 'inactive' || forms.length === 0) return [];
    const kind = /news|mailing|subscri/i.test(name)
      ? 'newsletter'
      : /contact|enquir|inquir|message|callback/i.test(name)
        ? 'contact'
        : undefined;
    if (!kind) return [];
    const worded = forms.map(({ id, title }) => ({ id, title, words: fold(title).split(' ') }));
    return [{ name, kind, default: preset, forms: worded }];
  }),
);

/** Letters of a word that tells what a form is for, at least. */
const LEAST_LETTERS = 5;

/** Words of the titles of a site's contact forms that are long enough to tell. */
export const contactTitles = perManifest((manifest): ReadonlySet<string> => {
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
  return best && best.share > 0.5 ? best.id : (preset ?? (forms.length === 1 ? forms[0]?.id : undefined));
}
