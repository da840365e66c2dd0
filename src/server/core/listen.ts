import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';
import { InlayError } from 'inlay/internal/message/error.js';

/** Connections that may wait to be taken: as many as systems allow by default. */
const BACKLOG = 4096;

/** What the codes of the operating system say in words. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EADDRINUSE: 'another program listens there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EISDIR: 'it is a folder',
  ELOOP: 'too many symbolic links',
  ENOENT: 'no such folder',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'a part of its path is not a folder',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};

/**
 * Has a server listen at an address or a Unix socket.
 *
 * @returns the path, or the address as in `127.0.0.1:7411`
 * @throws InlayError `listen-failed` in words for the user
 */
export async function listen(server: Server, options: ListenOptions): Promise<string> {
  const { path, host, port } = options;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ backlog: BACKLOG, ...options }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    throw refused('listen at', path ?? addressText({ address: host ?? '', port: port ?? 0 }), error);
  }
  return path ?? addressText(server.address() as AddressInfo); // it listens at a port
}

/**
 * Looks whether an address can be listened at, before anything is made for it.
 *
 * @throws InlayError `listen-failed` in words for the user
 */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  await listen(probe, { host, port });
  await new Promise((closed) => probe.close(closed));
}

function addressText({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
}

/** What the operating system refused to do with a path or an address, in words. */
export function refused(what: string, where: string, error: unknown): InlayError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
  return new InlayError('listen-failed', `Cannot ${what} \`${where}\`: ${REASONS[code] ?? code}`, [], { cause: error });
}
