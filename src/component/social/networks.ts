/** Networks whose name is not just their key with a capital. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['bluesky', 'Bluesky'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['googlemaps', 'Google Maps'],
  ['linkedin', 'LinkedIn'],
  ['soundcloud', 'SoundCloud'],
  ['tiktok', 'TikTok'],
  ['tripadvisor', 'Tripadvisor'],
  ['twitter', 'X'],
  ['vk', 'VK'],
  ['wechat', 'WeChat'],
  ['whatsapp', 'WhatsApp'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
]);

/** What people call a network, for a key such as `linkedin`. */
export function networkName(network: string): string {
  const key = network.toLowerCase().replace(/[\s._-]+/g, '');
  return NAMES.get(key) ?? network.charAt(0).toUpperCase() + network.slice(1);
}
