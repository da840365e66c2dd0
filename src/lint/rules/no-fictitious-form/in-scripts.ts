import { attribute, type DocElement } from '../../document/element.js';
import { groupOf } from '../../form/controls.js';
import { scriptMarkupOf } from '../../owner/script-markup.js';
import type { Page, Problem } from '../../rule.js';
import { judgeForm } from './judge.js';
import { offerFor } from './offer.js';
import type { Sent } from './sent.js';
import { CERTAIN, type Verdict } from './verdict.js';

/** Verdicts that hold whatever the script does with the form: its address or key is made up. */
const BY_ADDRESS: ReadonlySet<Verdict['reason']> = new Set([
  'placeholder',
  'own machine',
  'trial server',
  'made-up host',
  'host of the name',
  'key',
  'mail program',
]);

/** An address as a form has one. */
const ADDRESS = /^(?:https?:|\/|mailto:)/i;

/** The forms in the HTML that scripts write, as `innerHTML` has it, whose own address or key nobody answers at. */
export function formsInScripts(page: Page, sentIn: (page: Page) => readonly Sent[]): Problem[] {
  return scriptMarkupOf(page).flatMap(({ page: written, spanOf }) =>
    sentIn(written).flatMap((sent): Problem[] => {
      const { element, controls } = sent;
      if (element.tag !== 'form' || isPutTogether(sent)) return [];
      const verdict = judgeForm(written, sent);
      if (!verdict || !BY_ADDRESS.has(verdict.reason)) return [];
      const group = controls.length > 0 ? groupOf(written.document, element, controls) : undefined;
      const { expected, resource, isForm } = offerFor(written, group);
      const where = isForm ? ' in the page itself, as none is expanded in a script' : '';
      const { says, score, reason } = verdict;
      return [
        {
          ...spanOf(element),
          outcome: score < CERTAIN ? 'needs-review' : 'violation',
          message: `Unexpected form in a script that ${says}, expected ${expected}${where}: nobody receives what people send with it`,
          resource,
          evidence: { score, reason, says, source: 'script' },
        },
      ];
    }),
  );
}

function isPutTogether({ element, buttons, hidden }: Sent): boolean {
  const addresses = [element, ...buttons].flatMap((each: DocElement) => each.attributes.map(({ value }) => value));
  const keys = hidden.map((field) => attribute(field, 'value') ?? '');
  // Where a script puts something together there is a blank in what it writes.
  const isWhole = (value: string) => !ADDRESS.test(value.trimStart()) || !/\s/.test(value.trimStart());
  return !addresses.every(isWhole) || keys.some((value) => /\s/.test(value));
}
