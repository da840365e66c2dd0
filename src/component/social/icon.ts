import type { Element } from 'hast';
import { element } from '../../html/element.js';
import { ICON_PATHS } from './icon-paths.js';
import { networkKey } from './networks.js';

/** Other keys of networks, as states and people write them. */
export const ICON_ALIASES: ReadonlyMap<string, string> = new Map([
  ['applepodcast', 'applepodcasts'],
  ['bsky', 'bluesky'],
  ['facebookmessenger', 'messenger'],
  ['fb', 'facebook'],
  ['feed', 'rss'],
  ['googlebusiness', 'google'],
  ['googlebusinessprofile', 'google'],
  ['googlemybusiness', 'google'],
  ['ig', 'instagram'],
  ['insta', 'instagram'],
  ['itunes', 'applemusic'],
  ['kakao', 'kakaotalk'],
  ['maps', 'googlemaps'],
  ['ok', 'odnoklassniki'],
  ['snap', 'snapchat'],
  ['twitter', 'x'],
  ['vkontakte', 'vk'],
  ['weibo', 'sinaweibo'],
  ['weixin', 'wechat'],
  ['whatsappbusiness', 'whatsapp'],
  ['yt', 'youtube'],
]);

/** `d` of the path of a network's icon, in a square of 24; nothing where there is no icon. */
export function iconPath(network: string): string | undefined {
  const key = networkKey(network);
  return ICON_PATHS.get(ICON_ALIASES.get(key) ?? key);
}

/**
 * A network's icon in the colour of the text around it, for looks alone: nobody hears it, and nobody gets to it by keyboard.
 *
 * @param classes class names to add after its own
 */
export function networkIcon(network: string, classes: readonly string[]): Element | undefined {
  const d = iconPath(network);
  if (d === undefined) return undefined;
  const properties = {
    className: ['x-social__icon', ...classes],
    viewBox: '0 0 24 24',
    // Text, not numbers: so parsers read these of SVG.
    width: '24',
    height: '24',
    fill: 'currentColor',
    ariaHidden: 'true',
    focusable: 'false',
  };
  return element('svg', properties, [element('path', { d })]);
}
