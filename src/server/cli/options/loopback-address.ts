import { BlockList, isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import type { Address } from '../daemon/options.js';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Reads an address of this machine alone with its port, as in `127.0.0.1:7411` or `[::1]:7411`. Names are not taken: who
 * knows where they lead.
 *
 * @throws InvalidArgumentError
 * @see RFC 6890 for which addresses loop back
 */
export function loopbackAddress(value: string): Address {
  const [, v6, v4 = '', port = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(value) ?? [];
  const host = v6 ?? v4;
  const family = isIP(host) === 6 ? 'ipv6' : 'ipv4';
  if (Number(port) <= 65_535 && isIP(host) !== 0 && LOOPBACK.check(host, family)) return { host, port: Number(port) };
  throw new InvalidArgumentError(
    `Unexpected \`${value}\`, expected a loopback address with a port, as in \`127.0.0.1:7411\`. Other machines are reached through a proxy.`,
  );
}
