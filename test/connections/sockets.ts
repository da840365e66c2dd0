import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection that says only what it is told. */
export interface Silent {
  socket: Socket;
  /** What it has heard so far. */
  heard(): string;
  /** Settles with all that it has heard, when it is closed. */
  closed: Promise<string>;
}

/** Opens a connection, gone after the test. */
export async function silent(where: NetConnectOpts): Promise<Silent> {
  const socket = connect(where);
  onTestFinished(() => void socket.destroy());
  let text = '';
  const closed = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', () => {}).on('close', () => resolve(text));
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()).once('close', () => resolve()));
  return { socket, heard: () => text, closed };
}

/** Opens connections, one after the other. */
export async function silentOnes(count: number, where: NetConnectOpts): Promise<Silent[]> {
  const all: Silent[] = [];
  for (let index = 0; index < count; index += 1) all.push(await silent(where));
  return all;
}

/** A slowloris: it sends the head of a request, a byte at a time, and never the end of it. */
export async function slowloris(where: NetConnectOpts): Promise<Silent> {
  const slow = await silent(where);
  slow.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-');
  const dripping = setInterval(() => slow.socket.writable && slow.socket.write('a'), 20);
  slow.closed.then(() => clearInterval(dripping));
  return slow;
}

/** What a server answers on a connection of its own; nothing where it closes it without. */
export async function statusOf(where: NetConnectOpts, path = '/', headers = ''): Promise<number | undefined> {
  const { socket, closed } = await silent(where);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(await closed) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** How many are still open. */
export function openOf(all: readonly Silent[]): number {
  return all.filter(({ socket }) => !socket.destroyed).length;
}
