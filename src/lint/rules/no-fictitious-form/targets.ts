import { parsed } from '../../../html/url.js';
import { nameWords } from '../../../text/literal.js';
import { attribute, type DocElement } from '../../document/element.js';
import { missingKey } from '../../form/missing-key.js';
import { isLeftOpen, isStandIn, isTemplate } from '../../form/placeholder-address.js';
import { noKeyOfService } from '../../form/service-keys.js';
import type { Sent } from './sent.js';

/** Whether a form that sends there stays where it is: nothing, the page itself, a script. */
export function nowhere(target: string): boolean {
  return /^(?:#.*|\?|javascript:.*|about:blank|undefined|null|void\(0\);?)?$/is.test(target);
}

/** Attributes by which a library sends a form, or a service finds it, and those for an address. */
const SENT_BY =
  /^(?:data-)?(?:hx-(?:post|get|put|patch|delete)|ws-send)$|^(?:wire:(?:submit|click|change|model)|phx-(?:submit|click|change)|data-on[-:]submit|data-live-action-param|up-submit|data-remote|data-turbo|data-turbo-frame|data-wp-on--submit|data-wp-on-async--submit|up-target|ic-post-to|use:enhance)/;
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
      (name === 'action' && element.tag === 'form') ||
      (name.startsWith('data-') && /^https?:/i.test(value)) ||
      (isForAddress(name) && /^(?:\/|https?:)/i.test(value.trim())),
  );
  const others = buttons.flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'formaction'));
  return [...own, ...others]
    .map(({ name, value }) => ({ name, value: value.trim() }))
    .filter(({ value }) => !nowhere(value));
}

/** What names end in that may be of a service: a key, an id, an address. */
const ENDS: ReadonlySet<string> = new Set(
  'id key token account business form formid formkey accesskey apikey hash uuid code endpoint url list u'.split(' '),
);
/** Names of a key or an endpoint, wherever the form sends to. */
const KEYS: ReadonlySet<string> = new Set('key token endpoint hash url'.split(' '));
const KEYS_BY_ONE_WORD: ReadonlySet<string> = new Set('key token endpoint accesskey apikey formkey'.split(' '));
/** Words of what a key or an endpoint is for. */
const OF_KEY: ReadonlySet<string> = new Set(
  'access api form public auth app service client web3forms submit script webhook action endpoint'.split(' '),
);
/** What services number; other ids are of records, such as `product_id`. */
const NUMBERED: ReadonlySet<string> = new Set(
  'form list button account audience portal project script service template user site merchant'.split(' '),
);

/** The name of a key of the form that is yet to be put in: `access_key` with `YOUR_ACCESS_KEY_HERE`. */
export function keyToFillIn(sent: Sent, siteUrl: string): string | undefined {
  const { element } = sent;
  const fields = fieldsOf(sent);
  const data = element.attributes.filter(({ name }) => name.startsWith('data-'));
  const isElsewhere = addressesOf(sent).some(({ value }) => leavesSite(value, siteUrl));
  const found = [...fields, ...data].find(({ name, value }) => {
    const text = value.trim();
    if (text === '' || value.length > 200 || isTemplate(value)) return false;
    const words = nameWords(name.replace(/^data-/, ''));
    if (!ENDS.has(words.at(-1) ?? '')) return false;
    return isLeftOpen(text) || ((isKey(words) || (isElsewhere && isOfService(words))) && isStandIn(text));
  });
  return found && `${found.name}="${found.value}"`;
}

/** The key among the fields of a form that the service it sends to never gave out, and what is wrong with it. */
export function keyNobodyGave(sent: Sent): string | undefined {
  const fields = fieldsOf(sent).filter(({ value }) => !isTemplate(value));
  for (const { value } of addressesOf(sent)) {
    const found = isTemplate(value) ? undefined : noKeyOfService(value, fields);
    if (found?.name !== undefined) return `\`${found.name}="${found.value}"\` (${found.says})`;
  }
  return undefined;
}

/** What the service that a form sends to needs and is not told, as in "no `u`, which Mailchimp needs"; nothing where it is. */
export function keyNobodyTold(sent: Sent): string | undefined {
  const { controls, buttons } = sent;
  // What people choose or press is sent, too.
  const chosen = new Set(
    [...controls.map(({ element }) => element), ...buttons].map((each) => attribute(each, 'name')),
  );
  const told = new Set(fieldsOf(sent).flatMap(({ name, value }) => (value.trim() === '' ? [] : name)));
  for (const { value } of addressesOf(sent)) {
    const found = isTemplate(value) ? undefined : missingKey(value, (name) => told.has(name) || chosen.has(name));
    if (found !== undefined) return `sends to \`${value}\` with ${found}`;
  }
  return undefined;
}

/** The hidden fields of a form. */
function fieldsOf({ hidden }: Sent): { name: string; value: string }[] {
  return hidden.map((field) => ({ name: attribute(field, 'name') ?? '', value: attribute(field, 'value') ?? '' }));
}

function isKey(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (words.length === 1) return KEYS_BY_ONE_WORD.has(last);
  return (KEYS.has(last) && OF_KEY.has(words.at(-2) ?? '')) || KEYS_BY_ONE_WORD.has(words.slice(-2).join(''));
}

/** Whether a name is one of what a service that takes forms gives out: `form_id`, `u`, `hosted_button_id`. */
function isOfService(words: readonly string[]): boolean {
  return words.length === 1 || words.some((word) => NUMBERED.has(word));
}

function leavesSite(address: string, siteUrl: string): boolean {
  const url = parsed(address, siteUrl);
  return url !== undefined && url.host !== parsed(siteUrl)?.host;
}

function isForAddress(name: string): boolean {
  return (name.startsWith('data-') || name.startsWith('hx-')) && nameWords(name).some((word) => FOR_ADDRESS.has(word));
}
