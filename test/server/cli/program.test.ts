import { expect, test } from 'vitest';
import { createProgram } from '../../../src/server/cli/program.js';

test.each(['daemon', 'mcp', 'preview', 'forms', 'messages', 'subscribers'])(
  'no line of the help of %s is longer than a terminal is wide',
  (name) => {
    const command = createProgram().commands.find((each) => each.name() === name);
    const help: string[] = [];
    command?.configureOutput({ writeOut: (text) => help.push(text), getOutHelpWidth: () => 80 }).outputHelp();
    const lines = help.join('').split('\n');
    expect(lines).toContain('Examples:');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  },
);
