import { type Command, Option } from 'commander';
import { addConfigFileOptions, CONFIG_HELP } from '../config/config-options.js';
import type { ManifestOptions } from './options.js';

const HELP = `
With --ndjson, a line
  {"site": {…}, "id": 1}
is answered by
  {"id": 1, "manifest": {…}}
or by {"id": 1, "error": {"code", "message", "problems"}, "line": 1}.

${CONFIG_HELP}

Examples:
  inlay manifest --site site.json
  inlay manifest --site site.json --out public/manifest.json
  curl -s https://example.com/state.json | inlay manifest --site - --concise

Exit codes:
  0  printed
  1  with --ndjson: a bad line
  2  misuse, or a site that is not valid`;

/** Adds `inlay manifest` to the program. */
export function addManifest(program: Command): void {
  const command = program
    .command('manifest')
    .summary('print the manifest of a site')
    .description('Prints the manifest of a site: what its canvases can use, as JSON.')
    .optionsGroup('Site (one of them, or in the configuration):')
    .addOption(new Option('--site <file>', "JSON file of the site's state, `-` for stdin").conflicts('manifest'))
    .option('--manifest <file>', 'JSON file of a full manifest, `-` for stdin');
  addConfigFileOptions(command)
    .optionsGroup('Output:')
    .option('--concise', 'half the tokens: no menu items, no explanations')
    .option('--out <file>', 'write to this file')
    .addOption(
      new Option('--ndjson', 'one JSON object a line in, one out, in order').conflicts(['site', 'manifest', 'out']),
    )
    .addHelpText('after', HELP)
    .action(async (options: ManifestOptions) => {
      const { printManifest } = await import('./print.js');
      process.exitCode = await printManifest(options);
    });
}
