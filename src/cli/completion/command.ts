import { Argument, type Command } from 'commander';
import { choice } from '../options/choice.js';
import { SHELLS, type Shell } from './shells.js';

/** Adds `completion` to a program: it prints a script that completes that very program's commands. */
export function addCompletion(program: Command): void {
  const name = program.name();
  program
    .command('completion')
    .summary('print a script that completes commands in a shell')
    .description('Prints a script that completes commands, options and their values, and files elsewhere, in a shell.')
    .addArgument(new Argument('<shell>', '`bash`, `zsh` or `fish`').argParser(choice(SHELLS)))
    .addHelpText('after', helpOf(name))
    .action(async (shell: Shell) => {
      const { printCompletion } = await import('./print.js');
      process.exitCode = await printCompletion(program, shell);
    });
}

function helpOf(name: string): string {
  return `
Examples:
  source <(${name} completion bash)
  ${name} completion bash > ~/.local/share/bash-completion/completions/${name}
  ${name} completion zsh > "\${fpath[1]}/_${name}"
  ${name} completion fish > ~/.config/fish/completions/${name}.fish

Exit codes:
  0  printed
  2  misuse`;
}
