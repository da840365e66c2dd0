import { attributeOf, childrenOf, classesOf, elementsIn, inPlaceOf, sharedClasses, textOf, written } from './dom.mjs';

/**
 * The menus of a page that the framework knows: lists of links, perhaps with lists below them, and the rows that Bulma's
 * documentation shows in a navbar.
 *
 * @param document as parse5 reads it, with places
 * @param dress see `DRESS`
 * @returns for each its items as a site's state holds them, its `data-` attributes, the edit that puts `x-menu` there, and whether
 * it needs the preset
 */
export function ownMenus(document, dress) {
  return elementsIn(document)
    .map((element) => ({ element, entries: entriesOf(element, dress) }))
    .filter(({ entries }) => entries !== undefined && entries.length > 1)
    .filter(({ element }, _, all) => !all.some((other) => isWithin(element, other.element)))
    .map(({ element, entries }, index) => {
      const attributes = attributesOf(element, entries, dress);
      return {
        element,
        location: `place_${index}`,
        items: entries.map((entry) => itemOf(entry, entries)),
        data: dataOf(element),
        isNesting: entries.some(({ below }) => below.length > 0),
        edit: editOf(element, `<x-menu location="place_${index}"${attributes.text}></x-menu>`, dress),
        needsPreset: attributes.needsPreset,
      };
    });
}

/** What is around a list in Foundation, and says how its child looks, becomes the navigation, so that none comes in between. */
function editOf(element, text, { around }) {
  const { parentNode } = element;
  if (around === undefined || !classesOf(parentNode).includes(around)) return inPlaceOf(element, text);
  return inPlaceOf(parentNode, `<nav${written('class', classesOf(parentNode).join(' '), '')}>${text}</nav>`);
}

function dataOf({ attrs }) {
  return Object.fromEntries(
    attrs.filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => [name, value]),
  );
}

function isWithin({ parentNode }, other) {
  return parentNode === other || (parentNode?.parentNode ? isWithin(parentNode, other) : false);
}

/** What a menu's element holds, when that is nothing but entries. */
function entriesOf(element, dress) {
  if (!dress.menu.test(attributeOf(element, 'class') ?? '') || attributeOf(element, 'style')) return undefined;
  if (element.tagName === 'ul') return listEntries(element);
  return element.tagName === 'div' ? allOrNothing(childrenOf(element).map(rowEntry)) : undefined;
}

/** A list that holds nothing but items of one link or text, perhaps with a list of such below it. */
function listEntries(list) {
  return allOrNothing(childrenOf(list).map((item) => (item.tagName === 'li' ? listEntry(item) : undefined)));
}

function listEntry(item) {
  const [link, list, ...more] = childrenOf(item);
  const label = textOf(link ?? item).trim();
  if (label === '' || more.length > 0) return undefined;
  if (link === undefined) return { item, label, below: [] };
  if (link.tagName !== 'a' || childrenOf(link).length > 0) return undefined;
  if (list === undefined) return { item, link, label, below: [] };
  const below = list.tagName === 'ul' ? listEntries(list) : undefined;
  return below && { item, link, label, list, below };
}

/** An item of Bulma's navbar: a link, or an element with a link and a dropdown of links. */
function rowEntry(item) {
  if (item.tagName === 'a') {
    return childrenOf(item).length > 0
      ? undefined
      : { item: undefined, link: item, label: textOf(item).trim(), below: [] };
  }
  const [link, list, ...more] = childrenOf(item);
  if (!classesOf(item).includes('has-dropdown') || link?.tagName !== 'a' || more.length > 0) return undefined;
  const below = list && allOrNothing(childrenOf(list).map(rowEntry));
  return below && { item, link, label: textOf(link).trim(), list, below };
}

function allOrNothing(entries) {
  return entries.includes(undefined) ? undefined : entries;
}

/** Classes that the preset gives to an item of Bulma that has a submenu. */
const GIVEN = ['navbar-item', 'has-dropdown', 'is-hoverable'];

/** An entry as a site's state holds it, with the classes that its neighbours do not have. */
function itemOf({ item, link, label, below }, entries) {
  const items = entries.map((entry) => entry.item);
  const shared = items.includes(undefined) ? [] : sharedClasses(items).split(' ');
  const classes = item ? classesOf(item).filter((name) => !shared.includes(name) && !GIVEN.includes(name)) : [];
  return {
    label,
    ...(link && { url: attributeOf(link, 'href') || '/' }),
    ...(classes.length > 0 && { classes }),
    ...(below.length > 0 && { children: below.map((entry) => itemOf(entry, below)) }),
  };
}

/** What a use has to say beyond the preset, and whether there is anything that the preset has to give. */
function attributesOf(element, entries, dress) {
  const isRow = element.tagName === 'div';
  const links = entries.flatMap(({ link }) => link ?? []);
  const lists = entries.flatMap(({ list }) => list ?? []);
  const plain = links.filter((link) => !classesOf(link).includes('navbar-link'));
  const usual = usualOf(element, dress);
  const usualList = lists.length > 0 ? (dress.nesting ?? usual.list) : usual.list;
  const texts = [
    written('class', classesOf(element).join(' '), usualList),
    isRow ? '' : written('item-class', sharedClasses(entries.map(({ item }) => item)), usual.item),
    links.length === 0 ? '' : written('link-class', sharedClasses(plain.length > 0 ? plain : links), usual.link),
    lists.length === 0 ? '' : written('submenu-class', sharedClasses(lists), usual.submenu),
  ];
  const [list, item, link, submenu] = texts.map((text) => text === '');
  const needsPreset =
    list || (item && usual.item !== '') || (link && usual.link !== '') || isRow || (submenu && lists.length > 0);
  return { text: texts.join(''), needsPreset };
}

/** What the preset gives to a menu whose list is of a kind. */
function usualOf(element, { usual, forms = {} }) {
  const form = Object.entries(forms).find(([root]) => classesOf(element).includes(root));
  return { ...usual, ...form?.[1] };
}
