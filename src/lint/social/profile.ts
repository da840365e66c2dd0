import { pageKey, parsed, percentDecoded } from '../../html/url.js';
import { NETWORKS, type Network } from './networks.js';

const BY_HOST: ReadonlyMap<string, Network> = new Map(
  NETWORKS.flatMap((network) => network.hosts.map((host) => [host, network] as const)),
);

/** Subdomains under which a network answers the same: mobile sites, languages and countries. */
const SAME_SITE = /^(?:www|m|mobile|web|[a-z]{2}|[a-z]{2}-[a-z]{2}|touch|l|old|new)\./;

/** Country and language, as they stand before the same page. */
const LANGUAGE_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/){1,2}/i;

/** What stands behind an account in the fediverse, where it is a part of it and no post. */
const PART = /^(\/@[^/]{1,60})\/(?:media|with_replies|followers|following|featured)\/?$/i;

/** `pinterest.de`, `yelp.co.uk` and so on. */
const NATIONAL = /^(pinterest|yelp|tripadvisor)\.(?:[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * A key under which two addresses of one profile are equal, however they are spelled; nothing for what is no web
 * address. On a known network an address that is no profile, such as a share button, has a key of its own.
 */
export function profileKey(value: string): string | undefined {
  if (!ABSOLUTE.test(value)) return undefined;
  const url = parsed(webAddress(value.trim()));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = hostOf(url);
  const profile = profileAt(url);
  if (profile) return `${profile.network}:${profile.handle}`;
  // Elsewhere a query says how a visitor came, unless there is nothing else; a language comes first in the path.
  const path = url.pathname.replace(LANGUAGE_PATH, '/').replace(PART, '$1');
  const query = path.length > 1 && !/\.\w+$/.test(path) ? '' : url.search;
  return pageKey(`https://${host}${path}${query}`, 'https://page.invalid/')?.toLowerCase();
}

/** Most links of a page lead within the site: that is told before they are parsed. */
const ABSOLUTE = /^\s*(?:\/\/|[a-z][a-z+.-]{1,20}:)/i;

/** Addresses that open a network's app: the app, and the parameter that names the profile. */
const TELEGRAM = /^tg:(?:\/\/)?resolve\/?\?/i;
const DOMAIN = /^domain=([^#]+)/i;
const WITH_NAME = /^(instagram|twitter|tiktok|snapchat):\/\/(?:user|add|profile)\/?\?/i;
const USER_NAME = /^(?:username|screen_name)=([^#]+)/i;
const APP = /^(instagram|twitter|tiktok|snapchat|linkedin|fb|youtube):\/\/(.+)$/i;

/** The address of a profile on the web, for one that opens it in a network's app. */
export function webAddress(value: string): string {
  const telegram = lastParameter(value, TELEGRAM, DOMAIN);
  if (telegram !== undefined) return `https://t.me/${telegram}`;
  const named = lastParameter(value, WITH_NAME, USER_NAME);
  if (named !== undefined) return `https://${WITH_NAME.exec(value)?.[1]}.com/${named}`;
  return value.replace(APP, 'https://$1.com/$2').replace(/^\/\//, 'https://');
}

function lastParameter(value: string, head: RegExp, parameter: RegExp): string | undefined {
  const [start] = head.exec(value) ?? [];
  const parameters = start === undefined ? [] : value.slice(start.length).split('&');
  return parameters.flatMap((each) => parameter.exec(each)?.[1] ?? []).at(-1);
}

/** The profile on a known network that an address leads to; nothing for a share button and the like. */
export function profileOf(value: string): { network: string; handle: string } | undefined {
  if (!ABSOLUTE.test(value)) return undefined;
  const url = parsed(webAddress(value.trim()));
  return url && /^https?:$/.test(url.protocol) ? profileAt(url) : undefined;
}

function profileAt(url: URL): { network: string; handle: string } | undefined {
  const network = BY_HOST.get(hostOf(url));
  const handle = network && handleOf(network, url);
  return network && handle ? { network: network.name, handle } : undefined;
}

/** The network that an address belongs to, if it is one of those that are known by their host. */
export function networkOf(value: string): string | undefined {
  if (!ABSOLUTE.test(value)) return undefined;
  const url = parsed(value.trim().replace(/^\/\//, 'https://'));
  return url && BY_HOST.get(hostOf(url))?.name;
}

function hostOf({ hostname }: URL): string {
  let host = hostname.toLowerCase();
  if (!BY_HOST.has(host)) host = host.replace(SAME_SITE, '');
  return host.replace(NATIONAL, '$1.com');
}

function handleOf(network: Network, { pathname, searchParams }: URL): string | undefined {
  const path = percentDecoded(pathname)
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')
    .toLowerCase();
  const id = searchParams.get('id');
  if (network.name === 'facebook' && path === 'profile.php') return id ?? undefined;
  const match = network.path.exec(path.replace(/^(c\/|user\/)?@/, '$1').replace(/\/[~@]+/g, '/'));
  return match?.slice(1).find((group) => group !== undefined);
}
