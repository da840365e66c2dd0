import type { RuleDocs } from '../rule.js';

export const noStaticSocialDocs: RuleDocs = {
  summary: '',
  why: '',
  instead: '',
  correct: [],
  incorrect: [],
};
