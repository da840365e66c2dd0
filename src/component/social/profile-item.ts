import type { Element } from 'hast';
import { classSuffix, element } from '../../html/element.js';
import type { ICONS } from '../../site/markup.js';
import type { SiteMarkup } from '../markup/markup-of.js';
import { classesOf, dataOf } from '../markup/part.js';
import { networkIcon } from './icon.js';

/** A profile as the list shows it. */
export interface Profile {
  network: string;
  href: string | undefined;
  /** What its link is called. */
  name: string;
}

/** How the items of a list are written. */
export interface ItemStyle {
  parts: SiteMarkup['x-social'];
  icons: (typeof ICONS)[number];
  /** Classes that the author gives to parts; nothing where the site's hold. */
  item?: readonly string[] | undefined;
  link?: readonly string[] | undefined;
  icon?: readonly string[] | undefined;
}

/**
 * The item of a list that links to a profile. Where its icon stands alone, the name stays for those who listen: a class says
 * that it is not to be seen. A page without a style sheet shows both.
 */
export function profileItem({ network, href, name }: Profile, style: ItemStyle): Element {
  const { parts, icons } = style;
  const icon = icons === 'none' ? undefined : networkIcon(network, classesOf(parts.icon, { written: style.icon }));
  const hidden = icon && icons === 'only' ? ['x-social__label--hidden', ...parts.label.hidden] : [];
  const beside = icon && icons === 'before' ? parts.label.beside : [];
  const label = element(
    'span',
    { className: ['x-social__label', ...hidden, ...parts.label.class, ...beside], ...dataOf(parts.label) },
    [name],
  );
  const className = [
    'x-social__item',
    `x-social__item--${classSuffix(network)}`,
    ...classesOf(parts.item, { written: style.item }),
  ];
  const link = { className: classesOf(parts.link, { written: style.link }), href, rel: ['me', 'noopener'] };
  return element('li', { className, ...dataOf(parts.item) }, [
    element('a', { ...link, ...dataOf(parts.link) }, icon ? [icon, label] : [label]),
  ]);
}
