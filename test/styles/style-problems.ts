import * as css from 'css-tree';

/** Properties that name a side of the screen: a page from right to left has it the other way round. */
const PHYSICAL =
  /^(?:(?:min-|max-)?(?:width|height)|left|right|top|bottom|(?:margin|padding|border)-(?:left|right|top|bottom))$/;

/** What is wrong with a style sheet that is to give way to all others. */
export function styleProblems(source: string): string[] {
  const problems: string[] = [];
  const tree = css.parse(source, { onParseError: ({ message }) => problems.push(message) });
  if (tree.type !== 'StyleSheet') return ['no style sheet'];
  tree.children.forEach((node) => {
    if (node.type === 'Comment' || (node.type === 'Atrule' && node.name === 'layer' && node.block)) return;
    problems.push(`outside of a layer: ${css.generate(node).slice(0, 40)}`);
  });
  const [declared, used] = [new Set<string>(), new Set<string>()];
  css.walk(tree, (node) => {
    if (node.type === 'Declaration') {
      if (node.important) problems.push(`important: ${node.property}`);
      if (PHYSICAL.test(node.property)) problems.push(`a side of the screen: ${node.property}`);
      if (node.property.startsWith('--')) declared.add(node.property);
    }
    if (node.type === 'Function' && node.name === 'var') {
      const [name] = node.children;
      if (name?.type === 'Identifier') used.add(name.name);
    }
  });
  for (const name of declared) if (!used.has(name)) problems.push(`never used: ${name}`);
  for (const name of used) if (!declared.has(name)) problems.push(`never said: ${name}`);
  return problems;
}

/** The custom properties that a style sheet declares. */
export function customProperties(source: string): string[] {
  return [...new Set([...source.matchAll(/^\s*(--[a-z-]+):/gm)].map(([, name = '']) => name))];
}
