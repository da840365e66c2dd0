import { imageUrl, linkUrl, webUrl } from 'inlay/internal/html/url.js';
import type { ProblemPlace } from '../api/problem.js';

/** What an address may be, by what it is for. */
const USES = {
  image: [imageUrl, 'the address of an image: http, https or relative'],
  file: [webUrl, 'an address: http, https or relative'],
  link: [linkUrl, 'an address: http, https, mailto, tel, sms or relative'],
} as const;

/**
 * What is wrong with an address.
 *
 * @param at JSON Pointer to it
 * @returns a place, or none for one that is allowed or absent
 */
export function urlPlaces(at: string, value: string | undefined, use: keyof typeof USES): ProblemPlace[] {
  const [allowed, expected] = USES[use];
  if (value === undefined || value === '' || allowed(value) !== undefined) return [];
  return [
    { pointer: at, code: 'unexpected-url', message: `Unexpected \`${value.slice(0, 100)}\`, expected ${expected}` },
  ];
}
