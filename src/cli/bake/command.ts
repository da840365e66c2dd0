import type { Command } from 'commander';
import { addCanvasCommand, addWorkOptions, CANVASES_HELP, ndjsonOption } from '../canvases/command.js';
import type { CanvasOptions } from '../canvases/options.js';
import { limitsHelp } from '../options/limit-option.js';

const HELP = `
${CANVASES_HELP}
A baked page.html is called page.baked.json; \`inlay schema baked\` describes it.

With --ndjson, a line
  {"canvas": "<x-logo></x-logo>", "site": {…}, "id": 1}
is answered by
  {"id": 1, "baked": {"format": "inlay-baked/1", …}}
or by {"id": 1, "error": {"code", "message", "problems"}, "line": 1}. A line may
leave out \`site\`, if an option gives it, and \`id\`.

${limitsHelp()}

Examples:
  inlay bake --site site.json page.html > page.baked.json
  inlay bake --site site.json pages --out baked
  inlay bake --site site.json --ndjson < canvases.ndjson

Exit codes:
  0  baked
  1  with --ndjson: a bad line
  2  misuse, or a canvas that could not be read, baked or written`;

/** Adds `inlay bake` to the program. */
export function addBake(program: Command): void {
  const command = addCanvasCommand(program, 'bake')
    .summary('bind canvases to a site as JSON')
    .description('Binds canvases to a site as JSON: texts, and holes for what a request decides.')
    .optionsGroup('Output:')
    .option('--out <folder>', 'write every baked canvas below this folder')
    .addOption(ndjsonOption());
  addWorkOptions(command)
    .addHelpText('after', HELP)
    .action(async (canvases: string[], options: CanvasOptions) => {
      if (options.ndjson) {
        const { bakeLines } = await import('./lines.js');
        process.exitCode = await bakeLines(canvases, options);
      } else {
        const { bakeCanvases } = await import('./canvases.js');
        process.exitCode = await bakeCanvases(canvases, options);
      }
    });
}
