import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import { describeSite as describe } from 'inlay/internal/manifest/describe.js';
import * as z from 'inlay/internal/zod.js';
import { BRIEF_TOKENS } from '../limits.js';
import { defineTool } from '../tool.js';

const LEAST_TOKENS = 1000;

const input = z.strictObject({
  tokens: z
    .int()
    .min(LEAST_TOKENS)
    .max(BRIEF_TOKENS)
    .default(6000)
    .describe('Most tokens of the answer, estimated from above; what has no room is named'),
});
const output = z.looseObject({
  site: z.looseObject({ name: z.string(), url: z.string(), language: z.string() }),
  contacts: z.record(z.string(), z.unknown()).describe('By field: kind, value and how it is shown'),
  assigned_locations: z
    .record(z.string(), z.unknown())
    .describe('Locations that `x-menu` shows, with labels and items'),
  form_providers: z.record(z.string(), z.unknown()).describe('Forms of `x-addon`, by provider'),
  left_out_for_length: z.array(z.unknown()).optional().describe('What exists and has no room, by JSON Pointers'),
});

export const describeSite = defineTool({
  name: 'describe_site',
  title: 'Describe the site',
  description:
    'All that a writer of canvases needs to know of this site: name and language, logo variants, locations with their ' +
    'menus, contacts with their values, profiles, forms by provider, and which values each attribute takes. Call it first. ' +
    'What it does not list does not exist.',
  input,
  output,
  run({ tokens }, { manifest }) {
    const data = describe(manifest, { tokens }) as z.input<typeof output>; // of a valid manifest
    return { data, text: dataBlock(data) };
  },
});
