import { shellName, singleQuoted } from './quote.js';
import type { CommandWords, wordsOf } from './words.js';

/**
 * A script for bash. Its function fills COMPREPLY; files are left to bash where nothing else is meant.
 *
 * @see bash(1), Programmable Completion
 */
export function bashScript(name: string, { top, byCommand }: ReturnType<typeof wordsOf>): string {
  const fn = `_${shellName(name)}`;
  const commands = [...byCommand].map(([command, words]) => `    ${command})\n${branch(words)}\n      ;;\n`);
  return `# bash completion of ${name}
${fn}() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  local command= word options= choices= index
  COMPREPLY=()
  # The first word that is no option is the command.
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    if [[ $word != -* ]]; then command=$word; break; fi
  done
  # With \`=\` among the breaks of words, \`--name=value\` comes as three words.
  if [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}; fi
  if [[ $current == = ]]; then current=; fi
  case $command in
    '')
${branch(top)}
      ;;
${commands.join('')}  esac
  if [[ -n $choices && $current != -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
  elif [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
  fi
}
complete -o bashdefault -o default -F ${fn} ${name}
`;
}

/** Sets what can be typed, or leaves it to files where a value is one. */
function branch({ commands, options, choices }: CommandWords): string {
  const values = options
    .filter(({ takesValue }) => takesValue)
    .map(({ flags, choices: allowed }) => {
      const patterns = flags.join('|');
      if (allowed.length === 0) return `        ${patterns}) return ;;`;
      return `        ${patterns}) mapfile -t COMPREPLY < <(compgen -W ${singleQuoted(allowed.join(' '))} -- "$current"); return ;;`;
    });
  const cases = values.length === 0 ? [] : ['      case $before in', ...values, '      esac'];
  const words = commands.length > 0 ? commands.map(({ word }) => word) : choices;
  return [
    ...cases,
    `      options=${singleQuoted(options.flatMap(({ flags }) => flags).join(' '))}`,
    `      choices=${singleQuoted(words.join(' '))}`,
  ].join('\n');
}
