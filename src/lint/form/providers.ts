import { fold } from '../fold.js';
import { perManifest } from '../per-manifest.js';
import type { Purpose } from './classify.js';
import type { ControlGroup } from './controls.js';

/** A provider of forms that is in use. */
export interface ActiveProvider {
  name: string;
  kind: Purpose['kind'];
  default: string | undefined;
  forms: readonly { id: string; title: string }[];
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
    return kind ? [{ name, kind, default: preset, forms }] : [];
  }),
);

/** Letters of a word that tells what a form is for, at least. */
const LEAST_LETTERS = 5;

/** Words of the titles of a site's contact forms that are long enough to tell. */
export const contactTitles = perManifest((manifest): ReadonlySet<string> => {
  const forms = activeProviders(manifest).flatMap(({ kind, forms }) => (kind === 'contact' ? forms : []));
  return new Set(forms.flatMap(({ title }) => fold(title).split(' ')).filter(({ length }) => length >= LEAST_LETTERS));
});

/** The form of a provider that is meant: the one whose title has most words in common, else the default. */
export function formFor(
  { forms, default: preset }: ActiveProvider,
  { says, before }: ControlGroup,
): string | undefined {
  const text = new Set(`${before} ${says}`.split(' '));
  const rated = forms.map(({ id, title }) => {
    const words = fold(title).split(' ');
    return { id, share: words.filter((word) => text.has(word)).length / words.length };
  });
  const best = rated.sort((a, b) => b.share - a.share)[0];
  return best && best.share > 0.5 ? best.id : (preset ?? (forms.length === 1 ? forms[0]?.id : undefined));
}
