import type { Command } from 'commander';
import { EXIT } from '../errors/exit-code.js';
import { deliver } from '../output/tell.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import type { Shell } from './shells.js';
import { wordsOf } from './words.js';
import { zshScript } from './zsh.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/**
 * Prints the script that completes a program in a shell.
 *
 * @returns the exit code
 */
export async function printCompletion(program: Command, shell: Shell): Promise<number> {
  await deliver(process.stdout, SCRIPTS[shell](program.name(), wordsOf(program)));
  return EXIT.clean;
}
