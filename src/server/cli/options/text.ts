import { InvalidArgumentError } from 'commander';
import { isLanguageTag, LANGUAGE_TAG } from 'inlay/internal/site/facts.js';

/** A text of an option, without blanks around it. @throws InvalidArgumentError for one that holds nothing */
export function text(value: string): string {
  if (value.trim() !== '') return value.trim();
  throw new InvalidArgumentError('Unexpected nothing, expected a text.');
}

/** A language of an option. @throws InvalidArgumentError for what is none */
export function languageTag(value: string): string {
  if (isLanguageTag(value)) return value;
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected ${LANGUAGE_TAG}.`);
}
