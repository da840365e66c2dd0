import type { Control } from '../../form/controls.js';
import { MAIL, PHONE } from '../../form/words.js';
import type { Sent } from './sent.js';

/** Types of controls in which people choose and don't write. */
export const CHOICES: ReadonlySet<string> = new Set('checkbox radio select range color'.split(' '));

/** A field for how to reach who writes, or for what they write. */
export function isReachable({ type, hints }: Control): boolean {
  if (type === 'email' || type === 'tel' || type === 'password') return true;
  return type === 'textarea' || (type === 'text' && (MAIL.test(hints) || PHONE.test(hints)));
}

/** Whether a form has names that only a script looks for. */
export function isHooked({ element, buttons }: Sent): boolean {
  return [element, ...buttons].some(({ attributes }) =>
    attributes.some(
      ({ name, value }) =>
        (name === 'class' && /(?:^|\s)js-/.test(value)) ||
        (name.startsWith('data-') &&
          /controller|action|form|ajax|submit|endpoint|url|api|component|behaviou?r|module|target/.test(name)),
    ),
  );
}
