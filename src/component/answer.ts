import { type Budget, budgetOf } from '../budget.js';
import { FORM_STEPS, formContent } from './form.js';
import { FORM_NOTES } from './form-reach.js';
import type { FormContent, FormName, RenderRequest, Resolution } from './resolution.js';

/** What a request brings for a form: the content, in words why it can't be used, or nothing when it brings none. */
export type Answer = (form: FormName) => FormContent | string | undefined;

/** Result of the last step for a form of which nothing brings HTML, and for one of which the request brings what can't be used. */
export const NO_HTML = 'no HTML, neither of the request nor of the site';
const NO_OWN_HTML = 'no HTML of the site';

const UNBOUNDED = budgetOf(Number.POSITIVE_INFINITY, 'read the forms of this request');

/**
 * Answers of one request. Each form's HTML is parsed once, however often it is shown.
 *
 * @throws InlayError `limit-exceeded` from the answer, where reading the HTML takes more than the budget
 */
export function answering({ addons }: RenderRequest, budget: Budget = UNBOUNDED): Answer {
  const known = new Map<string, FormContent | string>();
  return ({ provider, form, trusted }) => {
    const forms = addons && Object.hasOwn(addons, provider) ? addons[provider] : undefined;
    const html: unknown = forms && Object.hasOwn(forms, form) ? forms[form] : undefined;
    if (typeof html !== 'string') return undefined;
    const key = JSON.stringify([provider, form, trusted]);
    const found = known.get(key);
    if (found !== undefined) return found;
    budget.spend(FORM_STEPS * html.length);
    const content = formContent(html, { provider, form, trusted });
    known.set(key, content);
    return content;
  };
}

/** What a resolution comes to for a request: its HTML goes before the site's, which stands in where it can't be used. */
export function answered(resolution: Resolution, answer: Answer): Resolution {
  const { form, notes } = resolution;
  const content = form && answer(form);
  if (!form || content === undefined) return resolution;
  const { shell, source, steps } = form;
  if (typeof content === 'string') {
    const own = resolution.steps
      .slice(steps.length)
      .map(({ tried, result }) => ({ tried, result: result === NO_HTML ? NO_OWN_HTML : result }));
    return { ...resolution, steps: [...steps, { tried: 'request', result: content }, ...own] };
  }
  const used = [...steps, { tried: source, result: 'used, with the HTML of the request' }];
  // What was said of the site's own HTML does not hold for the request's.
  const others = notes.filter(({ code }) => !FORM_NOTES.has(code));
  return {
    element: shell,
    content,
    source,
    form,
    steps: used,
    notes: [...others, ...content.notes],
  };
}
