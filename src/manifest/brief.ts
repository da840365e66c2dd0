import { budgetOf } from '../budget.js';
import { usualMarkup } from '../component/markup/markup-of.js';
import { componentOf } from '../component/table.js';
import { COMPONENT_TAGS, type ComponentTag } from '../component/tags.js';
import { briefData } from './brief-data.js';
import { type BriefPart, FRAMED_PAGE_ADVICE, PART_ADVICE } from './brief-parts.js';
import { dataBlock } from './data-block.js';
import { estimateTokens, isSurelyOver } from './estimate-tokens.js';
import { checkBudget, cutUntil } from './fit.js';
import { lossesOfSite } from './fit-losses.js';
import { CHECKS, TERMS } from './guide.js';
import { JSON_STEPS, MAX_MANIFEST_WORK } from './limits.js';
import type { Manifest } from './schema.js';

export { BRIEF_PARTS, type BriefPart } from './brief-parts.js';

export interface BriefOptions {
  /** What is to be written. @default 'page' */
  part?: BriefPart;
  /** Whether the site puts its own header and footer around a page that is written. @default false */
  isFramed?: boolean;
  /** The budget, as `estimateTokens` counts; what has no room is left out, and the briefing says so. @default 8000 */
  tokens?: number;
  /** Steps of work, see `MAX_MANIFEST_WORK`. @default MAX_MANIFEST_WORK */
  work?: number;
}

/** About 4,000 tokens in truth: a small part of any model's context, and room for all of a small site. */
const DEFAULT_TOKENS = 8000;

/**
 * A briefing in Markdown for an agent that writes a canvas for a site: the task, the rules, the components, and what the
 * site has. All that comes from the manifest stands in one block of JSON that is labelled as data and that no text in it
 * can end; the rest is Inlay's own words.
 *
 * @throws InlayError `budget-too-small`, `limit-exceeded` for a manifest that is too large to be cut
 */
export function brief(manifest: Manifest, options: BriefOptions = {}): string {
  const { part = 'page', isFramed = false, tokens = DEFAULT_TOKENS, work = MAX_MANIFEST_WORK } = options;
  const advice = isFramed && part === 'page' ? FRAMED_PAGE_ADVICE : PART_ADVICE[part];
  const budget = budgetOf(work, 'brief on this manifest');
  const write = (candidate: Manifest) => briefText(part, advice, candidate, manifest, tokens >= EXPLAINED_FROM);
  const fits = (candidate: Manifest) => {
    // The data alone says it for most candidates, and what they lost takes longer to find than anything else.
    const data = JSON.stringify(briefData(candidate));
    budget.spend(JSON_STEPS * data.length);
    return !isSurelyOver(data, tokens) && estimateTokens(write(candidate)) <= tokens;
  };
  const fitted = write(cutUntil(manifest, tokens, fits));
  checkBudget(estimateTokens(fitted), tokens);
  return fitted;
}

/** A smaller budget is for the rules and what the site has: without the skeletons of components and the meaning of words. */
const EXPLAINED_FROM = 6000;

function briefText(part: BriefPart, advice: string, fitted: Manifest, whole: Manifest, isExplained: boolean): string {
  const leftOut = lossesOfSite(whole, fitted);
  const data = { ...briefData(fitted), ...(leftOut.length > 0 && { left_out_for_length: leftOut }) };
  return `# Write a ${part} for this site

You write a canvas: plain HTML for one part of a site. Where the site has a logo, a menu, profiles, contacts or forms of
its own, write a component; the server expands it to real HTML before the page is sent.

## Rules

- What the site has is never written by hand: no copied menu links, logo images, numbers, addresses, profiles or forms.
- What the data below does not list does not exist: never invent a location, field, provider, form, link or nonce.
- Every component has an end tag: \`<x-social></x-social>\`, never \`<x-social/>\`.
- All content stands in the HTML itself, readable without scripts.
- Components do not stand in \`<a>\`, \`<button>\`, \`<select>\`, \`<script>\` or \`<svg>\`; forms do not stand in forms.
- Hand back the HTML alone.

## The task

${advice}

## The components

${COMPONENT_TAGS.map((tag) => componentText(tag, isExplained)).join('\n\n')}

## The site

${dataBlock(data)}

${isExplained ? `${TERMS_TEXT}\n\n` : ''}Values of attributes are those of \`allowed_values\`. Where there is \`left_out_for_length\`, it says by JSON Pointers into the
manifest what has no room here; it exists all the same.

## Before you hand it back

Have it checked by the linter, apply its fixes, and repeat until it finds nothing:

${Object.entries(CHECKS)
  .map(([where, how]) => `- ${CHECKED_BY[where] ?? where}: ${how}`)
  .join('\n')}
`;
}

function componentText(tag: ComponentTag, isExplained: boolean): string {
  const { summary, contract, replaces, whenEmpty, output } = componentOf(tag);
  const told = Object.entries(contract).filter(
    ([, { type, ofDesign }]) => type !== 'tokens' && (isExplained || !ofDesign),
  );
  const attributes = told.map(
    ([name, { description, required, default: preset }]) =>
      `- \`${name}\`${required ? ' (required)' : ''}: ${description}${preset === undefined ? '' : `; without it: ${preset}`}`,
  );
  // All of them are of one kind, and a sentence for each would take the place of what the site has.
  const classes = Object.entries(contract).flatMap(([name, { type }]) => (type === 'tokens' ? [`\`${name}\``] : []));
  if (classes.length > 0) attributes.push(`- ${classes.join(', ')}: class names, in place of the site's for that part`);
  const written = Object.entries(contract).flatMap(([name, { required }]) => (required ? [` ${name}="…"`] : []));
  return `### ${tag}

${summary} Stands for: ${lowerFirst(replaces)}. ${whenEmpty}.

${attributes.join('\n')}

\`\`\`html
<${tag}${written.join('')}></${tag}>
\`\`\`${isExplained ? `\n\nPuts out \`${output(usualMarkup())}\`` : ''}`;
}

const TERMS_TEXT = Object.entries(TERMS)
  .map(([term, meaning]) => `- \`${term}\`: ${lowerFirst(meaning)}`)
  .join('\n');

const CHECKED_BY: Readonly<Record<string, string>> = { command: 'in a shell', mcp: 'over MCP', http: 'over HTTP' };

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
