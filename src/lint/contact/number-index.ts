import type { PhoneNumber } from './phone-number.js';

/** Numbers, by how many digits they have and by the digits: a site may have thousands. */
export interface NumberIndex {
  byLength: ReadonlyMap<number, ReadonlyMap<string, readonly PhoneNumber[]>>;
}

/** An index of numbers. Of those that can't be told apart on a page it holds the first. */
export function numberIndex(numbers: readonly Omit<PhoneNumber, 'order'>[]): NumberIndex {
  const seen = new Set<string>();
  const byLength = new Map<number, Map<string, PhoneNumber[]>>();
  for (const [order, number] of numbers.entries()) {
    const { national, country, extension, groups } = number;
    const key = JSON.stringify([national, country, extension, groups]);
    if (seen.has(key)) continue;
    seen.add(key);
    const byDigits = byLength.get(national.length) ?? new Map<string, PhoneNumber[]>();
    byLength.set(national.length, byDigits);
    const alike = byDigits.get(national) ?? [];
    byDigits.set(national, alike);
    alike.push({ ...number, order });
  }
  return { byLength };
}
