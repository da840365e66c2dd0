import { memo } from '../../../text/memo.js';
import { shortText } from '../../../text/short-text.js';
import { attributeSpan, type DocElement, isWithin } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { isForNobody } from '../../form/classify.js';
import { controlGroupsOf } from '../../form/groups.js';
import { replacedForms } from '../../form/replaced-forms.js';
import { formCalling } from '../../nonce/calling-form.js';
import { type MadeUpNonce, madeUpNonces } from '../../nonce/find-nonces.js';
import { type PolicyNonce, type PolicyOfPage, policiesWithNonce, policyNonces } from '../../nonce/policy-nonces.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { offerFor } from '../no-fictitious-form/offer.js';
import { formsSendingNonces } from '../no-fictitious-form/rule.js';
import { noInventedNonceDocs } from './docs.js';

/** Nonces and tokens that protect a request, with a value that no server gave out. */
export const noInventedNonce: Rule = {
  id: 'no-invented-nonce',
  severity: 'error',
  docs: noInventedNonceDocs,
  check(page) {
    const { document } = page;
    const ofPolicies = [
      ...policiesWithNonce(document).map(problemOfMeta),
      ...policyNonces(document).map((nonce) => problemOfPolicy(page, nonce)),
    ].sort((a, b) => a.start - b.start);
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
        // A form that gives way to a component takes its fields along: one repair is enough.
        if (isWithinReplaced(page, element)) return [{ start, end, message }];
        return [{ start, end, message, fix: { description: 'Remove the field', edits: [{ start, end, text: '' }] } }];
      }
      const message = `Unexpected value of \`${name}\` ${PLACES[place]}, expected one that the server gives out for each visitor: ${why}. ${advice(nonce)}`;
      return [{ ...(span ?? { start, end: element.openEnd }), message, evidence: { name, place } }];
    });
    return [...ofPolicies, ...ofForms];
  },
};

function isWithinReplaced(page: Page, element: DocElement): boolean {
  const form = formAround(page.document, element);
  return form !== undefined && replacedForms(page).has(form);
}

/** A nonce of a Content Security Policy: the server writes it into each view, so nobody else does. */
function problemOfPolicy({ document }: Page, { element, isNamedByPage }: PolicyNonce): Problem {
  const advice = isNamedByPage
    ? `Remove the attribute together with \`'nonce-…'\` in the page's policy: without the one or the other alone the browser holds the element back. ${LET_IN_OTHERWISE}`
    : 'Remove the attribute';
  const message = `Unexpected value of \`nonce\` in \`<${element.tag}>\`, expected none: the server makes a new one for each view and sets it, and one in the page protects nothing. ${advice}`;
  const span = attributeSpan(element, 'nonce');
  const problem = { start: element.start, end: element.openEnd, message, evidence: { name: 'nonce', place: 'policy' } };
  if (!span || isNamedByPage) return problem;
  const { end } = span;
  let { start } = span;
  while (/\s/.test(document.source.charAt(start - 1))) start -= 1;
  return { ...problem, fix: { description: 'Remove the attribute', edits: [{ start, end, text: '' }] } };
}

/** What a policy in a page can have in place of a nonce. */
const LET_IN_OTHERWISE =
  "A policy in a page lets its own files in by `'self'`, and what is written in the page by a hash; or leave the policy to the server";

/** A policy in the page with a nonce that is the same in each view. */
function problemOfMeta({ element, value }: PolicyOfPage): Problem {
  const shown = `'nonce-${shortText(value, LONGEST)}'`;
  const { start, openEnd } = element;
  return {
    start,
    end: openEnd,
    message: `Unexpected \`${shown}\` in the page's Content Security Policy, expected none: only the server can make a new one for each view, and whoever reads this one can use it. Remove it together with the \`nonce\` of what it lets in. ${LET_IN_OTHERWISE}`,
    evidence: { name: 'nonce', place: 'policy' },
  };
}

/** Characters of a nonce that a message shows. */
const LONGEST = 40;

/** What a page without a server of its own can do: the component of the form that sends it brings a valid value. */
function adviceFor(page: Page): (nonce: MadeUpNonce) => string {
  const groups = controlGroupsOf(page.document);
  const forms = new Map(groups.map((group) => [group.element, offerFor(page, group).component]));
  const others = new Set(groups.filter(isForNobody).map((group) => group.element));
  const senders = formsSendingNonces(page);
  const callerOf = memo((script: DocElement) => ({ form: formCalling(page.document, script, forms.keys()) }));
  return (nonce) => {
    const { element } = nonce;
    page.document.budget.spend(forms.size);
    const inside = nonce.place === 'attribute' ? [...forms.keys()].filter((each) => isWithin(each, element)) : [];
    const sender = senders.get(nonce) ?? (nonce.place === 'script' ? callerOf(element).form : undefined);
    const form = inside.length === 1 ? inside[0] : (formAround(page.document, element) ?? sender);
    // No form of a provider is a log-in or a search.
    if (form && others.has(form)) return 'Remove it, or let the server put it in';
    const own = form && forms.get(form);
    return own === undefined
      ? 'Remove it: a canvas has nobody to put it in, and the server gives one out for each view'
      : `Write \`${own}\` in place of what sends it, which has a valid one; without that, remove it`;
  };
}

const formAround = nearestTag('form');

const PLACES = { script: 'in a script', query: 'in an address', attribute: 'in an attribute' } as const;
