/**
 * A JSON Pointer to the value that these keys lead to.
 *
 * @see RFC 6901, section 3
 */
export function pointer(...keys: readonly PropertyKey[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
