import { type Value, written } from './php-value.js';

/** A constant of a class in PHP. */
export interface Constant {
  name: string;
  /** What its doc comment says. */
  about?: string;
  value: Value;
}

/** A class of constants alone: a file of `src/php/lib/generated`. */
export interface PhpClass {
  name: string;
  about: string;
  /** Where in `src` the facts stand. */
  from: string;
  constants: readonly Constant[];
}

/** Characters of a line in a comment. */
const WIDTH = 120;

const INDENT = '    ';

/** The file of a class. */
export function sourceOf({ name, about, from, constants }: PhpClass): string {
  return [
    '<?php',
    '',
    ...comment(`Written by \`npm run generate\` from ${from}: change it there.`, ''),
    '',
    'declare(strict_types=1);',
    '',
    'namespace Inlay\\Generated;',
    '',
    ...comment(about, ''),
    `final class ${name}`,
    '{',
    constants.map(constant).join('\n'),
    '}',
    '',
  ].join('\n');
}

function constant({ name, about, value }: Constant, index: number): string {
  const before = `${INDENT}public const ${name} = `;
  const line = `${before}${written(value, INDENT, before.length)};`;
  if (about === undefined) return line;
  return [...(index === 0 ? [] : ['']), ...comment(about, INDENT), line].join('\n');
}

function comment(text: string, indent: string): string[] {
  const line = `${indent}/** ${text} */`;
  if (indent !== '' && line.length <= WIDTH) return [line];
  return [`${indent}/**`, ...wrapped(text, `${indent} * `), `${indent} */`];
}

function wrapped(text: string, before: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || longer.length > WIDTH) lines.push(before + word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
