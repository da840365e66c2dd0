import type { Manifest } from '../../../manifest/schema.js';
import { pointer } from '../../../message/pointer.js';
import type { ControlGroup } from '../../form/controls.js';
import { formMeantBy } from '../../form/meant-form.js';
import { formComponent, offeredForm } from '../../form/offered-form.js';
import { otherFormCalled, otherFormFor } from '../../form/other-forms.js';
import { activeProviders, formFor } from '../../form/providers.js';
import { repeatedForms, repeatedText, sameFormElsewhere } from '../../form/repeated-form.js';
import { BOOKING, MAIL, PERSON, PHONE } from '../../form/words.js';
import type { Page } from '../../rule.js';

/** What the site has in place of a form. */
export interface Offer {
  /** What the message says is expected. */
  expected: string;
  /** JSON Pointer into the manifest. */
  resource: string;
  /** It is a form of a provider. */
  isForm?: boolean;
  /** The component that shows it. */
  component?: string;
  /** A sentence on the same form elsewhere on the page. */
  elsewhere?: string;
}

/** Whether a form asks who writes, what, or how to reach them: what is reckoned or filtered does not. */
function asksSomebody({ controls }: ControlGroup): boolean {
  return controls.some(
    ({ type, hints }) =>
      type === 'email' ||
      type === 'tel' ||
      type === 'textarea' ||
      MAIL.test(hints) ||
      PHONE.test(hints) ||
      PERSON.test(hints),
  );
}

/** Whether a form asks who writes or what, and no time or place for it: a form for messages may take that too. */
function asksWho(group: ControlGroup): boolean {
  const { controls, called, before } = group;
  if (controls.some(({ type }) => type === 'search')) return false;
  // A message books nothing, and nobody sees that it does not.
  if (controls.some(({ type }) => TIMED.has(type)) && BOOKING.test(`${called} ${before}`)) return false;
  return !BOOKING.test(called) && asksSomebody(group);
}

const TIMED: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'number']);

/**
 * The component that stands for a form: of a provider for forms of its kind, or of one whose form is called what this one is
 * for, or else, where it asks who writes, of one for messages.
 */
export function offerFor(page: Page, group: ControlGroup | undefined): Offer {
  const { manifest, document } = page;
  if (!group) return { expected: withoutForm(manifest, undefined), resource: WHOLE };
  if (group.controls.some(({ type }) => type === 'password')) return forPassword(page, group);
  const { purpose, form } = offeredForm(page, group);
  // What puts the component in its place, `no-static-form` offers, at the same form.
  const repeated = form && repeatedForms(page).get(group.element);
  if (form && repeated) return { expected: repeatedText(repeated), resource: of(form.provider) };
  if (form) {
    const { component, provider, id } = form;
    const elsewhere = sameFormElsewhere(page, group.element, provider, id);
    return { expected: `\`${component}\``, resource: of(provider), isForm: true, component, elsewhere };
  }
  const meant = purpose ? undefined : formMeantBy(manifest, document, group);
  if (meant && asksSomebody(group)) return orAddress(page, group, meant.provider, meant.id);
  const other = purpose ? undefined : otherFormFor(manifest, group, document.budget);
  if (other) return orAddress(page, group, other.provider, other.id);
  const messages =
    purpose || !asksWho(group) ? undefined : activeProviders(manifest).find(({ kind }) => kind === 'contact');
  if (!messages) return { expected: withoutForm(manifest, NONE_FITS), resource: WHOLE };
  return orAddress(page, group, messages.name, formFor(messages, group, document.budget));
}

/** What takes a password is a log-in or an account: no form for messages is one. */
function forPassword(page: Page, group: ControlGroup): Offer {
  const { manifest, document } = page;
  const other = otherFormCalled(manifest, `${group.called} ${group.before}`, document.budget);
  if (other) return orAddress(page, group, other.provider, other.id);
  return { expected: withoutForm(manifest, "no form of the site's providers is a log-in"), resource: WHOLE };
}

function of(provider: string): string {
  return pointer('resources', 'addons', provider);
}

function orAddress(page: Page, { element }: ControlGroup, provider: string, id: string | undefined): Offer {
  const component = formComponent(provider, id);
  return {
    expected: `\`${component}\`, or an address of the site that takes it`,
    resource: of(provider),
    isForm: true,
    component,
    elsewhere: sameFormElsewhere(page, element, provider, id),
  };
}

const ADDRESS = 'an address of the site that takes it, or no form';
const WHOLE = pointer('resources', 'addons');

const NONE_FITS = "none of the site's forms seems to be for it";

/** Forms that a message names, at most. */
const MOST_NAMED = 5;

function withoutForm(manifest: Manifest, why: string | undefined): string {
  const forms = Object.entries(manifest.resources.addons).flatMap(([provider, { status, forms: own }]) =>
    status === 'inactive' ? [] : own.map(({ id }) => `\`${id}\` of \`${provider}\``),
  );
  if (forms.length === 0) return `${ADDRESS}: the site has no form provider`;
  if (why !== NONE_FITS) return why === undefined ? ADDRESS : `${ADDRESS}: ${why}`;
  const more = forms.length > MOST_NAMED ? ` and ${forms.length - MOST_NAMED} more` : '';
  return `${ADDRESS}: ${why}; it has ${forms.slice(0, MOST_NAMED).join(', ')}${more}`;
}
