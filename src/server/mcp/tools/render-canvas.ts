import { render } from 'inlay/internal/canvas/render.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { shortText } from 'inlay/internal/text/short-text.js';
import * as z from 'inlay/internal/zod.js';
import { canvasInput } from '../inputs.js';
import { HTML_LENGTH, MESSAGE_LENGTH, REPEATED_LENGTH, REPORTED, VALUES } from '../limits.js';
import { quotedBlock } from '../texts.js';
import { defineTool } from '../tool.js';

/** UTF-16 code units of an address: what servers take at most. */
const URL_LENGTH = 8192;

const input = z.strictObject({
  canvas: canvasInput,
  url: z
    .string()
    .max(URL_LENGTH)
    .optional()
    .describe('Address of the page, absolute or relative to the site: marks the current items of menus'),
});
const output = z.strictObject({
  html: z.string().describe('The page as visitors get it'),
  inlays: z
    .array(
      z.strictObject({
        tag: z.string(),
        attributes: z.record(z.string(), z.string()),
        line: z.int(),
        column: z.int(),
        outcome: z.enum(['expanded', 'unresolved', 'refused']),
        source: z.string().optional().describe('JSON Pointer into the site: where the expansion comes from'),
        steps: z.array(z.strictObject({ tried: z.string(), result: z.string() })),
        notes: z.array(z.strictObject({ code: z.string(), message: z.string() })),
      }),
    )
    .describe('What became of each component, the first ones'),
  inlays_total: z.int(),
  unresolved_total: z.int().describe('Components that show nothing on this site'),
});

export const renderCanvas = defineTool({
  name: 'render_canvas',
  title: 'Render a canvas',
  description:
    'Expands the components of a canvas to the real HTML of this site, and reports what became of each and why. Forms whose ' +
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
          .map(([name, value]) => [name, shortText(value, MESSAGE_LENGTH)]),
      ),
      steps: inlay.steps.map(({ tried, result }) => ({ tried, result: shortText(result, MESSAGE_LENGTH) })),
      notes: inlay.notes
        .slice(0, VALUES)
        .map(({ code, message }) => ({ code, message: shortText(message, MESSAGE_LENGTH) })),
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
