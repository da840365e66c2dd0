import { parsed } from '../../html/url.js';

/** What a service that takes forms has to be told with each of them, as whose list it is. */
interface Needed {
  service: string;
  host: RegExp;
  /** The path that forms are sent to. */
  path: RegExp;
  /** The names, in the query or as fields; none where it stands in the path, and is missing in one like that. */
  names?: readonly string[];
}

/** An address that ends where the id of a form would stand. */
const BARE = /^\/(?:f\/?)?$/;

/** Only what is certain: without it the service takes nothing. */
const NEEDED: readonly Needed[] = [
  {
    service: 'Mailchimp',
    host: /\.list-manage\d?\.com$/,
    path: /^\/subscribe\/post(?:-json)?\/?$/,
    names: ['u', 'id'],
  },
  {
    service: 'Klaviyo',
    host: /^manage\.kmail-lists\.com$/,
    path: /^\/(?:ajax\/)?subscriptions\/subscribe\/?$/,
    names: ['g'],
  },
  { service: 'Web3Forms', host: /^api\.web3forms\.com$/, path: /^\/submit\/?$/, names: ['access_key'] },
  { service: 'AWeber', host: /^(?:www\.)?aweber\.com$/, path: /^\/scripts\/addlead\.pl$/, names: ['listname'] },
  { service: 'ActiveCampaign', host: /\.activehosted\.com$/, path: /^\/proc\.php$/, names: ['f'] },
  {
    service: 'Salesforce',
    host: /^(?:webto|www)\.salesforce\.com$/,
    path: /^\/servlet\/servlet\.WebToLead$/,
    names: ['oid'],
  },
  { service: 'Formspree', host: /^formspree\.io$/, path: BARE },
  { service: 'Basin', host: /^usebasin\.com$/, path: BARE },
  { service: 'Getform', host: /^getform\.(?:io|com)$/, path: BARE },
  { service: 'FormSubmit', host: /^formsubmit\.(?:co|io)$/, path: /^\/(?:ajax\/?)?$/ },
  { service: 'Formcarry', host: /^formcarry\.com$/, path: /^\/(?:s\/?)?$/ },
  { service: 'Formspark', host: /^submit-form\.com$/, path: /^\/$/ },
  { service: 'Kit', host: /^app\.(?:convertkit|kit)\.com$/, path: /^\/forms(?:\/{0,2}subscriptions)?\/?$/ },
  { service: 'Brevo', host: /\.sibforms\.com$/, path: /^\/(?:serve\/?)?$/ },
  {
    service: 'Buttondown',
    host: /^buttondown\.(?:com|email)$/,
    path: /^\/api\/emails\/embed-subscribe\/?$/,
  },
];

/**
 * What a service that takes forms is not told with one, so that it takes nothing, as in "no `u` and no `id`, which Mailchimp needs";
 * nothing where it is, and for other addresses.
 *
 * @param address where the form sends to
 * @param isSent whether a field of that name is sent with it
 */
export function missingKey(address: string, isSent: (name: string) => boolean): string | undefined {
  const url = parsed(address.trim().replace(/^\/\//, 'https://'));
  const needed = url && NEEDED.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  if (!url || !needed) return undefined;
  const { service, names } = needed;
  if (!names) return `no id of a form, which ${service} needs`;
  const isTold = (name: string) => (url.searchParams.get(name) ?? '').trim() !== '' || isSent(name);
  const missing = names.filter((name) => !isTold(name));
  if (missing.length === 0) return undefined;
  return `no ${missing.map((name) => `\`${name}\``).join(' and no ')}, which ${service} needs`;
}
