import type { Rule, RuleDocs } from '../../src/lint/rule.js';

const docs: RuleDocs = { summary: 'S.', why: 'W.', instead: 'I.', correct: [], incorrect: [] };

/**
 * Rules of a user. Their fixes take an author's text away, so that they are never proven to be safe: `shorten` writes
 * `ow` for `wow`, and `calm` then removes it.
 */
export const OWN_RULES: readonly Rule[] = [replacing('shorten', 'wow', 'ow'), replacing('calm', 'ow', '')];

function replacing(id: string, text: string, by: string): Rule {
  return {
    id,
    severity: 'warning',
    docs,
    check({ document }) {
      return document.texts
        .filter(({ value }) => value === text)
        .map(({ start, end }) => ({
          start,
          end,
          message: `Unexpected \`${text}\``,
          fix: { description: 'Calm down', edits: [{ start, end, text: by }] },
        }));
    },
  };
}
