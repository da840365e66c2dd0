import type { FastifyReply } from 'fastify';
import type { Problem } from './problem.js';
import { JSON_TYPE, PROBLEM_TYPE } from './protocol.js';

/** Seconds after which it is worth to ask again. */
const RETRY_AFTER = '1';

/** Answers a problem. */
export function sendProblem(reply: FastifyReply, answer: Problem): FastifyReply {
  if (answer.status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.code(answer.status).type(PROBLEM_TYPE).send(JSON.stringify(answer));
}

/** Answers JSON that is already written. */
export function sendJson(reply: FastifyReply, json: Uint8Array | string): FastifyReply {
  return reply.type(JSON_TYPE).send(json);
}
