import { withoutTrailing } from '../html/trailing.js';
import { fenceFor } from '../text/code-fence.js';
import * as z from '../zod.js';
import type { Example, Rule } from './rule.js';

/** A rule's documentation as Markdown: what, why, what to write instead, its options, and examples. */
export function rulePage(rule: Rule): string {
  const { id, severity, docs } = rule;
  const options = optionLines(rule);
  const page = [
    `# ${id}`,
    docs.summary,
    docs.why,
    `**Instead:** ${docs.instead}`,
    `Severity: \`${severity}\`, unless configured otherwise.`,
    ...(options.length > 0 ? ['## Options', options.join('\n')] : []),
    ...examples('Correct', docs.correct),
    ...examples('Incorrect', docs.incorrect),
    '',
  ].join('\n\n');
  return `${withoutTrailing(page, '\n')}\n`;
}

function examples(title: string, list: readonly Example[]): string[] {
  if (list.length === 0) return [];
  return [`## ${title}`, ...list.map((example) => `${capitalised(example.title)}:\n\n${fenced(example.code)}`)];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fenced(code: string): string {
  const fence = fenceFor(code, 3);
  return `${fence}html\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** The members of a JSON Schema that the page tells. */
const shown = z.looseObject({ properties: z.record(z.string(), z.looseObject({})).default({}) });

function optionLines({ options }: Rule): string[] {
  // A rule of somebody else may bring a schema of another library.
  if (!options || !('_zod' in options)) return [];
  // What JSON Schema has no word for is any value.
  const { properties } = shown.parse(z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }));
  return Object.entries(properties).map(([name, { description, default: value }]) => {
    const meaning = typeof description === 'string' ? `: ${description}` : '';
    return `- \`${name}\`${meaning}${value === undefined ? '' : `; default \`${JSON.stringify(value)}\``}`;
  });
}
