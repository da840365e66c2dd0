import { escapeAttribute } from '../../../html/escape.js';
import type { Manifest } from '../../../manifest/schema.js';
import { pointer } from '../../../message/pointer.js';
import { purposeOf } from '../../form/classify.js';
import type { ControlGroup } from '../../form/controls.js';
import { otherFormFor } from '../../form/other-forms.js';
import { activeProviders, contactTitles, formFor } from '../../form/providers.js';
import { MAIL, PERSON, PHONE } from '../../form/words.js';
import type { Page } from '../../rule.js';

/** What the site has in place of a form. */
export interface Offer {
  /** What the message says is expected. */
  expected: string;
  /** JSON Pointer into the manifest. */
  resource: string;
}

/** Whether a form asks who writes or what, and is no log-in: a form for messages may take that too. */
function asksWho({ controls }: ControlGroup): boolean {
  if (controls.some(({ type }) => type === 'password' || type === 'search')) return false;
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

/**
 * The component that stands for a form: of a provider for forms of its kind, or of one whose form is called what this one is
 * for, or else, where it asks who writes, of one for messages.
 */
export function offerFor(page: Page, group: ControlGroup | undefined): Offer {
  const { manifest, document } = page;
  const whole = pointer('resources', 'addons');
  if (!group) return { expected: withoutForm(manifest, group), resource: whole };
  const providers = activeProviders(manifest);
  const purpose = purposeOf(group, contactTitles(manifest));
  const exact = providers.find(({ kind }) => kind === purpose?.kind);
  // What puts the component in its place, `no-static-form` offers, at the same form.
  if (exact)
    return { expected: component(exact.name, formFor(exact, group, document.budget)), resource: of(exact.name) };
  const other = purpose ? undefined : otherFormFor(manifest, group, document.budget);
  if (other) return { expected: orAddress(component(other.provider, other.id)), resource: of(other.provider) };
  const messages = !purpose && asksWho(group) ? providers.find(({ kind }) => kind === 'contact') : undefined;
  if (!messages) return { expected: withoutForm(manifest, group), resource: whole };
  const id = formFor(messages, group, document.budget);
  return { expected: orAddress(component(messages.name, id)), resource: of(messages.name) };
}

function of(provider: string): string {
  return pointer('resources', 'addons', provider);
}

function component(provider: string, id: string | undefined): string {
  const form = id === undefined ? '' : ` id="${escapeAttribute(id)}"`;
  return `\`<x-addon provider="${escapeAttribute(provider)}"${form}></x-addon>\``;
}

function orAddress(offered: string): string {
  return `${offered}, or an address of the site that takes it`;
}

/** Forms that a message names, at most. */
const MOST_NAMED = 5;

function withoutForm(manifest: Manifest, group: ControlGroup | undefined): string {
  const address = 'an address of the site that takes it, or no form';
  const forms = Object.entries(manifest.resources.addons).flatMap(([provider, { status, forms: own }]) =>
    status === 'inactive' ? [] : own.map(({ id }) => `\`${id}\` of \`${provider}\``),
  );
  if (forms.length === 0) return `${address}: the site has no form provider`;
  const more = forms.length > MOST_NAMED ? ` and ${forms.length - MOST_NAMED} more` : '';
  const named = `${forms.slice(0, MOST_NAMED).join(', ')}${more}`;
  return group ? `${address}: none of the site's forms seems to be for it (it has ${named})` : address;
}
