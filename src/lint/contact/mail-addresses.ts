import type { Budget } from '../../budget.js';
import { addressReader, stepsOf } from './mail-pattern.js';
import { isUserInfo } from './user-info.js';

/** A configured mail address, as it is looked for. */
export interface MailAddress {
  field: string;
  /** Its place among all addresses. */
  order: number;
  /** In lower case. */
  address: string;
  local: string;
  /** The address as it is written, or with words for its signs. */
  steps: ReturnType<typeof stepsOf>;
  /** The address from its end to its beginning, to be turned round by a style. */
  backwards: string;
}

/** How a configured mail address is looked for; nothing for what is none. */
export function mailAddress(field: string, value: string, order = 0): MailAddress | undefined {
  const address = value
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1 || /\s/.test(address)) return undefined;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  return { field, order, address, local, steps: stepsOf(local, domain), backwards: reversed(address) };
}

/** Mail addresses, by what is looked for first: a site may have thousands. */
export interface MailIndex {
  /** By the beginning of their names, up to the first dot, and by how long that is. */
  byBeginning: ReadonlyMap<number, ReadonlyMap<string, readonly MailAddress[]>>;
  /** By their names from the end to the beginning, with the sign, and by how long that is. */
  byEnd: ReadonlyMap<number, ReadonlyMap<string, readonly MailAddress[]>>;
  /** Tells quickly whether a text may have any of them. */
  hint(text: string): boolean;
}

/** An index of addresses. Of equal ones it holds the first. */
export function mailIndex(addresses: readonly MailAddress[]): MailIndex {
  const distinct = [...new Map(addresses.toReversed().map((mail) => [mail.address, mail])).values()].reverse();
  const byBeginning = tableOf(distinct, beginningOf);
  const byEnd = tableOf(distinct, ({ local }) => `@${reversed(local)}`);
  const beginnings = [...new Set(distinct.map(beginningOf))];
  return { byBeginning, byEnd, hint: distinct.length === 0 ? () => false : hintOf(beginnings) };
}

/** Beginnings that a text is searched for one by one: of more it may always have some. */
const FEW = 32;

function hintOf(beginnings: readonly string[]): (text: string) => boolean {
  if (beginnings.length > FEW) return () => true;
  return (text) => {
    const lower = text.toLowerCase();
    return beginnings.some((each) => lower.includes(each)) || lower.includes('@');
  };
}

function beginningOf({ local }: MailAddress): string {
  return local.split('.')[0] ?? local;
}

function tableOf(
  addresses: readonly MailAddress[],
  keyOf: (mail: MailAddress) => string,
): Map<number, Map<string, MailAddress[]>> {
  const byLength = new Map<number, Map<string, MailAddress[]>>();
  for (const mail of addresses) {
    const key = keyOf(mail);
    const byKey = byLength.get(key.length) ?? new Map<string, MailAddress[]>();
    byLength.set(key.length, byKey);
    const alike = byKey.get(key);
    if (alike) alike.push(mail);
    else byKey.set(key, [mail]);
  }
  return byLength;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

export interface FoundAddress {
  mail: MailAddress;
  from: number;
  to: number;
  /** It is written with words for signs, or backwards. */
  disguised: boolean;
}

/** Steps to look a part of a text up, and to compare one with an address. */
const LOOK_UP = 8;
const COMPARED = 20;

/** What stands before a name is no part of it. */
const BEGINNING = /(?<![\p{L}\p{N}._%+-])[^\s@<>]/gu;

/** The configured mail addresses in a text. */
export function findMailAddresses(text: string, mails: MailIndex, budget: Budget): FoundAddress[] {
  const lower = text.toLowerCase();
  // Letters whose lower case is longer are in no address that is configured.
  if (lower.length !== text.length) return [];
  const found: FoundAddress[] = [];
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    for (const mail of candidatesAt(lower, at, mails.byEnd, budget)) {
      budget.spend(mail.backwards.length);
      const from = at - mail.backwards.indexOf('@');
      if (!lower.startsWith(mail.backwards, from)) continue;
      found.push({ mail, from, to: from + mail.backwards.length, disguised: true });
    }
  }
  const endOf = addressReader(lower, budget);
  const ends = new Map<MailAddress, number>();
  for (const { index } of lower.matchAll(BEGINNING)) {
    for (const mail of candidatesAt(lower, index, mails.byBeginning, budget)) {
      if (index < (ends.get(mail) ?? 0)) continue;
      budget.spend(COMPARED);
      const end = endOf(index, mail.steps);
      if (end === undefined || isUserInfo(lower, index, end)) continue;
      ends.set(mail, end);
      found.push({ mail, from: index, to: end, disguised: lower.slice(index, end) !== mail.address });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function* candidatesAt(
  text: string,
  at: number,
  byLength: MailIndex['byBeginning'],
  budget: Budget,
): Generator<MailAddress> {
  for (const [length, byKey] of byLength) {
    budget.spend(LOOK_UP + length);
    const alike = byKey.get(text.slice(at, at + length));
    if (alike) yield* alike;
  }
}
