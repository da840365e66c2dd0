import { parse } from 'parse5';
import { parseSite, render } from '../../dist/index.js';
import { ORIGIN } from './camera.mjs';
import { edited } from './dom.mjs';
import { DRESS } from './dress.mjs';
import { ownBrand } from './own-brand.mjs';
import { ownMenus } from './own-menus.mjs';
import { ownProfiles } from './own-profiles.mjs';
import { presetPages } from './template-pages.mjs';

/**
 * Pages of these frameworks with their own menus, brand and lists of profiles taken out and components put in, on a site that is
 * made of what they say. That a link is the current page is left out before: a page of a package has no address.
 *
 * @param preset what gives classes to the parts; that of the page's framework if there is none
 */
export function pagesWithPresets(preset) {
  return presetPages()
    .filter(({ framework }) => framework in DRESS)
    .flatMap((page) => {
      const dress = DRESS[page.framework];
      const replaced = replaceOwn(page, dress, preset ?? dress.preset);
      return replaced.count === 0 ? [] : [{ page, ...replaced, roots: [page.folder, page.top] }];
    });
}

function replaceOwn(page, dress, preset) {
  const source = withoutCurrent(page.source);
  const document = parse(source, { sourceCodeLocationInfo: true });
  const social = ownProfiles(document, source, dress);
  const menus = ownMenus(document, dress).filter(({ element }) => !social?.elements.includes(element));
  const taken = [...menus.map(({ element }) => element), ...(social?.elements ?? [])];
  const brand = ownBrand(document, dress, taken);
  const edits = [...menus.map(({ edit }) => edit), ...(brand ? [brand.edit] : []), ...(social?.after ?? [])];
  // What a script of the design looks for is said once, for the lists that have submenus.
  const nesting = menus.find(({ isNesting }) => isNesting);
  const site = parseSite({
    site: { name: brand?.name ?? 'Site', description: '', url: ORIGIN, language: 'en' },
    theme: {
      name: 'bench',
      version: '1.0.0',
      markup: {
        preset,
        ...(nesting && { 'x-menu': { list: { data: nesting.data } } }),
        ...(social && { 'x-social': { icons: social.icons } }),
      },
    },
    menus: {
      locations: Object.fromEntries(menus.map(({ location }) => [location, { label: location, menu: location }])),
      definitions: Object.fromEntries(menus.map(({ location, items }) => [location, { name: location, items }])),
    },
    ...(brand?.logos && { logos: brand.logos }),
    ...(social && { social: social.profiles }),
  });
  return {
    before: edited(source, social?.before ?? []),
    after: render(edited(source, edits), site).html,
    count: edits.length,
    menus: menus.length,
    brands: brand ? 1 : 0,
    profiles: social?.elements.length ?? 0,
    isByPreset: [...menus, ...[brand ?? [], social ?? []].flat()].some(({ needsPreset }) => needsPreset),
  };
}

/** The page with no link of it marked as the current one. */
function withoutCurrent(source) {
  return source
    .replace(/ aria-current="[^"]*"/g, '')
    .replace(/(<(?:a|li)\b[^>]*class="[^"]*?)\s?\b(?:active|is-active|uk-active)\b(?=[\s"])/g, '$1');
}
