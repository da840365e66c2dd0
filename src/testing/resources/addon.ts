import { formContent } from '../../component/form.js';
import type { RenderRequest } from '../../component/resolution.js';
import { classSuffix } from '../../html/element.js';
import { pointer } from '../../message/pointer.js';
import type { Addon } from '../../site/schema.js';
import type { ReadPage } from '../page/page.js';
import { readForm } from '../page/parts.js';
import { parseAlone } from '../page/tree.js';
import type { Asked, Resource } from './resource.js';
import { linkTarget } from './target.js';

/** What decides which form is shown, and with which content. */
type Forms = Pick<ReadPage, 'site' | 'request' | 'knowsForms'>;

/** The form that is asked for, or that an expansion names, with the HTML that the request brings, else the site. */
export function forms(asked: Asked, { site, request, knowsForms }: Forms): Resource[] {
  const { attributes } = asked;
  const provider = attributes ? attributes['provider']?.trim() : asked.provider;
  const addon = provider === undefined ? undefined : site.addons[provider];
  if (provider === undefined || !addon || addon.status === 'inactive') return [];
  const id = (attributes ? attributes['id']?.trim() : asked.form) || addon.default || onlyOf(addon);
  const index = addon.forms.findIndex((form) => form.id === id);
  const form = addon.forms[index];
  if (!form) return [];
  const trusted = addon.trusted === true;
  const suffix = classSuffix(provider.replace(/^provider_/, '').replaceAll('_', '-'));
  const classes = ['x-addon', `x-addon--${suffix}`];
  const source = pointer('addons', provider, 'forms', index);
  const name = `the form \`${form.id}\` of \`${provider}\``;
  for (const html of [freshHtml(request, provider, form.id), form.html]) {
    const content = html === undefined ? undefined : formContent(html, { provider, form: form.id, trusted });
    if (html === undefined || typeof content !== 'object') continue;
    const { html: written } = content;
    const items = readForm(parseAlone(`<div>${written}</div>`)).map(({ href, ...part }) => {
      // What a trusted provider writes stands as it is.
      const target =
        href === undefined ? undefined : (linkTarget(href, site) ?? { shown: href, is: (other) => other === href });
      return { ...part, ...(target && { target }) };
    });
    return [{ pointer: source, name, items, classes, html, written, linked: true }];
  }
  return knowsForms ? [] : [{ pointer: source, name, items: [], classes, linked: true, isUnsure: true }];
}

function onlyOf({ forms: all }: Addon): string | undefined {
  return all.length === 1 ? all[0]?.id : undefined;
}

/** What a request brings for a form. */
function freshHtml(request: RenderRequest | undefined, provider: string, form: string): string | undefined {
  const addons = request?.addons;
  const own = addons && Object.hasOwn(addons, provider) ? addons[provider] : undefined;
  return own && Object.hasOwn(own, form) ? own[form] : undefined;
}
