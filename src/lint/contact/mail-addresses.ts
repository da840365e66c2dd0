/** A configured mail address, as it is looked for. */
export interface MailAddress {
  field: string;
  /** In lower case. */
  address: string;
  local: string;
  /** The address as it is written, or with words for its signs. */
  pattern: RegExp;
  /** The address from its end to its beginning, to be turned round by a style. */
  backwards: string;
}

const ESCAPE = /[.*+?^${}()|[\]\\/]/g;

/** For `@`: itself, its look-alikes, a word or a sign in brackets, or a word that means it. */
const AT =
  '(?:\\s*[@＠﹫]\\s*|\\s*[\\[({<|]\\s*[^\\s\\])}>|]{1,14}\\s*[\\])}>|]\\s*|\\s+(?:at|ät|arroba|arobase|arobas|chiocciola|apenstaartje|aapje|snabel-?a|krøllalfa|alfakrøll|małpa|zavináč|kukac|собака|παπάκι|שטרודל|kuyruklu ?a|miukumauku|ατ)\\s+|\\s*[-_*~.]+at[-_*~.]+\\s*)';
/** For a dot: the same. */
const DOT =
  '(?:\\.|\\s*[\\[({<|]\\s*[^\\s\\])}>|]{1,10}\\s*[\\])}>|]\\s*|\\s+(?:dot|punkt|punto|ponto|point|punt|kropka|tečka|nokta|точка|τελεία|נקודה|piste|pont)\\s+|\\s*[-_*~.]+dot[-_*~.]+\\s*|\\s*\\.\\s*)';

/** How a configured mail address is looked for; nothing for what is none. */
export function mailAddress(field: string, value: string): MailAddress | undefined {
  const address = value
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1 || /\s/.test(address)) return undefined;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const spelled = (part: string) =>
    part
      .split('.')
      .map((piece) => piece.replace(ESCAPE, '\\$&'))
      .join(DOT);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}._%+-])${spelled(local)}${AT}(?:www\\.)?${spelled(domain)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  );
  return { field, address, local, pattern, backwards: [...address].reverse().join('') };
}

/** Tells quickly whether a text may have any of some addresses: by the beginning of its name, or all of it backwards. */
export function mailHint(addresses: readonly MailAddress[]): RegExp {
  const parts = addresses.flatMap(({ local, backwards }) => [local.split('.')[0] ?? local, backwards]);
  return parts.length === 0 ? /$^/ : new RegExp(parts.map((part) => part.replace(ESCAPE, '\\$&')).join('|'), 'i');
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
    if (!lower.includes(mail.local.split('.')[0] ?? mail.local)) continue;
    for (const match of lower.matchAll(mail.pattern)) {
      const [written] = match;
      found.push({ mail, from: match.index, to: match.index + written.length, disguised: written !== mail.address });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
