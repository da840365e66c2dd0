import { completable, type McpServer } from '@modelcontextprotocol/server';
import { BRIEF_PARTS } from 'inlay/internal/manifest/brief.js';
import * as z from 'inlay/internal/zod.js';
import { WISH_LENGTH } from './limits.js';
import type { SiteNowSource } from './source.js';
import { problemText } from './texts.js';
import type { McpWork } from './work.js';

/** Adds the briefing of an agent that is to write a canvas. */
export function registerPrompts(server: McpServer, source: SiteNowSource, work: McpWork): void {
  const argsSchema = z.object({
    part: completable(z.enum(BRIEF_PARTS).describe('What is to be written'), (value) =>
      BRIEF_PARTS.filter((part) => part.startsWith(value)),
    ),
    brief: z.string().max(WISH_LENGTH).optional().describe('What you want of it, in your own words'),
  });
  server.registerPrompt(
    'write_canvas',
    {
      title: 'Write a canvas',
      description: 'Briefs an agent to write a header, footer, section or page for this site',
      argsSchema,
    },
    async ({ part, brief: wish }) => {
      const now = await source();
      const { text: briefing } = await work({ kind: 'brief', part }, now);
      const request = wish === undefined || wish.trim() === '' ? '' : `\n## The request\n\n${wish}\n`;
      const text = `${problemText(now.problem)}${briefing}${request}`;
      return { messages: [{ role: 'user', content: { type: 'text', text } }] };
    },
  );
}
