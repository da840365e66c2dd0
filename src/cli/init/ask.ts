import { createInterface } from 'node:readline/promises';
import { InlayError } from '../../message/error.js';
import { isLanguageTag, isSiteUrl, LANGUAGE_TAG, SITE_URL } from '../../site/facts.js';
import { tellNow, told } from '../output/tell.js';
import type { SiteFacts } from './options.js';

interface Question {
  name: keyof SiteFacts;
  text: string;
  passes(answer: string): boolean;
  expected: string;
}

const QUESTIONS: readonly Question[] = [
  { name: 'name', text: 'Name of the site', passes: (answer) => answer !== '', expected: 'a name' },
  { name: 'url', text: 'Its address', passes: isSiteUrl, expected: SITE_URL },
  { name: 'language', text: 'Its language', passes: isLanguageTag, expected: LANGUAGE_TAG },
];

/**
 * Asks on the terminal for what is not said yet; an empty answer takes what is offered.
 *
 * @param said what options say: not asked
 * @throws InlayError `aborted` when somebody ends it, nothing being written
 */
export async function askFacts(said: Partial<SiteFacts>, offered: SiteFacts): Promise<SiteFacts> {
  const facts = { ...offered, ...said };
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  try {
    for (const { name, text, passes, expected } of QUESTIONS) {
      if (said[name] !== undefined) continue;
      for (;;) {
        const prompt = told(process.stderr, `${text} (${facts[name]}): `);
        const answer = (await terminal.question(prompt, { signal: ended.signal })).trim() || facts[name];
        if (passes(answer)) {
          facts[name] = answer;
          break;
        }
        tellNow(`Unexpected \`${answer}\`, expected ${expected}\n`);
      }
    }
    return facts;
  } catch (error) {
    if (!ended.signal.aborted) throw error;
    throw new InlayError('aborted', 'Ended before all was answered: nothing was written');
  } finally {
    terminal.close();
  }
}
