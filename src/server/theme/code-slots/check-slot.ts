import { secretsInText } from 'inlay/internal/lint/rules/no-secrets/secrets-in-text.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import { cssFaults } from './check-css.js';
import { htmlFaults } from './check-html.js';
import { jsFaults } from './check-js.js';
import { type Fault, faultsIn, inOrder } from './fault.js';
import { HOOK_FACTS } from './hooks.js';

export type Code = Pick<SlotBody, 'code' | 'language' | 'hook'> & Partial<Pick<SlotBody, 'scope' | 'conditions'>>;

/**
 * Secrets in a slot's code, which everybody who sees a page could read. Comments can't allow them: it is the server that
 * refuses.
 */
export function secretFaults({ code }: Pick<SlotBody, 'code'>): Fault[] {
  const fault = faultsIn(code);
  return secretsInText(code, false).map(({ start, kinds }) => {
    const message = `Unexpected secret, expected none: ${kinds.slice(0, 3).join(', ')} can be read by every visitor`;
    return fault(start, 'secret', message);
  });
}

/** All for which a slot can't be put into pages, in the order of the code. */
export function faultsOf(slot: Code): Fault[] {
  const { language, hook } = slot;
  const { languages } = HOOK_FACTS[hook];
  const misplaced: Fault[] = languages.includes(language)
    ? []
    : [
        {
          pointer: '/hook',
          code: 'wrong-hook',
          message: `Unexpected \`${language}\` at \`${hook}\`, expected one of: ${languages.join(', ')}`,
        },
      ];
  return inOrder([...misplaced, ...conditionFaults(slot), ...secretFaults(slot), ...syntaxFaults(slot)]);
}

/** Conditions that hold nowhere, as the slot is for all of the site. */
function conditionFaults({ scope, conditions }: Code): Fault[] {
  if (scope !== 'site' || !conditions) return [];
  const { paths, page_ids: pages, signed_in: signedIn } = conditions;
  if (paths.length === 0 && pages.length === 0 && signedIn === undefined) return [];
  const message =
    'Unexpected conditions of a slot for all of the site, expected `"scope":"conditions"`, or no conditions';
  return [{ pointer: '/conditions', code: 'idle-conditions', message }];
}

function syntaxFaults({ language, code, hook }: Code): Fault[] {
  try {
    if (language === 'css') return cssFaults(code);
    if (language === 'js') return jsFaults(code);
    return htmlFaults(code, HOOK_FACTS[hook].where);
  } catch (error) {
    // The parsers call themselves for what is nested.
    if (!(error instanceof RangeError)) throw error;
    return [faultsIn(code)(0, 'too-deep', 'Unexpected depth of nesting, expected less')];
  }
}
