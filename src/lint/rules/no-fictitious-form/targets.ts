import { attribute, type DocElement } from '../../document/element.js';
import { isStandIn, isTemplate } from '../../form/placeholder-address.js';
import { nameWords } from '../../words/literal.js';
import type { Sent } from './sent.js';

/** Whether a form that sends there stays where it is: nothing, the page itself, a script. */
export function nowhere(target: string): boolean {
  return /^(?:#.*|\?|javascript:.*|about:blank|undefined|null|void\(0\);?)?$/is.test(target);
}

/** Attributes by which a library sends a form, or a service finds it, and those for an address. */
const SENT_BY =
  /^(?:data-)?(?:hx-(?:post|get|put|patch|delete)|ws-send|netlify|netlify-form|static-form-name)$|^(?:wire:submit|phx-submit|up-submit|data-remote|data-turbo|data-turbo-frame|data-wp-on--submit|data-wp-on-async--submit|up-target|ic-post-to|use:enhance)/;
const FOR_ADDRESS: ReadonlySet<string> = new Set(
  'endpoint url action api href webhook post put submit server script target src'.split(' '),
);

/** Whether a library or a service takes a form by its attributes. */
export function sentByAttribute({ attributes }: DocElement): boolean {
  return attributes.some(({ name }) => SENT_BY.test(name));
}

/** The addresses that a form sends to, as its attributes and buttons say. */
export function addressesOf({ element, buttons }: Sent): { name: string; value: string }[] {
  const own = element.attributes.filter(
    ({ name, value }) =>
      (name === 'action' && element.tag === 'form') || (isForAddress(name) && /^(?:\/|https?:)/i.test(value.trim())),
  );
  const others = buttons.flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'formaction'));
  return [...own, ...others]
    .map(({ name, value }) => ({ name, value: value.trim() }))
    .filter(({ value }) => !nowhere(value));
}

/** Words that names of keys and ids of services end in. */
const KEY: ReadonlySet<string> = new Set(
  'id key token account business form formid hash uuid code endpoint url list u'.split(' '),
);

/** The name of a key of the form that is yet to be put in: `access_key` with `YOUR_ACCESS_KEY_HERE`. */
export function keyToFillIn({ element, hidden }: Sent): string | undefined {
  const fields = hidden.map((field) => ({
    name: attribute(field, 'name') ?? '',
    value: attribute(field, 'value') ?? '',
  }));
  const data = element.attributes.filter(({ name }) => name.startsWith('data-'));
  const found = [...fields, ...data].find(({ name, value }) => {
    const last = nameWords(name).at(-1) ?? '';
    return KEY.has(last) && value !== '' && !isTemplate(value) && isStandIn(value.trim()) && value.length <= 200;
  });
  return found && `${found.name}="${found.value}"`;
}

function isForAddress(name: string): boolean {
  return (name.startsWith('data-') || name.startsWith('hx-')) && nameWords(name).some((word) => FOR_ADDRESS.has(word));
}
