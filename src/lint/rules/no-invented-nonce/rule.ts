import type { Manifest } from '../../../manifest/schema.js';
import { formComponent } from '../../form/offered-form.js';
import { activeProviders } from '../../form/providers.js';
import { type MadeUpNonce, madeUpNonces } from '../../nonce/find-nonces.js';
import type { Problem, Rule } from '../../rule.js';
import { noInventedNonceDocs } from './docs.js';

/** Nonces and tokens that protect a request, with a value that no server gave out. */
export const noInventedNonce: Rule = {
  id: 'no-invented-nonce',
  severity: 'error',
  docs: noInventedNonceDocs,
  check({ document, manifest }) {
    const advice = adviceFor(manifest);
    const reported = new Set<MadeUpNonce['element']>();
    return madeUpNonces(document).flatMap((nonce): Problem[] => {
      const { element, place, name, span } = nonce;
      // One finding for what holds several, but for a script, where each has a place of its own.
      if (!span && reported.has(element)) return [];
      reported.add(element);
      const { start, end } = element;
      const why = 'a value written in the page protects nothing and is refused';
      if (place === 'field') {
        const message = `Unexpected value of \`${name}\`, expected one that the server gives out for each visitor: ${why}. ${advice}`;
        return [{ start, end, message, fix: { description: 'Remove the field', edits: [{ start, end, text: '' }] } }];
      }
      const message = `Unexpected value of \`${name}\` ${PLACES[place]}, expected one that the server gives out for each visitor: ${why}. ${advice}`;
      return [{ ...(span ?? { start, end: element.openEnd }), message, evidence: { name, place } }];
    });
  },
};

/** What a page without a server of its own can do: a component brings a valid value, and nothing else does. */
function adviceFor(manifest: Manifest): string {
  const [provider] = activeProviders(manifest);
  const [form] = provider?.forms ?? [];
  return provider
    ? `Write \`${formComponent(provider.name, form?.id)}\` in place of what sends it, which has a valid one; without that, remove it`
    : 'Remove it: a canvas has nobody to put it in, and no form provider of the site does';
}

const PLACES = { script: 'in a script', query: 'in an address', attribute: 'in an attribute' } as const;
