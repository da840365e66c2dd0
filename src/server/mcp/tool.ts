import type { CallToolResult, McpServer, ToolAnnotations } from '@modelcontextprotocol/server';
import { InlayError } from 'inlay/internal/message/error.js';
import { printable } from 'inlay/internal/message/printable.js';
import type * as z from 'inlay/internal/zod.js';
import { checkedArguments, inputFor } from './arguments.js';
import type { CanvasFiles } from './canvas-files.js';
import { publishedInput, publishedOutput } from './published.js';
import type { SiteNow, SiteNowSource, TaskSite } from './source.js';
import { NOTICE, problemText, quotedBlock, wholeText } from './texts.js';
import type { McpResult } from './work.js';

/** What a tool answers: the same as data and as text. */
export interface ToolAnswer<T> {
  data: T;
  text: string;
  /** The mended canvas, to be written where the call says so. */
  mended?: string;
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

/** What a client is told of a tool: it reads, unless it takes `write` and there are files to write to. */
function annotationsOf(input: z.ZodObject): ToolAnnotations {
  return { readOnlyHint: !Object.hasOwn(input.shape, 'write'), openWorldHint: false };
}

/** What a server has for its tools beside the site. */
export interface ToolSurroundings {
  source: SiteNowSource;
  /** Called with every bug. */
  onBug(error: unknown): void;
  /** The files that tools may be given the path of. @default none */
  files?: CanvasFiles | undefined;
  /** Has a tool do its work, here or elsewhere. @default at once, in this thread */
  run?(tool: Tool, args: unknown, now: SiteNow): Promise<McpResult>;
}

const atOnce = async (tool: Tool, args: unknown, now: SiteNow): Promise<McpResult> => tool.run(args, now);

/** Adds a tool to a server. What it throws becomes an answer that an agent can act on; a bug is told to `onBug` alone. */
export function registerTool(server: McpServer, tool: Tool, surroundings: ToolSurroundings): void {
  const { name, title, description, output } = tool;
  const input = inputFor(tool.input, surroundings.files !== undefined);
  const config = {
    title,
    description,
    inputSchema: publishedInput(input),
    outputSchema: publishedOutput(output),
    annotations: annotationsOf(input),
  };
  server.registerTool(name, config, async (args): Promise<CallToolResult> => {
    try {
      return await answered(tool, args, surroundings);
    } catch (error) {
      return failure(error, surroundings.onBug);
    }
  });
}

/** @throws InlayError */
async function answered(tool: Tool, args: unknown, surroundings: ToolSurroundings): Promise<CallToolResult> {
  const { source, files, run = atOnce } = surroundings;
  const checked = checkedArguments(tool, args, files !== undefined);
  const site = await source();
  const { path, write } = checked;
  const file = typeof path === 'string' ? files?.open(path) : undefined;
  const now = file ? { ...site, lint: site.lintFor?.(file.path) ?? site.lint } : site;
  const { data, text, mended } = await run(tool, file ? { ...checked, canvas: file.source } : checked, now);
  const isToBeWritten = file && mended !== undefined && write === true;
  const written = isToBeWritten ? { written: file.write(mended) } : undefined;
  const problem = now.problem === undefined ? undefined : wholeText(now.problem);
  const isLeft = file && mended !== undefined && !written && mended !== file.source;
  const told = written ? writtenText(written.written) : isLeft ? NOT_WRITTEN : '';
  return {
    content: [{ type: 'text', text: problemText(problem) + told + text }],
    structuredContent: { ...data, ...written, notice: NOTICE, ...(problem !== undefined && { site_problem: problem }) },
  };
}

const NOT_WRITTEN = 'The file stays as it is: `write: true` writes it.\n\n';

function writtenText(isWritten: boolean): string {
  return `${isWritten ? 'The file is written.' : 'The file stays as it is: there was nothing to mend.'}\n\n`;
}

/** What an agent is told of a call that failed. */
function failure(error: unknown, onBug: (error: unknown) => void): CallToolResult {
  if (!(error instanceof InlayError)) onBug(error);
  const told =
    error instanceof InlayError
      ? { code: error.code, message: wholeText(error.message) }
      : { code: 'internal-error', message: 'This is a bug of Inlay. Try another input, and tell the user.' };
  const text = `The call failed: \`${told.code}\`.\n\n${quotedBlock('text', printable(told.message))}`;
  return { isError: true, content: [{ type: 'text', text }] };
}
