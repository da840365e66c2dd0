import { type Command, InvalidArgumentError, Option } from 'commander';
import { addConfigOptions } from 'inlay/internal/cli/config/config-options.js';
import { addWorkOptions } from '../options/work-options.js';
import type { LivePreviewOptions } from './options.js';

const HELP = `
For each canvas the preview shows what it expands to, in a frame where nothing
of it runs, what the linter finds in it, with a button for every fix, and what
of the site it depends on; for the site its catalogue and how each logo is
chosen. Pages show what has changed as soon as a canvas, the site,
a configuration or the --public folder does; folders that links within a folder
lead to are not watched as such. It answers this machine alone.

The site and the rules come from the options or from the configuration files
that \`inlay lint\` finds, plugins with --plugins. With --public, addresses in
canvases that begin with \`/\`, and relative ones, lead into that folder: styles,
pictures and fonts are served from it, nothing else; pages note which of them
are not there. Each page is expanded for the address that its path gives it
(\`sub/index.html\` is \`/sub/\`), so that menus mark it.

With --static the pages are written as files with relative links, to be kept by
a CI run. The folder must be empty, missing, or an earlier report, which is
replaced. With --public it has the files of that folder that pages use, and no
others. Without it addresses from the root of the site, such as
\`/css/site.css\`, lead to nothing from files, so canvases stand without styles
and pictures of the site there.

Examples:
  inlay-server preview --site site.json pages
  inlay-server preview --manifest manifest.json --port 0 'pages/**/*.html'
  inlay-server preview --site site.json --public public pages
  inlay-server preview --site site.json --static report --public public pages

Exit codes:
  0  stopped; with --static: no findings of severity error
  1  with --static: findings of severity error; the report is written
  2  misuse or failure; with --static also a canvas that could not be shown`;

/** Adds `inlay-server preview` to the program. */
export function addPreview(program: Command): void {
  const command = program
    .command('preview')
    .summary('show canvases with findings and fixes in a browser')
    .description('Serves a page to this machine that shows canvases as written and as expanded, and lets fix them.')
    .argument('<canvases...>', 'files, folders or patterns')
    .optionsGroup('Site (one of them, or in the configuration):')
    .addOption(new Option('--site <file>', "JSON file of the site's state").conflicts('manifest'))
    .option('--manifest <file>', 'JSON file of a full manifest');
  addConfigOptions(command)
    .optionsGroup('Server:')
    .addOption(new Option('--port <n>', 'port; 0 for any that is free').argParser(portNumber).default(4177))
    .option('--public <folder>', "the site's own styles, pictures and fonts")
    .optionsGroup('Work:');
  addWorkOptions(command, ['static'])
    .optionsGroup('Report:')
    .addOption(new Option('--static <folder>', 'write a report instead').conflicts(['port']))
    .addHelpText('after', HELP)
    .action(async (canvases: string[], options: LivePreviewOptions) => {
      if (options.static === undefined) {
        const { runPreview } = await import('./run.js');
        await runPreview(canvases, options);
      } else {
        const { writePreview } = await import('./write.js');
        process.exitCode = await writePreview(canvases, options, options.static);
      }
    });
}

function portNumber(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected a port, or 0 for any that is free.`);
}
