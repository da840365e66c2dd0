import { expect } from 'vitest';
import type { themeOf } from './theme-of.js';

/** Asks for what must be confirmed, and confirms it. @returns the second answer, with the preview of the first */
export async function confirmed(
  ask: Awaited<ReturnType<typeof themeOf>>['ask'],
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const first = await ask(method, path, body, headers);
  expect([first.status, first.json.code]).toEqual([409, 'confirmation-required']);
  const { token, preview } = first.json.confirmation;
  return { preview, ...(await ask(method, path, body, { ...headers, 'confirmation-token': token })) };
}
