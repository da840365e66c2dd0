import type { Command } from 'commander';
import { allowedBy } from '../options/choice.js';
import { KNOWN_VALUES } from './known-values.js';

/** What can be typed after a command: plain data, as scripts of shells are made of it. */
export interface CommandWords {
  /** Names of the commands, with what each does. */
  commands: readonly Word[];
  options: readonly OptionWords[];
  /** What an argument can be; files without. */
  choices: readonly string[];
}

/** A word, and what it stands for. */
export interface Word {
  word: string;
  summary: string;
}

/** An option by its names. */
export interface OptionWords {
  /** As `--name`, `-n`. */
  flags: readonly string[];
  summary: string;
  /** Whether a value follows as the next word. */
  takesValue: boolean;
  /** What the value can be or begins with; a file without. */
  choices: readonly string[];
}

/** The words of a program: first without a command, then by command. */
export function wordsOf(program: Command): { top: CommandWords; byCommand: ReadonlyMap<string, CommandWords> } {
  const visible = program.createHelp().visibleCommands(program);
  const byCommand = new Map<string, CommandWords>();
  for (const command of visible) byCommand.set(command.name(), ownWords(command, []));
  const commands = visible.map((command) => ({
    word: command.name(),
    summary: command.summary() || command.description(),
  }));
  const help = byCommand.get('help');
  if (help) byCommand.set('help', { ...help, choices: commands.map(({ word }) => word) });
  return { top: ownWords(program, commands), byCommand };
}

function ownWords(command: Command, commands: readonly Word[]): CommandWords {
  const options = command
    .createHelp()
    .visibleOptions(command)
    .map((option): OptionWords => {
      const flags = [option.long, option.short].filter((flag) => flag !== undefined && flag !== null);
      const allowed = allowedBy(option.parseArg);
      const choices = allowed.length > 0 ? allowed : (KNOWN_VALUES[option.long ?? ''] ?? []);
      const takesValue = option.required || (option.optional && choices.length > 0);
      return { flags, summary: option.description, takesValue, choices };
    });
  const [argument] = command.registeredArguments;
  return { commands, options, choices: allowedBy(argument?.parseArg) };
}
