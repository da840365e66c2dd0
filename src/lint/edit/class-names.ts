import { tokens } from '../../html/element.js';
import { attribute, type DocElement } from '../document/element.js';
import { withoutCode } from '../document/template-code.js';
import { isOfOutput } from './replace.js';

/** The classes of an element, without those of components and what a template writes. */
export function classesOf(element: DocElement | undefined): string[] {
  const written = element && attribute(element, 'class');
  return written === undefined ? [] : tokens(withoutCode(written)).filter((name) => !isOfOutput(name));
}

/** The classes that all of some elements have, in the order of the first. */
export function sharedClasses([first, ...others]: readonly DocElement[]): string[] {
  const rest = others.map((element) => new Set(classesOf(element)));
  return first ? classesOf(first).filter((name) => rest.every((names) => names.has(name))) : [];
}

/** An attribute with class names, and a blank before it. */
export function classAttribute(name: string, classes: readonly string[]): string {
  return ` ${name}="${classes.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}
