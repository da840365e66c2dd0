import { parse } from 'parse5';
import { parseSite, render } from '../../dist/index.js';
import { ORIGIN } from './camera.mjs';
import { templatePages } from './template-pages.mjs';

/** Packages of which more pages have a menu than are fixed elsewhere. */
const MORE = {
  'startbootstrap-clean-blog/dist': undefined,
  'startbootstrap-modern-business/dist': undefined,
  'startbootstrap-sb-admin/dist': undefined,
  'uikit/tests': 'article comment nav subnav totop navbar dropbar search sticky-navbar badge',
};

/** What the preset gives to items and links of the top level: what a page has beyond it is said in the use. */
const USUAL = {
  Bootstrap: ['nav-item', 'nav-link'],
  Bulma: ['', 'navbar-item'],
  UIkit: ['', ''],
  Foundation: ['', ''],
};

/** The preset that each framework's pages are shown with. */
const PRESETS = { Bootstrap: 'bootstrap-5', Bulma: 'bulma', UIkit: 'uikit-3', Foundation: 'foundation-6' };

/**
 * Pages of these frameworks with their own menus and brand taken out and components put in, on a site that is made of what they
 * say. That a link is the current page is left out before: a page of a package has no address.
 *
 * @param preset what gives classes to the parts; that of the page's framework if there is none
 */
export function pagesWithPresets(preset) {
  return templatePages(MORE)
    .filter(({ framework }) => framework in PRESETS)
    .flatMap((page) => {
      const replaced = replaceOwn(page, preset ?? PRESETS[page.framework]);
      return replaced.count === 0 ? [] : [{ page, ...replaced, roots: [page.folder, page.top] }];
    });
}

function replaceOwn({ source, framework }, markup) {
  const plain = withoutCurrent(source);
  const document = parse(plain, { sourceCodeLocationInfo: true });
  const definitions = {};
  const locations = {};
  const edits = [];
  const lists = elementsIn(document).filter((element) => isMenu(element, framework));
  for (const [index, list] of lists.entries()) {
    const items = itemsOf(list);
    definitions[`menu_${index}`] = { name: `Menu ${index}`, items };
    locations[`place_${index}`] = { label: `Place ${index}`, menu: `menu_${index}` };
    edits.push(edit(list, `<x-menu location="place_${index}"${classOf(list)}${beyond(list, framework)}></x-menu>`));
  }
  const brand = elementsIn(document).find((element) => isBrand(element));
  const name = brand ? textOf(brand).trim() : 'Site';
  if (brand) edits.push(edit(brand, `<x-logo${classOf(brand)}></x-logo>`));
  const site = parseSite({
    site: { name, description: '', url: ORIGIN, language: 'en' },
    theme: { name: 'bench', version: '1.0.0', markup },
    menus: { locations, definitions },
  });
  let canvas = plain;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    canvas = canvas.slice(0, start) + text + canvas.slice(end);
  }
  const isByPreset = lists.some((list) => beyond(list, framework) === '' && needsPreset(list, framework));
  return { before: plain, after: render(canvas, site).html, count: edits.length, menus: lists.length, isByPreset };
}

/** The page with no link of it marked as the current one. */
function withoutCurrent(source) {
  return source
    .replace(/ aria-current="[^"]*"/g, '')
    .replace(/(<(?:a|li)\b[^>]*class="[^"]*?)\s?\b(?:active|is-active|uk-active)\b(?=[\s"])/g, '$1');
}

/** Lists of links that a framework's script or style sheet knows as a menu. */
const MENUS = {
  Bootstrap: /(?:^|\s)(?:navbar-nav|nav)(?:\s|$)/,
  Bulma: /(?:^|\s)(?:navbar-start|navbar-end)(?:\s|$)/,
  UIkit: /(?:^|\s)uk-(?:navbar-nav|subnav|nav)(?:\s|$)/,
  Foundation: /(?:^|\s)menu(?:\s|$)/,
};

/** A list that holds nothing but items of one link, perhaps with a list of such below it. */
function isMenu(element, framework) {
  if (element.tagName !== 'ul' || !MENUS[framework].test(attributeOf(element, 'class') ?? '')) return false;
  const items = childrenOf(element);
  return items.length > 1 && items.every((item) => item.tagName === 'li' && isPlainItem(item));
}

function isPlainItem(item) {
  const [link, ...more] = childrenOf(item);
  if (link?.tagName !== 'a' || childrenOf(link).length > 0 || textOf(link).trim() === '') return false;
  if (more.length === 0) return true;
  const [list] = more;
  return more.length === 1 && list.tagName === 'ul' && childrenOf(list).every((each) => isPlainItem(each));
}

function itemsOf(list) {
  return childrenOf(list).map((item) => {
    const [link, below] = childrenOf(item);
    const children = below ? itemsOf(below) : [];
    return {
      label: textOf(link).trim(),
      url: attributeOf(link, 'href') || '/',
      ...(children.length > 0 && { children }),
    };
  });
}

/** A link that stands for the site and holds its name alone. */
function isBrand(element) {
  const named = /(?:^|\s)(?:navbar-brand|uk-logo)(?:\s|$)/.test(attributeOf(element, 'class') ?? '');
  return element.tagName === 'a' && named && childrenOf(element).length === 0 && textOf(element).trim() !== '';
}

/** Whether the preset gives any class to such a list: in UIkit those of links that have a submenu. */
function needsPreset(list, framework) {
  return USUAL[framework].some((usual) => usual !== '') || itemsOf(list).some(({ children }) => children);
}

/** Classes of items and links that the preset does not give by itself. */
function beyond(list, framework) {
  const items = childrenOf(list);
  const links = items.map((item) => childrenOf(item)[0]);
  const [usualItem, usualLink] = USUAL[framework];
  const written = (name, elements, usual) => {
    const shared = sharedClasses(elements);
    return shared === usual ? '' : ` ${name}="${shared}"`;
  };
  return written('item-class', items, usualItem) + written('link-class', links, usualLink);
}

function sharedClasses([first, ...others]) {
  const classes = (element) => (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);
  return classes(first)
    .filter((name) => others.every((other) => classes(other).includes(name)))
    .join(' ');
}

function classOf(element) {
  const classes = attributeOf(element, 'class');
  return classes === undefined ? '' : ` class="${classes.replaceAll('"', '&quot;')}"`;
}

function edit({ sourceCodeLocation: { startOffset: start, endOffset: end } }, text) {
  return { start, end, text };
}

function attributeOf({ attrs = [] }, name) {
  return attrs.find((each) => each.name === name)?.value;
}

function childrenOf({ childNodes = [] }) {
  return childNodes.filter((node) => 'tagName' in node);
}

function elementsIn(node) {
  return childrenOf(node).flatMap((child) => [child, ...elementsIn(child)]);
}

function textOf({ value, childNodes = [] }) {
  return value ?? childNodes.map(textOf).join('');
}
