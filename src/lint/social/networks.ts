/** How a network's addresses name a profile. */
export interface Network {
  name: string;
  /** Registered domains, without `www.` and the like. */
  hosts: readonly string[];
  /**
   * What the path of a profile looks like, with the handle as its first group that matches. Paths have no slash at
   * either end, and no `@` before the handle.
   */
  path: RegExp;
}

/** First segments of a path that are the network's own. */
const NOT_A_HANDLE =
  '(?!(?:share|sharer|sharer\\.php|intent|dialog|plugins|login|signup|search|hashtag|hashtags|explore|home|watch|embed|playlist|shorts|results|feed|p|reel|reels|stories|story|status|i|pin|tr|events?|video|videos|photo|photos|photo\\.php|permalink\\.php|story\\.php|privacy|terms|about|help|legal|settings|sharing|sharearticle|share-offsite|posts|pulse|posting|tag|tags|discover|groups)(?:$|/))';
const HANDLE = `${NOT_A_HANDLE}([^/]+)`;
const TABS =
  '(?:/(?:about|videos|featured|posts|home|timeline|streams|shorts|playlists|community|reels|tagged|with_replies|media|info))?';

function network(name: string, hosts: string, path: string): Network {
  return { name, hosts: hosts.split(' '), path: new RegExp(`^(?:${path})${TABS}$`) };
}

/** Networks whose addresses have more than one spelling. Profiles elsewhere are compared by their whole address. */
export const NETWORKS: readonly Network[] = [
  network('x', 'x.com twitter.com', HANDLE),
  network(
    'facebook',
    'facebook.com fb.com fb.me facebook.net',
    `(?:pg/|people/[^/]+/|pages/(?:category/)?(?:[^/]+/)?)${HANDLE}|${HANDLE}`,
  ),
  network('instagram', 'instagram.com instagr.am', HANDLE),
  network('linkedin', 'linkedin.com', '(?:company(?:-beta)?|school|showcase)/([^/]+)|((?:in|pub)/[^/]+)'),
  network('youtube', 'youtube.com', `(?:c|user|channel)/([^/]+)|${HANDLE}`),
  network('tiktok', 'tiktok.com', HANDLE),
  network('pinterest', 'pinterest.com', HANDLE),
  network('threads', 'threads.net threads.com', HANDLE),
  network('telegram', 't.me telegram.me telegram.dog', `(?:s/)?${HANDLE}`),
  network('bluesky', 'bsky.app', 'profile/([^/]+)'),
  network('reddit', 'reddit.com', '(?:r|u|user)/([^/]+)'),
  network('snapchat', 'snapchat.com', `(?:add|@)/([^/]+)|${HANDLE}`),
  network('github', 'github.com', `(?:orgs/)?${HANDLE}`),
  network('gitlab', 'gitlab.com', HANDLE),
  network('dribbble', 'dribbble.com', HANDLE),
  network('behance', 'behance.net', HANDLE),
  network('vimeo', 'vimeo.com', HANDLE),
  network('twitch', 'twitch.tv', HANDLE),
  network('soundcloud', 'soundcloud.com', HANDLE),
  network('medium', 'medium.com', HANDLE),
  network('flickr', 'flickr.com', '(?:people|photos)/([^/]+)'),
  network('vk', 'vk.com vkontakte.ru vk.ru', HANDLE),
  network('xing', 'xing.com', '(?:pages|companies|profile)/([^/]+)'),
  network('discord', 'discord.gg discord.com discordapp.com', `invite/([^/]+)|${HANDLE}`),
  network('kakao', 'pf.kakao.com', '([^/]+)(?:/(?:chat|friend|posts))?'),
  network('yelp', 'yelp.com', 'biz/([^/]+)'),
  network('strava', 'strava.com', '(?:clubs|athletes)/([^/]+)'),
  network('line', 'line.me lin.ee', '(?:r/)?(?:ti/p/)?([^/]+)'),
  network('weibo', 'weibo.com weibo.cn', `(?:u|n)/([^/]+)|${HANDLE}`),
];
