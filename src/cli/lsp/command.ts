import { type Command, Option } from 'commander';
import { addConfigOptions } from '../config/config-options.js';
import type { EditorOptions } from './editor-settings.js';

const HELP = `
Rules and the site come from the configuration file that is nearest to each
document, as with \`inlay lint\`. The editor may say where the site is, too:
\`inlay.manifest\` or \`inlay.site\` in its settings or in the server's initialization
options, a path from the workspace's folder. That goes before the configuration,
and the options here before both. Plugins are code: they run with --plugins, or
where the editor says \`inlay.plugins\`; it should do so for trusted folders alone.

Examples:
  inlay lsp --stdio
  inlay lsp --manifest manifest.json

Exit codes:
  0  the editor shut the server down
  1  the editor went away without doing so
  2  misuse`;

/** Adds \`inlay lsp\` to the program. */
export function addLsp(program: Command): void {
  const command = program
    .command('lsp')
    .summary('serve editors: findings, fixes, completion')
    .description('Serves editors by the Language Server Protocol: findings, quick fixes, completion and hovers.')
    .optionsGroup('Site (one of them, or in the configuration or the editor):')
    .addOption(new Option('--site <file>', "JSON file of the site's state").conflicts('manifest'))
    .option('--manifest <file>', 'JSON file of a full manifest');
  addConfigOptions(command)
    .optionsGroup('Transport:')
    .option('--stdio', 'speak over stdin and stdout; there is no other way', true)
    .addOption(new Option('--clientProcessId <id>', 'what clients add by themselves').hideHelp())
    .addHelpText('after', HELP)
    .action(async (options: EditorOptions) => {
      const { serveEditor } = await import('./serve-editor.js');
      serveEditor(options);
    });
}
