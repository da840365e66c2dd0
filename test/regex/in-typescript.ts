import { parseSync } from 'vite';
import { type Found, lineAt } from './pattern.js';

/** A node of the syntax tree (ESTree). */
interface Node {
  type: string;
  start: number;
  [member: string]: unknown;
}

/** Methods that make a regular expression of a string. */
const TAKES_PATTERN = /^(?:match|matchAll|search)$/;

/**
 * The regular expressions of a TypeScript or JavaScript file, by its syntax tree. `RegExp(...)` is read where its parts are
 * constants of the same file: strings, templates, `+` and the `source` of a regular expression. Anything else is a problem.
 */
export function inTypeScript(file: string, text: string): Found {
  const { program, errors } = parseSync(file, text);
  const found: Found = { patterns: [], problems: errors.map(({ message }) => `${file}: ${message}`) };
  const constants = new Map<string, Node>();
  const nodes = [...nodesOf(program)];
  for (const node of nodes) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') continue;
    for (const { id, init } of node.declarations as { id: Node; init: unknown }[]) {
      if (id.type !== 'Identifier' || !isNode(init)) continue;
      // A name that stands for two things is none of which the value is known.
      constants.set(String(id.name), constants.has(String(id.name)) ? id : init);
    }
  }
  for (const node of nodes) {
    const at = () => `${file}:${lineAt(text, node.start)}`;
    const regex = regexOf(node);
    if (regex) found.patterns.push({ at: at(), ...regex });
    if (node.type === 'Identifier' && node.name === 'RegExp' && !isCalled(node, nodes) && !isType(text, node)) {
      found.problems.push(`${at()}: Unexpected use of \`RegExp\`, expected a call of it`);
    }
    if (isCallOf(node, 'RegExp')) {
      const [parts, flags] = node.arguments as Node[];
      const source = parts && textOf(parts, constants);
      const written = flags ? textOf(flags, constants) : '';
      if (source === undefined || written === undefined) {
        found.problems.push(`${at()}: Unexpected parts of a regular expression, expected constants of this file`);
      } else found.patterns.push({ at: at(), source, flags: written });
    }
    if (takesText(node)) found.problems.push(`${at()}: Unexpected string as a pattern, expected a regular expression`);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (isNode(value)) {
    yield value;
    for (const member of Object.values(value)) if (typeof member === 'object') yield* nodesOf(member);
  }
}

function regexOf(node: Node): { source: string; flags: string } | undefined {
  if (node.type !== 'Literal' || !node.regex) return undefined;
  const { pattern, flags } = node.regex as { pattern: string; flags: string };
  return { source: pattern, flags };
}

function isCallOf(node: Node, name: string): node is Node & { callee: Node } {
  const { callee } = node;
  return (
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    isNode(callee) &&
    callee.type === 'Identifier' &&
    callee.name === name
  );
}

function isCalled(name: Node, nodes: readonly Node[]): boolean {
  return nodes.some((node) => isCallOf(node, 'RegExp') && node.callee === name);
}

/** In types `RegExp` makes nothing; neither does it behind `instanceof`. */
function isType(text: string, { start }: Node): boolean {
  return /(?:[:|<[,]|=>|readonly|instanceof|as)\s?$/.test(text.slice(Math.max(0, start - 12), start));
}

function takesText(node: Node): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return false;
  const [first] = node.arguments as Node[];
  const { property } = node.callee;
  const isText = first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first.value === 'string');
  return isText && isNode(property) && TAKES_PATTERN.test(String(property.name));
}

/** The string that an expression stands for, if it is made of constants alone. */
function textOf(node: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  const all = (nodes: readonly Node[]) => nodes.map((each) => textOf(each, constants));
  const joined = (texts: readonly (string | undefined)[]) => (texts.includes(undefined) ? undefined : texts.join(''));
  const { type } = node;
  if (type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (type === 'BinaryExpression' && node.operator === '+') return joined(all([node.left as Node, node.right as Node]));
  if (type === 'TemplateLiteral') {
    const values = all(node.expressions as Node[]);
    const texts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    return joined(texts.flatMap((text, index) => (index < values.length ? [text, values[index]] : [text])));
  }
  if (type === 'Identifier') {
    const value = constants.get(String(node.name));
    return value && value !== node && value.type !== 'Identifier' ? textOf(value, constants) : undefined;
  }
  const { object, property } = node as { object?: unknown; property?: unknown };
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property) || property.name !== 'source')
    return undefined;
  const value = object.type === 'Identifier' ? constants.get(String(object.name)) : undefined;
  return value && regexOf(value)?.source;
}
