import { attribute, type DocElement } from '../../document/element.js';

/** An icon for a way to reach somebody, by its names. */
const ICON =
  /(?:^|[\s_:#-])(?:phone|tel|telephone|receiver|mobile|call|envelope|mail|email|at|whatsapp|map|geo|location|place|marker|pin|address)(?:$|[\s_-])/i;
const ICON_NAMES: ReadonlySet<string> = new Set([
  'class',
  'uk-icon',
  'data-icon',
  'icon',
  'name',
  'data-lucide',
  'data-feather',
]);

/** What an element that is a number to call is named. */
const OWN_NAME = /(?:^|[\s_-])(?:phone|tel|telephone|telefon|telefono|telefone|hotline)(?:$|[\s_-])/i;

/** Whether an element is named after a number to call. */
export function isNamedPhone(element: DocElement | undefined): boolean {
  const names = element && attribute(element, 'class');
  return names !== undefined && names.length < 200 && OWN_NAME.test(names);
}

/** Whether an element begins with an icon for a way to reach somebody. */
export function hasContactIcon(element: DocElement | undefined): boolean {
  const icon = element?.children.find((child): child is DocElement => child.kind === 'element');
  if (!icon || icon.firstText !== icon.endText) return false;
  return icon.attributes.some(({ name, value }) => ICON_NAMES.has(name) && value.length < 200 && ICON.test(value));
}
