import type { RuleDocs } from '../rule.js';

export const noStaticFormDocs: RuleDocs = {
  summary: '',
  why: '',
  instead: '',
  correct: [],
  incorrect: [],
};
