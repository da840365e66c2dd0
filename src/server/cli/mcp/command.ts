import { type Command, Option } from 'commander';
import { addConfigOptions } from 'inlay/internal/cli/config/config-options.js';
import { loopbackAddress } from '../options/loopback-address.js';
import { addWorkOptions } from '../options/work-options.js';
import type { McpCommandOptions } from './options.js';

const HELP = `
Tools:      describe_site, get_component, lint_canvas, fix_canvas,
            render_canvas, explain_logo, list_menu
            with --api: find_operations, describe_operation, call_operation
Resources:  inlay://manifest, inlay://manifest/full, inlay://components/<tag>,
            inlay://rules/<id>
Prompt:     write_canvas

With folders, lint_canvas and fix_canvas also take the \`path\` of an .html or
.htm file below them, wherever links lead, and fix_canvas writes it where it is
called with \`write: true\`. Paths are from the working folder. Without folders
the tools take text alone, and nothing is read or written for them. Over HTTP
folders need --secret-file: else every program of this machine could write.

With --api the site is the one behind a Theme API, such as \`inlay-server site\`
serves, and three tools reach everything that its key may do there.

The rules, and the site where no option says it, come from the configuration
file that is nearest to the working folder, as with \`inlay lint\`, plugins with
--plugins. Files are read again when they change. While one can't be read,
answers are from its last good state and say so.

Over HTTP the endpoint is /mcp. Only this machine's own names are answered.

Examples:
  inlay-server mcp
  inlay-server mcp --site site.json
  inlay-server mcp --site site.json pages
  inlay-server mcp --manifest manifest.json
  inlay-server mcp --api http://127.0.0.1:4178/theme/v1 --key-file key.txt
  inlay-server mcp --listen 127.0.0.1:7412 --secret-file /etc/inlay/secret

Exit codes:
  0  the client went away, or a signal ended it
  2  misuse or failure: no site, one that is not valid, an address in use`;

/** Adds `inlay-server mcp` to the program. */
export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .summary('serve AI agents: manifest, lint, fix, render')
    .description('Serves AI agents by the Model Context Protocol, over stdin and stdout or over HTTP.')
    .argument('[folders...]', 'folders whose canvases tools may read and fix by path')
    .optionsGroup('Site (one of them, or in the configuration):')
    .addOption(new Option('--site <file>', "JSON file of the site's state").conflicts(['manifest', 'api']))
    .option('--manifest <file>', 'JSON file of a full manifest; without the HTML of forms')
    .addOption(new Option('--api <url>', 'Theme API of a site, which is managed by it').conflicts('manifest'))
    .option('--key-file <file>', 'file with the service key for --api');
  addConfigOptions(command)
    .optionsGroup('Transport:')
    .addOption(
      new Option('--listen <address>', 'serve HTTP at a loopback address, such as 127.0.0.1:7412').argParser(
        loopbackAddress,
      ),
    )
    .option('--secret-file <file>', 'file with the secret that clients bring as a bearer token')
    .optionsGroup('Work (with --listen):');
  addWorkOptions(command)
    .addHelpText('after', HELP)
    .action(async (folders: string[], options: Omit<McpCommandOptions, 'folders'>) => {
      if ((options.api === undefined) !== (options.keyFile === undefined)) {
        command.error('error: Unexpected `--api` or `--key-file` alone, expected both or neither');
      }
      if (options.secretFile !== undefined && options.listen === undefined) {
        command.error('error: Unexpected `--secret-file` without `--listen`, expected both or neither');
      }
      if (folders.length > 0 && options.listen !== undefined && options.secretFile === undefined) {
        command.error(
          'error: Unexpected folders with `--listen`, expected `--secret-file` beside it: calls can write files',
        );
      }
      const { serveAgents } = await import('./serve-agents.js');
      await serveAgents({ ...options, folders });
    });
}
