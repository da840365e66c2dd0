import type { IndexedDocument } from '../document/document.js';
import { type JsonEntry, pathOf } from '../document/json-tree.js';
import { sourceEnd, sourceOffset } from '../document/source-offset.js';
import type { JsonPlace } from '../document/things.js';
import type { Proposal } from '../rule.js';

/** Proposes to write another text as a value of JSON: in the quotes of a text, else in place of all of the value. */
export function writingInData(document: IndexedDocument, { script, entry }: JsonPlace, text: string): Proposal {
  const { value } = entry;
  const quote = value.kind === 'scalar' && typeof value.value === 'string' ? 1 : 0;
  const written = JSON.stringify(text).replaceAll('<', '\\u003c');
  const edit = {
    start: sourceOffset(document, script, value.start + quote),
    end: sourceEnd(document, script, value.end - quote),
    text: quote === 1 ? written.slice(1, -1) : written,
  };
  return { description: `Write \`${text}\` as \`${pathOf(entry)}\` of the data`, edits: [edit] };
}

/**
 * Makes a function that proposes to take an entry out of JSON, with the comma that goes with it. Each proposal leaves JSON, made
 * alone or with others: entries at the end of a group that all go have one edit, and a list goes with the last of its items.
 *
 * @param all every entry that is to go
 */
export function removingFromData(document: IndexedDocument, all: readonly JsonPlace[]): (place: JsonPlace) => Proposal {
  const gone = new Set(all.map(({ entry }) => entry));
  return ({ script, entry }) => {
    const whole = wholeOf(entry, gone);
    const { entries } = whole.group;
    const isGone = (each: JsonEntry) => each === whole || gone.has(each);
    const last = entries.findLastIndex((each) => !isGone(each));
    const isAtEnd = whole.index > last;
    const run = isAtEnd ? entries.slice(last + 1) : [whole];
    const [first = whole] = run;
    const before = isAtEnd ? entries[last] : undefined;
    const behind = isAtEnd ? undefined : entries[whole.index + 1];
    const start = before ? sourceEnd(document, script, before.value.end) : sourceOffset(document, script, first.start);
    const end = behind
      ? sourceOffset(document, script, behind.start)
      : sourceEnd(document, script, (run.at(-1) ?? whole).value.end);
    const names = run.map((each) => `\`${pathOf(each)}\``).join(', ');
    const what = run.length > 1 ? 'their commas' : 'its comma';
    return { description: `Remove ${names} from the data, with ${what}`, edits: [{ start, end, text: '' }] };
  };
}

/** The list, or a list around it, all of whose items go; else the entry itself. */
function wholeOf(entry: JsonEntry, gone: ReadonlySet<JsonEntry>): JsonEntry {
  const { group } = entry;
  if (group.kind !== 'list' || !group.entry || !group.entries.every((each) => each === entry || gone.has(each)))
    return entry;
  return wholeOf(group.entry, gone);
}

/**
 * What to do to take an entry out of JSON by hand.
 *
 * @param all every entry that is to go: a list goes with the last of its items
 */
export function removalByHand({ entry }: JsonPlace, all: ReadonlySet<JsonEntry> = new Set()): string {
  const whole = wholeOf(entry, all);
  const isOnly = entry.group.entries.length === 1;
  const list = whole === entry || isOnly ? '' : `; all of \`${pathOf(whole)}\` where none of it stays`;
  return `To remove it, take \`${pathOf(isOnly ? whole : entry)}\` out of the data whole, with its comma${list}`;
}
