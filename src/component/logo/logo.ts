import type { Element } from 'hast';
import { element } from '../../html/element.js';
import { serialize } from '../../html/serialize.js';
import { pageKey, webUrl } from '../../html/url.js';
import { LOGO_VARIANTS, type LogoVariant } from '../../site/schema.js';
import { boolean, choice, classNames, partClasses } from '../attribute.js';
import { component } from '../component.js';
import { isUnlinked } from '../context.js';
import { markupOf } from '../markup/markup-of.js';
import { dataOf, rootClasses } from '../markup/part.js';
import type { MarkedElement } from '../menu/marks.js';
import { chooseLogo } from './choose-logo.js';
import { picture } from './picture.js';
import { logoResources } from './resources.js';

/** Words that only say of an image or a link that it is a logo. */
const LOGO_WORDS = 'logo logotype logotipo logotip logotyp wordmark شعار лого логотип';

export const logo = component({
  tag: 'x-logo',
  summary: "The site's logo, linked to its home page; the site's name as text where no image is usable.",
  block: false,
  resources: logoResources,
  sitePart: {
    kind: 'logo',
    label: 'Logo',
    names: () => ['main', ...LOGO_VARIANTS],
    read({ site, logos: { variants, ...others } }, name) {
      const variant = LOGO_VARIANTS.find((candidate) => candidate === name);
      return [site.name, site.url, variant && variants[variant], others];
    },
  },
  attributes: {
    variant: choice<LogoVariant>({
      description: 'Which logo: the one for plain, transparent, light or footer backgrounds',
      default: 'default',
      allowed: LOGO_VARIANTS,
      names: ['logos', 'variants'],
      // An unknown variant is not the default one: the choice of a logo begins behind the variants.
      whenInvalid: 'no variant is shown then, but the main logo or what stands in for it',
    }),
    link: boolean({ description: 'Whether it links to the home page', default: 'true' }),
    class: classNames,
    'image-class': partClasses('the image'),
  },
  labels: {
    of({ site, logos: { variants, main, builder, platform } }) {
      const alts = [...Object.values(variants), main, builder, platform].map((asset) => asset?.alt ?? '');
      return [LOGO_WORDS, site.name, ...alts];
    },
  },
  replaces: 'An image, inline SVG or linked text that stands for the site itself',
  whenEmpty: "Falls back to the main logo, the builder's, the platform's, at last to the site's name as text",
  output({ 'x-logo': { root, image } }) {
    const className = ['x-logo', 'x-logo--default', ...root.class];
    const img = { className: ['x-logo__img', ...image.class], src: '…', alt: '…', decoding: 'async', ...dataOf(image) };
    return serialize(element('a', { className, href: '…', rel: ['home'], ...dataOf(root) }, [element('img', img)]));
  },
  example: (site) =>
    chooseLogo(site, 'default').source === undefined ? undefined : '<x-logo variant="default"></x-logo>',
  dependency: ({ variant = 'main' }) => ({ kind: 'logo', name: variant }),
  resolve({ variant, link, class: classes, 'image-class': written }, { site, context }) {
    const { logo: asset, source, steps } = chooseLogo(site, variant);
    if (source === undefined) return { steps, notes: [] };
    const { root: part, image } = markupOf(site)['x-logo'];
    const modifier = asset ? variant : 'text';
    const className = ['x-logo', ...(modifier ? [`x-logo--${modifier}`] : []), ...rootClasses(part, classes)];
    const content = asset
      ? picture(asset, { siteName: site.site.name, isOfFooter: variant === 'footer', part: image, written })
      : site.site.name;
    if (link === false) {
      return { element: element('span', { className, ...dataOf(part) }, [content]), source, steps, notes: [] };
    }
    const root = element('a', { className, href: webUrl(site.site.url), rel: ['home'], ...dataOf(part) }, [content]);
    const home = pageKey(site.site.url, site.site.url);
    // In a link of the author's, it is that link which says where it leads.
    if (home === undefined || isUnlinked(context)) return { element: root, source, steps, notes: [] };
    return { element: atHome(root), pages: [home], source, steps, notes: [] };
  },
});

/** A link to the home page, which says so when that is the page that is shown. */
function atHome(link: Element): MarkedElement {
  return Object.assign(link, {
    pageMarks: [{ items: [0, 0] as const, property: 'ariaCurrent' as const, value: 'page' }],
  });
}
