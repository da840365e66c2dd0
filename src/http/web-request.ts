import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The web-standard request of one of Node's. Its signal is aborted when the connection ends before the answer does; its body
 * is read only as far as the handler reads it.
 *
 * @param host stands in the address of the request
 * @default host the `Host` header, or `localhost` where there is none
 * @throws TypeError for a host, an address or a method that no web-standard request has
 */
export function webRequest(
  message: IncomingMessage,
  response: ServerResponse,
  host = message.headers.host ?? 'localhost',
): Request {
  const { method = 'GET', url = '/', socket } = message;
  const aborted = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) aborted.abort();
  });
  const protocol = 'encrypted' in socket ? 'https:' : 'http:';
  const init = { method, headers: headersOf(message), signal: aborted.signal };
  const address = `${protocol}//${host}${url}`;
  if (method === 'GET' || method === 'HEAD') return new Request(address, init);
  // `duplex` is what the standard asks for with a stream, but the types do not know it.
  return new Request(address, { ...init, body: bodyOf(message), duplex: 'half' } as RequestInit);
}

function headersOf({ headers }: IncomingMessage): Headers {
  const all = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return new Headers(all);
}

/** A stream that takes a chunk of the body whenever it is read, and leaves the rest to the connection. */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  let end = () => {};
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const take = (chunk: Buffer) => {
      message.pause();
      controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length));
    };
    const finish = () => {
      end();
      controller.close();
    };
    const fail = (error = new Error('The connection ended before the body did')) => {
      end();
      controller.error(error);
    };
    const close = () => fail();
    end = () => void message.off('data', take).off('end', finish).off('close', close);
    // The listener for errors stays: without one, an error would end the process.
    message.on('data', take).on('end', finish).on('close', close).once('error', fail);
  };
  let isBegun = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (!isBegun) begin(controller);
        isBegun = true;
        message.resume();
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
}
