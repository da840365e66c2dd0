import type { MarkupPreset } from '../../../site/markup.js';
import { BOOTSTRAP } from './bootstrap-5.js';
import { BULMA } from './bulma.js';
import { FOUNDATION } from './foundation-6.js';
import type { Preset } from './preset.js';
import { UIKIT } from './uikit-3.js';
import { WORDPRESS } from './wordpress.js';

/**
 * What known designs give to the parts. A list, a logo or a link to which an author gives classes of its own goes without those
 * of the preset: a menu in a footer looks otherwise than that in a header.
 */
export const PRESETS: Readonly<Record<MarkupPreset, Preset>> = {
  wordpress: WORDPRESS,
  'bootstrap-5': BOOTSTRAP,
  bulma: BULMA,
  'uikit-3': UIKIT,
  'foundation-6': FOUNDATION,
  plain: { menus: { list: [{}], disclosure: [{}] } },
};
