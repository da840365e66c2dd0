import { modifiedOf } from '../page-versions.js';
import { addressOf } from './facts-for-machines.js';
import { FEED_PATH } from './head.js';
import { lineOf } from './read-view.js';
import type { Reading } from './reading.js';
import type { Shared } from './shared.js';
import { xmlText } from './xml.js';

/** Posts of the feed. */
const POSTS = 20;

/** When the feed of a site without posts was changed. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** The newest posts as Atom. @see RFC 4287 */
export async function feedOf(shared: Shared, reading: Reading): Promise<string> {
  const { site } = shared;
  const posts = await reading.pages('post', { limit: POSTS, isDescending: true });
  const home = addressOf(site, '/');
  const updated = posts.map(modifiedOf).sort().at(-1) ?? NEVER;
  const entries = posts.map((post) => {
    const { path, title, description, date, author } = lineOf(post, shared);
    const url = xmlText(addressOf(site, path));
    const time = Date.parse(date);
    return [
      '  <entry>',
      `    <title>${xmlText(title)}</title>`,
      `    <link href="${url}"/>`,
      `    <id>${url}</id>`,
      ...(Number.isNaN(time) ? [] : [`    <published>${new Date(time).toISOString()}</published>`]),
      `    <updated>${modifiedOf(post)}</updated>`,
      `    <author><name>${xmlText(author === '' ? site.site.name : author)}</name></author>`,
      ...(description === '' ? [] : [`    <summary>${xmlText(description)}</summary>`]),
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(site.site.language)}">`,
    `  <title>${xmlText(site.site.name)}</title>`,
    ...(site.site.description === '' ? [] : [`  <subtitle>${xmlText(site.site.description)}</subtitle>`]),
    `  <link href="${xmlText(home)}"/>`,
    `  <link rel="self" href="${xmlText(addressOf(site, FEED_PATH))}"/>`,
    `  <id>${xmlText(home)}</id>`,
    `  <updated>${updated}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
