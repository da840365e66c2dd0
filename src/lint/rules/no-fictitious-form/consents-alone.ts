import { countBy } from '../../document/count.js';
import { attribute, type DocElement, lineage } from '../../document/element.js';
import { oncePerDocument } from '../../document/once-per-document.js';
import { isConsent, isTicked } from '../../form/consent.js';
import { looseOnesOf } from '../../form/groups.js';
import { handlerOf } from '../../form/handlers.js';
import { introLeft } from '../../form/intro-left.js';
import { pageScriptsOf } from '../../form/page-scripts.js';
import type { Page, Problem } from '../../rule.js';

/** Levels up in which something else may send a consent, or needs it. */
const LEVELS = 4;
/** What a page or a script has of its own use for. */
const OF_OTHERS = /^(?:nav|dialog|template|table)$|-/;

/** What takes something: a form, a button, another control. */
const takersIn = oncePerDocument(({ elements }) =>
  countBy(elements, ({ tag }) => /^(?:form|input|select|textarea|button)$/.test(tag)),
);

/** Boxes with a consent that people have to give, without a form and a field that it is for: what is left of a form that is gone. */
export function consentsAlone({ document }: Page): Problem[] {
  if (pageScriptsOf(document).external === 'own') return [];
  return looseOnesOf(document).flatMap(({ element: box }): Problem[] => {
    if (!isTicked(box) || attribute(box, 'required') === undefined || attribute(box, 'form') !== undefined) return [];
    const consent = consentAround(box, (each) => isConsent(document, each));
    if (!consent || !isAlone(box, (each) => takersIn(document)(each)) || handlerOf(document, [box, consent])) return [];
    const { start, end } = consent;
    return [
      {
        start,
        end,
        outcome: 'needs-review',
        message: `Unexpected consent that stands in no form, expected it in the form that it is for, or none: nobody receives it, and there is nothing that it is given for${introLeft(document, consent)}`,
        evidence: { score: 0.6, reason: 'no form' },
      },
    ];
  });
}

/** The smallest element with a box and the sentence beside it, which leads to what it is given for. */
function consentAround(box: DocElement, passes: (element: DocElement) => boolean): DocElement | undefined {
  return [box.parent, box.parent?.parent].find((each) => each !== undefined && passes(each) && hasLink(each));
}

function hasLink({ children }: DocElement): boolean {
  return children.some(
    (child) => child.kind === 'element' && (child.tag === 'a' || (child.tag === 'label' && hasLink(child))),
  );
}

/** Whether nothing around a box takes anything from people, and no script has made what is around it. */
function isAlone(box: DocElement, takers: (element: DocElement) => number): boolean {
  let level = 0;
  for (const each of lineage(box.parent)) {
    if (OF_OTHERS.test(each.tag)) return false;
    if (/^(?:body|main|header|footer)$/.test(each.tag)) continue;
    level += 1;
    if (level <= LEVELS && takers(each) > 1) return false;
  }
  return true;
}
