import { parse } from 'acorn';
import { type Fault, faultsIn } from './fault.js';

/** What is wrong with JavaScript that is put into pages as a classic script. */
export function jsFaults(code: string): Fault[] {
  const fault = faultsIn(code);
  const faults: Fault[] = [];
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos = 0 } = error as SyntaxError & { pos?: number }; // acorn's errors have it
    faults.push(fault(pos, 'js-syntax', `Unexpected JavaScript: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`));
  }
  // What an HTML parser takes for the end of the element, or for the start of what hides that end.
  for (const { index, 0: found } of code.matchAll(/<\/script|<!--|<script/gi))
    faults.push(
      fault(index, 'ends-element', `Unexpected \`${found}\`, expected it divided, as in \`'<' + '/script'\``),
    );
  return faults;
}
