import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { CORPUS, HAS_CORPUS, ROOT } from './folders.js';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export interface Page {
  name: string;
  source: string;
}

const PACKAGES =
  'agency business-casual clean-blog coming-soon creative freelancer grayscale landing-page new-age resume stylish-portfolio';

/** The pages of the startbootstrap packages, as npm installed them. */
export function npmPages(): Page[] {
  return PACKAGES.split(' ').flatMap((theme) => {
    const folder = `${ROOT}node_modules/startbootstrap-${theme}/dist`;
    const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
    return pages.map((file) => ({ name: `${theme}/${file}`, source: readFileSync(`${folder}/${file}`, 'utf8') }));
  });
}

/** The canvases of the lint corpus, with their sites' states; none where the corpus is missing. */
export function corpusCanvases(): (Page & { state: unknown })[] {
  if (!HAS_CORPUS) return [];
  return readdirSync(`${CORPUS}/lint`)
    .map((name) => ({ name, folder: `${CORPUS}/lint/${name}` }))
    .filter(({ folder }) => existsSync(`${folder}/canvas.html`))
    .map(({ name, folder }) => ({
      name,
      source: readFileSync(`${folder}/canvas.html`, 'utf8'),
      state: JSON.parse(readFileSync(`${folder}/site.json`, 'utf8')),
    }));
}

/** Something that a page wrote by hand and a component can stand for. */
export interface Static {
  tag: 'x-logo' | 'x-menu' | 'x-social';
  start: number;
  end: number;
}

const SOCIAL_ICON = /\b(?:fa|bi|icon-social)-(?:twitter|facebook|linkedin|github|instagram|dribbble)/;

/** The page's own brand, navigation list and groups of links to social networks, in the order of the source. */
export function staticResources(source: string): Static[] {
  const elements = descendants(parse(source, { sourceCodeLocationInfo: true }));
  const brands = elements.filter((element) => hasClass(element, 'navbar-brand'));
  const lists = elements.filter((element) => element.tagName === 'ul' && hasClass(element, 'navbar-nav'));
  const groups = new Map<Parent | null, Element[]>();
  for (const link of elements.filter(isSocialLink)) {
    const item =
      link.parentNode && 'tagName' in link.parentNode && link.parentNode.tagName === 'li' ? link.parentNode : link;
    groups.set(item.parentNode, [...(groups.get(item.parentNode) ?? []), item]);
  }
  return [
    ...brands.map((element) => span('x-logo', [element])),
    ...lists.map((element) => span('x-menu', [element])),
    ...[...groups].map(([parent, items]) =>
      span('x-social', parent && 'tagName' in parent && parent.tagName === 'ul' ? [parent] : items),
    ),
  ].sort((a, b) => a.start - b.start);
}

function isSocialLink(element: Element): boolean {
  return element.tagName === 'a' && descendants(element).some((inner) => SOCIAL_ICON.test(attribute(inner, 'class')));
}

function span(tag: Static['tag'], elements: readonly Element[]): Static {
  const places = elements.flatMap(({ sourceCodeLocation: location }) => (location ? [location] : []));
  return {
    tag,
    start: Math.min(...places.map(({ startOffset }) => startOffset)),
    end: Math.max(...places.map(({ endOffset }) => endOffset)),
  };
}

/** The elements below a node, in the order of the tree. */
export function descendants(node: Parent): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...descendants(child)] : []));
}

export function attribute(element: Element, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class').split(/\s+/).includes(name);
}
