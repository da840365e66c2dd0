/**
 * Load on a server from a process of its own: connections that are kept, each with one request at a time, and every answer as
 * long as the first. So an answer is counted by its bytes alone, which costs a fraction of what the server does for it.
 */
import { connect } from 'node:net';
import { answerMessages } from './site-process.mjs';

answerMessages(async ({ port, request, connections, seconds, expected }) => {
  const bytes = Buffer.from(request);
  const length = await lengthOfAnswer(port, bytes, expected);
  const clients = await Promise.all(Array.from({ length: connections }, () => client(port, bytes, length)));
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (const each of clients) each.begin();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const count = clients.reduce((sum, each) => sum + each.end(), 0);
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: (count / took) * 1000, busy: (user + system) / 1000 / took };
});

/** @throws for an answer with another status */
async function lengthOfAnswer(port, bytes, expected) {
  const socket = connect({ port, host: '127.0.0.1' });
  const answer = await new Promise((resolve, reject) => {
    let all = Buffer.alloc(0);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      all = Buffer.concat([all, chunk]);
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = all.toString('latin1', 0, end);
      const body = / 304 /.test(head.split('\r\n')[0]) ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (all.length >= end + 4 + body) resolve({ head, length: all.length });
    });
    socket.write(bytes);
  });
  socket.destroy();
  if (!answer.head.startsWith(`HTTP/1.1 ${expected} `))
    throw new Error(`Unexpected ${answer.head.split('\r\n')[0]}, expected ${expected}`);
  return answer.length;
}

async function client(port, bytes, length) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let missing = length;
  let count = 0;
  socket.on('data', (chunk) => {
    missing -= chunk.length;
    if (missing > 0) return;
    if (missing < 0) throw new Error('Unexpected answer that is longer than the first');
    count += 1;
    missing = length;
    socket.write(bytes);
  });
  return {
    begin: () => socket.write(bytes),
    end() {
      socket.removeAllListeners('data');
      socket.on('error', () => undefined);
      socket.destroy();
      return count;
    },
  };
}
