import { outsideCode } from './outside-code.js';

/** A message in the parts of its grammar: `what`, expected `expected`: `reason`. `advice`. */
export interface MessageParts {
  what: string;
  /** What was expected, without that word; empty where the message does not say it. */
  expected: string;
  /** Why it is wrong; empty without. */
  reason: string;
  /** The sentences behind the first one. */
  advice: string;
}

const EXPECTED = ', expected ';

/** Splits a message as all rules write it, such as `Unexpected X, expected Y: why. What to do besides`. */
export function partsOf(message: string): MessageParts {
  const end = outsideCode(message, '. ').at(0) ?? message.length;
  const reasonAt = outsideCode(message, ': ').findLast((at) => at < end) ?? end;
  const expectedAt = outsideCode(message, EXPECTED).find((at) => at < reasonAt) ?? reasonAt;
  return {
    what: message.slice(0, expectedAt),
    expected: message.slice(expectedAt + EXPECTED.length, reasonAt),
    reason: message.slice(reasonAt + ': '.length, end),
    advice: message.slice(end + '. '.length),
  };
}

/** Splits a text at `; ` and `, and it `, each part with the separator before it. */
function clausesOf(text: string): string[] {
  const cuts = [...outsideCode(text, '; '), ...outsideCode(text, ', and it ')].sort((a, b) => a - b);
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index])).filter((clause) => clause !== '');
}

/**
 * A function that leaves out of what a rule says the clauses that it was given of that rule before.
 *
 * @param kept clauses that stay whatever was said before
 * @param isMended an edit says what to do; without one a clause that does so stays, too
 */
export function clausesOnce(): (rule: string, text: string, kept: number, isMended?: boolean) => string {
  const told = new Set<string>();
  return (rule, text, kept, isMended = true) => {
    const fresh = clausesOf(text).filter((clause, index) => {
      const key = `${rule} ${bare(clause)}`;
      const isFresh = !told.has(key);
      told.add(key);
      return isFresh || index < kept || (!isMended && TELLS.test(bare(clause)));
    });
    return fresh.map((clause, index) => (index === 0 ? bare(clause) : clause)).join('');
  };
}

/** How a clause begins that says what to do, and what it writes otherwise. */
const TELLS =
  /^(?:remove|take|leave|keep|list|show|check|look|write|put|edit|replace|add|give|have|upload|if|where|nearest|what the site has)\b|`<x-/;

function bare(clause: string): string {
  return clause.replace(/^(?:; |, and )/, '');
}
