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
  '(?!(?:share|share\\.php|sharer|sharer\\.php|intent|dialog|plugins|login|signup|search|hashtag|hashtags|explore|home|watch|embed|playlist|shorts|results|feed|p|reel|reels|stories|story|status|i|pin|tr|events?|video|videos|photo|photos|photo\\.php|permalink\\.php|story\\.php|privacy|terms|about|help|legal|settings|sharing|sharearticle|share-offsite|posts|pulse|posting|tag|tags|discover|groups)(?:$|/))';
const HANDLE = `${NOT_A_HANDLE}([^/]{1,200})`;
const TABS =
  '(?:/(?:about|videos|featured|posts|home|timeline|streams|shorts|playlists|community|reels|tagged|with_replies|media|info))?';
/** Further parts of profiles where no work, such as a repository, can have their name. */
const MORE_TABS =
  '(?:/(?:about|about_[a-z_]{1,40}|videos|featured|posts|home|timeline|streams|live|shorts|playlists|podcasts|releases|store|community|reels|channel|tagged|with_replies|replies|reposts|media|highlights|articles|likes|mentions|info|photos|reviews|events|services|menu|followers|following|_created|_saved|_tools|life|products))?';

function network(name: string, hosts: string, path: RegExp): Network {
  return { name, hosts: hosts.split(' '), path };
}

/** Networks whose addresses have more than one spelling. Profiles elsewhere are compared by their whole address. */
export const NETWORKS: readonly Network[] = [
  network('x', 'x.com twitter.com', new RegExp(`^${HANDLE}${MORE_TABS}$`)),
  network(
    'facebook',
    'facebook.com fb.com fb.me facebook.net',
    new RegExp(
      `^(?:(?:pg/|people/[^/]{1,200}/|pages/(?:category/)?(?:[^/]{1,200}/)?)${HANDLE}|${HANDLE})${MORE_TABS}$`,
    ),
  ),
  network('instagram', 'instagram.com instagr.am', new RegExp(`^(?:_u/)?${HANDLE}${MORE_TABS}$`)),
  network(
    'linkedin',
    'linkedin.com',
    new RegExp(`^(?:(?:company(?:-beta)?|school|showcase)/([^/]{1,200})|((?:in|pub)/[^/]{1,200}))${MORE_TABS}$`),
  ),
  network('youtube', 'youtube.com', new RegExp(`^(?:(?:c|user|channel)/([^/]{1,200})|${HANDLE})${MORE_TABS}$`)),
  network('tiktok', 'tiktok.com', new RegExp(`^${HANDLE}${MORE_TABS}$`)),
  network('pinterest', 'pinterest.com', new RegExp(`^${HANDLE}${MORE_TABS}$`)),
  network('threads', 'threads.net threads.com', new RegExp(`^${HANDLE}${MORE_TABS}$`)),
  network('telegram', 't.me telegram.me telegram.dog', new RegExp(`^(?:(?:s/)?${HANDLE})${TABS}$`)),
  network('bluesky', 'bsky.app', new RegExp(`^(?:profile/([^/]{1,200}))${TABS}$`)),
  network('reddit', 'reddit.com', new RegExp(`^(?:(?:r|u|user)/([^/]{1,200}))${TABS}$`)),
  network('snapchat', 'snapchat.com', new RegExp(`^(?:(?:add|@)/([^/]{1,200})|${HANDLE})${TABS}$`)),
  network('github', 'github.com', new RegExp(`^(?:(?:orgs/)?${HANDLE})${TABS}$`)),
  network('gitlab', 'gitlab.com', new RegExp(`^${HANDLE}${TABS}$`)),
  network('dribbble', 'dribbble.com', new RegExp(`^${HANDLE}${TABS}$`)),
  network('behance', 'behance.net', new RegExp(`^${HANDLE}${TABS}$`)),
  network('vimeo', 'vimeo.com', new RegExp(`^${HANDLE}${TABS}$`)),
  network('twitch', 'twitch.tv', new RegExp(`^${HANDLE}${TABS}$`)),
  network('soundcloud', 'soundcloud.com', new RegExp(`^${HANDLE}${TABS}$`)),
  network('medium', 'medium.com', new RegExp(`^${HANDLE}${TABS}$`)),
  network('flickr', 'flickr.com', new RegExp(`^(?:(?:people|photos)/([^/]{1,200}))${TABS}$`)),
  network('vk', 'vk.com vkontakte.ru vk.ru', new RegExp(`^${HANDLE}${TABS}$`)),
  network('xing', 'xing.com', new RegExp(`^(?:(?:pages|companies|profile)/([^/]{1,200}))${TABS}$`)),
  network(
    'discord',
    'discord.gg discord.com discordapp.com',
    new RegExp(`^(?:invite/([^/]{1,200})|${HANDLE})${TABS}$`),
  ),
  network('kakao', 'pf.kakao.com', new RegExp(`^(?:([^/]{1,200})(?:/(?:chat|friend|posts))?)${TABS}$`)),
  network('yelp', 'yelp.com', new RegExp(`^(?:biz/([^/]{1,200}))${TABS}$`)),
  network('strava', 'strava.com', new RegExp(`^(?:(?:clubs|athletes)/([^/]{1,200}))${TABS}$`)),
  network('line', 'line.me lin.ee', new RegExp(`^(?:(?:r/)?(?:ti/p/)?([^/]{1,200}))${TABS}$`)),
  network('weibo', 'weibo.com weibo.cn', new RegExp(`^(?:(?:u|n)/([^/]{1,200})|${HANDLE})${TABS}$`)),
];
