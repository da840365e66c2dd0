import { type MadeUpNonce, madeUpNonces } from '../../nonce/find-nonces.js';
import type { Problem, Rule } from '../../rule.js';
import { noInventedNonceDocs } from './docs.js';

/** Nonces and tokens that protect a request, with a value that no server gave out. */
export const noInventedNonce: Rule = {
  id: 'no-invented-nonce',
  severity: 'error',
  docs: noInventedNonceDocs,
  check({ document }) {
    const reported = new Set<MadeUpNonce['element']>();
    return madeUpNonces(document).flatMap((nonce): Problem[] => {
      const { element, place, name, span } = nonce;
      // One finding for what holds several, but for a script, where each has a place of its own.
      if (!span && reported.has(element)) return [];
      reported.add(element);
      const { start, end } = element;
      const why = 'a value written in the page protects nothing and is refused';
      if (place === 'field') {
        const message = `Unexpected value of \`${name}\`, expected one that the server gives out for each visitor: ${why}. Write \`x-addon\` for the form, or leave the field to the server`;
        return [{ start, end, message, fix: { description: 'Remove the field', edits: [{ start, end, text: '' }] } }];
      }
      const message = `Unexpected value of \`${name}\` ${PLACES[place]}, expected one that the server gives out for each visitor: ${why}. Let the server put it in, or read it from where the server does`;
      return [{ ...(span ?? { start, end: element.openEnd }), message, evidence: { name, place } }];
    });
  },
};

const PLACES = { script: 'in a script', query: 'in an address', attribute: 'in an attribute' } as const;
