import { parsed } from '../../html/url.js';
import { networkOf, profileOf, webAddress } from './profile.js';

/** A profile at a network, with the handle or name that tells whose it is. */
export interface NamedProfile {
  network: string;
  handle: string;
  /** Its network is one for reviews, blogs or music, where a page about the site may be made by others. */
  isLoose: boolean;
}

/** The path of a profile that is nothing but the handle; not a page of the network's own. */
const HANDLE =
  /^(?!(?:about|search|login|signup|signin|help|explore|share|embed|terms|privacy|home|jobs|news|discover|tags?|films?|film|lists?|v|video|videos|watch|blog|shop|settings|download|apps?)(?:$|\/))@?([^/]{1,200})$/i;

/** Networks beside those that `profileOf` knows, by their hosts: what the path of a profile looks like. */
const MORE: readonly (readonly [name: string, host: RegExp, path: RegExp, isLoose: boolean])[] = [
  [
    'tripadvisor',
    /^tripadvisor\.[a-z.]{2,6}$/,
    /(?:_review-|^profile\/)([^/]{1,200})|^(?!(?:about|search|forum|restaurants?|hotels?|attractions?|tourism)(?:$|[-_/]))([^/_]{1,200})$/i,
    true,
  ],
  ['trustpilot', /^trustpilot\.com$/, /^review\/([^/]{1,200})/i, true],
  ['googlemaps', /^(?:g\.page|g\.co)$/, /^(?:r\/)?([^/]{1,200})/i, true],
  ['googlemaps', /^search\.google\.com$/, /^local\/((?:write)?reviews?)$/i, true],
  ['spotify', /^open\.spotify\.com$/, /^(?:show|artist|user)\/([^/]{1,200})/i, true],
  ['applepodcasts', /^podcasts\.apple\.com$/, /^[a-z]{2}\/podcast\/([^/]{1,200})/i, true],
  ['bandcamp', /^([a-z0-9-]{2,63})\.bandcamp\.com$/, /^$/, true],
  ['substack', /^([a-z0-9-]{2,63})\.substack\.com$/, /^(?:about)?$/, true],
  ['tumblr', /^([a-z0-9-]{2,63})\.tumblr\.com$/, /^$/, false],
  ['patreon', /^patreon\.com$/, /^(?!posts)([^/]{1,200})$/i, false],
  ['etsy', /^etsy\.com$/, /^(?:[a-z-]{2,5}\/)?shop\/([^/]{1,200})$/i, true],
  ['ok', /^ok\.ru$/, /^(?:group\/|profile\/)?([^/]{1,200})$/i, false],
  ['dzen', /^dzen\.ru$/, /^([^/]{1,200})$/i, false],
  ['rutube', /^rutube\.ru$/, /^(?:channel|u)\/([^/]{1,200})$/i, false],
  ['douyin', /^douyin\.com$/, /^user\/([^/]{1,200})$/i, false],
  ['bilibili', /^space\.bilibili\.com$/, /^([^/]{1,200})$/i, false],
  ['xiaohongshu', /^xiaohongshu\.com$/, /^user\/profile\/([^/]{1,200})$/i, false],
  ['zhihu', /^zhihu\.com$/, /^(?:people|org)\/([^/]{1,200})$/i, false],
  ['naverblog', /^blog\.naver\.com$/, /^([^/]{1,200})$/i, true],
  ['note', /^note\.com$/, /^([^/]{1,200})$/i, true],
  ['ameblo', /^ameblo\.jp$/, /^([^/]{1,200})$/i, true],
  ['aparat', /^aparat\.com$/, HANDLE, false],
  ['letterboxd', /^letterboxd\.com$/, HANDLE, false],
  ['mixcloud', /^mixcloud\.com$/, HANDLE, false],
  ['linktree', /^linktr\.ee$/, HANDLE, false],
  ['kofi', /^ko-fi\.com$/, HANDLE, false],
  ['issuu', /^issuu\.com$/, HANDLE, false],
  ['codepen', /^codepen\.io$/, HANDLE, false],
  ['artstation', /^artstation\.com$/, HANDLE, false],
  ['deviantart', /^deviantart\.com$/, HANDLE, false],
  ['kick', /^kick\.com$/, HANDLE, false],
  ['odysee', /^odysee\.com$/, /^@([^/]{1,200})$/i, false],
  ['rumble', /^rumble\.com$/, /^(?:c|user)\/([^/]{1,200})$/i, false],
  ['kuaishou', /^kuaishou\.com$/, /^profile\/([^/]{1,200})$/i, false],
  ['douban', /^douban\.com$/, /^people\/([^/]{1,200})$/i, false],
  ['pixiv', /^pixiv\.net$/, /^(?:en\/)?users\/([^/]{1,200})$/i, false],
  ['kakaostory', /^story\.kakao\.com$/, /^(?:ch\/)?([^/]{1,200})$/i, false],
  ['ravelry', /^ravelry\.com$/, /^(?:people|stores|designers|groups)\/([^/]{1,200})$/i, false],
  [
    'goodreads',
    /^goodreads\.com$/,
    /^(?:(?:author|user|group)\/show\/([^/]{1,200})|(?!(?:about|book|books|author|user|list|lists|shelf|genres?|quotes?|review|group|blog|search|series|choiceawards|giveaway|challenges?|interviews?|news|work|trivia|questions?|topic|help|jobs|api|recommendations)(?:$|\/))([^/]{3,200}))$/i,
    true,
  ],
  ['wattpad', /^wattpad\.com$/, /^user\/([^/]{1,200})$/i, false],
  [
    'meetup',
    /^meetup\.com$/,
    /^(?:[a-z]{2}-[a-z]{2}\/)?(?!(?:find|topics|cities|about|apps|blog|help|login|register|pro|members|lp)(?:$|\/))([^/]{3,200})$/i,
    true,
  ],
  ['medium', /^([a-z0-9-]{2,63})\.medium\.com$/, /^(?:about)?$/, true],
  ['substack', /^substack\.com$/, /^@([^/]{1,200})$/i, true],
  ['tumblr', /^tumblr\.com$/, HANDLE, false],
  ['patreon', /^patreon\.com$/, /^cw?\/([^/]{1,200})$/i, false],
  ['yelp', /^yelp\.[a-z.]{2,6}$/, /^biz\/([^/]{1,200})$/i, true],
  ['navercafe', /^cafe\.naver\.com$/, /^([^/]{1,200})$/i, true],
  ['kwai', /^kwai\.com$/, /^@([^/]{1,200})$/i, false],
  ['komoot', /^komoot\.[a-z]{2,3}$/, /^user\/([^/]{1,200})$/i, false],
  [
    'houzz',
    /^houzz\.[a-z.]{2,6}$/,
    /^(?:pro|(?:professionals?|professionisti|professionnels|profesionales|experten)(?:\/[^/]{1,80})?)\/([^/]{1,200})$/i,
    true,
  ],
  ['vivino', /^vivino\.com$/, /^(?:[a-z]{2}\/)?(?:[a-z]{2}\/)?wineries\/([^/]{1,200})$/i, true],
  ['ratebeer', /^ratebeer\.com$/, /^brewers\/([^/]{1,200})(?:\/\d{1,12})?$/i, true],
  ['beeradvocate', /^beeradvocate\.com$/, /^beer\/profile\/([^/]{1,200})$/i, true],
  ['provenexpert', /^provenexpert\.com$/, /^(?:[a-z]{2}-[a-z]{2}\/)?(?!search|pricing|blog)([^/]{3,200})$/i, true],
  ['glassdoor', /^glassdoor\.[a-z.]{2,6}$/, /^overview\/working-at-([^/]{1,200})$/i, true],
  ['g2', /^g2\.com$/, /^(?:products|sellers)\/([^/]{1,200})(?:\/reviews)?$/i, true],
  ['capterra', /^capterra\.[a-z.]{2,6}$/, /^(?:p|software)\/\d{1,12}\/([^/]{1,200})$/i, true],
  ['producthunt', /^producthunt\.com$/, /^(?:products\/|@)([^/]{1,200})$/i, true],
  ['jameda', /^jameda\.de$/, /^(?!suchen|experten-rat)([^/]{3,200})\/[^/]{1,80}\/[^/]{1,80}$/i, true],
  [
    'doctoralia',
    /^(?:doctoralia\.[a-z.]{2,6}|miodottore\.it|znanylekarz\.pl|znamylekar\.cz)$/,
    /^(?:clinicas|strutture|placowki)\/([^/]{1,200})$/i,
    true,
  ],
  ['zomato', /^zomato\.com$/, /^[a-z-]{2,40}\/([^/]{3,200})$/i, true],
  ['untappd', /^untappd\.com$/, /^(?:w\/)?([^/]{1,200})(?:\/\d{1,12})?$/i, true],
  ['nextdoor', /^nextdoor\.[a-z.]{2,6}$/, /^pages\/([^/]{1,200})$/i, true],
  ['crunchbase', /^crunchbase\.com$/, /^organization\/([^/]{1,200})$/i, true],
  ['kununu', /^kununu\.com$/, /^[a-z]{2}\/([^/]{1,200})$/i, true],
  ['yandexmaps', /^yandex\.(?:[a-z]{2}|com|com\.tr)$/, /^maps\/org\/([^/]{1,200})(?:\/|$)/i, true],
  ['2gis', /^2gis\.[a-z]{2,3}$/, /^[a-z_]{2,40}\/firm\/([^/]{1,200})$/i, true],
  ['whatsapp', /^whatsapp\.com$/, /^channel\/([^/]{1,200})$/i, false],
  ['facebook', /^facebook\.com$/, /^groups\/([^/]{1,200})$/i, true],
  [
    'mastodon',
    /^[a-z0-9.-]{3,80}$/,
    /^@([a-z0-9_]{1,60})(?:\/(?:media|with_replies|followers|following|featured))?$/i,
    false,
  ],
];

