import { Command } from 'commander';
import { printable } from '../message/printable.js';
import { VERSION } from '../version.js';
import { reportFailure } from './errors/failure.js';
import { told } from './output/tell.js';
import { painter } from './output/terminal.js';

/** A program without commands, as `inlay` and `inlay-server` begin: its version, its help, how it tells misuse. */
export function baseProgram(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        const message = printable(text).replace(/^error:/, painter(process.stderr)('red', 'error:'));
        write(told(process.stderr, message));
      },
    });
}

/** Runs a program with the arguments of this process, and sets its exit code. */
export async function runProgram(program: Command): Promise<void> {
  // What no promise carries: a closed pipe, mostly.
  process.on('uncaughtException', (error) => process.exit(reportFailure(error)));
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = reportFailure(error);
  }
}
