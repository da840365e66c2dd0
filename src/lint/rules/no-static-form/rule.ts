import { pointer } from '../../../message/pointer.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { endsParagraph } from '../../form/ended-paragraph.js';
import { controlGroupsOf } from '../../form/groups.js';
import { introLeft } from '../../form/intro-left.js';
import { headingGone, keeping, keptOfForm } from '../../form/kept-of-form.js';
import { leftBehind } from '../../form/left-behind.js';
import { linksLost } from '../../form/links-lost.js';
import { offeredForm } from '../../form/offered-form.js';
import { scriptsOfFormAlone } from '../../form/own-scripts.js';
import { activeProviders } from '../../form/providers.js';
import { repeatedForms, repeatedText, sameFormElsewhere } from '../../form/repeated-form.js';
import { formsByTitle } from '../../form/titled-form.js';
import { unusualFields } from '../../form/unusual-fields.js';
import type { Problem, Proposal, Rule } from '../../rule.js';
import { noStaticFormDocs } from './docs.js';

/** Contact and newsletter forms by hand where a provider of such forms is active, and any that has the title of a form in use. */
export const noStaticForm: Rule = {
  id: 'no-static-form',
  severity: 'error',
  docs: noStaticFormDocs,
  check(page) {
    const { document, manifest } = page;
    if (activeProviders(manifest).length === 0 && formsByTitle(manifest).size === 0) return [];
    return controlGroupsOf(document).flatMap((group): Problem[] => {
      const { purpose, form } = offeredForm(page, group);
      if (!purpose || !form) return [];
      const { component } = form;
      const { start, end } = group.element;
      const scripts = scriptsOfFormAlone(document, group.element);
      const what = form.isOther ? 'form' : `${purpose.kind} form`;
      const repeated = repeatedForms(page).get(group.element);
      const lost = `${unusualFields(group)}${linksLost(document, group.element)}${headingGone(document, group.element)}`;
      const expected = repeated
        ? `${repeatedText(repeated)}${leftBehind(document, group.element)}${lost}${introLeft(document, group.element)}`
        : `\`${component}\`: the site has a form for this, whose provider says where it is sent and what protects it${leftBehind(document, group.element, scripts)}${lost}${sameFormElsewhere(page, group.element, form.provider, form.id)}`;
      return [
        {
          start,
          end,
          outcome: purpose.score < CERTAIN ? 'needs-review' : 'violation',
          message: `Unexpected hand-written ${what}, expected ${expected}`,
          resource: pointer('resources', 'addons', form.provider),
          evidence: { score: purpose.score, reasons: purpose.reasons },
          ...(!repeated && { fix: replacingForm(document, group.element, component, scripts) }),
        },
      ];
    });
  },
};

/** Proposes to write a component in place of a form, and to take away the scripts that have nothing to do without it. */
function replacingForm(
  document: IndexedDocument,
  form: DocElement,
  component: string,
  scripts: readonly DocElement[],
): Proposal {
  const { start, end } = form;
  const kept = keptOfForm(document, form);
  const others = scripts.filter((script) => script.start >= end || script.end <= start);
  const edits = [
    ...(kept && !endsParagraph(document, form)
      ? keeping(kept, component)
      : [{ start, end, text: endsParagraph(document, form) ? `</p>\n${component}` : component }]),
    ...others.map((script) => ({ start: script.start, end: script.end, text: '' })),
  ];
  return {
    description: `Replace the form by \`${component}\`${others.length > 0 ? ', and remove its script' : ''}`,
    edits: edits.sort((a, b) => a.start - b.start),
  };
}

/** From here on nobody has to look. */
const CERTAIN = 0.75;
