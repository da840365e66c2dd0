import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { purposeOf } from '../../form/classify.js';
import type { ControlGroup } from '../../form/controls.js';
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
 * The component that stands for a form: of a provider for forms of its kind, or else, where it asks who writes, of one for
 * messages.
 */
export function offerFor(page: Page, group: ControlGroup | undefined): Offer {
  const { manifest, document } = page;
  const providers = activeProviders(manifest);
  const purpose = group && purposeOf(group, contactTitles(manifest));
  const isAsked = group !== undefined && asksWho(group);
  const exact = providers.find(({ kind }) => kind === purpose?.kind);
  const provider = exact ?? (isAsked && !purpose ? providers.find(({ kind }) => kind === 'contact') : undefined);
  if (!group || !provider)
    return { expected: withoutForm(providers.length > 0, group), resource: pointer('resources', 'addons') };
  const id = formFor(provider, group, document.budget);
  const component = `<x-addon provider="${escapeAttribute(provider.name)}"${id === undefined ? '' : ` id="${escapeAttribute(id)}"`}></x-addon>`;
  const resource = pointer('resources', 'addons', provider.name);
  // What puts the component in its place, `no-static-form` offers, at the same form.
  return {
    expected: exact ? `\`${component}\`` : `\`${component}\`, or an address of the site that takes it`,
    resource,
  };
}

function withoutForm(hasProviders: boolean, group: ControlGroup | undefined): string {
  const address = 'an address of the site that takes it, or no form';
  if (!hasProviders) return `${address}: the site has no form provider`;
  return group ? `${address}: no form of the site's providers seems to be for it` : address;
}
