import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import { describeSite as describe } from 'inlay/internal/manifest/describe.js';
import { describeGroup, SITE_GROUPS } from 'inlay/internal/manifest/describe-group.js';
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
    .describe('Most tokens of the answer; some 2000 at least without `group`'),
  group: z.enum(SITE_GROUPS).optional().describe('One list alone, page by page: for what had no room'),
  offset: z.int().min(0).default(0).describe('With `group`: `next_offset` of the answer before'),
});
const output = z.looseObject({
  left_out_for_length: z
    .array(z.unknown())
    .optional()
    .describe('What exists and had no room: how much is told of how much'),
  next_offset: z.int().optional(),
});

/** How an agent gets what had no room, by tools alone. */
const REST = 'describe_site with `group`, page by page; list_menu; get_component';

export const describeSite = defineTool({
  name: 'describe_site',
  title: 'Describe the site',
  description:
    'All that a writer of canvases needs to know of this site: name and language, logo variants, locations and their menus, ' +
    'contacts with their values, profiles, forms by provider, attachments, the values that attributes take, what the words ' +
    'mean. Call it first. What it does not list does not exist.',
  input,
  output,
  run({ tokens, group, offset }, { manifest }) {
    const data: Record<string, unknown> =
      group === undefined
        ? describe(manifest, { tokens, rest: REST })
        : { ...describeGroup(manifest, group, { tokens, offset }) };
    return { data, text: dataBlock(data) };
  },
});
