/** What a page's parsed tree says, in few words. */

/** The value of an attribute; nothing where the element has none of that name. */
export function attributeOf({ attrs = [] }, name) {
  return attrs.find((each) => each.name === name)?.value;
}

/** The elements right below one. */
export function childrenOf({ childNodes = [] }) {
  return childNodes.filter((node) => 'tagName' in node);
}

/** All elements below one, in the order of the page. */
export function elementsIn(node) {
  return childrenOf(node).flatMap((child) => [child, ...elementsIn(child)]);
}

/** All text below a node. */
export function textOf({ value, childNodes = [] }) {
  return value ?? childNodes.map(textOf).join('');
}

/** The class names of an element. */
export function classesOf(element) {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

/** The class names that all of some elements have, in the order of the first, with blanks between; none of none. */
export function sharedClasses([first, ...others]) {
  if (first === undefined) return '';
  return classesOf(first)
    .filter((name) => others.every((other) => classesOf(other).includes(name)))
    .join(' ');
}

/** An attribute as it is written, behind a blank; nothing where the value is what holds without it. */
export function written(name, value, usual) {
  return value === usual ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** An edit that puts a text in an element's place. */
export function inPlaceOf({ sourceCodeLocation: { startOffset: start, endOffset: end } }, text) {
  return { start, end, text };
}

/** An edit that puts a text in the place of all that an element holds. */
export function withinOf({ sourceCodeLocation: { startTag, endTag } }, text) {
  return { start: startTag.endOffset, end: endTag.startOffset, text };
}

/** A source with its edits made, none of which lies in another. */
export function edited(source, edits) {
  let text = source;
  for (const { start, end, text: now } of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + now + text.slice(end);
  }
  return text;
}
