import { STYLESHEET_PATH } from '../stylesheet/index.js';
import { pageStyle, themeColours } from '../stylesheet/variables.js';
import { directionOf } from './direction.js';
import { addressOf, socialTags, structuredData } from './facts-for-machines.js';
import { attributes, text } from './markup.js';
import { listPath } from './post.js';
import type { Shared } from './shared.js';
import type { PageSlots } from './slots.js';
import type { View } from './view.js';

/** Where the feed and the picture of the site are. */
export const FEED_PATH = '/feed.xml';
export const ICON_PATH = '/_inlay/icon.svg';

/** The attributes of the root: language, direction, and what options have the sheet do. */
export function htmlAttributes({ language }: Pick<View, 'language'>, { values }: Pick<Shared, 'values'>): string {
  const className = [
    ...(values.header_sticky ? ['has-sticky'] : []),
    ...(values.smooth_scrolling ? ['smooth'] : []),
    ...(values.print_addresses ? ['print-addresses'] : []),
  ].join(' ');
  return attributes({ lang: language, dir: directionOf(language), class: className === '' ? undefined : className });
}

/**
 * What stands in the head.
 *
 * @param report the script that goes before all others
 */
export function headOf(
  view: View,
  shared: Pick<Shared, 'site' | 'values'>,
  slots: Pick<PageSlots, 'at'>,
  report: string,
): string {
  const { site, values } = shared;
  const { name, description } = site.site;
  const title = view.path === '/' ? [name, description] : [view.title, name];
  const { light, dark } = themeColours(values);
  const scheme = (content: string, media: string) => `<meta${attributes({ name: 'theme-color', content, media })}>`;
  const isNowhere = view.isMissing || view.isUnlisted;
  const number = view.list?.number ?? 1;
  const path = view.list ? listPath(view.list.path, number) : view.path;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    report + slots.at('head_start'),
    `<title>${text(title.filter((part) => part !== '').join(' – '))}</title>`,
    view.description === '' ? '' : `<meta${attributes({ name: 'description', content: view.description })}>`,
    isNowhere
      ? '<meta name="robots" content="noindex">'
      : `<link${attributes({ rel: 'canonical', href: addressOf(site, path) })}>`,
    values.color_scheme === 'dark'
      ? ''
      : scheme(light, values.color_scheme === 'auto' ? '(prefers-color-scheme: light)' : 'all'),
    values.color_scheme === 'light'
      ? ''
      : scheme(dark, values.color_scheme === 'auto' ? '(prefers-color-scheme: dark)' : 'all'),
    `<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${STYLESHEET_PATH}">`,
    `<style>${pageStyle(values, { background: view.presentation.background })}</style>`,
    values.blog_feed
      ? `<link${attributes({ rel: 'alternate', type: 'application/atom+xml', title: name, href: FEED_PATH })}>`
      : '',
    isNowhere ? '' : socialTags(view, site) + structuredData(view, site),
    slots.at('head_end'),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
