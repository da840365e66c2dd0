/**
 * A process with connections that ask for nothing, for `connections.mjs`: every second one is a slowloris, which sends a
 * byte of a header now and then. One that is closed comes back after as long as the deadline of the headers is. It ends with
 * its parent.
 * Arguments: port, connections.
 */
import { connect } from 'node:net';
import { setPriority } from 'node:os';

const [port = 0, connections = 0] = process.argv.slice(2).map(Number);

/** Milliseconds until a closed connection comes back, and between two bytes of a slowloris. */
const BACK_MS = 5000;
const BYTE_MS = 2000;

// As if it were another machine: it must not win by taking the processor.
setPriority(15);

const slow = new Set();
for (let index = 0; index < connections; index += 1) setTimeout(open, (index / connections) * BACK_MS, index % 2 === 1);
setInterval(() => {
  for (const socket of slow) socket.write('a');
}, BYTE_MS);
setTimeout(() => process.send?.('open'), BACK_MS + 500);
process.once('disconnect', () => process.exit());

function open(isSlow) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.once('connect', () => {
    if (!isSlow) return;
    socket.write('GET /healthz HTTP/1.1\r\nHost: inlay\r\nX-');
    slow.add(socket);
  });
  socket.once('close', () => {
    slow.delete(socket);
    setTimeout(open, BACK_MS, isSlow);
  });
}
