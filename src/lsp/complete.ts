import { COMPONENT_TAGS, type ComponentTag } from '../component/tags.js';
import { cleanText, escapeAttribute } from '../html/escape.js';
import type { Manifest } from '../manifest/schema.js';
import { choicesOf } from './choices.js';
import { type AttributePlace, type NamePlace, placeAt, type ValuePlace } from './place.js';
import { snippetChoice, snippetText } from './snippet.js';

/** Something that can be typed at a place of a canvas. */
export interface Completion {
  kind: 'component' | 'attribute' | 'value';
  label: string;
  detail: string;
  /** Markdown. */
  documentation?: string;
  /** What replaces the source between the UTF-16 offsets. */
  text: string;
  /** Whether the text is a snippet of the Language Server Protocol. */
  isSnippet: boolean;
  start: number;
  end: number;
}

export interface CompletionOptions {
  /** Whether texts may be snippets. */
  snippets: boolean;
}

/**
 * What can be typed at an offset of a canvas: components, their attributes, and the values that this site has. Nothing
 * is offered that would show nothing.
 *
 * @throws InlayError `limit-exceeded`, see `locate`
 */
export function complete(source: string, offset: number, manifest: Manifest, options: CompletionOptions): Completion[] {
  const place = placeAt(source, offset);
  if (!place) return [];
  if (place.kind === 'name') return components(place, manifest, options);
  return place.kind === 'attribute' ? attributes(place, manifest, options) : values(place, manifest);
}

const NOTHING_GIVEN: ReadonlyMap<string, string> = new Map();

function components({ start, end, hasRest }: NamePlace, manifest: Manifest, options: CompletionOptions): Completion[] {
  return COMPONENT_TAGS.filter((tag) => manifest.runtime_components[tag].usable).map((tag) => {
    const { summary, example } = manifest.runtime_components[tag];
    return {
      kind: 'component',
      label: tag,
      detail: summary,
      ...(example && { documentation: `\`\`\`html\n${example}\n\`\`\`` }),
      text: hasRest ? tag : element(tag, manifest, options),
      isSnippet: !hasRest && options.snippets,
      start,
      end,
    };
  });
}

/** A whole element but for its first `<`, with the attributes that it needs. */
function element(tag: ComponentTag, manifest: Manifest, { snippets }: CompletionOptions): string {
  const required = Object.entries(manifest.runtime_components[tag].attributes).filter(([, each]) => each.required);
  const written = required.map(([name], index) => {
    const choices = choicesOf(manifest, tag, name, NOTHING_GIVEN).map(({ value }) => quoted(value));
    return ` ${name}="${snippets ? snippetChoice(index + 1, choices) : (choices[0] ?? '')}"`;
  });
  return `${tag}${written.join('')}></${tag}>${snippets ? '$0' : ''}`;
}

function attributes(place: AttributePlace, manifest: Manifest, { snippets }: CompletionOptions): Completion[] {
  const { tag, others, hasValue, start, end } = place;
  return Object.entries(manifest.runtime_components[tag].attributes)
    .filter(([name]) => !others.includes(name))
    .map(([name, { description = '', required, default: preset }]) => {
      const choices = choicesOf(manifest, tag, name, NOTHING_GIVEN).map(({ value }) => quoted(value));
      const value = snippets ? snippetChoice(1, tag === 'x-addon' && name === 'id' ? [] : choices) : '';
      return {
        kind: 'attribute',
        label: name,
        detail: required ? `${description} (required)` : description,
        ...(preset !== undefined && { documentation: `Default: ${preset}` }),
        text: hasValue ? name : `${snippets ? snippetText(name) : name}="${value}"${snippets ? '$0' : ''}`,
        isSnippet: !hasValue && snippets,
        start,
        end,
      };
    });
}

function values({ tag, attribute, given, quote, start, end }: ValuePlace, manifest: Manifest): Completion[] {
  return choicesOf(manifest, tag, attribute, given).map(({ value, detail, documentation }) => ({
    kind: 'value',
    label: value,
    detail,
    ...(documentation && { documentation }),
    text: quote === '' ? `"${quoted(value)}"` : quoted(value).replaceAll("'", quote === "'" ? '&#39;' : "'"),
    isSnippet: false,
    start,
    end,
  }));
}

function quoted(value: string): string {
  return escapeAttribute(cleanText(value));
}
