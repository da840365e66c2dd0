import type { PageElement } from './read-page.js';

/** Something that keeps people out of a page. */
export interface Barrier {
  id: string;
  message: string;
  /** Whether it is in the page's own content, and not in what the theme or the site gives. */
  isOwn: boolean;
}

/** The basics of WCAG 2.2 that the source shows; a browser sees more. */
export function barriersOf(elements: readonly PageElement[]): Barrier[] {
  return [...head(elements), ...outline(elements), ...names(elements)];
}

function head(elements: readonly PageElement[]): Barrier[] {
  const of = (tag: string) => elements.find((element) => element.tag === tag);
  const viewport = elements.find(({ tag, attributes }) => tag === 'meta' && attributes.get('name') === 'viewport');
  return [
    ...(of('html')?.attributes.get('lang')?.trim()
      ? []
      : [barrier('language', 'Unexpected page without `lang`', false)]),
    ...(of('title')?.text ? [] : [barrier('title', 'Unexpected page without a title', true)]),
    ...(/user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*[01](?:\.0*)?(?:,|\s|$)/.test(
      viewport?.attributes.get('content') ?? '',
    )
      ? [barrier('zoom', 'Unexpected `viewport` that keeps people from zooming', false)]
      : []),
  ];
}

function outline(elements: readonly PageElement[]): Barrier[] {
  const levels = elements.flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? [Number(tag[1])] : []));
  const first = levels.filter((level) => level === 1).length;
  const skip = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  const mains = elements.filter(({ tag, attributes }) => tag === 'main' || attributes.get('role') === 'main').length;
  return [
    ...(first === 1 ? [] : [barrier('one-h1', `Unexpected ${first} headings \`<h1>\`, expected one`, true)]),
    ...(skip > 0
      ? [barrier('heading-order', `Unexpected \`<h${levels[skip]}>\` behind \`<h${levels[skip - 1]}>\``, true)]
      : []),
    ...(mains === 1 ? [] : [barrier('one-main', `Unexpected ${mains} elements \`<main>\`, expected one`, true)]),
  ];
}

/** Fields that a person fills in. */
const NO_FIELD: ReadonlySet<string> = new Set(['hidden', 'submit', 'reset', 'button', 'image']);

function names(elements: readonly PageElement[]): Barrier[] {
  const labelled = new Set(elements.flatMap(({ tag, attributes }) => (tag === 'label' ? [attributes.get('for')] : [])));
  const isNamed = ({ attributes }: PageElement) =>
    ['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name)?.trim());
  const isHidden = ({ attributes }: PageElement) =>
    attributes.get('aria-hidden') === 'true' || attributes.has('hidden');
  const seen = elements.filter((element) => !isHidden(element));
  const count = (test: (element: PageElement) => boolean) => seen.filter(test).length;
  const images = count(({ tag, attributes }) => tag === 'img' && !attributes.has('alt'));
  const links = count((each) => each.tag === 'a' && each.attributes.has('href') && each.text === '' && !isNamed(each));
  const buttons = count((each) => each.tag === 'button' && each.text === '' && !isNamed(each));
  const fields = count((each) => {
    if (!/^(?:input|select|textarea)$/.test(each.tag) || NO_FIELD.has(each.attributes.get('type') ?? '')) return false;
    return !isNamed(each) && !labelled.has(each.attributes.get('id') ?? '') && !each.within.includes('label');
  });
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return [
    ...(images > 0 ? [barrier('image-alt', `Unexpected images without \`alt\`: ${images}`, true)] : []),
    ...(links > 0 ? [barrier('link-name', `Unexpected links without a name: ${links}`, true)] : []),
    ...(buttons > 0 ? [barrier('button-name', `Unexpected buttons without a name: ${buttons}`, true)] : []),
    ...(fields > 0 ? [barrier('field-label', `Unexpected fields without a label: ${fields}`, true)] : []),
    ...(twice === undefined ? [] : [barrier('unique-id', `Unexpected id \`${twice}\` twice`, true)]),
  ];
}

function barrier(id: string, message: string, isOwn: boolean): Barrier {
  return { id, message, isOwn };
}
