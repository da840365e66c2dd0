import { attribute, type DocElement } from '../../document/element.js';
import { handlerOf } from '../../form/handlers.js';
import { pageScriptsOf } from '../../form/page-scripts.js';
import { isTemplate, noAddress } from '../../form/placeholder-address.js';
import { type Deeds, deedsOf } from '../../form/what-code-does.js';
import { PERSON } from '../../form/words.js';
import type { Page } from '../../rule.js';
import { CHOICES, isHooked, isReachable } from './fields.js';
import { isToolOfLibrary } from './is-tool.js';
import type { Sent } from './sent.js';
import { judgeTakenByHost } from './taken-by-host.js';
import { addressesOf, keyNobodyGave, keyNobodyTold, keyToFillIn, nowhere, sentByAttribute } from './targets.js';
import { asksForThanks } from './thanks-page.js';
import { BY_MAIL, LOOK, ofAddress, ofScript, SURE, type Verdict } from './verdict.js';

/** Why nobody receives what is sent with a form; nothing where somebody may. */
export function judgeForm(page: Page, sent: Sent): Verdict | undefined {
  const { element: form, controls, buttons } = sent;
  const { manifest, document } = page;
  if (attribute(form, 'method')?.trim().toLowerCase() === 'dialog') return undefined;
  const action = attribute(form, 'action')?.trim();
  for (const { name, value } of addressesOf(sent)) {
    if (isTemplate(value)) continue;
    const why = noAddress(value, manifest);
    if (why) return ofAddress(why, name, value);
  }
  const key = keyToFillIn(sent, manifest.site.url);
  if (key) return { reason: 'key', says: `holds a key that is yet to be put in, \`${key}\``, score: SURE };
  const noKey = keyNobodyGave(sent);
  if (noKey) return { reason: 'key', says: `holds a key that its service never gave out, ${noKey}`, score: SURE };
  const handler = handlerOf(document, [form, ...controls.map(({ element }) => element), ...buttons]);
  const deeds = handler && deedsOf(handler.code, manifest);
  const bySelf = deeds?.nobody && ofScript(deeds.nobody);
  if (bySelf) return bySelf;
  if (deeds?.mails && controls.length > 0) return BY_MAIL;
  const targets = [action, ...buttons.map((button) => attribute(button, 'formaction')?.trim())];
  if ([form, ...controls.map((control) => control.element), ...buttons].some(sentByAttribute) || deeds?.sends)
    return undefined;
  if (isToolOfLibrary(page, sent)) return undefined;
  if (targets.some((target) => target !== undefined && isTemplate(target)) || isServed(page, form)) return undefined;
  const untold = handler ? undefined : keyNobodyTold(sent);
  if (untold !== undefined) {
    const score = pageScriptsOf(document).external === 'own' ? LOOK : SURE;
    return { reason: 'key', says: untold, score };
  }
  const real = targets.find((target) => target !== undefined && !nowhere(target));
  if (real !== undefined && !isMailProgram(real)) return judgeReal(page, sent, real, handler?.code, deeds);
  if (controls.length === 0) return undefined;
  if (real !== undefined)
    return { reason: 'mail program', says: `opens a program of the visitor by \`${scheme(real)}\``, score: SURE };
  if (isSearch(sent)) return undefined;
  const target = action === undefined ? 'has no `action`' : `sends to \`${action}\``;
  const byHost = judgeTakenByHost(page, sent, target);
  if (byHost) return byHost.verdict;
  if (handler) return judgeHandled(sent, target, handler.missing, deeds);
  return judgeUnhandled(page, sent, target);
}

/** A form with a target: its fields need names, and its script must let it go. */
function judgeReal(
  page: Page,
  { element, controls, buttons }: Sent,
  target: string,
  code: string | undefined,
  deeds: Deeds | undefined,
): Verdict | undefined {
  if (code === undefined && controls.some(isReachable) && asksForThanks(element, target)) {
    const score = pageScriptsOf(page.document).external === 'own' ? 0.5 : 0.9;
    return {
      reason: 'only says so',
      says: `only opens \`${target}\`, which thanks, with what people write in the address`,
      score,
    };
  }
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

/** A form that the server writes: its address may be that of the page. */
function isServed({ source }: Page, { start, end }: DocElement): boolean {
  return /<\?(?:php|=)|\{%|<%|@csrf|\{!!|\{\{\s{0,4}(?:csrf|_token|form)/.test(
    source.slice(start, Math.min(end, start + LONGEST)),
  );
}

const LONGEST = 20_000;

function isMailProgram(target: string): boolean {
  return /^(?!https?:)[a-z][a-z0-9+.-]{1,20}:/i.test(target);
}

function scheme(target: string): string {
  return target.slice(0, target.indexOf(':') + 1).toLowerCase();
}
