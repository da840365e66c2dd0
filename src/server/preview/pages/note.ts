import type { Element, ElementContent } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { icon } from './icon.js';
import { code } from './text.js';

/** A line that says what is not as one may think, marked as a warning. */
export function note(content: readonly (ElementContent | string)[]): Element {
  return element('p', { className: ['note'] }, [icon('warning'), element('span', {}, content)]);
}

/** Says that a file is not there. */
export function missingFileNote(file: string, folder: string): Element {
  return note(missingFileWords(file, folder));
}

/** The words of that: `File /logo.svg is not in public`. */
export function missingFileWords(file: string, folder: string): (Element | string)[] {
  return ['File ', code(file), ' is not in ', code(folder)];
}
