import type { OptionId } from '../../../../src/server/site/options/catalogue.js';
import { FONTS } from '../../../../src/server/site/options/fonts.js';
import type { OptionValue } from '../../../../src/server/site/options/index.js';
import type { Sight } from './eye.js';

/** What a visitor sees of an option: first of its default, then of other values. */
export interface OptionRow extends Sight {
  shows: readonly (readonly [value: OptionValue, seen: unknown])[];
  /** What is set beside it. */
  besides?: Readonly<Record<string, OptionValue>>;
  /** Whether it is set alone, as another option of its group would show the same. */
  isAlone?: true;
}

const POST = '/blog/ten/';
const BLOG = '/blog/';
const HEADER = '.theme-header';

const yes = [
  [true, true],
  [false, false],
] as const;
const no = [
  [false, false],
  [true, true],
] as const;

const seenAt = (selector: string, path = '/tall/'): Sight => ({ path, read: `isSeen('${selector}')` });
const colourOf = (selector: string, name = 'backgroundColor') => `css('${selector}', '${name}')`;

const WHITE = 'rgb(255, 255, 255)';
const ACCENT = 'rgb(11, 92, 138)';
const SHADE = 'rgb(244, 244, 244)';
const CLEAR = 'rgba(0, 0, 0, 0)';

const families = (list: string) => list.replaceAll(', ', ',').replaceAll('"', '');
const family = (selector: string) => `css('${selector}', 'fontFamily').replaceAll(', ', ',').replaceAll('"', '')`;

/** Where menus are folded, by `menu_collapse`: in a phone's window, in a tablet's, on a desk. */
const FOLDED: Readonly<Record<string, readonly boolean[]>> = {
  never: [false, false, false],
  phone: [true, false, false],
  tablet: [true, true, false],
  always: [true, true, true],
};

