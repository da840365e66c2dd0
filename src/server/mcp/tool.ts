import type { CallToolResult, McpServer, ToolAnnotations } from '@modelcontextprotocol/server';
import { InlayError } from 'inlay/internal/message/error.js';
import { printable } from 'inlay/internal/message/printable.js';
import { shortText } from 'inlay/internal/text/short-text.js';
import * as z from 'inlay/internal/zod.js';
import { MESSAGE_LENGTH } from './limits.js';
import type { SiteNow, SiteNowSource, TaskSite } from './source.js';
import { NOTICE, problemText, quotedBlock } from './texts.js';
import type { McpResult } from './work.js';

/** What a tool answers: the same as data and as text. */
export interface ToolAnswer<T> {
  data: T;
  text: string;
}

interface Definition<I extends z.ZodObject, O extends z.ZodObject> {
  name: string;
  title: string;
  /** For the model that chooses among tools. */
  description: string;
  input: I;
  /** Beside what every answer has. */
  output: O;
  /** @throws InlayError for what the caller can mend */
  run(input: z.output<I>, now: TaskSite): ToolAnswer<z.input<O>>;
}

/** A tool: what it is called, takes and gives, and the function that it is. */
export interface Tool extends Omit<Definition<z.ZodObject, z.ZodObject>, 'run'> {
  run(input: unknown, now: TaskSite): ToolAnswer<Record<string, unknown>>;
}

/** Makes a tool whose function takes what the input's schema gives. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(definition: Definition<I, O>): Tool {
  return { ...definition, run: (input, now) => definition.run(definition.input.parse(input), now) };
}

/** All tools only read: they take text and give text. */
const ANNOTATIONS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** What every answer has beside its own members. */
const COMMON = {
  notice: z.literal(NOTICE),
  site_problem: z
    .string()
    .optional()
    .describe('Why the site file can not be read; the answer is from its last good state'),
};

/**
 * Adds a tool to a server. What it throws becomes an answer that an agent can act on; a bug is told to `onBug` alone.
 *
 * @param run has the tool do its work, here or elsewhere
 */
export function registerTool(
  server: McpServer,
  tool: Tool,
  source: SiteNowSource,
  onBug: (error: unknown) => void,
  run: (args: unknown, now: SiteNow) => Promise<McpResult> = async (args, now) => tool.run(args, now),
): void {
  const { name, title, description, input, output } = tool;
  const config = {
    title,
    description,
    inputSchema: input,
    outputSchema: output.extend(COMMON),
    annotations: { title, ...ANNOTATIONS },
  };
  server.registerTool(name, config, async (args): Promise<CallToolResult> => {
    try {
      const now = await source();
      const { data, text } = await run(args, now);
      const problem = now.problem === undefined ? undefined : shortText(now.problem, MESSAGE_LENGTH);
      return {
        content: [{ type: 'text', text: problemText(problem) + text }],
        structuredContent: { ...data, notice: NOTICE, ...(problem !== undefined && { site_problem: problem }) },
      };
    } catch (error) {
      return failure(error, onBug);
    }
  });
}

/** What an agent is told of a call that failed. */
function failure(error: unknown, onBug: (error: unknown) => void): CallToolResult {
  if (!(error instanceof InlayError)) onBug(error);
  const told =
    error instanceof InlayError
      ? { code: error.code, message: shortText(error.message, MESSAGE_LENGTH) }
      : { code: 'internal-error', message: 'This is a bug of Inlay. Try another input, and tell the user.' };
  const text = `The call failed: \`${told.code}\`.\n\n${quotedBlock('text', printable(told.message))}`;
  return { isError: true, content: [{ type: 'text', text }] };
}
