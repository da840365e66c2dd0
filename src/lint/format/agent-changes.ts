import type { Finding, Fix } from '../finding.js';
import { changeOf, quoted } from './change.js';
import { editPlacer, type PlacedEdit } from './edit-places.js';

/** How a finding is mended, in words. */
export interface AgentChange {
  change: string;
  /** Texts that the edits write. */
  written: readonly string[];
  /** The edits are those of a finding before, which says them. */
  isTold: boolean;
}

/**
 * A function that says of each finding of a source, in their order, how to mend it. Edits that it said before it names by the
 * place of their finding, and those of another finding at the same place by the rule.
 */
export function agentChanges(source: string, findings: readonly Finding[] = []): (finding: Finding) => AgentChange {
  const place = editPlacer(source);
  const bySpan = new Map<string, Finding>();
  const mendedAt = new Map<string, Finding>();
  for (const finding of findings.toReversed()) {
    const { start, end, fix } = finding;
    if (fix?.edits.some((edit) => edit.start <= start && edit.end >= end)) mendedAt.set(`${start} ${end}`, finding);
  }
  const byEdits = new Map<string, Finding>();
  // What edits of findings before replace, the innermost last.
  const around: { start: number; end: number; finding: Finding }[] = [];
  return (finding) => {
    const { start, end, line, column, endLine, endColumn, fix } = finding;
    const span = `${start} ${end}`;
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= start) around.pop();
    const outer = around.at(-1);
    const isWithin = outer && start >= outer.start && end <= outer.end && isAsSure(outer.finding, finding);
    if (isWithin && fix?.safety !== 'safe' && !bySpan.has(span)) {
      const change = `goes with the edit of ${outer.finding.rule} at line ${outer.finding.line}`;
      return { change, written: textsOf(outer.finding.fix), isTold: true };
    }
    if (!fix) {
      const mended = bySpan.get(span) ?? mendedAt.get(span);
      if (mended) return { change: `the edit of ${mended.rule}`, written: textsOf(mended.fix), isTold: true };
      // Not the text itself: nobody has looked whether it holds a secret.
      const what = elementAt(source.slice(start, end), line) ?? `${line}:${column} to ${endLine}:${endColumn}`;
      return { change: `edit ${what}`, written: [], isTold: false };
    }
    if (fix.edits.some((edit) => edit.start <= start && edit.end >= end) && !bySpan.has(span))
      bySpan.set(span, finding);
    const written = textsOf(fix);
    const edits = JSON.stringify(fix.edits.map((edit) => [edit.start, edit.end, edit.text]));
    const same = byEdits.get(edits);
    if (same) return { change: `the edit of ${same.line}:${same.column}`, written, isTold: true };
    byEdits.set(edits, finding);
    const whole = fix.edits.find((edit) => edit.start <= start && edit.end >= end);
    if (whole) around.push({ start: whole.start, end: whole.end, finding });
    const change = editsOf(finding, fix.edits.map(place), fix).join(', ');
    return {
      change: `${fix.safety === 'safe' ? '' : 'suggestion: '}${change}${warningOf(fix)}`,
      written,
      isTold: false,
    };
  };
}

/** Whether a finding is at least as sure as another: what somebody has to look at first mends nothing that is certain. */
function isAsSure(one: Finding, other: Finding): boolean {
  return one.outcome !== 'needs-review' || other.outcome === 'needs-review';
}

/** What a suggestion may break, as its description tells people. */
function warningOf({ description }: Fix): string {
  const [, warning] = USED_BY_SCRIPT.exec(description) ?? [];
  return warning === undefined ? '' : ` (${warning})`;
}

const USED_BY_SCRIPT = /; (a script in the page uses `[^`]{1,200}`)/;

function textsOf(fix: Fix | undefined): string[] {
  return fix?.edits.map(({ text }) => text) ?? [];
}

/** An element, by the line where it begins if another of its kind stands in it. */
function elementAt(text: string, line: number): string | undefined {
  const tag = elementOf(text);
  return tag !== undefined && holdsOwnKind(text) ? `${tag} of line ${line}` : tag;
}

function holdsOwnKind(text: string): boolean {
  const [start] = /^<[uo]l\b/i.exec(text) ?? [];
  return start !== undefined && text.toLowerCase().includes(start.toLowerCase(), start.length);
}

/** The edits of a fix in words. Where the tags of an element go and what is in it stays, one word says so. */
function editsOf(finding: Finding, edits: readonly PlacedEdit[], fix: Fix): string[] {
  const [first, ...rest] = edits;
  const last = rest.at(-1);
  const tag =
    first && last && first.text + last.text === '' ? START_TAG.exec(first.replaced)?.[1]?.toLowerCase() : undefined;
  if (tag === undefined || last?.replaced.toLowerCase() !== `</${tag}>`)
    return edits.map((edit) => editOf(finding, edit, fix));
  return [`unwrap the \`<${tag}>\``, ...rest.slice(0, -1).map((edit) => editOf(finding, edit, fix))];
}

/** The start tag of one element and nothing else. */
const START_TAG = /^<([a-z][a-z0-9-]{0,30})(?:\s[^<>]{0,2000})?>$/i;

/** An edit in words. One that replaces all that was found, and that the message names, says only what it is. */
function editOf({ start, end, line, message }: Finding, edit: PlacedEdit, fix: Fix): string {
  const { replaced, text } = edit;
  if (fix.secret !== undefined || edit.start !== start || edit.end !== end) return changeOf(edit, fix.secret);
  const tag = message.includes(`\`${replaced}\``) ? 'it' : elementAt(replaced, line);
  if (tag === undefined) return changeOf(edit);
  return text === '' ? `remove ${tag}` : `replace ${tag} with ${quoted(text)}`;
}

const VOID = /^(?:img|input|link|meta|source|embed|area)$/;

/** UTF-16 code units of an element that is read for its end, and of its end tag, at most. */
const LONGEST = 20_000;
const LONGEST_END = 50;

/** `the <a>` for the text of one whole element; nothing for another text. */
function elementOf(text: string): string | undefined {
  const tag = text.length > LONGEST ? undefined : /^<([a-z][a-z0-9-]{0,30})[\s/>]/i.exec(text)?.[1];
  if (tag === undefined) return undefined;
  const own = tag.toLowerCase();
  if (VOID.test(own)) return /^<[^<>]{0,20000}>$/.test(text) ? `the \`<${own}>\`` : undefined;
  let depth = 0;
  for (const match of text.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})/gi)) {
    if (match[2]?.toLowerCase() !== own) continue;
    if (depth === 0 && match.index > 0) return undefined;
    depth += match[1] === '' ? 1 : -1;
  }
  const closed = /<\/([a-z][a-z0-9-]{0,30})\s{0,9}>$/i.exec(text.slice(-LONGEST_END))?.[1];
  return depth === 0 && closed?.toLowerCase() === own ? `the \`<${own}>\`` : undefined;
}
