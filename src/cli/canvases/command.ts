import { type Command, InvalidArgumentError, Option } from 'commander';
import { addConfigFileOptions, CONFIG_HELP } from '../config/config-options.js';
import { addLimit } from '../options/limit-option.js';

/** What the commands on canvases say of them. */
export const INPUTS_HELP = `Canvases are files, folders (every .html and .htm file below, but for
node_modules and what begins with a dot) and patterns such as 'pages/**/*.html';
\`-\` is stdin, which is also read when none are given.`;

/** What the commands that make something of canvases say of them. */
export const CANVASES_HELP = `${INPUTS_HELP} One canvas goes to stdout,
more need --out: there a canvas of a folder keeps its path below that folder, any
other its path below the working directory.

${CONFIG_HELP}`;

/** Adds a command on canvases with the options that say which site they are of. */
export function addCanvasCommand(program: Command, name: string): Command {
  const command = program
    .command(name)
    .argument('[canvases...]', 'files, folders, patterns, or `-` for stdin')
    .optionsGroup('Site (one of them, or in the configuration):')
    .addOption(new Option('--site <file>', "JSON file of the site's state, `-` for stdin").conflicts('manifest'))
    .option('--manifest <file>', 'JSON file of a full manifest, `-` for stdin');
  return addConfigFileOptions(command);
}

/** The option that takes canvases from stdin line by line, and what it can't stand beside. */
export function ndjsonOption(...conflicts: string[]): Option {
  return new Option('--ndjson', 'one JSON object a line in, one out, in order').conflicts([
    'out',
    'jobs',
    ...conflicts,
  ]);
}

/** Adds the options that say how much may be done. */
export function addWorkOptions(command: Command): Command {
  return command
    .optionsGroup('Work:')
    .addOption(jobsOption())
    .option('--limit <name=number>', 'set a limit of a canvas, see below; repeatable', addLimit);
}

/** The option that says how many threads to work in. */
export function jobsOption(): Option {
  return new Option('--jobs <n>', 'threads to work in; default: as many as cores where it pays').argParser(jobs);
}

function jobs(value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected a number of threads from 1 to 9999.`);
}
