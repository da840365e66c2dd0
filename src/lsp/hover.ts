import { type ComponentTag, isComponentTag } from '../component/tags.js';
import { indexDocument } from '../lint/document/document.js';
import type { DocElement } from '../lint/document/element.js';
import type { Manifest } from '../manifest/schema.js';
import { choiceOf } from './choices.js';
import { code, plain } from './markdown.js';
import { shownBy } from './shown.js';
import { typedTag } from './start-tag.js';

/** What is to be said of a place of a canvas. */
export interface Hover {
  /** UTF-16 offsets of what it is said of. */
  start: number;
  end: number;
  /** Markdown. */
  text: string;
}

type Attributes = Manifest['runtime_components'][ComponentTag]['attributes'];

/** Allowed values that are listed: a site may have thousands. */
const LISTED = 12;

/**
 * What a component's start tag at an offset means: on its name what it shows and which attributes it has, on an
 * attribute what that is for, on a value what of this site it stands for.
 *
 * @throws InlayError `limit-exceeded`, see `locate`
 */
export function hoverAt(source: string, offset: number, manifest: Manifest): Hover | undefined {
  const element = indexDocument(source).elements.find(
    ({ tag, isHtml, start, openEnd }) => isHtml && isComponentTag(tag) && offset >= start && offset < openEnd,
  );
  if (!element || !isComponentTag(element.tag)) return undefined;
  const { tag, start, openEnd } = element;
  if (offset <= start + tag.length) {
    const parts = [heading(tag, manifest), shownBy(source, openEnd, manifest), table(tag, manifest)];
    return { start, end: start + 1 + tag.length, text: parts.join('\n\n') };
  }
  return attributeHover(source, offset, element, tag, manifest);
}

function attributeHover(
  source: string,
  offset: number,
  element: DocElement,
  tag: ComponentTag,
  manifest: Manifest,
): Hover | undefined {
  const typed = typedTag(source, element.start)?.attributes.find(
    (each) => offset >= each.start && offset < Math.max(each.nameEnd, each.value?.end ?? 0),
  );
  if (!typed) return undefined;
  const { name, start, nameEnd, value } = typed;
  if (offset < nameEnd) {
    const text = attributeText(name, manifest.runtime_components[tag].attributes);
    return text === undefined ? undefined : { start, end: nameEnd, text };
  }
  if (!value || offset < value.start) return undefined;
  const given = new Map(element.attributes.map((each) => [each.name, each.value]));
  const choice = choiceOf(manifest, tag, name, given.get(name) ?? '', given);
  if (!choice || choice.detail === '') return undefined;
  const parts = [
    `${code(choice.value)}: ${plain(choice.detail)}`,
    ...(choice.documentation ? [choice.documentation] : []),
  ];
  return { start: value.start, end: value.end, text: parts.join('\n\n') };
}

function heading(tag: ComponentTag, manifest: Manifest): string {
  return `**${tag}**: ${manifest.runtime_components[tag].summary}`;
}

function attributeText(name: string, attributes: Attributes): string | undefined {
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!attribute) return undefined;
  const { description = '', required, default: preset } = attribute;
  const allowed = allowedText(attribute);
  const lines = [
    `**${name}**${required ? ' (required)' : ''}: ${description}`,
    ...(allowed === '' ? [] : [`One of ${allowed}`]),
    ...(preset === undefined ? [] : [`Default: ${preset}`]),
  ];
  return lines.join('\n\n');
}

function table(tag: ComponentTag, manifest: Manifest): string {
  const rows = Object.entries(manifest.runtime_components[tag].attributes).map(([name, attribute]) => {
    const { description = '', required, default: preset = '' } = attribute;
    return `| ${code(name)} | ${description} | ${allowedText(attribute)} | ${required ? '*required*' : preset} |`;
  });
  return ['| attribute | meaning | values | default |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function allowedText({ allowed = [] }: Attributes[string]): string {
  const listed = allowed.slice(0, LISTED).map((value) => code(value).replaceAll('|', '\\|'));
  return [...listed, ...(allowed.length > LISTED ? ['…'] : [])].join(', ');
}