/** By the ids of the catalogue, which has none besides. */
export const OPTION_ROWS: Readonly<Record<OptionId, OptionRow | readonly OptionRow[]>> = {
  header_layout: {
    read: `menus('${HEADER}') + (middle('.site-header__brand') ? ', logo in the middle' : '')`,
    shows: [
      ['standard', 'topic naviga'],
      ['centred', 'topic_left topic_right, logo in the middle'],
    ],
    isAlone: true,
  },
  header_sticky: { after: 'scrolling', read: `box('${HEADER}').top === 0`, shows: no },
  header_width: {
    window: 'wide',
    read: `inRem(inner('.site-header__inner'))`,
    shows: [
      ['wide', 72],
      ['content', 42],
      ['full', 91.6],
    ],
  },
  header_padding: {
    read: `inRem(px('.site-header__inner', 'paddingTop')) + ' ' + inRem(px('.site-header__inner', 'paddingBottom'))`,
    shows: [
      ['1rem', '1 1'],
      ['0rem', '0 0'],
      ['3rem', '3 3'],
      ['34px', '2 2'],
    ],
  },
  header_border: { read: `css('${HEADER}', 'borderBottomWidth') === '1px'`, shows: yes },
  header_background: {
    read: colourOf(HEADER),
    shows: [
      ['page', CLEAR],
      ['shade', SHADE],
      ['accent', ACCENT],
    ],
    isAlone: true,
  },
  header_tagline: {
    read: `isSeen('.site-header__tagline') && one('.site-header__tagline').textContent`,
    shows: [
      [false, false],
      [true, 'Photographs and prints from Bergen'],
    ],
  },
  header_secondary_menu: { ...seenAt(`${HEADER} .x-menu--naviga`), shows: yes, isAlone: true },
  menu_case: {
    read: `css('${HEADER} .x-menu a', 'textTransform')`,
    shows: [
      ['none', 'none'],
      ['uppercase', 'uppercase'],
    ],
  },
  menu_collapse: (['phone', 'tablet', 'desk'] as const).map((window, index) => ({
    window,
    read: `isSeen('.menu-toggle') && !isSeen('${HEADER} .x-menu--topic')`,
    shows: ['phone', 'never', 'tablet', 'always'].map((value) => [value, FOLDED[value]?.[index]] as const),
    isAlone: true,
  })),
  menu_submenus: {
    read: `box('${HEADER} .sub-menu').height > 5`,
    shows: [
      ['dropdown', false],
      ['open', true],
    ],
  },
  contact_bar: {
    read: `isSeen('.site-bar__contacts') && [...document.querySelectorAll('.site-bar__contacts a')].map((link) => link.protocol).join(' ')`,
    shows: [
      [false, false],
      [true, 'tel: mailto:'],
    ],
  },
  social_bar: {
    read: `document.querySelectorAll('.site-bar .x-social a').length`,
    shows: [
      [false, 0],
      [true, 2],
    ],
  },
  bar_text: {
    read: `one('.site-bar__notice').textContent`,
    shows: [
      ['', 'missing'],
      ['Closed on Monday', 'Closed on Monday'],
      ['<b>Open & fine</b>', '<b>Open & fine</b>'],
    ],
  },
  footer_layout: {
    read: `menus('.theme-footer')`,
    shows: [
      ['simple', 'utili footer'],
      ['mega', 'footer_col_1 footer_col_2 footer_col_3 footer_col_4'],
    ],
  },
  footer_width: {
    window: 'wide',
    read: `inRem(inner('.site-footer__inner'))`,
    shows: [
      ['wide', 72],
      ['content', 42],
      ['full', 91.6],
    ],
  },
  footer_background: {
    read: colourOf('.theme-footer'),
    shows: [
      ['shade', SHADE],
      ['page', CLEAR],
      ['accent', ACCENT],
    ],
  },
  footer_logo: { ...seenAt('.theme-footer .x-logo'), shows: yes },
  footer_social: { ...seenAt('.theme-footer .x-social'), shows: yes },
  footer_contacts: { ...seenAt('.site-footer__contacts a[href^=tel]'), shows: yes },
  footer_copyright: {
    read: `one('.site-footer__last').textContent`,
    shows: [
      ['© {year} {name}', '© 2026 Fjordlight Studio'],
      ['Since {year}', 'Since 2026'],
      ['', 'missing'],
    ],
  },
  content_width: {
    window: 'wide',
    read: `inRem(inner('.theme-main'))`,
    shows: [
      ['42rem', 42],
      ['30rem', 30],
      ['60rem', 60],
      ['680px', 40],
    ],
  },
  wide_width: {
    window: 'wide',
    read: `inRem(inner('.site-header__inner'))`,
    shows: [
      ['72rem', 72],
      ['50rem', 50],
      ['85rem', 85],
    ],
  },
  gutter: {
    window: 'phone',
    read: `inRem(box('#first').left)`,
    shows: [
      ['1.25rem', 1.3],
      ['0.5rem', 0.5],
      ['3rem', 3],
    ],
  },
  spacing: {
    read: `inRem(px('.theme-main', 'paddingTop'))`,
    shows: [
      [1, 2.5],
      [0.5, 1.3],
      [2, 5],
    ],
  },
  radius: {
    read: `[css('pre', 'borderRadius'), css('button', 'borderRadius')].join(' ')`,
    shows: [
      [6, '6px 6px'],
      [0, '0px 0px'],
      [32, '32px 32px'],
    ],
  },
  logo_variant: {
    read: `one('${HEADER} .x-logo__img').getAttribute('src')`,
    shows: [
      ['default', '/uploads/plain.svg'],
      ['transparent', '/uploads/clear.svg'],
      ['light', '/uploads/light.svg'],
    ],
  },
  logo_height: {
    read: `box('${HEADER} .x-logo__img').height`,
    shows: [
      [44, 44],
      [16, 16],
      [200, 200],
    ],
  },
  logo_height_phone: {
    window: 'phone',
    read: `box('${HEADER} .x-logo__img').height`,
    shows: [
      [36, 36],
      [16, 16],
      [60, 60],
    ],
  },
  logo_height_footer: {
    read: `box('.theme-footer .x-logo__img').height`,
    shows: [
      [36, 36],
      [16, 16],
      [200, 200],
    ],
  },
  breadcrumbs: { ...seenAt('.breadcrumbs', POST), shows: yes, isAlone: true },
  breadcrumbs_separator: {
    path: POST,
    read: `css('.breadcrumbs li + li', 'content', '::before').slice(0, 3)`,
    shows: [
      ['slash', '"/"'],
      ['chevron', '"›"'],
      ['dot', '"·"'],
    ],
    isAlone: true,
  },
  back_to_top: { ...seenAt('.to-top a[href="#top"]'), shows: no },
  smooth_scrolling: {
    read: `css('html', 'scrollBehavior')`,
    shows: [
      [false, 'auto'],
      [true, 'smooth'],
    ],
  },
  page_titles: {
    read: `one('h1').textContent`,
    shows: [
      [true, 'Tall'],
      [false, 'missing'],
    ],
  },
  print_addresses: {
    after: 'printing',
    read: `css('#first a', 'content', '::after').includes('https://example.com/')`,
    shows: yes,
  },
  color_scheme: [
    {
      window: 'dark',
      read: colourOf('html'),
      shows: [
        ['auto', 'rgb(20, 23, 26)'],
        ['light', WHITE],
        ['dark', 'rgb(20, 23, 26)'],
      ],
      isAlone: true,
    },
    {
      read: colourOf('html'),
      shows: [
        ['auto', WHITE],
        ['light', WHITE],
        ['dark', 'rgb(20, 23, 26)'],
      ],
      isAlone: true,
    },
  ],
  text_light: {
    read: colourOf('#first', 'color'),
    shows: [
      ['#1c2024', 'rgb(28, 32, 36)'],
      ['#5a1010', 'rgb(90, 16, 16)'],
      ['#003322', 'rgb(0, 51, 34)'],
    ],
  },
  text_dark: {
    window: 'dark',
    read: colourOf('#first', 'color'),
    shows: [
      ['#e6e8ea', 'rgb(230, 232, 234)'],
      ['#ffd0a0', 'rgb(255, 208, 160)'],
      ['#c0ffee', 'rgb(192, 255, 238)'],
    ],
  },
  accent_light: {
    read: colourOf('button'),
    shows: [
      ['#0b5c8a', ACCENT],
      ['#a02050', 'rgb(160, 32, 80)'],
      ['#ffd400', 'rgb(255, 212, 0)'],
    ],
  },
  accent_dark: {
    window: 'dark',
    read: colourOf('button'),
    shows: [
      ['#7cc4ee', 'rgb(124, 196, 238)'],
      ['#a02050', 'rgb(160, 32, 80)'],
      ['#ffd400', 'rgb(255, 212, 0)'],
    ],
  },
  background_light: {
    read: colourOf('html'),
    shows: [
      ['#ffffff', WHITE],
      ['#f2e8d8', 'rgb(242, 232, 216)'],
      ['#e0f0ff', 'rgb(224, 240, 255)'],
    ],
  },
  background_dark: {
    window: 'dark',
    read: colourOf('html'),
    shows: [
      ['#14171a', 'rgb(20, 23, 26)'],
      ['#301020', 'rgb(48, 16, 32)'],
      ['#001830', 'rgb(0, 24, 48)'],
    ],
  },
  // Each pattern has a test of its own.
  background_pattern: {
    read: `css('body', 'backgroundSize', '::before') + ' ' + css('body', 'maskSize', '::before')`,
    shows: [
      ['none', 'auto auto'],
      ['dots', '18px 18px auto'],
      ['waves', 'auto 64px 24px'],
    ],
  },
  background_fixed: {
    besides: { background_pattern: 'glow' },
    read: `css('body', 'position', '::before')`,
    shows: [
      [false, 'absolute'],
      [true, 'fixed'],
    ],
    isAlone: true,
  },
  link_underline: {
    read: `/\\/ 0?\\.4\\b/.test(css('#first a', 'textDecorationColor')) ? 'thin' : 'full'`,
    shows: [
      ['always', 'full'],
      ['thin', 'thin'],
    ],
    isAlone: true,
  },
  font_body: {
    read: family('#first'),
    shows: Object.entries(FONTS).map(([name, list]) => [name, families(list)]),
  },
  font_headings: {
    besides: { font_body: 'mono' },
    read: family('h2'),
    shows: [
      ['same', families(FONTS.mono)],
      // Another one than that of the text.
      ...Object.entries(FONTS).map(([name, list]) => [name, families(list)] as const),
    ],
    isAlone: true,
  },
  font_size: {
    read: `css('#first', 'fontSize')`,
    shows: [
      [17, '17px'],
      [14, '14px'],
      [24, '24px'],
    ],
  },
  line_height: {
    read: `Math.round(px('#first', 'lineHeight') / px('#first', 'fontSize') * 100) / 100`,
    shows: [
      [1.6, 1.6],
      [1.2, 1.2],
      [2.2, 2.2],
    ],
  },
  heading_scale: {
    read: `Math.round(px('h2', 'fontSize') / px('h3', 'fontSize') * 100) / 100`,
    shows: [
      [1.25, 1.25],
      [1.05, 1.05],
      [1.5, 1.5],
    ],
  },
  heading_weight: {
    read: `css('h1', 'fontWeight')`,
    shows: [
      [700, '700'],
      [300, '300'],
      [900, '900'],
    ],
  },
  hyphenation: {
    read: `css('#first', 'hyphens')`,
    shows: [
      [false, 'manual'],
      [true, 'auto'],
    ],
  },
  button_style: {
    read: `[${colourOf('button')}, ${colourOf('button', 'color')}].join(' ')`,
    shows: [
      ['filled', `${ACCENT} ${WHITE}`],
      ['outline', `${WHITE} ${ACCENT}`],
      ['soft', `${SHADE} ${ACCENT}`],
    ],
  },
  button_shape: {
    read: `css('button', 'borderRadius')`,
    shows: [
      ['theme', '6px'],
      ['square', '0px'],
      ['pill', '999px'],
    ],
  },
  button_case: {
    read: `css('button', 'textTransform')`,
    shows: [
      ['none', 'none'],
      ['uppercase', 'uppercase'],
    ],
  },
  blog_path: {
    path: '/news/',
    read: `isSeen('.posts')`,
    shows: [
      ['/blog/', false],
      ['/news/', true],
    ],
    isAlone: true,
  },
  blog_posts_per_page: {
    path: BLOG,
    read: `document.querySelectorAll('.posts > li').length`,
    shows: [
      [10, 3],
      [1, 1],
      [2, 2],
    ],
  },
  blog_layout: {
    path: BLOG,
    read: `css('.posts', 'gridTemplateColumns').split(' ').length > 1`,
    shows: [
      ['list', false],
      ['grid', true],
    ],
    isAlone: true,
  },
  blog_excerpts: { path: BLOG, read: `one('.posts').textContent.includes('What it is about')`, shows: yes },
  blog_list_images: { ...seenAt('.posts .post-image', BLOG), shows: yes },
  blog_post_images: { ...seenAt('article > .post-image', POST), shows: yes },
  blog_dates: {
    path: POST,
    read: `one('.post-meta time').textContent`,
    shows: [
      [true, 'January 10, 2026'],
      [false, 'missing'],
    ],
  },
  blog_authors: {
    path: POST,
    read: `one('.post-author').textContent`,
    shows: [
      [true, 'Ingrid Solheim'],
      [false, 'missing'],
    ],
  },
  blog_author_box: { ...seenAt('.author-box', POST), shows: yes },
  blog_neighbours: { ...seenAt('.neighbours a', POST), shows: yes },
  blog_feed: {
    read: `one('link[type="application/atom+xml"]').getAttribute('href')`,
    shows: [
      [true, '/feed.xml'],
      [false, 'missing'],
    ],
  },
};
