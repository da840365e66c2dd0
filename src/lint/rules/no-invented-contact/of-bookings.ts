import { parsed, percentDecoded } from '../../../html/url.js';
import type { Manifest } from '../../../manifest/schema.js';
import { memo } from '../../../text/memo.js';
import { shortText } from '../../../text/short-text.js';
import { generalField } from '../../contact/special-field.js';
import { linksOf } from '../../document/links.js';
import { nearestTag } from '../../document/nearest.js';
import { isOfTemplate } from '../../document/template-code.js';
import { isKnownDomain } from '../../owner/made-up-host.js';
import { placeOfElement } from '../../owner/place.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { fold } from '../../words/fold.js';

/** Services at which anybody may let others choose a time: an account is the first part of a path, or a host below theirs. */
const BY_PATH: ReadonlyMap<string, string> = new Map([
  ['calendly.com', 'Calendly'],
  ['cal.com', 'Cal.com'],
  ['zcal.co', 'zcal'],
  ['tidycal.com', 'TidyCal'],
  ['savvycal.com', 'SavvyCal'],
  ['koalendar.com', 'Koalendar'],
  ['app.squarespacescheduling.com', 'Acuity Scheduling'],
]);
const BY_HOST: ReadonlyMap<string, string> = new Map([
  ['as.me', 'Acuity Scheduling'],
  ['acuityscheduling.com', 'Acuity Scheduling'],
  ['youcanbook.me', 'YouCanBookMe'],
  ['setmore.com', 'Setmore'],
  ['simplybook.me', 'SimplyBook'],
  ['simplybook.it', 'SimplyBook'],
  ['appointy.com', 'Appointy'],
]);

interface Account {
  service: string;
  /** The domain of the service. */
  domain: string;
  name: string;
}

const isQuoted = nearestTag('pre', 'code', 'samp', 'kbd');

/**
 * Links to an account that is called as the site is, at a service for bookings of which the site says nothing: somebody has to see
 * whether it is the site's.
 */
export function inventedBookings(page: Page): Problem[] {
  const { document, manifest } = page;
  return linksOf(document).flatMap(({ element, href }): Problem[] => {
    const value = href.trim();
    const account = isOfTemplate(value) ? undefined : accountOf(value);
    if (!account || isQuoted(document, element) || !isCalledAsSite(account.name, manifest)) return [];
    if (isServiceOfSite(account, manifest)) return [];
    const { kind: place } = placeOfElement(document, element);
    if (place === 'other' || place === 'article') return [];
    const { service } = account;
    const why = `the site says nothing of ${service}, and the account is called as the site is`;
    return [
      {
        start: element.start,
        end: element.end,
        outcome: 'needs-review',
        message: `Unexpected booking page on ${service} \`${shortText(value, LONGEST)}\`, expected one that the site has: see whether it does, else link to ${insteadOf(manifest)}; ${why}`,
        resource: '/resources',
        evidence: { value, kind: 'web address', place, why, score: 0.6 },
      },
    ];
  });
}

/** Characters of an address that a message shows. */
const LONGEST = 120;

function accountOf(address: string): Account | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined;
  const url = parsed(address, 'https://x.invalid');
  if (!url) return undefined;
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  const service = BY_PATH.get(host);
  if (service !== undefined) {
    const [name = ''] = percentDecoded(url.pathname).split('/').filter(Boolean);
    return { service, domain: host, name };
  }
  const dot = host.indexOf('.');
  const domain = host.slice(dot + 1);
  const above = dot === -1 ? undefined : BY_HOST.get(domain);
  return above === undefined ? undefined : { service: above, domain, name: host.slice(0, dot) };
}

/** Letters of a name, at least: others may be called by a short one. */
const LEAST = 5;

/** Whether an account has the whole name of the site or of its host, and no other. */
function isCalledAsSite(name: string, manifest: Manifest): boolean {
  const folded = fold(name).replaceAll(' ', '');
  return folded.length >= LEAST && siteNamesOf(manifest).squashed.includes(folded);
}

/** Whether the site has a page at a service, or something that is called after it, such as an addon. */
function isServiceOfSite({ service, domain }: Account, manifest: Manifest): boolean {
  return isKnownDomain(domain, siteNamesOf(manifest)) || ownWords(manifest).includes(fold(service).replaceAll(' ', ''));
}

const ownWords = memo(({ resources }: Manifest): string => fold(JSON.stringify(resources)).replaceAll(' ', ''));

/** What a visitor can be led to all the same. */
function insteadOf(manifest: Manifest): string {
  const field = generalField(manifest, 'phone') ?? generalField(manifest, 'email');
  return field === undefined
    ? 'its contact form'
    : `its contact form, or write \`<x-contact field="${field}"></x-contact>\``;
}
