import { type ApiAnswer, JSON_TYPE } from './api-answer.js';
import type { ApiRequest } from './api-request.js';
import { type ApiProblem, PROBLEMS, platformBody, problemBody } from './problem.js';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const PLATFORM = /profile\s*=\s*"?platform"?/i;

/** A problem as an answer, in the form of the platform where that is asked for. */
export function problemAnswer(problem: ApiProblem, request: ApiRequest, id: string): ApiAnswer {
  const [status] = PROBLEMS[problem.code];
  const headers = problem.extras.headers ?? {};
  if (PLATFORM.test(request.headers.get('accept') ?? '')) {
    return {
      status,
      headers: { 'content-type': JSON_TYPE, ...headers },
      body: JSON.stringify(platformBody(problem, id)),
    };
  }
  return {
    status,
    headers: { 'content-type': PROBLEM_TYPE, ...headers },
    body: JSON.stringify(problemBody(problem, id)),
  };
}
