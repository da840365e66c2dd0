import { type Command, Option } from 'commander';
import { addCanvasCommand, addWorkOptions, CANVASES_HELP, ndjsonOption } from '../canvases/command.js';
import { choice } from '../options/choice.js';
import { limitsHelp } from '../options/limit-option.js';
import { baseUrl, pageUrl } from '../options/page-url.js';
import type { RenderOptions } from './options.js';
import { REPORT_FORMATS } from './report-format.js';

const HELP = `
${CANVASES_HELP}

With --ndjson, a line
  {"canvas": "<x-logo></x-logo>", "site": {…}, "request": {"url": "/"}, "id": 1}
is answered by
  {"id": 1, "html": "…", "report": {"inlays": […]}}
or by {"id": 1, "error": {"code", "message", "problems"}, "line": 1}. What a line
leaves out, the options give; it may leave out all but \`canvas\`.

--url is the address for all canvases. With --url-base / a canvas that goes to
\`sub/index.html\` below --out is rendered for \`/sub/\`, and so its items of menus are
marked.

${limitsHelp()}

Examples:
  inlay render --site site.json page.html
  inlay render --site site.json --url /menu/ menu.html
  inlay render --site site.json --url-base / --report=json --out dist pages
  inlay render --manifest manifest.json --addons forms.json < page.html
  inlay render --site site.json --ndjson < canvases.ndjson

Exit codes:
  0  rendered
  1  with --fail-on-unresolved: a component did not expand;
     with --ndjson: a bad line
  2  misuse, or a canvas that could not be read, rendered or written`;

/** Adds `inlay render` to the program. */
export function addRender(program: Command): void {
  const command = addCanvasCommand(program, 'render')
    .summary('expand the components of canvases')
    .description('Expands the components of canvases; every byte around them stays as it is.')
    .optionsGroup('Request:')
    .option('--url <url>', 'address of the page, one for all canvases: marks current menu items', pageUrl)
    .addOption(
      new Option('--url-base <url>', 'give each canvas its own address: this and its path below --out')
        .argParser(baseUrl)
        .conflicts(['url', 'ndjson']),
    )
    .option('--addons <file>', 'JSON file of fresh form HTML: {provider: {form: html}}')
    .optionsGroup('Output:')
    .option('--out <folder>', 'write every canvas below this folder')
    .addOption(
      new Option(
        '--report [format]',
        'say what became of every component, as `table` or `json`; on stderr without --out',
      )
        .preset('table')
        .argParser(choice(REPORT_FORMATS, ' Before a canvas write `--report=table`.')),
    )
    .option('--fail-on-unresolved', 'exit with 1 when a component does not expand')
    .addOption(ndjsonOption('report'));
  addWorkOptions(command)
    .addHelpText('after', HELP)
    .action(async (canvases: string[], options: RenderOptions) => {
      if (options.ndjson) {
        const { renderLines } = await import('./lines.js');
        process.exitCode = await renderLines(canvases, options);
      } else {
        const { renderCanvases } = await import('./canvases.js');
        process.exitCode = await renderCanvases(canvases, options);
      }
    });
}
