/** Networks whose name is not just their key with a capital. */
export const NAMES: ReadonlyMap<string, string> = new Map([
  ['applemusic', 'Apple Music'],
  ['applepodcasts', 'Apple Podcasts'],
  ['bluesky', 'Bluesky'],
  ['deviantart', 'DeviantArt'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['googlemaps', 'Google Maps'],
  ['kakaotalk', 'KakaoTalk'],
  ['line', 'LINE'],
  ['linkedin', 'LinkedIn'],
  ['rss', 'RSS'],
  ['sinaweibo', 'Sina Weibo'],
  ['soundcloud', 'SoundCloud'],
  ['stackoverflow', 'Stack Overflow'],
  ['tiktok', 'TikTok'],
  ['tripadvisor', 'Tripadvisor'],
  ['twitter', 'X'],
  ['vk', 'VK'],
  ['wechat', 'WeChat'],
  ['whatsapp', 'WhatsApp'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
]);

/** A network's name as a key: `LinkedIn`, `linked-in` and `linked in` are the same. */
export function networkKey(network: string): string {
  return network.toLowerCase().replace(/[\s._-]+/g, '');
}

/** What people call a network, for a key such as `linkedin`. */
export function networkName(network: string): string {
  return NAMES.get(networkKey(network)) ?? network.charAt(0).toUpperCase() + network.slice(1);
}
