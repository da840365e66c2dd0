import { areBoundToResult } from '../../form/bound-controls.js';
import { purposeOf } from '../../form/classify.js';
import { groupOf } from '../../form/controls.js';
import { BOOKING, PERSON, STREET } from '../../form/words.js';
import type { Page } from '../../rule.js';
import { isReachable } from './fields.js';
import type { Sent } from './sent.js';

/** From here on a form is one for messages or news. */
const CERTAIN = 0.75;

/**
 * Whether a form is a tool that a library runs in the page, such as a calculator: it shows a result of all that is put in, asks
 * for nobody's name or address, and books nothing.
 */
export function isToolOfLibrary({ document }: Page, { element, controls, buttons }: Sent): boolean {
  const isOfSomebody = controls.some(
    (control) =>
      isReachable(control) || control.type === 'file' || PERSON.test(control.hints) || STREET.test(control.hints),
  );
  if (isOfSomebody || !areBoundToResult(document, element, controls)) return false;
  if (buttons.length === 0) return true;
  const group = groupOf(document, element, controls);
  return !BOOKING.test(group.called) && (purposeOf(group)?.score ?? 0) < CERTAIN;
}
