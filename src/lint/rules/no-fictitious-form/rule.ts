import { isComponentTag } from '../../../component/tags.js';
import { withTag } from '../../document/by-tag.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement, isWithin } from '../../document/element.js';
import { nearestBy } from '../../document/nearest.js';
import { oncePerDocument } from '../../document/once-per-document.js';
import { descendants } from '../../document/text.js';
import { type Control, groupOf, isButton } from '../../form/controls.js';
import { endsParagraph } from '../../form/ended-paragraph.js';
import { formsOf, looseControlsOf } from '../../form/groups.js';
import { introLeft } from '../../form/intro-left.js';
import { leftBehind } from '../../form/left-behind.js';
import { unusualFields } from '../../form/unusual-fields.js';
import { type MadeUpNonce, madeUpNonces } from '../../nonce/find-nonces.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { consentsAlone } from './consents-alone.js';
import { noFictitiousFormDocs } from './docs.js';
import { embeddedForms } from './embedded.js';
import { formsInScripts } from './in-scripts.js';
import { judgeForm } from './judge.js';
import { judgeLoose } from './judge-loose.js';
import { noncesByForm } from './nonces-by-form.js';
import { offerFor } from './offer.js';
import type { Sent } from './sent.js';
import { CERTAIN, type Verdict } from './verdict.js';

/** Forms that nobody receives, and requests with a made-up token, which are refused. */
export const noFictitiousForm: Rule = {
  id: 'no-fictitious-form',
  severity: 'error',
  docs: noFictitiousFormDocs,
  check(page) {
    const { document } = page;
    const nonces = madeUpNonces(document);
    const problems: Problem[] = [];
    const taken = new Set<MadeUpNonce>();
    const sentWith = noncesByForm(document, nonces);
    for (const sent of candidatesOf(document)) {
      const own = nonces.length === 0 ? [] : sentWith(sent);
      for (const nonce of own) taken.add(nonce);
      const verdict = judge(page, sent) ?? (own[0] && refused(own[0]));
      if (verdict) problems.push(problemOf(page, sent, verdict));
    }
    const reported = new Set<DocElement>();
    for (const nonce of nonces) {
      if (taken.has(nonce) || reported.has(nonce.element)) continue;
      reported.add(nonce.element);
      problems.push(requestOf(nonce));
    }
    return [
      ...problems,
      ...consentsAlone(page),
      ...embeddedForms(page),
      ...formsInScripts(page, (written) => candidatesOf(written.document)),
    ];
  },
};

/** The forms of a page that surely nobody receives, with what says so, as in "sends to `#`". */
export function unreceivedForms(page: Page): ReadonlyMap<DocElement, string> {
  return new Map(
    candidatesOf(page.document).flatMap((sent): [DocElement, string][] => {
      const verdict = judge(page, sent);
      return verdict && verdict.score >= CERTAIN ? [[sent.element, verdict.says]] : [];
    }),
  );
}

/** The form that sends each made-up nonce of a page, where one does. */
export function formsSendingNonces({ document }: Page): ReadonlyMap<MadeUpNonce, DocElement> {
  const nonces = madeUpNonces(document);
  if (nonces.length === 0) return new Map();
  const sentWith = noncesByForm(document, nonces);
  return new Map(
    candidatesOf(document).flatMap((sent) =>
      sentWith(sent).map((nonce): [MadeUpNonce, DocElement] => [nonce, sent.element]),
    ),
  );
}

const outside = nearestBy(({ tag }) => tag === 'template' || isComponentTag(tag));

/** Forms, and controls that stand without one; not what a script copies, and not what a component replaces. */
function candidatesOf(document: IndexedDocument): Sent[] {
  const forms = [...formsOf(document)];
  const loose = looseControlsOf(document);
  if (forms.length === 0 && loose.length === 0) return [];
  return [...forms, ...loose]
    .filter(([element]) => outside(document, element) === undefined)
    .map(([element, controls]) => sentOf(document, element, controls))
    .filter((sent) => sent !== undefined);
}

/** Controls of a form that are looked at. */
const MOST_CONTROLS = 60;

function sentOf(document: IndexedDocument, element: DocElement, all: readonly Control[]): Sent | undefined {
  const within = descendants(document, element);
  if (within.some(({ tag }) => tag === 'x-addon' || (element.tag !== 'form' && tag === 'form'))) return undefined;
  const controls = all.slice(0, MOST_CONTROLS).filter((control) => isFilledIn(control.element));
  return {
    element,
    controls,
    buttons: [...within.filter(isButton), ...buttonsElsewhere(document, element)].slice(0, MOST_CONTROLS),
    hidden: within.filter(isHidden).slice(0, MOST_CONTROLS),
  };
}

/** Buttons outside of a form that send it, by its id. */
function buttonsElsewhere(document: IndexedDocument, form: DocElement): DocElement[] {
  const id = attribute(form, 'id');
  if (form.tag !== 'form' || !id) return [];
  return (buttonsByForm(document).get(id) ?? []).filter((button) => !isWithin(button, form));
}

const buttonsByForm = oncePerDocument((document) => {
  const buttons = new Map<string, DocElement[]>();
  for (const button of withTag(document, 'button')) {
    const id = attribute(button, 'form');
    if (id !== undefined) buttons.set(id, [...(buttons.get(id) ?? []).slice(0, MOST_CONTROLS), button]);
  }
  return buttons;
});

function isFilledIn(control: DocElement): boolean {
  return attribute(control, 'readonly') === undefined && attribute(control, 'disabled') === undefined;
}

function isHidden(element: DocElement): boolean {
  return element.tag === 'input' && attribute(element, 'type')?.trim().toLowerCase() === 'hidden';
}

function judge(page: Page, sent: Sent): Verdict | undefined {
  if (sent.element.tag === 'form') return judgeForm(page, sent);
  return judgeLoose(page, sent, groupOf(page.document, sent.element, sent.controls));
}

interface Refused {
  reason: 'made-up token';
  says: string;
  score: number;
}

function refused({ name }: MadeUpNonce): Refused {
  return { reason: 'made-up token', says: `sends a made-up \`${name}\`, which is refused`, score: 0.95 };
}

function problemOf(page: Page, sent: Sent, { reason, says, score }: Verdict | Refused): Problem {
  const { element, controls } = sent;
  const group = controls.length > 0 ? groupOf(page.document, element, controls) : undefined;
  const { expected, resource, isForm, elsewhere = '' } = offerFor(page, group);
  const lost = isForm ? unusualFields(group) : '';
  const ended =
    isForm && endsParagraph(page.document, element) ? '. Write `</p>` before it: a component ends no paragraph' : '';
  return {
    start: element.start,
    end: element.end,
    outcome: score < CERTAIN ? 'needs-review' : 'violation',
    message: `Unexpected form that ${says}, expected ${expected}${reason === 'made-up token' && !isForm ? ', or the form without that value' : ''}: nobody receives what people send with it${leftBehind(page.document, element)}${lost}${ended}${isForm ? elsewhere : introLeft(page.document, element)}`,
    resource,
    evidence: { score, reason, says },
  };
}

/** A request outside of any form. */
function requestOf({ element, name, place, span }: MadeUpNonce): Problem {
  return {
    ...(span ?? { start: element.start, end: place === 'field' ? element.end : element.openEnd }),
    message: `Unexpected made-up \`${name}\`, expected one that the server gives out for each visitor: what is sent with it is refused. To take it out, as \`no-invented-nonce\` says, settles both`,
    evidence: { score: 0.9, reason: 'made-up token', name, place },
  };
}
