import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

/** Properties that name a side of the screen: a page from right to left has it the other way round. */
const PHYSICAL =
  /^(?:(?:min-|max-)?(?:width|height)|left|right|top|bottom|(?:margin|padding|border)-(?:left|right|top|bottom))$/;

/** What is wrong with a style sheet that is to give way to all others. Whether selectors are right, a browser says. */
export function styleProblems(source: string): string[] {
  const problems: string[] = [];
  const [declared, used] = [new Set<string>(), new Set<string>()];
  let depth = 0;
  let statement: CSSToken[] = [];
  const written = () => statement.map(([, text]) => text).join('');
  const declare = () => {
    const [first, second] = statement;
    if (!first) return;
    if (first[0] !== TokenType.Ident || second?.[0] !== TokenType.Colon) {
      problems.push(`no declaration: ${written()}`);
      return;
    }
    const [, name] = first;
    if (/!\s*important\s*$/.test(written())) problems.push(`important: ${name}`);
    if (PHYSICAL.test(name)) problems.push(`a side of the screen: ${name}`);
    if (name.startsWith('--')) declared.add(name);
    statement.forEach(([type, text], index) => {
      if (type === TokenType.Function && text === 'var(') used.add(statement[index + 1]?.[1] ?? '');
    });
  };
  for (const token of tokenize({ css: source }, { onParseError: ({ message }) => problems.push(message) })) {
    const [type] = token;
    if (type === TokenType.Comment || type === TokenType.EOF) continue;
    if (type === TokenType.OpenCurly) {
      if (depth === 0 && !written().startsWith('@layer')) problems.push(`outside of a layer: ${written()}`);
      depth += 1;
      statement = [];
    } else if (type === TokenType.Semicolon || type === TokenType.CloseCurly) {
      declare();
      statement = [];
      if (type === TokenType.CloseCurly) depth -= 1;
    } else if (type !== TokenType.Whitespace || statement.length > 0) statement.push(token);
  }
  if (depth !== 0) problems.push(`blocks that do not end: ${depth}`);
  for (const name of declared) if (!used.has(name)) problems.push(`never used: ${name}`);
  for (const name of used) if (!declared.has(name)) problems.push(`never said: ${name}`);
  return problems;
}

/** The custom properties that a style sheet declares. */
export function customProperties(source: string): string[] {
  return [...new Set([...source.matchAll(/^\s*(--[a-z-]+):/gm)].map(([, name = '']) => name))];
}
