/** A bare `node:http` server that answers everything with the same status, headers and bytes. */
import { createServer } from 'node:http';
import { answerMessages } from './site-process.mjs';

answerMessages(async ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port };
});
