import type { SiteModel } from '../../site/model.js';
import { optionValues } from '../../site/options/options-of.js';
import type { Store } from '../../store/store.js';
import type { ThemeDeps } from '../area.js';
import { canvasLinksTo } from './canvas-links.js';
import { linksTo } from './linked.js';

/** Pages below one that are counted. */
const MOST_COUNTED = 100;

/** Canvases that a sentence names. */
const MOST_NAMED = 10;

/** What a page's going means for the rest of the site. */
export interface Removal {
  /** Items of menus that lead nowhere then. */
  lost: ReturnType<typeof linksTo>;
  /** Links of canvases that lead nowhere then. */
  links: Awaited<ReturnType<typeof canvasLinksTo>>;
  /** The same in words, beside what else there is to know; empty where there is nothing. */
  says: string[];
}

/**
 * What is lost when a page goes, and what stays.
 *
 * @param key of the page
 */
export async function removalOf({ site, model }: ThemeDeps, key: string, path: string): Promise<Removal> {
  const now = await model();
  const below = await belowOf(site.store, path);
  const stays = below === '' ? [] : [below];
  if (isListed(path, now))
    return { lost: [], links: [], says: [`The list of posts stays at \`${path}\`, and what leads there`, ...stays] };
  const lost = linksTo(path, now);
  const links = await canvasLinksTo(path, key, site.store, now);
  const menus = named(lost.map(({ menu }) => menu));
  const canvases = named(links.map(({ canvas }) => canvas));
  return {
    lost,
    links,
    says: [
      ...(menus === '' ? [] : [`Menus lead to it, and will lead nowhere: ${menus}`]),
      ...(canvases === '' ? [] : [`Canvases link to it, and will link to nothing: ${canvases}`]),
      ...stays,
    ],
  };
}

/** Whether the list of posts is there without a page, too. */
function isListed(path: string, { options }: SiteModel): boolean {
  return path === optionValues(options).blog_path;
}

/** What is said of the pages below a path. */
async function belowOf({ find }: Pick<Store, 'find'>, path: string): Promise<string> {
  if (path === '/') return '';
  const after = { value: path, key: '\u{10ffff}' };
  const found = await find('page', 'published', { limit: MOST_COUNTED, after });
  const count = found.filter(({ value }) => value.startsWith(path)).length;
  if (count === 0) return '';
  return `Pages below it stay where they are: ${count === MOST_COUNTED ? `${count} and more` : count}`;
}

function named(names: readonly string[]): string {
  const all = [...new Set(names)].map((name) => `\`${name}\``);
  const more = all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '';
  return `${all.slice(0, MOST_NAMED).join(', ')}${more}`;
}
