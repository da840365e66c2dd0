// A daemon that does as it is told, on a Unix socket: the secret of a request says how to answer it. `GET /log` gives
// method and path of all requests but those, by secret and in order.
import { createServer } from 'node:http';

const [socketPath] = process.argv.slice(2);
const log = new Map();
const known = new Set();
/** How many requests came over a connection. */
const counts = new WeakMap();

const JSON_TYPE = 'application/json; charset=utf-8';
const HEADERS = { 'Inlay-Version': '0.1.0', 'Content-Type': JSON_TYPE };

function send(response, status, body, headers = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { ...HEADERS, 'Content-Length': Buffer.byteLength(text), ...headers }).end(text);
}

function problem(response, status, code, more = {}, headers = {}) {
  const body = { type: `urn:inlay:problem:${code}`, title: 'Title', status, detail: 'Detail', code, ...more };
  send(response, status, body, { 'Content-Type': 'application/problem+json; charset=utf-8', ...headers });
}

function resultOf({ id, canvas }, action, body) {
  if (canvas === 'bad') {
    const code = 'limit-exceeded';
    return { id, problem: { type: `urn:inlay:problem:${code}`, title: 'Title', status: 422, detail: 'Detail', code } };
  }
  if (action === 'render') return { id, html: canvas, report: { request: body.request, report: body.report } };
  if (action === 'lint') return { id, findings: [{ rule: canvas, detail: body.detail }] };
  return { id, baked: { format: 'inlay-baked/1', parts: [canvas] } };
}

/** As the daemon is meant to answer. */
function answer({ method, url, secret, body }, response) {
  if (url === '/readyz') return send(response, 200, { ready: true });
  if (url === '/v1/info') return send(response, 200, { version: '0.1.0', protocol: 1, baked: 'inlay-baked/1' });
  const [, put, query] = /^\/v1\/sites\/([^/]+)(?:\/manifest\?(.*))?$/.exec(url) ?? [];
  const revision = put ?? body.revision;
  const site = `${secret} ${revision}`;
  if (method === 'PUT') {
    known.add(site);
    return send(response, 200, { revision, site: 's', dependencies: [], state: body });
  }
  if (!known.has(site)) return problem(response, 409, 'unknown-revision');
  if (query !== undefined) return send(response, 200, { manifest: { query }, acceptance: {} });
  const action = url.slice('/v1/'.length);
  return send(response, 200, { results: body.canvases.map((canvas) => resultOf(canvas, action, body)) });
}

function trickle(response, text) {
  const timer = setInterval(() => response.write(text), 20);
  response.on('close', () => clearInterval(timer));
}

const BEHAVIOURS = {
  frozen: () => {},
  'slow headers': (_request, response) => trickle(response.socket, 'HTTP/1.1 100 Continue\r\n\r\n'),
  'slow body': (_request, response) => trickle(response.writeHead(200, HEADERS), ' '),
  'no JSON': (_request, response) => send(response, 200, '{"results": ['),
  'no object': (_request, response) => send(response, 200, '7'),
  'deep JSON': (_request, response) => send(response, 200, '['.repeat(10_000)),
  'cut body': (_request, response) => {
    response.writeHead(200, { ...HEADERS, 'Content-Length': 100 }).write('{"results":');
    setTimeout(() => response.socket.destroy(), 20);
  },
  'no HTTP': (_request, response) => response.socket.end('SSH-2.0-OpenSSH\r\n'),
  'another type': (_request, response) => send(response, 200, '{}', { 'Content-Type': 'text/html' }),
  'another server': (_request, response) =>
    response.writeHead(200, { 'Content-Type': JSON_TYPE }).end('{"results":[]}'),
  'a redirect': (_request, response) => send(response, 302, '', { Location: 'http://localhost/v1/info' }),
  'no problem': (_request, response) => send(response, 400, 'Bad Request', { 'Content-Type': 'text/plain' }),
  huge: (_request, response) => {
    response.writeHead(200, HEADERS);
    const more = () => {
      while (response.write(' '.repeat(1_048_576)));
    };
    response.on('drain', more);
    more();
  },
  'always unknown': ({ method, ...request }, response) =>
    method === 'PUT' ? answer({ method, ...request }, response) : problem(response, 409, 'unknown-revision'),
  'in use': ({ method }, response) => problem(response, 409, method === 'PUT' ? 'revision-in-use' : 'unknown-revision'),
  full: (_request, response) => problem(response, 503, 'overloaded', {}, { 'Retry-After': '2' }),
  failing: (_request, response) => problem(response, 500, 'internal-error'),
  crashing: (_request, response) => send(response, 502, 'Bad Gateway', { 'Content-Type': 'text/plain' }),
  late: (_request, response) => problem(response, 504, 'deadline-exceeded'),
  unauthorized: (_request, response) => problem(response, 401, 'unauthorized'),
  'invalid state': (_request, response) =>
    problem(response, 422, 'invalid-site', {
      problems: [{ pointer: '/site/url', message: 'Unexpected' }, { pointer: 7 }],
    }),
  'another protocol': ({ url }, response) =>
    url === '/v1/info'
      ? send(response, 200, { version: '9.0.0', protocol: 2 }, { 'Inlay-Version': '9.0.0' })
      : problem(response, 404, 'not-found', {}, { 'Inlay-Version': '9.0.0' }),
  'another format': ({ body }, response) =>
    send(response, 200, { results: body.canvases.map(({ id }) => ({ id, baked: { format: 'inlay-baked/2' } })) }),
  'no results': (_request, response) => send(response, 200, {}),
  'fewer results': ({ body }, response) =>
    send(response, 200, { results: body.canvases.slice(1).map((canvas) => resultOf(canvas, 'bake', body)) }),
  'other ids': ({ body }, response) =>
    send(response, 200, { results: body.canvases.map((canvas) => resultOf({ ...canvas, id: 'x' }, 'bake', body)) }),
  'empty results': ({ body }, response) => send(response, 200, { results: body.canvases.map(({ id }) => ({ id })) }),
  /** Closes the connection after every answer and says nothing of it. */
  closing: (request, response) => {
    const { socket } = response;
    response.on('finish', () => socket.destroy());
    answer(request, response);
  },
  /** Closes the connection instead of giving a second answer over it. */
  dropping: (request, response) => {
    if (counts.get(response.socket) > 1) response.socket.destroy();
    else answer(request, response);
  },
  /** Closes the connection instead of any answer. */
  'dropping all': (_request, response) => response.socket.destroy(),
  /** Closes the connection instead of every other answer, the first among them. */
  'dropping every other': (request, response) => {
    if (log.get(request.secret).length % 2 === 1) response.socket.destroy();
    else answer(request, response);
  },
  headers: ({ headers }, response) => send(response, 200, { protocol: 1, headers }),
};

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const { method, url, headers, socket } = request;
  if (url === '/log') {
    send(response, 200, Object.fromEntries(log));
    return;
  }
  counts.set(socket, (counts.get(socket) ?? 0) + 1);
  const secret = headers.authorization?.slice('Bearer '.length) ?? 'good';
  log.set(secret, [...(log.get(secret) ?? []), `${method} ${url}`]);
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const behaviour = BEHAVIOURS[secret.replace(/^.*:/, '')] ?? answer;
    behaviour({ method, url, secret, headers, body: text === '' ? {} : JSON.parse(text) }, response);
  });
});

server.listen(socketPath, () => console.log('ready'));
