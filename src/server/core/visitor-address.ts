import { isIP } from 'node:net';

/** Groups of an IPv6 address that belong to one connection: a visitor has all of a /64, and can ask from each address of it. */
const GROUPS = 4;

/**
 * Who an address is counted as: the same however it is written, without a port, as some proxies add one; of IPv6 all of its /64.
 *
 * @param text as a socket or a proxy has it; what is no address is counted as it is
 */
export function visitorAddress(text: string): string {
  const address = withoutPort(text.trim());
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(withoutZone(address.toLowerCase()));
  const [mapped, high = '', low = ''] = [groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff', ...groups.slice(6)];
  if (mapped) return [high, low].flatMap((group) => bytesOf(group)).join('.');
  return `${groups.slice(0, GROUPS).join(':')}::/64`;
}

/** `fe80::1%eth0` without where that is. */
function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? address;
}

function withoutPort(text: string): string {
  const [, bracketed, plain] = /^\[([^\]]{2,60})\](?::\d{1,5})?$|^([\d.]{7,15}):\d{1,5}$/.exec(text) ?? [];
  return bracketed ?? plain ?? text;
}

/** The eight groups of an IPv6 address, without zeros before them. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = withoutDots(address).split('::', 2);
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const left = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const all = [...(first ?? []), ...Array.from({ length: left }, () => '0'), ...(last ?? [])];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

/** An address whose end is written as one of IPv4, in groups alone. */
function withoutDots(address: string): string {
  return address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_all, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
