import { parsed } from '../../html/url.js';

/** A key of a service that takes forms, and how each one that it gives out is spelled. */
interface KeyOfService {
  service: string;
  host: RegExp;
  /** Where it stands in the path of an address. */
  path?: RegExp;
  /** What it is called in the query, or as a field of the form. */
  name?: string;
  is: RegExp;
  /** What it has, as in "25 hexadecimal digits". */
  has: string;
}

const NUMBER = /^\d{1,30}$/;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const MAILCHIMP = { service: 'Mailchimp', host: /\.list-manage\d?\.com$/ };
const HUBSPOT = { service: 'HubSpot', host: /^(?:api|forms)(?:-[a-z]{2}\d)?\.(?:hsforms|hubspot)\.com$/ };
const KLAVIYO = { service: 'Klaviyo', is: /^[a-z\d]{6}$/i, has: '6 letters and digits' };
const MAILERLITE = { service: 'MailerLite', host: /^assets\.mailerlite\.com$/, is: NUMBER, has: 'digits alone' };

/** Only what is certain: keys of one length, or of digits alone. */
const KEYS: readonly KeyOfService[] = [
  { ...MAILCHIMP, name: 'u', is: /^[\da-f]{25}$/i, has: '25 hexadecimal digits' },
  { ...MAILCHIMP, name: 'id', is: /^[\da-f]{10}$/i, has: '10 hexadecimal digits' },
  {
    service: 'Formspree',
    host: /^formspree\.io$/,
    path: /^\/f\/([^/@]{1,80})\/?$/,
    is: /^[a-z]{8}$/i,
    has: '8 letters',
  },
  {
    service: 'Basin',
    host: /^usebasin\.com$/,
    path: /^\/f\/([^/.]{1,80})(?:\.json)?\/?$/,
    is: /^[\da-f]{12}$/i,
    has: '12 hexadecimal digits',
  },
  { ...HUBSPOT, path: /\/(?:submit|v2|v3)\/([^/]{1,80})\/[^/]{1,80}\/?$/, is: NUMBER, has: 'digits alone' },
  { ...HUBSPOT, path: /\/(?:submit|v2|v3)\/[^/]{1,80}\/([^/]{1,80})\/?$/, is: UUID, has: 'the form of a UUID' },
  {
    service: 'Web3Forms',
    host: /^api\.web3forms\.com$/,
    name: 'access_key',
    is: RANDOM_UUID,
    has: 'the form of a UUID',
  },
  { ...KLAVIYO, host: /^manage\.kmail-lists\.com$/, name: 'a' },
  { ...KLAVIYO, host: /^manage\.kmail-lists\.com$/, name: 'g' },
  { ...KLAVIYO, host: /^a\.klaviyo\.com$/, name: 'company_id' },
  {
    service: 'Kit',
    host: /^app\.(?:convertkit|kit)\.com$/,
    path: /^\/forms\/([^/]{1,80})\/subscriptions\/?$/,
    is: NUMBER,
    has: 'digits alone',
  },
  { ...MAILERLITE, path: /^\/jsonp\/([^/]{1,80})\/forms\// },
  { ...MAILERLITE, path: /\/forms\/([^/]{1,80})\/subscribe\/?$/ },
  {
    service: 'Brevo',
    host: /\.sibforms\.com$/,
    path: /^\/serve\/([^/]{1,400})\/?$/,
    is: /^.{80}/,
    has: 'far more letters',
  },
];

/** A key that its service never gave out. */
export interface NoKey {
  /** What it is called as a field of the form; nothing for one in the address. */
  name?: string;
  value: string;
  /** What is wrong with it, as in "keys of Basin have 12 hexadecimal digits". */
  says: string;
}

/**
 * The key for a service that takes forms which that never gave out: it is spelled otherwise than all of them.
 *
 * @param address where the form sends to
 * @param fields what is sent with it
 */
export function noKeyOfService(
  address: string,
  fields: readonly { name: string; value: string }[] = [],
): NoKey | undefined {
  const url = parsed(address.trim().replace(/^\/\//, 'https://'));
  if (!url) return undefined;
  for (const { service, host, path, name, is, has } of KEYS) {
    if (!host.test(url.hostname)) continue;
    const inAddress = path ? path.exec(url.pathname)?.[1] : name && url.searchParams.get(name);
    const field = name === undefined || inAddress ? undefined : fields.find((each) => each.name === name);
    const value = inAddress || field?.value.trim();
    if (!value || is.test(value)) continue;
    const what = name === undefined ? `keys of ${service} have` : `\`${name}\` of ${service} has`;
    return { ...(field && { name: field.name }), value, says: `${what} ${has}` };
  }
  return undefined;
}
