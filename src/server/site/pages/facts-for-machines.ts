import { imageUrl, linkUrl } from 'inlay/internal/html/url.js';
import type { Site } from 'inlay/internal/site/schema.js';
import { structuredData as siteData } from 'inlay/internal/structured-data/structured-data.js';
import { attributes, dataScript } from './markup.js';
import type { Crumb, View } from './view.js';

/** The whole address of a path of the site. */
export function addressOf({ site }: Site, path: string): string {
  const base = site.url.endsWith('/') ? site.url : `${site.url}/`;
  try {
    return new URL(path.replace(/^\//, ''), base).href;
  } catch {
    return base;
  }
}

/** What networks show of a link to a page. @see https://ogp.me */
export function socialTags({ path, title, description, post }: View, site: Site): string {
  const image = post ? imageUrl(post.image) : undefined;
  const facts = {
    'og:type': post ? 'article' : 'website',
    'og:site_name': site.site.name,
    'og:title': title,
    'og:description': description === '' ? undefined : description,
    'og:url': addressOf(site, path),
    'og:image': image === undefined ? undefined : addressOf(site, image),
  };
  return Object.entries(facts)
    .map(([property, content]) => (content === undefined ? '' : `<meta${attributes({ property, content })}>`))
    .join('');
}

/** What search engines read of a page: the site, the post with its author, the way to it. @see https://schema.org */
export function structuredData(view: View, site: Site): string {
  const { path, title, description, language, post, crumbs } = view;
  const url = addressOf(site, path);
  const scripts: unknown[] = [];
  const owner = siteData(site);
  if (path === '/') {
    scripts.push(owner, {
      '@type': 'WebSite',
      name: site.site.name,
      url,
      description: site.site.description,
      inLanguage: language,
      publisher: { '@id': owner['@id'] },
    });
  }
  if (post) {
    const image = imageUrl(post.image);
    scripts.push({
      '@type': 'BlogPosting',
      headline: title,
      ...(description !== '' && { description }),
      ...(post.date !== '' && { datePublished: post.date }),
      dateModified: post.modified,
      inLanguage: language,
      mainEntityOfPage: url,
      ...(image !== undefined && post.image !== '' && { image: addressOf(site, image) }),
      ...(post.author && { author: person(post.author.body, site) }),
      publisher: { '@type': owner['@type'], '@id': owner['@id'], name: site.site.name, url: owner.url },
    });
  }
  if (crumbs.length > 1) scripts.push(way(crumbs, site));
  return scripts.map((data) => dataScript({ '@context': 'https://schema.org', ...(data as object) })).join(''); // each is a literal above
}

function person(
  {
    name,
    picture,
    biography,
    links,
  }: { name: string; picture: string; biography: string; links: readonly { url: string }[] },
  site: Site,
) {
  const same = links.flatMap(({ url }) => linkUrl(url) ?? []);
  const image = picture === '' ? undefined : imageUrl(picture);
  return {
    '@type': 'Person',
    name,
    ...(biography !== '' && { description: biography }),
    ...(image !== undefined && { image: addressOf(site, image) }),
    ...(same.length > 0 && { sameAs: same }),
  };
}

function way(crumbs: readonly Crumb[], site: Site) {
  const itemListElement = crumbs.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: addressOf(site, path),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
