import { tokens } from '../../html/element.js';
import { attribute, type DocElement } from '../document/element.js';
import { cut } from './cut.js';
import { type Addresses, isSameAddress, linkTarget } from './identity.js';

/**
 * Attributes that are judged by what they mean: names by their text, how an image is loaded by what is granted, links by their
 * targets, the direction by where it stands, classes and relations one by one. Of all others the element that comes has what the one had that goes, and nothing
 * else.
 */
const JUDGED_APART: ReadonlySet<string> = new Set(
  'class href rel dir src alt title role aria-label aria-current loading decoding fetchpriority'.split(' '),
);

/** Relations that say nothing of a link's target: where it lags behind, browsers take the first two for granted. */
const IMPLIED: ReadonlySet<string> = new Set(['noopener', 'noreferrer', 'home']);

/** Why what comes would not be as what goes, by its attributes: which one would be lost, or come, or say something else. */
export function differentAttributes(one: DocElement, other: DocElement, addresses: Addresses): string | undefined {
  const lost = one.attributes.find(({ name, value }) => !JUDGED_APART.has(name) && attribute(other, name) !== value);
  if (lost) return `\`${lost.name}="${lost.value}"\` of \`<${one.tag}>\` would be lost`;
  const added = other.attributes.find(({ name }) => !JUDGED_APART.has(name) && attribute(one, name) === undefined);
  if (added) return `\`${added.name}="${added.value}"\` would be new`;
  for (const name of ['class', 'rel']) {
    const has = new Set(tokens(attribute(other, name)));
    const missing = tokens(attribute(one, name)).find(
      (token) => !has.has(token) && !(name === 'rel' && IMPLIED.has(token)),
    );
    if (missing !== undefined) return `\`${name}="${missing}"\` of \`<${one.tag}>\` would be lost`;
  }
  const role = attribute(one, 'role');
  if (role !== undefined && role !== attribute(other, 'role'))
    return `\`role="${role}"\` of \`<${one.tag}>\` would be lost`;
  if (one.tag === 'img' && attribute(one, 'alt') === '' && attribute(other, 'alt') !== '')
    return '`alt=""` would be lost: an image that says nothing by itself would be read out';
  const unkept = one.attributes.find(({ name, value }) => losesSetting(name, value, other));
  if (unkept) return `\`${unkept.name}="${unkept.value}"\` of \`<${one.tag}>\` would be lost`;
  if (losesMark(one, other, addresses))
    return `\`aria-current="${attribute(one, 'aria-current')}"\` would be lost, and nothing says that it is the page's own link`;
  const [src, now] = [attribute(one, 'src'), attribute(other, 'src')];
  if (src !== undefined && (now === undefined || !isSameAddress(src, now, addresses))) {
    return `it shows another file, \`${cut(now ?? '')}\` for \`${cut(src)}\``;
  }
  return undefined;
}

/** What browsers take for granted where an image does not say how it is to be loaded. */
const LOADING: ReadonlyMap<string, string> = new Map([
  ['loading', 'eager'],
  ['fetchpriority', 'auto'],
  ['decoding', 'auto'],
]);

/** Whether what comes says otherwise how an image is loaded, or has no name of its own for who can't see it. */
function losesSetting(name: string, value: string, other: DocElement): boolean {
  if (name === 'aria-label') return attribute(other, name) === undefined;
  const granted = LOADING.get(name);
  if (granted === undefined) return false;
  const [was, is] = [value, attribute(other, name) ?? ''].map((each) => each.trim().toLowerCase() || granted);
  return was !== is;
}

/** Whether a link loses the mark of the current page: a menu gives it again where the page says that the link is its own. */
function losesMark(one: DocElement, other: DocElement, addresses: Addresses): boolean {
  const mark = attribute(one, 'aria-current');
  if (mark === undefined || mark === 'false' || mark === attribute(other, 'aria-current')) return false;
  const href = attribute(one, 'href');
  if (mark !== 'page' || href === undefined || addresses.page === undefined) return true;
  return linkTarget(href, addresses) !== linkTarget(addresses.page, addresses);
}
