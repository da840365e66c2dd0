import { attributeOf, childrenOf, classesOf, elementsIn, inPlaceOf, textOf, withinOf, written } from './dom.mjs';

/**
 * The first place of a page where its framework shows the site itself, by its name or by one image.
 *
 * @param document as parse5 reads it, with places
 * @param dress see `DRESS`
 * @param taken elements that are replaced otherwise, with all that is in them
 * @returns the site's name, its logos, and the edit that puts `x-logo` there; nothing where there is no such place
 */
export function ownBrand(document, dress, taken) {
  const inside = new Set(taken.flatMap((element) => [element, ...elementsIn(element)]));
  const element = elementsIn(document).find((each) => !inside.has(each) && isBrand(each, dress));
  if (!element) return undefined;
  const [image] = childrenOf(element);
  const name = textOf(element).trim() || attributeOf(image, 'alt') || 'Site';
  if (element.tagName !== 'a') {
    // Foundation shows the name in an item of a list, where it is no link.
    return { name, logos: undefined, edit: withinOf(element, '<x-logo link="false"></x-logo>'), needsPreset: false };
  }
  const own = written('class', classesOf(element).join(' '), dress.usual.brand);
  const ofImage = image ? written('image-class', classesOf(image).join(' '), '') : '';
  return {
    name,
    logos: image && { variants: { default: logoOf(image) } },
    edit: inPlaceOf(element, `<x-logo${own}${ofImage}></x-logo>`),
    needsPreset: own === '',
  };
}

function isBrand(element, { brand }) {
  if (!brand.test(attributeOf(element, 'class') ?? '')) return false;
  const inside = childrenOf(element);
  const isNamed = textOf(element).trim() !== '';
  if (element.tagName === 'li') return isNamed && inside.length === 0;
  if (element.tagName !== 'a' || attributeOf(element, 'style')) return false;
  // In Bulma a brand is an item like any other, but for where it stands.
  if (classesOf(element).includes('navbar-item') && !classesOf(element.parentNode).includes('navbar-brand'))
    return false;
  if (isNamed) return inside.length === 0;
  return inside.length === 1 && inside[0].tagName === 'img' && !attributeOf(inside[0], 'style');
}

function logoOf(image) {
  const sizes = ['width', 'height'].map((name) => [name, Number(attributeOf(image, name))]);
  return {
    url: attributeOf(image, 'src'),
    alt: attributeOf(image, 'alt'),
    ...Object.fromEntries(sizes.filter(([, size]) => Number.isInteger(size) && size > 0)),
  };
}
