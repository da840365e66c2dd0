import { escapeAttribute } from '../../html/escape.js';
import type { Manifest } from '../../manifest/schema.js';
import type { Page } from '../rule.js';
import { type Purpose, purposeOf } from './classify.js';
import type { ControlGroup } from './controls.js';
import { headingOfForm } from './form-heading.js';
import { purposeOfTitle } from './form-title.js';
import { formMeantBy, formOfKind, saysOtherThanNews } from './meant-form.js';
import { isFormOfOtherHouse } from './of-other-house.js';
import { otherFormCalled } from './other-forms.js';
import { activeProviders, contactTitles, formFor } from './providers.js';
import { formTitledAs } from './titled-form.js';

/** A form of the site that stands for one by hand. */
export interface OfferedForm {
  provider: string;
  /** Nothing where the provider knows itself which is meant. */
  id: string | undefined;
  /** The component that shows it. */
  component: string;
  /** It is for a purpose of its own, and no form for messages or news. */
  isOther: boolean;
}

/** The component that shows a form of a provider. */
export function formComponent(provider: string, id: string | undefined): string {
  const form = id === undefined ? '' : ` id="${escapeAttribute(id)}"`;
  return `<x-addon provider="${escapeAttribute(provider)}"${form}></x-addon>`;
}

/**
 * The form of the site that surely stands for a form by hand: one that has its very title, whatever it is for, or else one for
 * messages or news that is called the same or is of its kind. Nothing where the site has none, and for a form by hand that is for
 * something else.
 */
export function offeredForm(
  page: Page,
  group: ControlGroup,
): { purpose: Purpose | undefined; form: OfferedForm | undefined } {
  const { manifest, document } = page;
  if (isFormOfOtherHouse(page, group)) return { purpose: undefined, form: undefined };
  const purpose = purposeOf(group, contactTitles(manifest));
  const titled = formTitledAs(manifest, document, group);
  if (titled) {
    const { provider, id, kind } = titled;
    return { purpose: { ...CALLED_SO, kind: kind ?? 'contact' }, form: offer(provider, id, kind === undefined) };
  }
  if (!purpose) return { purpose, form: undefined };
  const provider = activeProviders(manifest).find(({ kind }) => kind === purpose.kind);
  const heading = headingOfForm(document, group.element);
  // What is called a form for messages is one, whatever else its heading speaks of.
  const isForMessages = purpose.kind === 'contact' && purposeOfTitle({ title: heading, id: '' }) === 'contact';
  if (purpose.kind === 'contact' && !isForMessages) {
    const other = otherFormCalled(manifest, `${heading} ${group.called}`, document.budget);
    if (other) return { purpose, form: offer(other.provider, other.id, true) };
  }
  // A mail address alone makes no newsletter of what says that it is for a demonstration.
  const isOtherThanNews = purpose.kind === 'newsletter' && purpose.score < SURE && saysOtherThanNews(document, group);
  if (purpose.kind === 'contact' || isOtherThanNews) {
    const meant = formMeantBy(manifest, document, group);
    const kind = meant && kindOf(manifest, meant.provider, meant.id);
    const isFitting = meant && (kind !== 'newsletter' || isOtherThanNews);
    if (isFitting && (!isForMessages || meant.purposes.has('question')))
      return { purpose, form: offer(meant.provider, meant.id, isOtherThanNews || kind === undefined) };
  }
  if (isOtherThanNews) return { purpose: undefined, form: undefined };
  if (!provider) return { purpose, form: undefined };
  const id = formFor(provider, group, document.budget);
  const fitting = id === provider.default ? formOfKind(manifest, provider.name, purpose.kind, id) : undefined;
  return { purpose, form: offer(provider.name, fitting ?? id, false) };
}

/** From here on words say that a form is for news. */
const SURE = 0.75;

/** What a form of the site is for, where it is for messages or news. */
function kindOf(manifest: Manifest, provider: string, id: string): Purpose['kind'] | undefined {
  return activeProviders(manifest).find(({ name, forms }) => name === provider && forms.some((form) => form.id === id))
    ?.kind;
}

/** Of a form that has the very title of one of the site's. */
const CALLED_SO = { score: 0.85, reasons: ["its heading or button is the title of the site's form"] };

function offer(provider: string, id: string | undefined, isOther: boolean): OfferedForm {
  return { provider, id, component: formComponent(provider, id), isOther };
}
