import { render } from 'inlay/internal/canvas/render.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import { InlayError } from 'inlay/internal/message/error.js';
import * as z from 'inlay/internal/zod.js';
import { canvasInput } from '../inputs.js';
import { HTML_LENGTH, REPEATED_LENGTH, REPORTED, VALUES } from '../limits.js';
import { quotedBlock, wholeText } from '../texts.js';
import { defineTool } from '../tool.js';

/** UTF-16 code units of an address: what servers take at most. */
const URL_LENGTH = 8192;

const input = z.strictObject({
  canvas: canvasInput,
  url: z.string().max(URL_LENGTH).optional().describe('Address of the page: marks the current items of menus'),
});
const output = z.looseObject({
  html: z.string(),
  inlays: z.array(z.unknown()).describe('What became of each component, the first ones'),
  unresolved_total: z.int().describe('Components that show nothing'),
});

export const renderCanvas = defineTool({
  name: 'render_canvas',
  title: 'Render a canvas',
  description:
    'Expands the components of a canvas to the real HTML of this site, and tells what became of each and why. Forms whose ' +
    'markup only the running site knows stay as they are.',
  input,
  output,
  run({ canvas, url }, { site }) {
    if (url !== undefined && !URL.canParse(url, site.site.url)) {
      throw new InlayError('invalid-url', `Unexpected url \`${url}\`, expected an address such as \`/about/\``);
    }
    const limits = { outputLength: HTML_LENGTH };
    const { html, report } = render(canvas, site, url === undefined ? {} : { url }, limits);
    const inlays = report.inlays.slice(0, REPORTED).map(({ start: _start, end: _end, ...inlay }) => ({
      ...inlay,
      attributes: Object.fromEntries(
        Object.entries(inlay.attributes)
          .slice(0, VALUES)
          .map(([name, value]) => [name, wholeText(value)]),
      ),
      steps: inlay.steps.map(({ tried, result }) => ({ tried, result: wholeText(result) })),
      notes: inlay.notes.slice(0, VALUES).map(({ code, message }) => ({ code, message: wholeText(message) })),
    }));
    const unresolved = report.inlays.filter(({ outcome }) => outcome !== 'expanded').length;
    const told = { inlays, inlays_total: report.inlays.length, unresolved_total: unresolved };
    const page =
      html.length <= REPEATED_LENGTH
        ? quotedBlock('html', html)
        : 'The page is too long to be repeated here: take it from `html` of the structured answer.';
    return { data: { html, ...told }, text: `${page}\n\n${dataBlock(told)}` };
  },
});
