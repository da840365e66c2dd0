import { isJson } from '../../text/is-json.js';

/** A value of JSON with its place in the text: offsets are UTF-16 code units. */
export type JsonNode = JsonScalar | JsonGroup;

/** A text, a number, `true`, `false` or `null`. */
export interface JsonScalar {
  kind: 'scalar';
  value: unknown;
  /** With its quotes. */
  start: number;
  end: number;
}

/** An object or a list. */
export interface JsonGroup {
  kind: 'object' | 'list';
  entries: JsonEntry[];
  start: number;
  end: number;
  /** What it is the value of; nothing for the outermost. */
  entry: JsonEntry | undefined;
}

/** A member of an object, or an item of a list. */
export interface JsonEntry {
  /** Of a member. */
  name: string | undefined;
  /** Where its name begins, else its value. */
  start: number;
  value: JsonNode;
  group: JsonGroup;
  /** Its place among the entries of the group. */
  index: number;
}

/** Reads JSON with the places of all that is in it; nothing for what is no JSON. A stack of its own, so that no nesting is too deep. */
export function readJson(text: string): JsonNode | undefined {
  if (!isJson(text)) return undefined;
  const open: JsonGroup[] = [];
  let root: JsonNode | undefined;
  let name: { text: string; start: number } | undefined;
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    const group = open.at(-1);
    if (BETWEEN.has(char)) {
      at += 1;
    } else if (char === '}' || char === ']') {
      at += 1;
      if (group) group.end = at;
      open.pop();
    } else if (group?.kind === 'object' && !name) {
      const end = endOfScalar(text, at);
      name = { text: String(JSON.parse(text.slice(at, end))), start: at };
      at = end;
    } else {
      const node = nodeAt(text, at);
      if (group) {
        const entry = { name: name?.text, start: name?.start ?? at, value: node, group, index: group.entries.length };
        group.entries.push(entry);
        if (node.kind !== 'scalar') node.entry = entry;
      } else root = node;
      name = undefined;
      if (node.kind !== 'scalar') open.push(node);
      at = node.end;
    }
  }
  return root;
}

const BETWEEN: ReadonlySet<string> = new Set(' \t\n\r,:');

/** What begins at an offset; of a group no more than its bracket. */
function nodeAt(text: string, start: number): JsonNode {
  const char = text.charAt(start);
  if (char === '{' || char === '[')
    return { kind: char === '{' ? 'object' : 'list', entries: [], start, end: start + 1, entry: undefined };
  const end = endOfScalar(text, start);
  return { kind: 'scalar', value: JSON.parse(text.slice(start, end)) as unknown, start, end };
}

function endOfScalar(text: string, start: number): number {
  if (text.charAt(start) !== '"') {
    let at = start;
    while (at < text.length && /[\w.+-]/.test(text.charAt(at))) at += 1;
    return at;
  }
  let at = start + 1;
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

/** Where an entry is, as people write it: `@graph[0].sameAs[1]`. */
export function pathOf(entry: JsonEntry): string {
  const parts: string[] = [];
  for (let each: JsonEntry | undefined = entry; each; each = each.group.entry)
    parts.push(each.name === undefined ? `[${each.index}]` : `.${each.name}`);
  return parts.reverse().join('').replace(/^\./, '');
}

/** The object that has an entry, be it in a list there. */
export function objectAround({ group }: JsonEntry): JsonGroup {
  return group.kind === 'list' && group.entry ? objectAround(group.entry) : group;
}
