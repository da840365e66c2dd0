import type { OptionWords, wordsOf } from './words.js';

/**
 * A script for fish.
 *
 * @see complete(1) of fish
 */
export function fishScript(name: string, { top, byCommand }: ReturnType<typeof wordsOf>): string {
  const lines: string[] = [];
  const add = (condition: string, ...rest: string[]) =>
    lines.push(['complete -c', name, '-n', quoted(condition), ...rest].join(' '));
  for (const option of top.options) add('__fish_use_subcommand', ...ofOption(option));
  for (const { word, summary } of top.commands) add('__fish_use_subcommand', '-f', '-a', word, '-d', quoted(summary));
  for (const [command, { options, choices }] of byCommand) {
    const here = `__fish_seen_subcommand_from ${command}`;
    for (const option of options) add(here, ...ofOption(option));
    if (choices.length > 0) add(here, '-f', '-a', quoted(choices.join(' ')));
  }
  return `# fish completion of ${name}\n${lines.join('\n')}\n`;
}

function ofOption({ flags, summary, takesValue, choices }: OptionWords): string[] {
  const names = flags.flatMap((flag) => (flag.startsWith('--') ? ['-l', flag.slice(2)] : ['-s', flag.slice(1)]));
  const value = !takesValue ? [] : choices.length > 0 ? ['-x', '-a', quoted(choices.join(' '))] : ['-r', '-F'];
  return [...names, ...value, '-d', quoted(summary)];
}

/** A text in single quotes, as fish reads it. */
function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
