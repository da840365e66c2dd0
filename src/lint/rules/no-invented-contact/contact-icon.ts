import type { DocElement } from '../../document/element.js';

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

/** Whether an element begins with an icon for a way to reach somebody. */
export function hasContactIcon(element: DocElement | undefined): boolean {
  const icon = element?.children.find((child): child is DocElement => child.kind === 'element');
  if (!icon || icon.firstText !== icon.endText) return false;
  return icon.attributes.some(({ name, value }) => ICON_NAMES.has(name) && value.length < 200 && ICON.test(value));
}
