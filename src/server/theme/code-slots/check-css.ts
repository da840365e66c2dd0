import { tokenize, tokenNames, walk } from 'css-tree';
import { parseCss } from '../css/parse-css.js';
import { type Fault, faultsIn } from './fault.js';

/** What opens a block, and what closes it. */
const CLOSES: Readonly<Record<string, string>> = {
  '{-token': '}-token',
  '(-token': ')-token',
  'function-token': ')-token',
  '[-token': ']-token',
};

/** What is wrong with CSS that is put into pages. */
export function cssFaults(code: string): Fault[] {
  const fault = faultsIn(code);
  const faults = unbalanced(code, fault);
  // The parser says less well the same.
  if (faults.length > 0) return faults;
  const tree = parseCss(code, {
    positions: true,
    onParseError: ({ message, offset }) => faults.push(fault(offset, 'css-syntax', `Unexpected CSS: ${message}`)),
  });
  if (!tree)
    return faults.length > 0
      ? faults
      : [fault(0, 'too-deep', 'Unexpected CSS, expected blocks that are not nested so deep')];
  walk(tree, {
    visit: 'Atrule',
    enter: ({ name, loc }) => {
      if (name.toLowerCase() !== 'import') return;
      const message = 'Unexpected `@import`, expected the rules themselves: pages ask no other server';
      faults.push(fault(loc?.start.offset ?? 0, 'refused-import', message));
    },
  });
  for (const { index } of code.matchAll(/<\/style/gi))
    faults.push(fault(index, 'ends-element', 'Unexpected `</style`, expected none: it would end the element'));
  return faults;
}

/** Brackets, comments and strings that are left open: browsers close them at the end, and what follows is lost. */
function unbalanced(code: string, fault: ReturnType<typeof faultsIn>): Fault[] {
  const faults: Fault[] = [];
  const open: { offset: number; closes: string }[] = [];
  tokenize(code, (type, start, end) => {
    const name = tokenNames[type] ?? '';
    const closes = CLOSES[name];
    if (closes !== undefined) open.push({ offset: start, closes });
    else if (open.at(-1)?.closes === name) open.pop();
    else if (Object.values(CLOSES).includes(name))
      faults.push(
        fault(start, 'css-syntax', `Unexpected \`${code.slice(start, end)}\`, expected nothing that it closes`),
      );
    else if (name === 'bad-string-token' || name === 'bad-url-token')
      faults.push(fault(start, 'css-syntax', 'Unexpected text, expected its end on the same line'));
    else if (name === 'comment-token' && !code.slice(start + 2, end).endsWith('*/'))
      faults.push(fault(start, 'css-syntax', 'Unexpected comment, expected its end'));
    else if (name === 'string-token' && (end - start < 2 || code[start] !== code[end - 1]))
      faults.push(fault(start, 'css-syntax', 'Unexpected text, expected its end'));
  });
  for (const { offset } of open)
    faults.push(fault(offset, 'css-syntax', `Unexpected \`${code[offset]}\`, expected its end`));
  return faults;
}
