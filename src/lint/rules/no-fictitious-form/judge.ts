import { attribute, type DocElement, lineage } from '../../document/element.js';
import { purposeOf } from '../../form/classify.js';
import type { Control, ControlGroup } from '../../form/controls.js';
import { handlerOf } from '../../form/handlers.js';
import { pageScriptsOf } from '../../form/page-scripts.js';
import { isTemplate, type NoAddress, noAddress } from '../../form/placeholder-address.js';
import { type Deeds, deedsOf } from '../../form/what-code-does.js';
import { BOOKING, MAIL, OTHER, PERSON, PHONE } from '../../form/words.js';
import type { Page } from '../../rule.js';
import type { Sent } from './sent.js';
import { addressesOf, keyToFillIn, nowhere, sentByAttribute } from './targets.js';

/** Why nobody receives what is sent with a form. */
export interface Verdict {
  reason: NoAddress | 'mail program' | 'key' | 'no target' | 'no names' | 'only says so' | 'no form';
  /** What says so, as in "sends to `#`". */
  says: string;
  /** How sure that is, from 0 to 1. */
  score: number;
}

const SURE = 0.95;

/** What is said of each kind of address that nobody answers at. */
const SAID: Readonly<Record<NoAddress, string>> = {
  placeholder: 'an address that is yet to be put in',
  'own machine': 'an address of the own machine or network',
  'trial server': 'a server for trying things out',
};

/** Why nobody receives what is sent with a form; nothing where somebody may. */
export function judgeForm(page: Page, sent: Sent): Verdict | undefined {
  const { element: form, controls, buttons } = sent;
  const { manifest, document } = page;
  if (attribute(form, 'method')?.trim().toLowerCase() === 'dialog') return undefined;
  const action = attribute(form, 'action')?.trim();
  for (const { name, value } of addressesOf(sent)) {
    if (isTemplate(value)) continue;
    const why = noAddress(value, manifest);
    if (why) return { reason: why, says: `sends to ${SAID[why]}, \`${name}="${value}"\``, score: SURE };
  }
  const key = keyToFillIn(sent, manifest.site.url);
  if (key) return { reason: 'key', says: `holds a key that is yet to be put in, \`${key}\``, score: SURE };
  const handler = handlerOf(document, [form, ...controls.map(({ element }) => element), ...buttons]);
  const deeds = handler && deedsOf(handler.code, manifest);
  const bySelf = deeds?.nobody && ofScript(deeds.nobody);
  if (bySelf) return bySelf;
  if (deeds?.mails && controls.length > 0) return BY_MAIL;
  const targets = [action, ...buttons.map((button) => attribute(button, 'formaction')?.trim())];
  if (sentByAttribute(form) || deeds?.sends) return undefined;
  if (targets.some((target) => target !== undefined && isTemplate(target)) || isServed(page, form)) return undefined;
  const real = targets.find((target) => target !== undefined && !nowhere(target));
  if (real !== undefined && !isMailProgram(real)) return judgeReal(page, sent, real, handler?.code, deeds);
  if (controls.length === 0) return undefined;
  if (real !== undefined)
    return { reason: 'mail program', says: `opens a program of the visitor by \`${scheme(real)}\``, score: SURE };
  if (isSearch(sent)) return undefined;
  const target = action === undefined ? 'has no `action`' : `sends to \`${action}\``;
  if (handler) return judgeHandled(sent, target, handler.missing, deeds);
  return judgeUnhandled(page, sent, target);
}

/** A script that writes a mail in a program of the visitor. */
const BY_MAIL: Verdict = {
  reason: 'mail program',
  says: 'has a script that opens a program of the visitor by `mailto:`',
  score: SURE,
};

/** Why nobody receives what is typed into controls without a form; nothing where somebody may. */
export function judgeLoose(page: Page, sent: Sent, group: ControlGroup): Verdict | undefined {
  const { element, controls, buttons } = sent;
  if (controls.some(({ type }) => type === 'search' || type === 'password') || buttons.every(isRealLink))
    return undefined;
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
  /(?:^|[\s_-])(?:form|formular\w{0,4}|formulaire|formulario|skjema|skema|lomake|formularz|forma)(?:$|[\s_-])/i;
/** Controls that are written in, at least, for a form that does not ask how to reach somebody. */
const LEAST_WRITTEN = 2;

/** Whether controls that don't ask how to reach somebody are called a form, or book something for somebody. */
function isLooseForm({ element, controls, called, before, sends }: ControlGroup): boolean {
  const written = controls.filter(({ type }) => !CHOICES.has(type) || type === 'select');
  if (!sends || written.length < LEAST_WRITTEN || OTHER.test(called)) return false;
  if (attribute(element, 'role') === 'form' || FORM_NAME.test(attribute(element, 'class') ?? '')) return true;
  return controls.some(({ hints }) => PERSON.test(hints)) && BOOKING.test(`${called} ${before}`);
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
      if (why) return { reason: why, says: `sends to ${SAID[why]}, \`${name}="${value}"\``, score: SURE };
    }
  }
  return undefined;
}

function ofScript({ value, why }: NonNullable<Deeds['nobody']>): Verdict {
  const what = why === 'placeholder' && !value.includes('/') ? 'a key that is yet to be put in' : SAID[why];
  return { reason: why, says: `has a script that sends with ${what}, \`${value}\``, score: SURE };
}

