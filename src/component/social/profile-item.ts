import type { Element } from 'hast';
import { classSuffix, element } from '../../html/element.js';
import { networkIcon } from './icon.js';

/** Where icons stand: nowhere, before the names, or alone. */
export const ICON_MODES = ['none', 'before', 'only'] as const;

/** One of them. */
export type IconMode = (typeof ICON_MODES)[number];

/** A profile as the list shows it. */
interface Profile {
  network: string;
  href: string | undefined;
  /** What its link is called. */
  name: string;
}

/**
 * The item of a list that links to a profile. Where its icon stands alone, the name stays for those who listen: a class says
 * that it is not to be seen. A page without a style sheet shows both.
 */
export function profileItem(
  { network, href, name }: Profile,
  { icons, iconClasses }: { icons: IconMode; iconClasses: readonly string[] },
): Element {
  const icon = icons === 'none' ? undefined : networkIcon(network, iconClasses);
  const className = ['x-social__label', ...(icon && icons === 'only' ? ['x-social__label--hidden'] : [])];
  const label = element('span', { className }, [name]);
  return element('li', { className: ['x-social__item', `x-social__item--${classSuffix(network)}`] }, [
    element('a', { href, rel: ['me', 'noopener'] }, icon ? [icon, label] : [label]),
  ]);
}
