import { SEVERITIES } from '../lint/finding.js';
import { PRESETS, type PresetName } from '../lint/presets.js';
import { RULES } from '../lint/rules/index.js';
import { BRIEF_PARTS } from '../manifest/brief.js';
import { manifestSchema } from '../manifest/schema.js';
import * as z from '../zod.js';

/** The query of the manifest and its parts. */
export const detailQuery = z.strictObject({
  detail: z
    .enum(['concise', 'full'])
    .default('full')
    .describe('Whether menus come with their items, and the rest with what explains it'),
});

/** Tokens that a context may be asked to fit in: who wants more takes the manifest. */
export const TOKENS = { least: 500, most: 100_000, preset: 8000 } as const;

/** The query of the context. */
export const contextQuery = z.strictObject({
  part: z.enum(BRIEF_PARTS).default('page').describe('What the agent is to write'),
  tokens: z
    .int()
    .min(TOKENS.least)
    .max(TOKENS.most)
    .default(TOKENS.preset)
    .describe(
      'Tokens that the context must fit in, counted from above; what is least needed is left out. The contract of the ' +
        'components, some 4,000 tokens, never is: for fewer the answer is 400 `invalid-query`, and names the least',
    ),
});

const canvas = z.string().describe('Source text of a header, footer, section or page in HTML');

const level = z.enum(['off', ...SEVERITIES]);
const presets = Object.keys(PRESETS) as PresetName[]; // its keys are of this type

/** The body of a lint. Options of rules and rules of one's own are for those who run the linter themselves. */
export const lintBody = z.strictObject({
  canvas,
  preset: z.enum(presets).optional().describe('Settings of all rules; `recommended` if absent'),
  rules: z
    .strictObject(Object.fromEntries(RULES.map(({ id, docs }) => [id, level.optional().describe(docs.summary)])))
    .optional()
    .describe('Severities of single rules, or `off`'),
});

/**
 * The body of a render. It names the page, and brings no markup of forms: that is the provider's, goes into the page as
 * such, and may be trusted with scripts, which somebody who only asks must not be.
 */
export const renderBody = z.strictObject({
  canvas,
  request: z
    .strictObject({
      url: z
        .string()
        .max(8192)
        .optional()
        .describe('Address of the page, absolute or relative to the site: marks the current items of menus'),
    })
    .optional()
    .describe('What is known only when a page is asked for'),
});

const offset = z.int().min(0).describe('UTF-16 offset into the canvas');
const place = z.int().min(1).describe('From 1; columns in UTF-16 code units');

const findingSchema = z
  .strictObject({
    rule: z.enum(RULES.map(({ id }) => id)),
    severity: z.enum(SEVERITIES),
    outcome: z.enum(['violation', 'needs-review']),
    message: z.string().describe('What is wrong, why, and what to write instead'),
    start: offset,
    end: offset,
    line: place,
    column: place,
    endLine: place,
    endColumn: place,
    resource: z.string().optional().describe('JSON Pointer into the manifest: what is duplicated or misused'),
    evidence: z.unknown().optional().describe('What the finding is based on'),
    docs: z.string().describe("URI of the rule's documentation"),
    fix: z
      .strictObject({
        safety: z.enum(['safe', 'unsafe']).describe('`safe`: proven to change nothing else'),
        description: z.string(),
        edits: z.array(z.strictObject({ start: offset, end: offset, text: z.string() })),
        secret: z
          .enum(['replaced', 'written'])
          .optional()
          .describe('Its edits replace, or even write, a text with a secret: that is not to be shown'),
        proof: z.unknown().optional().describe('What the proof of a safe fix is based on'),
      })
      .optional()
      .describe('Edits to be made all or none; no two fixes of an answer overlap'),
    fix_waits: z
      .strictObject({ rule: z.string(), line: place, column: place })
      .optional()
      .describe(
        'There is a fix, but that of this other finding overlaps it, and may mend both: make that, and lint again',
      ),
  })
  .describe('What the linter says of one place');

const count = z.int().min(0);

/** The answer to a lint. */
export const lintResult = z.strictObject({
  revision: manifestSchema.shape.revision,
  findings: z.array(findingSchema).describe('The first 1000, in the order of the canvas'),
  counts: z
    .strictObject({
      errors: count,
      warnings: count,
      infos: count,
      fixable: count.describe('Findings with a fix that is safe'),
      suggestions: count.describe('Findings with a fix that is not'),
    })
    .describe('Of all findings'),
});

const reportedSchema = z.strictObject({
  tag: z.string(),
  attributes: z.record(z.string(), z.string()),
  start: offset,
  end: offset,
  line: place,
  column: place,
  outcome: z.enum(['expanded', 'unresolved', 'refused']),
  source: z.string().optional().describe('JSON Pointer into the site: where the expansion comes from'),
  steps: z.array(z.strictObject({ tried: z.string(), result: z.string() })).describe('The attempts of its fallback'),
  notes: z.array(z.strictObject({ code: z.string(), message: z.string() })),
});

/** The answer to a render. */
export const renderResult = z.strictObject({
  html: z.string().describe('The canvas with its components expanded; everything else is untouched, not sanitized'),
  report: z.strictObject({ inlays: z.array(reportedSchema) }).describe('What became of each component'),
});

/** The answer with the context. */
export const contextResult = z.strictObject({
  revision: manifestSchema.shape.revision,
  part: z.enum(BRIEF_PARTS),
  tokens: count.describe('Upper estimate of the tokens of `context`'),
  context: z.string().describe('A briefing in Markdown; what comes from the site stands in it as labelled data'),
});

/** The parts of the manifest that have addresses of their own. */
export const { menus: menusResult, addons: addonsResult } = manifestSchema.shape.resources.shape;
