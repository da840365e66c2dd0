import type { Answer } from '../core/answer.js';
import type { AnswerDeps } from './answer-deps.js';
import { pageAnswer } from './answers.js';
import type { Trouble } from './model.js';
import { errorPage } from './pages/index.js';

/** An answer with a page that says what is wrong. */
export function troubleAnswer(trouble: Trouble, { session, links }: Pick<AnswerDeps, 'session' | 'links'>): Answer {
  return pageAnswer(trouble.status, errorPage(trouble, session.model(), links()));
}

/** Where a canvas is asked for that is not there. */
export const NO_CANVAS: Trouble = {
  status: 404,
  title: 'Not found',
  detail: 'There is no canvas at this address; it may have been renamed or removed.',
};
