import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../support/folders.js';

/** What PHP's locator says of a page: a stretch of bytes, and the canvas that tells what goes in its place. */
export interface Region {
  start: number;
  end: number;
  canvas: string;
  /** Bytes around the region's own in the canvas. */
  before: number;
  after: number;
}

/** A PHP process that locates pages for as long as it is kept. */
export interface PhpLocator {
  /** Nothing for a page where it is unsure. */
  locate(pages: readonly string[]): Promise<(Region[] | undefined)[]>;
  close(): void;
}

/** Pages that are on their way at once: what is written before anything is read must fit into the pipes' memory. */
const BATCH = 500;

/**
 * Starts PHP.
 *
 * @param library folder of the PHP package, which a broken twin replaces
 */
export function startPhpLocator(library = `${ROOT}src/php`): PhpLocator {
  const php = spawn('php', ['-d', 'opcache.enable_cli=0', `${ROOT}test/php/locator-driver.php`, library], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: php.stdout })[Symbol.asyncIterator]();

  async function locateBatch(pages: readonly string[]): Promise<(Region[] | undefined)[]> {
    php.stdin.write(pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
    const answers: (Region[] | undefined)[] = [];
    for (const page of pages) {
      const { value, done } = await lines.next();
      if (done)
        throw new Error(`Unexpected end of PHP, expected an answer for one of ${JSON.stringify(page)} and others`);
      answers.push(JSON.parse(value) ?? undefined);
    }
    return answers;
  }

  return {
    async locate(pages) {
      const answers: (Region[] | undefined)[] = [];
      for (let first = 0; first < pages.length; first += BATCH) {
        answers.push(...(await locateBatch(pages.slice(first, first + BATCH))));
      }
      return answers;
    },
    close: () => php.stdin.end(),
  };
}
