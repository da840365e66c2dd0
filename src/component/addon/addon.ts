import { classSuffix, element } from '../../html/element.js';
import { escapeAttribute } from '../../html/escape.js';
import { pointer } from '../../message/pointer.js';
import type { Addon, Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import { NO_HTML } from '../answer.js';
import { classNames, name, unexpected } from '../attribute.js';
import { component } from '../component.js';
import { FORM_STEPS, formContent } from '../form.js';
import { markupOf } from '../markup/markup-of.js';
import { rootClasses } from '../markup/part.js';
import type { Resolution, Step } from '../resolution.js';
import { addonResources } from './resources.js';

export const addon = component({
  tag: 'x-addon',
  summary: 'A form of a provider, such as a contact or newsletter form, in working order.',
  block: true,
  holds: 'form',
  resources: addonResources,
  sitePart: {
    kind: 'provider',
    label: 'Forms of',
    names: ({ addons }) => Object.keys(addons),
    read: ({ addons }, provider) => addons[provider],
  },
  attributes: {
    provider: name({
      description: 'A provider of forms that is active on this site',
      required: true,
      names: ['addons'],
      values: (site) => activeProviders(site),
    }),
    id: name({
      description: 'Which form of the provider',
      required: false,
      default: "the provider's default form, else its only one",
      values: (site) =>
        activeProviders(site).flatMap((provider) => site.addons[provider]?.forms.map(({ id }) => id) ?? []),
    }),
    // A form is styled by its provider: classes are added where somebody wrote them, and nobody is told to.
    class: { ...classNames, tolerated: true },
  },
  replaces: 'A hand-written contact or newsletter form',
  whenEmpty: 'An inactive or unknown provider, or an unknown form, shows nothing',
  output({ 'x-addon': { root } }) {
    const classes = ['x-addon', 'x-addon--contact-form', ...root.class];
    return `<div class="${escapeAttribute(classes.join(' '))}" data-provider="…" data-form="…">…</div>`;
  },
  example(site) {
    const [provider = ''] = activeProviders(site);
    const [only, second] = site.addons[provider]?.forms ?? [];
    const id = second && site.addons[provider]?.default === undefined ? ` id="${escapeAttribute(only?.id ?? '')}"` : '';
    return only && `<x-addon provider="${escapeAttribute(provider)}"${id}></x-addon>`;
  },
  dependency: ({ provider }) => (provider === undefined ? undefined : { kind: 'provider', name: provider }),
  resolve({ provider, id, class: classes }, { site, context }) {
    if (provider === undefined) return { steps: [], notes: [] };
    const steps: Step[] = [];
    const found = findForm(site, provider, id, steps);
    if (!found) return { steps, notes: [] };
    const misplaced = context.form
      ? 'a form'
      : context.button
        ? 'a button'
        : context.table
          ? 'a table outside its cells'
          : '';
    if (misplaced !== '') return refused(steps, misplaced);

    const { form, source } = found;
    const className = [
      'x-addon',
      `x-addon--${classSuffix(provider.replace(/^provider_/, '').replaceAll('_', '-'))}`,
      ...rootClasses(markupOf(site)['x-addon'].root, classes),
    ];
    const trusted = site.addons[provider]?.trusted === true;
    const shell = element('div', { className, dataProvider: provider, dataForm: form.id });
    const open = { provider, form: form.id, trusted, shell, source, steps };
    const work = FORM_STEPS * (form.html?.length ?? 0);
    const content = form.html === undefined ? NO_HTML : formContent(form.html, open);
    if (typeof content === 'string')
      return { form: open, steps: [...steps, { tried: source, result: content }], notes: [], work };
    const used = [...steps, { tried: source, result: 'used' }];
    return { element: shell, content, source, form: open, steps: used, notes: content.notes, work };
  },
});

/** Providers that may be shown and have a form. */
export const activeProviders = memo(({ addons }: Site): readonly string[] =>
  Object.entries(addons)
    .filter(([, found]) => isActive(found) && found.forms.length > 0)
    .map(([provider]) => provider),
);

function isActive({ status }: Addon): boolean {
  return status === 'selected' || status === 'available';
}

interface Found {
  form: Addon['forms'][number];
  source: string;
}

function findForm(site: Site, provider: string, id: string | undefined, steps: Step[]): Found | undefined {
  const tried = pointer('addons', provider);
  const found = site.addons[provider];
  if (!found) {
    steps.push({ tried, result: `unknown: ${unexpected(provider, activeProviders(site))}` });
    return undefined;
  }
  steps.push({ tried, result: found.status });
  if (!isActive(found)) return undefined;
  const [only, second] = found.forms;
  const wanted = id ?? found.default ?? (second ? undefined : only?.id);
  const index = found.forms.findIndex((form) => form.id === wanted);
  const form = found.forms[index];
  if (form) return { form, source: pointer('addons', provider, 'forms', index) };
  const ids = found.forms.map((candidate) => candidate.id);
  const result = wanted === undefined ? 'no default form: give an `id`' : `unknown: ${unexpected(wanted, ids)}`;
  steps.push({ tried: `${tried}/forms`, result: found.forms.length === 0 ? 'no forms' : result });
  return undefined;
}

function refused(steps: Step[], place: string): Resolution {
  const message = `Unexpected \`x-addon\` in ${place}, expected it elsewhere: its form cannot live there`;
  return { refused: true, steps, notes: [{ code: 'misplaced-addon', message }] };
}
