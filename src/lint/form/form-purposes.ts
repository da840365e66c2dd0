import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { withoutArticle } from '../words/arabic-article.js';
import { fold } from '../words/fold.js';
import { type FormPurpose, PURPOSE_WORDS } from './purpose-words.js';

/** A form of a provider in use with what it is for, as its title and id say. */
export interface MeantForm {
  provider: string;
  id: string;
  purposes: ReadonlySet<FormPurpose>;
}

/** What a form is for by what it is called. */
export function purposesOf(folded: string): Set<FormPurpose> {
  const text = /\p{sc=Arabic}/u.test(folded) ? folded.split(' ').map(withoutArticle).join(' ') : folded;
  return new Set(ALL.filter((purpose) => PURPOSE_WORDS[purpose].some((list) => list.test(text))));
}

const ALL: readonly FormPurpose[] = [
  'booking',
  'demo',
  'quote',
  'callback',
  'job',
  'support',
  'complaint',
  'question',
  'newsletter',
];

/** The forms of a site that are in use and say what they are for. */
export const meantForms = memo((manifest: Manifest): readonly MeantForm[] =>
  Object.entries(manifest.resources.addons).flatMap(([provider, { status, forms }]) =>
    status === 'inactive'
      ? []
      : forms
          .map(({ id, title }) => ({
            provider,
            id,
            purposes: purposesOf(fold(`${title} ${id.replaceAll(/[_-]/g, ' ')}`)),
          }))
          .filter(({ purposes }) => purposes.size > 0),
  ),
);

/** The form that is for what a form by hand is for; nothing where none or several are. */
export function formMeant(forms: readonly MeantForm[], purposes: ReadonlySet<FormPurpose>): MeantForm | undefined {
  const rated = forms
    .map((form) => ({ form, weight: weightOf(form, purposes) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const [best, next] = rated;
  return best && best.weight > (next?.weight ?? 0) ? best.form : undefined;
}

/** What a shared purpose weighs: any form takes messages, and a demonstration or a call is booked, too. */
const SHARED = { question: 1, booking: 1.5, other: 2 } as const;
/** What a purpose weighs that only the form of the site has. */
const FOREIGN = 0.5;

function weightOf({ purposes: own }: MeantForm, purposes: ReadonlySet<FormPurpose>): number {
  let weight = 0;
  let isShared = false;
  for (const purpose of own) {
    if (!purposes.has(purpose)) weight -= FOREIGN;
    else {
      isShared = true;
      weight += purpose === 'question' || purpose === 'booking' ? SHARED[purpose] : SHARED.other;
    }
  }
  return isShared ? weight : 0;
}
