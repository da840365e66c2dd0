import { type Command, InvalidArgumentError, Option } from 'commander';
import { INPUTS_HELP, jobsOption } from '../canvases/command.js';
import { addConfigOptions } from '../config/config-options.js';
import { choice } from '../options/choice.js';
import { FORMAT_NAMES_HELP, PRESET_CHOICES } from './names.js';
import type { GivenOptions } from './options.js';

const HELP = `
${INPUTS_HELP}

In folders .php and .phtml files are linted, too, but not below a folder \`vendor\`
of Composer.

Prompts, Markdown, JSON, YAML and other texts (.md, .txt, .json, .yaml, .toml,
.env, .csv, ...) are searched for secrets alone, those in folders too: no other
rule looks at them, nor at HTML in Markdown, and they need no site. Those that are
no text are told. \`# inlay-disable-next-line no-secrets\` works in any comment.

A configuration file, \`inlay.config.json\` or \`.inlayrc.json\`, is looked for from
each canvas up to the top of its project:
  {
    "extends": ["strict", "./shared.json"],
    "manifest": "manifest.json",
    "rules": {"no-secrets": "warning", "known-component": ["error", {"allow": []}]},
    "overrides": [{"files": "drafts/**", "rules": {"logo-required": "off"}}],
    "ignore": ["vendor"],
    "plugins": ["./rules.js"]
  }
Presets: recommended, strict, agent. Paths are from the file that they stand in,
patterns from the folder of the file that was found (with --config, from the
working directory). The command line goes before it. A file that others can change
is refused. Plugins are code: they run with --plugins, or where the file was named
with --config.

Formats: ${FORMAT_NAMES_HELP}.
With --fix-dry-run, and with --fix on stdin, what is fixed goes to stdout and
findings to stderr.

With --ndjson, a line
  {"canvas": "<x-nav></x-nav>", "name": "a.html", "manifest": {…}, "id": 1}
is answered by
  {"id": 1, "findings": […]}
or by {"id": 1, "error": {"code", "message", "problems"}, "line": 1}; with --fix the
answer has the fixed canvas as \`output\`. A line may bring \`site\` for \`manifest\`; it
may leave out all but \`canvas\`.

Examples:
  inlay lint --manifest manifest.json pages
  inlay lint --site site.json --fix 'pages/**/*.html'
  inlay lint --format readable --format sarif=lint.sarif --max-warnings 0 pages
  inlay lint --rule logo-required=off --fix-dry-run header.html
  inlay lint --explain known-component
  inlay lint prompt.md data.json '**/*.yaml'

Exit codes:
  0  no findings of severity error, and no more warnings than allowed
  1  findings of severity error, or more warnings than --max-warnings;
     with --ndjson: in any line, or a bad line
  2  misuse, or a canvas that could not be read or linted`;

/** Adds `inlay lint` to the program. */
export function addLint(program: Command): void {
  const command = program
    .command('lint')
    .summary('find copies by hand and misused components')
    .description("Finds what canvases repeat of the site's resources by hand, and components that are misused.")
    .argument('[canvases...]', 'files, folders, patterns, or `-` for stdin')
    .optionsGroup('Site (one of them, or in the configuration):')
    .addOption(new Option('--site <file>', "JSON file of the site's state, `-` for stdin").conflicts('manifest'))
    .option('--manifest <file>', 'JSON file of a full manifest, `-` for stdin');
  addConfigOptions(command)
    .addOption(
      new Option('--preset <name>', 'start from recommended, strict or agent').argParser(choice(PRESET_CHOICES)),
    )
    .option('--rule <setting>', "set a rule: 'id: severity' or id=off; repeatable", collectText)
    .option('--stdin-name <path>', 'path that a canvas on stdin stands for')
    .optionsGroup('Output:')
    .option('--format <name[=file]>', 'how findings are written, and where to; repeatable', collectText)
    .option('--quiet', 'show errors only')
    .option('--max-warnings <n>', 'exit with 1 when there are more warnings', count)
    .addOption(
      new Option('--ndjson', 'one JSON object a line in, one out, in order').conflicts([
        'format',
        'maxWarnings',
        'fixDryRun',
        'cache',
        'jobs',
        'watch',
        'stdinName',
      ]),
    )
    .optionsGroup('Fixing:')
    .option('--fix', 'apply the fixes that are proven to be safe')
    .option('--fix-suggestions', 'apply the others too')
    .option('--fix-dry-run', 'print what would be fixed as a diff')
    .optionsGroup('Work:')
    .option('--cache', 'lint only what has changed since the last time')
    .option('--cache-location <file>', 'where the cache is; default: in node_modules/.cache')
    .addOption(jobsOption())
    .addOption(new Option('--watch', 'lint again whenever something changes').conflicts(['cache', 'fixDryRun']))
    .optionsGroup('Information:')
    .option('--explain <rule>', 'print the page of a rule')
    .option('--rules', 'list the rules')
    .option('--print-config <file>', 'print what the configuration comes to for a canvas')
    .addHelpText('after', HELP)
    .action(async (canvases: string[], given: GivenOptions) => {
      const { runCommand } = await import('./run-command.js');
      process.exitCode = await runCommand(canvases, given);
    });
}

function collectText(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

function count(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected a whole number from 0.`);
}
