import type { RuleDocs } from '../rule.js';

export const noStaticMenuDocs: RuleDocs = {
  summary: '',
  why: '',
  instead: '',
  correct: [],
  incorrect: [],
};
