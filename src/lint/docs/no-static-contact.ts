import type { RuleDocs } from '../rule.js';

export const noStaticContactDocs: RuleDocs = {
  summary: '',
  why: '',
  instead: '',
  correct: [],
  incorrect: [],
};
