import { tokens } from '../../html/element.js';
import type { Page } from '../rule.js';

/** The classes that the site's markup gives to a part of a component. */
export function siteClasses({ manifest }: Page, tag: 'x-menu' | 'x-social', part: string): string[] {
  const told = manifest.runtime_components[tag].markup?.[part];
  const classes = typeof told === 'object' ? told['class'] : told;
  return typeof classes === 'string' ? tokens(classes) : [];
}
