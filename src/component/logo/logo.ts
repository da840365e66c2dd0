import type { Element } from 'hast';
import { element } from '../../html/element.js';
import { allowedSrcset, asSrcset } from '../../html/srcset.js';
import { imageUrl, webUrl } from '../../html/url.js';
import { LOGO_VARIANTS, type Logo, type LogoVariant } from '../../site/schema.js';
import { boolean, choice, classNames } from '../attribute.js';
import { component } from '../component.js';
import { chooseLogo } from './choose-logo.js';
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
  },
  labels: {
    of({ site, logos: { variants, main, builder, platform } }) {
      const alts = [...Object.values(variants), main, builder, platform].map((asset) => asset?.alt ?? '');
      return [LOGO_WORDS, site.name, ...alts];
    },
  },
  replaces: 'An image, inline SVG or linked text that stands for the site itself',
  whenEmpty: "Falls back to the main logo, the builder's, the platform's, at last to the site's name as text",
  output:
    '<a class="x-logo x-logo--default" href="…" rel="home"><img class="x-logo__img" src="…" alt="…" decoding="async"></a>',
  example: (site) =>
    chooseLogo(site, 'default').source === undefined ? undefined : '<x-logo variant="default"></x-logo>',
  dependency: ({ variant = 'main' }) => ({ kind: 'logo', name: variant }),
  resolve({ variant, link, class: classes }, { site }) {
    const choice = chooseLogo(site, variant);
    if (choice.source === undefined) return { steps: choice.steps, notes: [] };
    const modifier = choice.logo ? variant : 'text';
    const className = ['x-logo', ...(modifier ? [`x-logo--${modifier}`] : []), ...classes];
    const content = choice.logo ? picture(choice.logo, site.site.name) : site.site.name;
    const root =
      link === false
        ? element('span', { className }, [content])
        : element('a', { className, href: webUrl(site.site.url), rel: ['home'] }, [content]);
    return { element: root, source: choice.source, steps: choice.steps, notes: [] };
  },
});

function picture(asset: Logo, siteName: string): Element {
  const image = element('img', {
    className: ['x-logo__img'],
    src: imageUrl(asset.url),
    srcSet: allowedSrcset(asset.srcset),
    alt: asset.alt?.trim() ? asset.alt : siteName,
    width: asset.width,
    height: asset.height,
    decoding: 'async',
  });
  const dark = imageUrl(asset.dark);
  if (dark === undefined) return image;
  const source = element('source', { srcSet: asSrcset(dark), media: '(prefers-color-scheme: dark)' });
  return element('picture', {}, [source, image]);
}
