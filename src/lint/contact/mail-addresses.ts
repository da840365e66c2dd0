import { endOfAddress, stepsOf } from './mail-pattern.js';

/** A configured mail address, as it is looked for. */
export interface MailAddress {
  field: string;
  /** In lower case. */
  address: string;
  local: string;
  /** The address as it is written, or with words for its signs. */
  steps: ReturnType<typeof stepsOf>;
  /** The address from its end to its beginning, to be turned round by a style. */
  backwards: string;
}

/** How a configured mail address is looked for; nothing for what is none. */
export function mailAddress(field: string, value: string): MailAddress | undefined {
  const address = value
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1 || /\s/.test(address)) return undefined;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  return { field, address, local, steps: stepsOf(local, domain), backwards: [...address].reverse().join('') };
}

/** Tells quickly whether a text may have any of some addresses: by the beginning of its name, or all of it backwards. */
export function mailHint(addresses: readonly MailAddress[]): (text: string) => boolean {
  const parts = addresses.flatMap(({ local, backwards }) => [local.split('.')[0] ?? local, backwards]);
  if (parts.length === 0) return () => false;
  return (text) => {
    const lower = text.toLowerCase();
    return parts.some((part) => lower.includes(part));
  };
}

export interface FoundAddress {
  mail: MailAddress;
  from: number;
  to: number;
  /** It is written with words for signs, or backwards. */
  disguised: boolean;
}

/** The configured mail addresses in a text. */
export function findMailAddresses(text: string, addresses: readonly MailAddress[]): FoundAddress[] {
  const lower = text.toLowerCase();
  // Letters whose lower case is longer are in no address that is configured.
  if (lower.length !== text.length) return [];
  const found: FoundAddress[] = [];
  for (const mail of addresses) {
    const backwards = lower.indexOf(mail.backwards);
    if (backwards !== -1) found.push({ mail, from: backwards, to: backwards + mail.backwards.length, disguised: true });
    const first = mail.local.split('.')[0] ?? mail.local;
    for (let from = lower.indexOf(first); from !== -1; from = lower.indexOf(first, from)) {
      const to = endOfAddress(lower, from, mail.steps);
      if (to !== undefined) found.push({ mail, from, to, disguised: lower.slice(from, to) !== mail.address });
      from = to ?? from + 1;
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
