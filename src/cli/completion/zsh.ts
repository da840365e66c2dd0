import { shellName, singleQuoted } from './quote.js';
import type { CommandWords, OptionWords, wordsOf } from './words.js';

/**
 * A script for zsh, to be put into a folder of \`fpath\` or to be sourced.
 *
 * @see zshcompsys(1), \`_arguments\`
 */
export function zshScript(name: string, { top, byCommand }: ReturnType<typeof wordsOf>): string {
  const fn = `_${shellName(name)}`;
  const commands = [...byCommand].map(([command, words]) => `    ${command}) ${argumentsOf(words)} ;;\n`);
  const names = top.commands.map(({ word, summary }) => `    ${singleQuoted(`${word}:${escaped(summary)}`)}`);
  return `#compdef ${name}
${fn}() {
  local curcontext=$curcontext state line
  local -a commands
  commands=(
${names.join('\n')}
  )
  _arguments -C ${specsOf(top.options)} '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $words[1] in
${commands.join('').replace(/^ {2}/gm, '      ')}      esac
      ;;
  esac
}
if [[ \${funcstack[1]} == ${fn} ]]; then ${fn} "$@"; else compdef ${fn} ${name}; fi
`;
}

function argumentsOf({ options, choices }: CommandWords): string {
  const rest = choices.length > 0 ? `1: :(${choices.join(' ')})` : '*: :_files';
  return `_arguments ${specsOf(options)} ${singleQuoted(rest)}`;
}

function specsOf(options: readonly OptionWords[]): string {
  return options.flatMap(({ flags, ...rest }) => flags.map((flag) => specOf(flag, rest))).join(' ');
}

function specOf(flag: string, { summary, takesValue, choices }: Omit<OptionWords, 'flags'>): string {
  const value = !takesValue ? '' : `: :${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}`;
  return singleQuoted(`*${flag}[${escaped(summary)}]${value}`);
}

/** A text between brackets or behind a colon. */
function escaped(text: string): string {
  return text.replace(/[\\[\]:]/g, '\\$&');
}
