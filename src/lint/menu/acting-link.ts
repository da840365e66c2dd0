import { attribute, type DocElement } from '../document/element.js';

/** Attributes in which scripts keep where an element leads. */
const DATA = ['data-href', 'data-url', 'data-link'] as const;

/** The address that a script of an attribute goes to. */
const GOES =
  /(?:location(?:\.href)?\s{0,9}=|location\.(?:assign|replace)\(|window\.open\(|router\.push\(|navigate\()\s{0,9}["'`]([^"'`]{1,2000})["'`]/;

/** Whether the script of an attribute goes to an address, be it told there or the value of the element. */
const NAVIGATES = /location(?:\.href)?\s{0,9}=|location\.(?:assign|replace)\(|window\.open\(|router\.push\(|navigate\(/;

/** Attributes with the script of what happens on a click or a choice. */
const CLICK: ReadonlySet<string> = new Set(['onclick', '@click', 'x-on:click', 'v-on:click']);
const CHOICE = ['onchange', '@change', 'x-on:change', 'v-on:change', 'oninput'] as const;

/**
 * Where an element leads that acts as a link and is no `a`: a button whose script goes there, a link of a framework.
 * Empty for one that leads nowhere yet; nothing for any other element.
 */
export function actingLink(element: DocElement): string | undefined {
  const { tag, attributes, isHtml } = element;
  if (attributes.length === 0 || !isHtml || tag === 'a' || tag === 'select') return undefined;
  let isLink = false;
  for (const { name, value } of attributes) {
    if (name === 'class') continue; // as most are
    const address = CLICK.has(name) ? GOES.exec(value)?.[1] : undefined;
    if (address !== undefined) return address;
    isLink ||= name === 'role' && value === 'link';
  }
  if (tag === 'button' && attribute(element, 'formaction') !== undefined) return attribute(element, 'formaction');
  if (tag === 'button' || tag === 'li' || isLink) {
    for (const name of DATA) {
      const address = attribute(element, name);
      if (address !== undefined) return address;
    }
  }
  if (tag.includes('-') && tag.endsWith('link')) return attribute(element, 'to') ?? attribute(element, 'href');
  return isLink ? '' : undefined;
}

/** Whether a `select` goes to what is chosen: its script says so, or all that can be chosen are addresses. */
export function isChooserOfPages(select: DocElement): boolean {
  if (CHOICE.some((name) => NAVIGATES.test(attribute(select, name) ?? ''))) return true;
  const values = optionsOf(select).flatMap((option) => attribute(option, 'value')?.trim() || []);
  return values.length > 1 && values.every((value) => ADDRESS.test(value));
}

/** Attributes that a button of a draft may have: any other says what it does. */
const PLAIN: ReadonlySet<string> = new Set('class id type style title aria-label aria-current tabindex'.split(' '));

const isSubmit = /^(?:submit|reset)$/i;

/** Whether a button leads nowhere yet, and does nothing else that its attributes tell. */
export function isIdleButton({ tag, attributes, isHtml }: DocElement): boolean {
  return (
    tag === 'button' &&
    isHtml &&
    attributes.every(({ name, value }) => PLAIN.has(name) && !(name === 'type' && isSubmit.test(value)))
  );
}

/** Whether a `select` has no addresses yet, and is no field that is sent. */
export function isIdleChooser(select: DocElement): boolean {
  if (attribute(select, 'name') !== undefined) return false;
  return optionsOf(select).every((option) => /^#?$/.test(attribute(option, 'value')?.trim() ?? ''));
}

const ADDRESS = /^(?:\/(?!$)|\.\.?\/|https?:\/\/)|\.(?:html?|php|aspx?)$/i;

/** What can be chosen in a `select`. */
export function optionsOf({ children }: DocElement): DocElement[] {
  return children.flatMap((child): DocElement[] => {
    if (child.kind !== 'element') return [];
    if (child.tag === 'option') return [child];
    return child.tag === 'optgroup' ? optionsOf(child) : [];
  });
}

/** What an option says. */
export function optionLabel(option: DocElement): string {
  const text = option.children.map((child) => (child.kind === 'text' ? child.value : '')).join('');
  return (text.trim() === '' ? (attribute(option, 'label') ?? '') : text).trim();
}
