import { escapeAttribute, escapeText } from 'inlay/internal/html/escape.js';
import { type Field, HONEYPOT, TOKEN } from './fields.js';

/** What a form is made with. */
export interface FormMarkup {
  /** Address that it is sent to. */
  action: string;
  token: string;
  fields: readonly Field[];
  /** What the button says. */
  button: string;
  /** What is said at the field that people don't see. */
  trap: string;
  /** What the visitor has sent before, where it was not taken. */
  values?: Readonly<Record<string, string>>;
  /** What was wrong with it, by field. */
  faults?: Readonly<Record<string, string>>;
}

/**
 * The HTML of a form. It works without scripts. Its fields have labels around them and no ids, as it may stand in a page more
 * than once; only faults have ids, and they stand in a page of their own.
 */
export function formHtml({ action, token, fields, button, trap: says, values = {}, faults = {} }: FormMarkup): string {
  const rows = fields.map((field) => rowOf(field, values[field.name] ?? '', faults[field.name]));
  const trap = `<p class="form-trap" aria-hidden="true"><label>${escapeText(says)} <input type="text" name="${HONEYPOT}" tabindex="-1" autocomplete="off"></label></p>`;
  const hidden = `<input type="hidden" name="${TOKEN}" value="${escapeAttribute(token)}">`;
  return `<form class="form" method="post" action="${escapeAttribute(action)}">${rows.join('')}${trap}${hidden}<p class="form-send"><button type="submit">${escapeText(button)}</button></p></form>`;
}

function rowOf(field: Field, value: string, fault: string | undefined): string {
  const note =
    fault === undefined
      ? ''
      : `<span class="form-fault" id="${faultId(field)}" role="alert">${escapeText(fault)}</span>`;
  return `<p class="form-row">${labelOf(field, value, fault !== undefined)}${note}</p>`;
}

function faultId({ name }: Field): string {
  return `form-fault-${name}`;
}

function labelOf(field: Field, value: string, isFaulty: boolean): string {
  const { name, label, type, autocomplete, isRequired, most } = field;
  const all = [
    `name="${name}"`,
    ...(autocomplete === undefined ? [] : [`autocomplete="${autocomplete}"`]),
    ...(isRequired ? ['required'] : []),
    ...(isFaulty ? ['aria-invalid="true"', `aria-describedby="${faultId(field)}"`] : []),
  ].join(' ');
  const text = `<span class="form-label">${escapeText(label)}</span>`;
  if (type === 'consent')
    return `<label class="form-consent"><input type="checkbox" value="yes" ${all}> ${text}</label>`;
  if (type === 'textarea')
    return `<label>${text} <textarea rows="6" maxlength="${most}" ${all}>${escapeText(value)}</textarea></label>`;
  return `<label>${text} <input type="${type}" maxlength="${most}" value="${escapeAttribute(value)}" ${all}></label>`;
}
