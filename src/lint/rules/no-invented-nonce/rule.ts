import { attributeSpan } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { isForNobody } from '../../form/classify.js';
import { controlGroupsOf } from '../../form/groups.js';
import { formComponent, offeredForm } from '../../form/offered-form.js';
import { activeProviders } from '../../form/providers.js';
import { type MadeUpNonce, madeUpNonces } from '../../nonce/find-nonces.js';
import { type PolicyNonce, policyNonces } from '../../nonce/policy-nonces.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { noInventedNonceDocs } from './docs.js';

/** Nonces and tokens that protect a request, with a value that no server gave out. */
export const noInventedNonce: Rule = {
  id: 'no-invented-nonce',
  severity: 'error',
  docs: noInventedNonceDocs,
  check(page) {
    const { document } = page;
    const ofPolicies = policyNonces(document).map((nonce) => problemOfPolicy(page, nonce));
    const found = madeUpNonces(document);
    if (found.length === 0) return ofPolicies;
    const advice = adviceFor(page);
    const reported = new Set<MadeUpNonce['element']>();
    const ofForms = found.flatMap((nonce): Problem[] => {
      const { element, place, name, span } = nonce;
      // One finding for what holds several, but for a script, where each has a place of its own.
      if (!span && reported.has(element)) return [];
      reported.add(element);
      const { start, end } = element;
      const why = 'a value written in the page protects nothing and is refused';
      if (place === 'field') {
        const message = `Unexpected value of \`${name}\`, expected one that the server gives out for each visitor: ${why}. ${advice(nonce)}`;
        return [{ start, end, message, fix: { description: 'Remove the field', edits: [{ start, end, text: '' }] } }];
      }
      const message = `Unexpected value of \`${name}\` ${PLACES[place]}, expected one that the server gives out for each visitor: ${why}. ${advice(nonce)}`;
      return [{ ...(span ?? { start, end: element.openEnd }), message, evidence: { name, place } }];
    });
    return [...ofPolicies, ...ofForms];
  },
};

/** A nonce of a Content Security Policy: the server writes it into each view, so nobody else does. */
function problemOfPolicy({ document }: Page, { element, isNamedByPage }: PolicyNonce): Problem {
  const message = `Unexpected value of \`nonce\` in \`<${element.tag}>\`, expected none: the server makes a new one for each view and sets it, and one in the page protects nothing. Remove the attribute`;
  const span = attributeSpan(element, 'nonce');
  const problem = { start: element.start, end: element.openEnd, message, evidence: { name: 'nonce', place: 'policy' } };
  if (!span || isNamedByPage) return problem;
  const { end } = span;
  let { start } = span;
  while (/\s/.test(document.source.charAt(start - 1))) start -= 1;
  return { ...problem, fix: { description: 'Remove the attribute', edits: [{ start, end, text: '' }] } };
}

/** What a page without a server of its own can do: a component brings a valid value, and nothing else does. */
function adviceFor(page: Page): (nonce: MadeUpNonce) => string {
  const groups = controlGroupsOf(page.document);
  const forms = new Map(groups.map((group) => [group.element, offeredForm(page, group).form?.component]));
  const others = new Set(groups.filter(isForNobody).map((group) => group.element));
  const [provider] = activeProviders(page.manifest);
  const any =
    [...forms.values()].find((component) => component !== undefined) ??
    (provider && formComponent(provider.name, provider.forms[0]?.id));
  const usual = any
    ? `Write \`${any}\` in place of what sends it, which has a valid one; without that, remove it`
    : 'Remove it: a canvas has nobody to put it in, and no form provider of the site does';
  return ({ element }) => {
    const form = formAround(page.document, element);
    // No form of a provider is a log-in or a search.
    if (form && others.has(form)) return 'Remove it, or let the server put it in';
    const own = form && forms.get(form);
    return own === undefined
      ? usual
      : `Write \`${own}\` in place of what sends it, which has a valid one; without that, remove it`;
  };
}

const formAround = nearestTag('form');

const PLACES = { script: 'in a script', query: 'in an address', attribute: 'in an attribute' } as const;
