import { type Command, InvalidArgumentError, Option } from 'commander';
import { addConfigFileOptions, CONFIG_HELP } from '../config/config-options.js';
import { endpointUrl } from '../options/page-url.js';
import type { CheckOptions } from './options.js';

const HELP = `
The six rules: the manifest answers with status 200; a location has a menu with
items; a logo is usable, or the name stands in; canvases repeat no resource; forms
use x-addon where a provider has one, and no nonce is invented; content is in the
source. What the manifest alone can't show needs evidence: --endpoint or --status,
and canvases, or their --findings.

Canvases are linted as \`inlay lint\` does, with the same configuration; Markdown,
JSON and other texts are searched for secrets, and of PHP nothing is rendered.
Components that do not expand are listed.

No pass rests on what was not looked at: a rule that is off in the configuration
lacks evidence, and so do all where no canvas was linted, be it that \`ignore\` skips
it. Comments such as <!-- inlay-disable --> count as in \`inlay lint\`; how many
findings they switch off is told; with --strict they are missing evidence. With
--json, files have \`ignored\`, \`off\` and \`disabled\`. --findings takes what
\`inlay lint --format json\` writes, which has \`off\` and \`disabled\`, too.

A form without HTML in the site counts as there, for
the request brings it. A site of one page may need no menu: --no-navigation.

${CONFIG_HELP}

With --ndjson, a line
  {"manifest": {…}, "evidence": {"status": 200, "findings": []}, "id": 1}
is answered by
  {"id": 1, "acceptance": {…}}
or by {"id": 1, "error": {"code", "message", "problems"}, "line": 1}.

Examples:
  inlay check --site site.json
  inlay check --site site.json header.html footer.html
  inlay check --site site.json --endpoint https://example.com/manifest.json
  inlay check --manifest manifest.json --status 200 --findings findings.json

Exit codes:
  0  no rule fails; evidence may be missing, but not with --strict
  1  a rule fails, the linter finds an error, the published manifest is stale or
     not valid, a component does not expand, or with --ndjson a line is bad
  2  misuse, or a file or an address that could not be read`;

/** Adds `inlay check` to the program. */
export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .summary('judge a site by the acceptance rules')
    .description('Judges the manifest of a site by the six acceptance rules.')
    .argument('[canvases...]', 'files, folders, patterns, or `-` for stdin: must expand wholly')
    .optionsGroup('Site (one of them, or in the configuration, or the endpoint alone):')
    .addOption(new Option('--site <file>', "JSON file of the site's state, `-` for stdin").conflicts('manifest'))
    .option('--manifest <file>', 'JSON file of a manifest, `-` for stdin');
  addConfigFileOptions(command)
    .optionsGroup('Evidence:')
    .option('--endpoint <url>', 'fetch the published manifest: is it there, valid and up to date?', endpointUrl)
    .addOption(
      new Option('--status <code>', 'HTTP status with which the manifest was answered')
        .argParser(httpStatus)
        .conflicts('endpoint'),
    )
    .option('--findings <file>', 'JSON file of the findings of `inlay lint`, in place of linting')
    .option('--no-navigation', 'the site needs no menu')
    .optionsGroup('Output:')
    .option('--strict', 'end with 1, too, where evidence is missing or comments switch findings off')
    .option('--json', 'print JSON')
    .addOption(
      new Option('--ndjson', 'one JSON object a line in, one out, in order').conflicts([
        'site',
        'manifest',
        'endpoint',
        'status',
        'findings',
        'json',
      ]),
    )
    .addHelpText('after', HELP)
    .action(async (canvases: string[], options: CheckOptions) => {
      if (options.ndjson) {
        const { checkLines } = await import('./lines.js');
        process.exitCode = await checkLines(canvases, options);
      } else {
        const { checkSite } = await import('./site.js');
        process.exitCode = await checkSite(canvases, options);
      }
    });
}

function httpStatus(value: string): number {
  if (/^[1-5]\d\d$/.test(value)) return Number(value);
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected an HTTP status such as \`200\`.`);
}
