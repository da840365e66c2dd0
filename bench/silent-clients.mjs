/**
 * A process with connections that ask for nothing, for `connections.mjs`: every second one is a slowloris, which sends a
 * byte of a header every two seconds. One that is closed comes back after as long as the deadline of the headers is. It ends with
 * its parent.
 * Arguments: port, connections.
 */
import { connect } from 'node:net';

const [port = 0, connections = 0] = process.argv.slice(2).map(Number);

/** Milliseconds until a closed connection comes back, and between two bytes of a slowloris. */
const BACK_MS = 5000;
const BYTE_MS = 2000;

for (let index = 0; index < connections; index += 1) setTimeout(open, (index / connections) * BACK_MS, index % 2 === 1);
setTimeout(() => process.send?.('open'), BACK_MS + 500);
process.once('disconnect', () => process.exit());

function open(isSlow) {
  const socket = connect(port, '127.0.0.1');
  let dripping;
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.once('connect', () => {
    if (!isSlow) return;
    socket.write('GET /healthz HTTP/1.1\r\nHost: inlay\r\nX-');
    dripping = setInterval(() => socket.write('a'), BYTE_MS);
  });
  socket.once('close', () => {
    clearInterval(dripping);
    setTimeout(open, BACK_MS, isSlow);
  });
}
