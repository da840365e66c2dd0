import { parsed } from '../../../html/url.js';
import { activeProviders } from '../../form/providers.js';
import { PERSON } from '../../form/words.js';
import type { Page } from '../../rule.js';
import { isReachable } from './fields.js';
import type { Sent } from './sent.js';
import type { Verdict } from './verdict.js';

/** Companies that take the forms of the sites that they keep by an attribute, and what shows that a site is kept there. */
const HOSTS: readonly { name: string; attribute: RegExp; site: RegExp; page: RegExp }[] = [
  {
    name: 'Netlify',
    attribute: /^(?:data-)?netlify(?:-form)?$/,
    site: /(?:^|\.)netlify\.(?:app|com)$/,
    page: /\/\.netlify\/|identity\.netlify\.com|netlify-cms|netlify-identity/,
  },
  {
    name: 'Cloudflare Pages',
    attribute: /^(?:data-)?static-form-name$/,
    site: /(?:^|\.)pages\.dev$/,
    page: /\/cdn-cgi\//,
  },
];

/** Surer where the site itself has forms: then it is kept where those are. */
const [WITH_FORMS, WITHOUT] = [0.8, 0.6];

/**
 * What is decided of a form without a target that only a company takes by an attribute: nobody receives it at a site that is kept
 * elsewhere. Nothing for other forms.
 */
export function judgeTakenByHost(
  { manifest, document }: Page,
  { element, controls }: Sent,
  target: string,
): { verdict: Verdict | undefined } | undefined {
  for (const { name, attribute, site, page } of HOSTS) {
    const found = element.attributes.find((each) => attribute.test(each.name) && each.value.trim() !== 'false');
    if (!found) continue;
    document.budget.spend(document.source.length);
    const isKeptThere = site.test(parsed(manifest.site.url)?.hostname ?? '') || page.test(document.source);
    // A vote without a name is of no use to anybody but the page.
    const asksWho = controls.some((control) => isReachable(control) || PERSON.test(control.hints));
    if (isKeptThere || !asksWho) return { verdict: undefined };
    const says = `${target}, and whose \`${found.name}\` only ${name} reads, on the sites that it keeps`;
    const score = activeProviders(manifest).length > 0 ? WITH_FORMS : WITHOUT;
    return { verdict: { reason: 'no target', says, score } };
  }
  return undefined;
}
