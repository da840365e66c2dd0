/**
 * Writes `src/component/social/icon-paths.ts` from the icons of the package simple-icons, which are in the public domain
 * (CC0-1.0). Version 13 is the last that has LinkedIn. The package takes 25 MB, so it is no dependency. In an empty folder:
 *
 *     npm pack simple-icons@13.21.0 && tar -xzf simple-icons-13.21.0.tgz
 *
 * Then, in the clone, with that folder's `package`:
 *
 *     npm run generate:icons -- <folder>/package
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TABLE = fileURLToPath(new URL('../component/social/icon-paths.ts', import.meta.url));

/** The networks that sites link to most, by the names of their icons. */
const NETWORKS = (
  'facebook instagram x linkedin youtube tiktok whatsapp telegram pinterest snapchat reddit discord ' +
  'github gitlab mastodon bluesky threads tumblr vimeo twitch spotify soundcloud bandcamp medium substack patreon ' +
  'behance dribbble deviantart flickr 500px xing vk odnoklassniki wechat sinaweibo line kakaotalk viber signal messenger ' +
  'tripadvisor yelp trustpilot google googlemaps applemusic applepodcasts stackoverflow strava goodreads rss'
).split(' ');

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Unexpected call without a folder, expected that of the package simple-icons');

const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
if (name !== 'simple-icons' || license !== 'CC0-1.0')
  throw new Error(`Unexpected package \`${name}\` under \`${license}\`, expected \`simple-icons\` under \`CC0-1.0\``);

// A few icons have a licence of their own.
const { titleToSlug } = await import(pathToFileURL(join(folder, 'sdk.mjs')).href);
const { icons } = JSON.parse(readFileSync(join(folder, '_data/simple-icons.json'), 'utf8'));
const facts = new Map(icons.map((icon) => [icon.slug ?? titleToSlug(icon.title), icon]));

/** What an icon's file says, and nothing else: one path in a square of 24. */
const ICON =
  /^<svg role="img" viewBox="0 0 24 24" xmlns="http:\/\/www\.w3\.org\/2000\/svg"><title>[^<]+<\/title><path d="([^"<>&]+)"\/><\/svg>$/;

const rows = NETWORKS.toSorted().map((network) => {
  const own = facts.get(network)?.license;
  if (own) throw new Error(`Unexpected licence ${JSON.stringify(own)} of \`${network}\`, expected that of the package`);
  const [, path] = ICON.exec(readFileSync(join(folder, 'icons', `${network}.svg`), 'utf8').trim()) ?? [];
  if (path === undefined) throw new Error(`Unexpected markup of \`${network}\`, expected one path`);
  const row = `['${network}', '${path}'],`;
  // As the formatter has it.
  return row.length <= 118 ? `  ${row}\n` : `  [\n    '${network}',\n    '${path}',\n  ],\n`;
});

writeFileSync(
  TABLE,
  `/**
 * The icons of networks by their keys: \`d\` of one path, in a square of 24.
 *
 * Written by \`npm run generate:icons\` from simple-icons ${version} (CC0-1.0, https://github.com/simple-icons/simple-icons):
 * change \`src/build/icon-paths.mjs\`. The trademarks that they show are their owners'.
 */
export const ICON_PATHS: ReadonlyMap<string, string> = new Map([
${rows.join('')}]);
`,
);
console.log(`${rows.length} icons`);
