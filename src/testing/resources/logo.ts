import { cleanText } from '../../html/escape.js';
import { allowedSrcset } from '../../html/srcset.js';
import { imageUrl, webUrl } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import { LOGO_VARIANTS, type Logo, type Site } from '../../site/schema.js';
import { folded } from '../page/tree.js';
import { type Asked, type Item, isOff, type Resource } from './resource.js';
import { absolute, fileTarget } from './target.js';

/** The logos that a component may show: one, or of an expansion without its canvas any of the site's. */
export function logos({ attributes, classes }: Asked, site: Site): Resource[] {
  const { variants, main, builder, platform } = site.logos;
  const steps: [string, Logo | undefined][] = [
    ['/logos/main', main],
    ['/logos/builder', builder],
    ['/logos/platform', platform],
  ];
  const variant = LOGO_VARIANTS.find((name) => name === wantedVariant(attributes, classes));
  if (variant) steps.unshift([pointer('logos', 'variants', variant), variants[variant]]);
  const [first] = steps.filter(([, logo]) => imageUrl(logo?.url) !== undefined);
  const linked = attributes && !isOff(attributes['link']);
  if (first?.[1]) {
    const own = ['x-logo', ...(variant ? [`x-logo--${variant}`] : [])];
    return [{ ...image(first[0], first[1], site), classes: own, linked }];
  }
  if (site.site.name.trim() === '') return [];
  const items: Item[] = [{ kind: 'entry', text: folded(site.site.name), ...home(site) }];
  return [{ pointer: '/site/name', name: "the site's name", items, classes: ['x-logo', 'x-logo--text'], linked }];
}

/** The variant that is asked for; of an expansion the one that it names. */
function wantedVariant(attributes: Asked['attributes'], classes: readonly string[]): string | undefined {
  if (attributes) return attributes['variant']?.trim() ?? 'default';
  return LOGO_VARIANTS.find((variant) => classes.includes(`x-logo--${variant}`));
}

function image(source: string, logo: Logo, site: Site): Pick<Resource, 'pointer' | 'name' | 'items'> {
  const { alt, width, height } = logo;
  const file = fileTarget(logo.url, site);
  const dark = fileTarget(logo.dark, site);
  const items: Item[] = [
    { kind: 'entry', text: folded(alt?.trim() ? alt : site.site.name), ...home(site) },
    ...(file ? [{ kind: 'image', text: 'img', target: file, size: { width, height } } as const] : []),
    ...(dark ? [{ kind: 'image', text: 'source', target: dark } as const] : []),
    ...candidates(logo, site),
  ];
  return { pointer: source, name: `the logo \`${source}\``, items };
}

function home(site: Site): Pick<Item, 'target' | 'link'> {
  const target = fileTarget(site.site.url, site);
  return { link: { rel: ['home'] }, ...(target && { target }) };
}

function candidates({ srcset = '' }: Logo, site: Site): Item[] {
  if (allowedSrcset(srcset) === undefined) return [];
  const parts = srcset.split(/[\s,]+/).flatMap((part) => [cleanText(part), webUrl(part) ?? part]);
  const known = new Set(parts.map((part) => absolute(part, site)));
  const is = (written: string) => written.split(/[\s,]+/).every((part) => known.has(absolute(part, site)));
  return [{ kind: 'candidates', text: 'img', target: { shown: srcset, is } }];
}
