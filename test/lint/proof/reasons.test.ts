import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/folders.js';

const FOLDER = `${ROOT}src/lint/proof`;

/** What the proof says of fixes: texts behind `reason`, `return` and in constants of words. */
const REASON = /(?:^const [A-Z_]+ =|reason: |return |\? |: )\s?'((?=[^']*[a-z] [a-z])[^']{12,})'/gm;

function reasonsIn(code: string): string[] {
  return [...code.matchAll(REASON)].flatMap(([, text = '']) => (/^[\s'"]|^[A-Z]/.test(text) ? [] : [text]));
}

describe('the README names each reason for which a fix is not safe', () => {
  const readme = readFileSync(`${ROOT}src/lint/README.md`, 'utf8').replace(/\s+/g, ' ');
  const files = readdirSync(FOLDER).filter((name) =>
    /^(?:prove|prove-together|try-fixes|mark-of-menu|own-sheet|looks|compare)\.ts$/.test(name),
  );
  const reasons = files.flatMap((name) => reasonsIn(readFileSync(`${FOLDER}/${name}`, 'utf8')));

  test('there are such', () => {
    expect(new Set(reasons).size).toBeGreaterThan(15);
  });

  test.each([...new Set(reasons)])('%s', (reason) => {
    expect(readme).toContain(reason);
  });
});
