import { posix } from 'node:path';
import { freePort } from '../support/free-port.js';
import { HAS_PHP } from '../support/programs.js';
import { type Block, blocksOf, filesOf } from './blocks.js';
import { readReadme } from './readmes.js';
import { type Ran, type User, write } from './user.js';

/** What is wrong with a README, or what its outputs have to be. */
export interface Played {
  /** What went wrong, with the line of its block. */
  problems: string[];
  /** The README with the outputs that came of it. */
  text: string;
}

/** The ports of examples; others may listen there, so each gets a free one for the test. */
const PORT = /\b(?:3000|7411|7412|8080)\b/g;

/** What a README says in this comment is shown by another one: its files are put there first. */
const FILES = /<!-- files: (\S+) -->/g;

/** Reads a README from top to bottom as a user does, in an empty folder: writes its files, runs its commands and examples. */
export async function play(
  user: User,
  path: string,
  text: string,
  { isReal = false }: { isReal?: boolean } = {},
): Promise<Played> {
  const cwd = user.folder();
  for (const [, other = ''] of text.matchAll(FILES)) {
    write(cwd, filesOf(readReadme(posix.join(posix.dirname(path), other))));
  }
  const ports = new Map<string, string>();
  for (const [port] of text.matchAll(PORT)) if (!ports.has(port)) ports.set(port, String(await freePort()));
  const withPorts = (code: string) => code.replace(PORT, (port) => ports.get(port) ?? port);
  const bash = (script: string) => user.run(cwd, 'bash', ['-euo', 'pipefail', '-c', withPorts(script)], { isReal });

  const problems: string[] = [];
  const outputs: { block: Block; output: string }[] = [];
  let last: Ran | undefined;
  let isSkipped = false;
  for (const block of blocksOf(text)) {
    const { language, info, code, line } = block;
    const expectStatus = (allowed: readonly number[]) => {
      if (last && !allowed.includes(last.status))
        problems.push(`${path}:${line} ended with ${last.status}: ${last.stderr}${last.stdout}`);
    };
    if ('output' in info) {
      if (!isSkipped) outputs.push({ block, output: visible(last?.stdout ?? '') });
    } else if ('example' in info || 'clone' in info || 'types' in info) {
      // Tests of their own run these.
    } else if (info['file']) {
      write(cwd, { [info['file']]: code });
    } else if (language === 'sh' || language === 'php') {
      isSkipped = (language === 'php' || /^php /m.test(code)) && !HAS_PHP;
      if (isSkipped) continue;
      last = language === 'php' ? await runFile('php', 'example.php', code) : await bash(code);
      expectStatus([Number(info['exit'] ?? 0)]);
    } else if (language === 'js') {
      isSkipped = false;
      last = await runFile('node', 'example.mjs', code);
      expectStatus([0]);
    } else if (language === 'console') {
      let output = '';
      for (const [, command = ''] of code.matchAll(/^\$ (.*)$/gm)) {
        last = await bash(`{ ${command}\n} 2>&1`);
        expectStatus([0, 1]);
        output += `$ ${command}\n${visible(last.stdout)}`;
      }
      outputs.push({ block, output });
    } else {
      problems.push(`${path}:${line} has a block of \`${language}\` that no test runs`);
    }
  }
  for (const { block, output } of outputs) {
    if (output !== block.code)
      problems.push(`${path}:${block.line} shows\n${block.code}\nbut this came of it\n${output}`);
  }
  return {
    problems,
    text: outputs.reduceRight(
      (now, { block, output }) => now.slice(0, block.start) + output + now.slice(block.end),
      text,
    ),
  };

  function runFile(command: string, file: string, code: string): Promise<Ran> {
    write(cwd, { [file]: code });
    return user.run(cwd, command, [file]);
  }
}

/** An output without what npm says of itself, and with one line break at its end. */
function visible(output: string): string {
  const shown = output.replace(/^npm (?:warn|notice).*\n/gm, '').trimEnd();
  return shown === '' ? '' : `${shown}\n`;
}