/** A form with a target: its fields need names, and its script must let it go. */
function judgeReal(
  page: Page,
  { controls, buttons }: Sent,
  target: string,
  code: string | undefined,
  deeds: Deeds | undefined,
): Verdict | undefined {
  const isNamed = [...controls.map(({ element }) => element), ...buttons].some(hasName);
  if (controls.length > 0 && !isNamed && code === undefined) {
    const score = pageScriptsOf(page.document).external === 'own' ? 0.5 : 0.9;
    return { reason: 'no names', says: `sends nothing to \`${target}\`: none of its fields has a \`name\``, score };
  }
  const isHeld = code !== undefined && /preventDefault|return\s{1,4}false|\.prevent\b/.test(code);
  if (!isHeld || !deeds || deeds.reads || deeds.keeps || /\bif\s{0,4}\(|validat|checkValidity/i.test(code))
    return undefined;
  return { reason: 'only says so', says: 'is stopped by its script, which sends nothing', score: 0.9 };
}

/** A form without a target that a script of the page takes. */
function judgeHandled(
  { controls, buttons }: Sent,
  target: string,
  missing: readonly string[],
  deeds: Deeds | undefined,
): Verdict | undefined {
  // What is filled in and never sent, such as a meter of how good a password is.
  if (buttons.length === 0 && deeds?.reads) return undefined;
  const personal = controls.some((control) => isReachable(control) && control.type !== 'textarea');
  if (missing.length > 0)
    return personal
      ? { reason: 'no target', says: `${target}, and the page has no \`${missing[0]}\``, score: 0.5 }
      : undefined;
  if (!deeds) return undefined;
  const isPerson = controls.some(({ hints, type }) => type === 'file' || PERSON.test(hints));
  const isTool = controls.every(({ type }) => type !== 'textarea') ? deeds.reads : deeds.reckons;
  if (!personal && (deeds.keeps || (isTool && !isPerson))) return undefined;
  const score = personal || !deeds.reckons ? 0.9 : 0.55;
  return { reason: 'only says so', says: `${target}, and its script sends nothing`, score };
}

/** A form without a target that no script of the page takes. */
function judgeUnhandled(page: Page, sent: Sent, target: string): Verdict | undefined {
  const { element: form, controls, buttons } = sent;
  const isGet = attribute(form, 'method')?.trim().toLowerCase() === 'get';
  const isNamed = controls.every(({ element }) => hasName(element));
  const isChoice = controls.every(({ type }) => CHOICES.has(type));
  // What is filled in and never sent, such as a switch of colours or a trap for robots.
  if (buttons.length === 0 && !controls.some(isReachable)) return undefined;
  if (isChoice && buttons.length === 0) return undefined;
  // A choice may come back to the page in its address, unless the form says that it goes nowhere.
  const comesBack = isNamed && !SCRIPT.test(attribute(form, 'action')?.trim() ?? '');
  if (isChoice && comesBack && !isPost(form)) return undefined;
  if (isGet && comesBack && !controls.some(isReachable)) return undefined;
  const says = isNamed ? `${target}, and no script takes it` : `${target}, and fields without a \`name\``;
  // It comes back to the page, which a shop may take by the name of the button.
  const isTaken = isNamed && isPost(form) && buttons.some(hasName) && !controls.some(isReachable);
  if (pageScriptsOf(page.document).external !== 'own') return { reason: 'no target', says, score: isTaken ? 0.5 : 0.9 };
  if (isHooked(sent)) return undefined;
  const isFound = attribute(form, 'id') !== undefined || attribute(form, 'class') !== undefined;
  return { reason: 'no target', says, score: isFound ? 0.6 : 0.8 };
}

const SCRIPT = /^(?:javascript|about):/i;
const CHOICES: ReadonlySet<string> = new Set('checkbox radio select range color'.split(' '));

function isPost(form: DocElement): boolean {
  return attribute(form, 'method')?.trim().toLowerCase() === 'post';
}

function hasName(element: DocElement): boolean {
  return (attribute(element, 'name') ?? '').trim() !== '';
}

/** A search that comes back to the page with what is looked for in its address. */
function isSearch({ element, controls }: Sent): boolean {
  if (isPost(element) || controls.some(isReachable)) return false;
  const isOne =
    attribute(element, 'role') === 'search' ||
    controls.some(({ type, hints }) => type === 'search' || /(?:^| )(?:q|s|query|search|keyword)(?: |$)/.test(hints));
  return isOne && controls.some(({ element: control }) => hasName(control));
}

/** A field for how to reach who writes, or for what they write. */
function isReachable({ type, hints }: Control): boolean {
  if (type === 'email' || type === 'tel' || type === 'password') return true;
  return type === 'textarea' || (type === 'text' && (MAIL.test(hints) || PHONE.test(hints)));
}

/** A form that the server writes: its address may be that of the page. */
function isServed({ source }: Page, { start, end }: DocElement): boolean {
  return /<\?(?:php|=)|\{%|<%|@csrf|\{!!|\{\{\s{0,4}(?:csrf|_token|form)/.test(
    source.slice(start, Math.min(end, start + LONGEST)),
  );
}

const LONGEST = 20_000;

/** Names that only a script looks for. */
function isHooked({ element, buttons }: Sent): boolean {
  return [element, ...buttons].some(({ attributes }) =>
    attributes.some(
      ({ name, value }) =>
        (name === 'class' && /(?:^|\s)js-/.test(value)) ||
        (name.startsWith('data-') &&
          /controller|action|form|ajax|submit|endpoint|url|api|component|behaviou?r|module|target/.test(name)),
    ),
  );
}

function isRealLink(button: DocElement): boolean {
  const href = button.tag === 'a' ? attribute(button, 'href') : undefined;
  return href !== undefined && !nowhere(href.trim()) && attribute(button, 'onclick') === undefined;
}

function isMailProgram(target: string): boolean {
  return /^(?!https?:)[a-z][a-z0-9+.-]{1,20}:/i.test(target);
}

function scheme(target: string): string {
  return target.slice(0, target.indexOf(':') + 1).toLowerCase();
}
