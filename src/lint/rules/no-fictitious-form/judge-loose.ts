import { attribute, type DocElement, lineage } from '../../document/element.js';
import { purposeOf } from '../../form/classify.js';
import type { ControlGroup } from '../../form/controls.js';
import { handlerOf } from '../../form/handlers.js';
import { pageScriptsOf } from '../../form/page-scripts.js';
import { isTemplate, noAddress } from '../../form/placeholder-address.js';
import { deedsOf } from '../../form/what-code-does.js';
import { BOOKING, OTHER, PERSON, STREET } from '../../form/words.js';
import type { Page } from '../../rule.js';
import { CHOICES, isHooked, isReachable } from './fields.js';
import type { Sent } from './sent.js';
import { nowhere } from './targets.js';
import { BY_MAIL, ofAddress, ofScript, type Verdict } from './verdict.js';

/** Why nobody receives what is typed into controls without a form; nothing where somebody may. */
export function judgeLoose(page: Page, sent: Sent, group: ControlGroup): Verdict | undefined {
  const { element, controls, buttons } = sent;
  if (controls.some(({ type }) => type === 'search') || buttons.every(isRealLink)) return undefined;
  const elsewhere = addressAround(page, element);
  if (elsewhere) return elsewhere;
  const isReached = controls.some(isReachable);
  if (!isReached && !isLooseForm(group)) return undefined;
  const handler = handlerOf(page.document, [element, ...controls.map((control) => control.element), ...buttons]);
  const says = 'is no form: its fields have nothing that sends them';
  if (handler) {
    const deeds = deedsOf(handler.code, page.manifest);
    if (deeds.nobody) return ofScript(deeds.nobody);
    if (deeds.mails) return BY_MAIL;
    if (deeds.sends || handler.missing.length > 0) return undefined;
    if (!isReached && (deeds.reads || deeds.keeps)) return undefined;
    return { reason: 'only says so', says: 'is no form, and its script sends nothing', score: 0.9 };
  }
  const { external } = pageScriptsOf(page.document);
  if (external === 'own') return isHooked(sent) ? undefined : { reason: 'no form', says, score: 0.5 };
  const isKnown = (purposeOf(group)?.score ?? 0) >= CERTAIN;
  return { reason: 'no form', says, score: isKnown ? 0.9 : isReached ? 0.6 : 0.5 };
}

/** From here on a form is surely one for messages or news. */
const CERTAIN = 0.75;

const FORM_NAME =
  /(?:^|[\s_-])(?:form|formular\w{0,4}|formulaire|formulario|skjema|skema|lomake|formularz|forma)(?:$|\s)/i;
/** Controls that are written in, at least, for a form that does not ask how to reach somebody. */
const LEAST_WRITTEN = 2;

/** Whether controls that don't ask how to reach somebody are called a form, book something for somebody, or ask where one lives. */
function isLooseForm({ element, controls, called, before, sends }: ControlGroup): boolean {
  const written = controls.filter(({ type }) => !CHOICES.has(type) || type === 'select');
  if (!sends || written.length < LEAST_WRITTEN || OTHER.test(called)) return false;
  if (attribute(element, 'role') === 'form' || FORM_NAME.test(attribute(element, 'class') ?? '')) return true;
  if (!controls.some(({ hints }) => PERSON.test(hints))) return false;
  return BOOKING.test(`${called} ${before}`) || controls.some(({ hints }) => STREET.test(hints));
}

/** Elements around controls that may say where they send, at most. */
const AROUND = 3;

/** Why nobody answers at the address that an element of a script has for the controls in it. */
function addressAround({ manifest }: Page, element: DocElement): Verdict | undefined {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > AROUND || each.tag === 'body') return undefined;
    for (const { name, value } of each.attributes) {
      if (!(each.tag.includes('-') || name.startsWith('data-')) || !/^https?:\/\//i.test(value) || isTemplate(value))
        continue;
      const why = noAddress(value, manifest);
      if (why) return ofAddress(why, name, value);
    }
  }
  return undefined;
}

function isRealLink(button: DocElement): boolean {
  const href = button.tag === 'a' ? attribute(button, 'href') : undefined;
  return href !== undefined && !nowhere(href.trim()) && attribute(button, 'onclick') === undefined;
}