const COUNTRY = /^(?:www|m|pt|de|fr|es|it|uk|us|en)\./;

/** The profile that an address leads to; nothing for a share button, a post, and what is no network. */
export function namedProfileOf(address: string): NamedProfile | undefined {
  const known = profileOf(address);
  if (known) return { ...known, isLoose: known.network === 'yelp' || known.network === 'medium' };
  const url = parsed(webAddress(address.trim()));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.toLowerCase().replace(COUNTRY, '');
  const path = url.pathname.replace(/^\/|\/$/g, '');
  for (const [network, pattern, form, isLoose] of MORE) {
    const [, subdomain] = pattern.exec(host) ?? [];
    const match = pattern.test(host) ? form.exec(path) : undefined;
    const handle = match?.[1] ?? match?.[2] ?? (match ? subdomain : undefined);
    if (handle !== undefined) return { network, handle, isLoose };
  }
  return undefined;
}

/** What stands before a handle in the paths of networks, and their own first pages: an address with no more has no handle. */
const NO_HANDLE =
  /^(?:@|company|school|in|channel|c|user|users|u|add|groups?|pages?|people|profile|invite|public|club|id|home|login|index\.(?:html|php))?$/i;
/** What of a query says no more than how a page is shown. */
const NO_QUERY = /^(?:\?(?:hl|lang|locale|ref|utm_\w{1,20})=[^&]{0,60})?$/i;

/** The network whose home page an address is, or whose profile without a handle. */
export function bareNetworkOf(address: string): string | undefined {
  if (!/^\s*(?:https?:)?\/\//i.test(address)) return undefined;
  const url = parsed(address.trim().replace(/^\/\//, 'https://'));
  if (!url || !NO_QUERY.test(url.search)) return undefined;
  const [first = '', ...more] = url.pathname.split('/').filter((segment) => segment !== '');
  if (more.length > 0 || !NO_HANDLE.test(first)) return undefined;
  return networkOf(url.href) ?? moreNetworkOf(url);
}

function moreNetworkOf(url: URL): string | undefined {
  const host = url.hostname.toLowerCase().replace(COUNTRY, '');
  const found = MORE.find(([, pattern]) => pattern.test(host) && !pattern.test(ANY_HOST));
  // Some have a profile at the home page of a host of its own.
  return found && namedProfileOf(url.href) === undefined ? found[0] : undefined;
}

const ANY_HOST = 'any-host.invalid';
