import type { RuleDocs } from '../rule.js';

export const noStaticLogoDocs: RuleDocs = {
  summary: '',
  why: '',
  instead: '',
  correct: [],
  incorrect: [],
};
