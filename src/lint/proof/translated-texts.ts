import type { IndexedDocument } from '../document/document.js';
import type { Span } from '../document/element.js';
import { balancedBlocks } from './balanced-blocks.js';

/** Elements that libraries for translations put around a text. */
const ELEMENT = /^(?:i18n(?:-t)?|trans|translate|formatted-?message)$/;
/** Attributes that make the text of their element a key, or have it taken out for translators: of Angular, i18next, Fluent and others. */
const OF_TEXT =
  /^(?:(?:data-)?(?:i18n|l10n|l10n-id|i18n-key|i18n-text|i18n-html|translate-key|trans|localize)|data-translate|data-lang(?:-key)?|v-t|v-translate|(?:jhi)?translate)$/;
/** Those that do so with another attribute: `i18n-title`. */
const OF_ATTRIBUTE = /^(?:data-)?(?:i18n|l10n|translate)-/;

/** How blocks of templates begin and end whose text is translated: Mustache and Handlebars, Smarty and Latte. */
const BLOCKS: readonly RegExp[] = [
  /\{\{[~-]?(?:#|(\/))\s{0,9}(t|tr|trans|translate|i18n|intl|_|__)(?=[\s~}-])/g,
  /\{(\/)?(t|tr|translate|trans|_)(?=[\s}])[^{}]{0,200}\}/g,
];

/**
 * Texts that are keys for translations, or that a program takes out for translators: with another text the translation is not
 * found any more. Attributes of which that is true count with their start tags.
 */
export function translatedTexts({ source, elements }: IndexedDocument): Span[] {
  const spans = BLOCKS.flatMap((mark) => blocksOf(source, mark));
  for (const { tag, attributes, start, openEnd, closeStart } of elements) {
    if (ELEMENT.test(tag)) spans.push({ start: openEnd, end: closeStart });
    for (const { name, value } of attributes) {
      if (OF_TEXT.test(name) && !(name === 'translate' && /^(?:yes|no)$/i.test(value)))
        spans.push({ start: openEnd, end: closeStart });
      else if (OF_ATTRIBUTE.test(name)) spans.push({ start, end: openEnd });
    }
  }
  return spans;
}

function blocksOf(source: string, mark: RegExp): Span[] {
  return source.includes('{') ? balancedBlocks(source, mark) : [];
}
