// A daemon that does as it is told, on a Unix socket: the secret of a request says how to answer it. `GET /log` gives
// method and path of all requests but those, by secret and in order.
import { createHash } from 'node:crypto';
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
  if (action === 'lint') {
    const finding = { rule: canvas, detail: body.detail };
    return { id, findings: [body.detail === 'concise' ? `${canvas} ${body.detail}` : finding] };
  }
  return { id, baked: bakedOf(canvas) };
}

/** A canvas as the daemon bakes it. */
function bakedOf(canvas, parts = [canvas]) {
  const hash = createHash('sha256').update(canvas).digest('hex').slice(0, 32);
  const dependencies = [{ kind: 'location', name: 'a', revision: 'r' }];
  const pages = { '//a.example/a': [0, 2] };
  return { format: 'inlay-baked/1', canvas: hash, site: 's', url: 'https://a.example', dependencies, pages, parts };
}

const PAGE = { hole: 'page', items: [0, 1], current: 'a', otherwise: 'b' };
const FORM = {
  hole: 'form',
  provider: 'p',
  form: 'f',
  trusted: false,
  linked: true,
  before: '',
  after: '',
  otherwise: [],
};
const FORMS = {
  hole: 'forms',
  forms: [{ provider: 'p', form: 'f', trusted: false }],
  present: [PAGE],
  otherwise: [FORM],
};

/** So many parts within each other. */
const nested = (levels) => (levels === 0 ? [] : [{ ...FORM, otherwise: nested(levels - 1) }]);

/** What a hostile daemon calls a baked canvas: each has one thing wrong, but for the first. */
const FORGED = {
  'all kinds': (canvas) => bakedOf(canvas, ['a', PAGE, FORM, FORMS]),
  'another canvas': () => bakedOf('<script>alert(1)</script>'),
  'no hash': (canvas) => ({ ...bakedOf(canvas), canvas: undefined }),
  'another member': (canvas) => ({ ...bakedOf(canvas), file: '/etc/passwd' }),
  'an address of a file': (canvas) => ({ ...bakedOf(canvas), url: 'file:///etc/passwd' }),
  'a number for an address': (canvas) => ({ ...bakedOf(canvas), url: 7 }),
  'a long revision': (canvas) => ({ ...bakedOf(canvas), site: 's'.repeat(5000) }),
  'an object for dependencies': (canvas) => ({ ...bakedOf(canvas), dependencies: { a: 1 } }),
  'another kind of dependency': (canvas) => ({ ...bakedOf(canvas), dependencies: [{ kind: 'x', revision: 'r' }] }),
  'a dependency without revision': (canvas) => ({ ...bakedOf(canvas), dependencies: [{ kind: 'social' }] }),
  'pages by path': (canvas) => ({ ...bakedOf(canvas), pages: { '/a': [1] } }),
  'pages with texts': (canvas) => ({ ...bakedOf(canvas), pages: { '//a': ['1'] } }),
  'pages in no order': (canvas) => ({ ...bakedOf(canvas), pages: { '//a': [2, 1] } }),
  'no parts': (canvas) => ({ ...bakedOf(canvas), parts: null }),
  'parts by name': (canvas) => bakedOf(canvas, { a: 'b' }),
  'a number for a part': (canvas) => bakedOf(canvas, [7]),
  'an array for a part': (canvas) => bakedOf(canvas, [['a']]),
  'another kind of hole': (canvas) => bakedOf(canvas, [{ hole: 'include', file: '/etc/passwd' }]),
  'an array for a kind': (canvas) => bakedOf(canvas, [{ hole: ['page'] }]),
  'a hole with another member': (canvas) => bakedOf(canvas, [{ ...PAGE, run: 'phpinfo' }]),
  'a hole without a member': (canvas) => bakedOf(canvas, [{ ...PAGE, current: undefined }]),
  'a range of texts': (canvas) => bakedOf(canvas, [{ ...PAGE, items: ['0', '1'] }]),
  'a range of three': (canvas) => bakedOf(canvas, [{ ...PAGE, items: [0, 1, 2] }]),
  'a range backwards': (canvas) => bakedOf(canvas, [{ ...PAGE, items: [2, 1] }]),
  'a text for trust': (canvas) => bakedOf(canvas, [{ ...FORM, trusted: 'yes' }]),
  'an array for a provider': (canvas) => bakedOf(canvas, [{ ...FORM, provider: ['p'] }]),
  'a form of another shape': (canvas) => bakedOf(canvas, [{ ...FORMS, forms: [{ provider: 'p' }] }]),
  'something deep in a hole': (canvas) => bakedOf(canvas, [{ ...FORMS, present: [{ ...FORM, otherwise: [7] }] }]),
  'parts too deep': (canvas) => bakedOf(canvas, nested(61)),
  'too many parts': (canvas) => bakedOf(canvas, new Array(1_000_001).fill('')),
};

/** With what PHP's arrays and its own encoder would make something else of. */
const STRUCTURED_DATA = '{"@type":"Organization","name":"\\u003c/script>é/","empty":{},"none":[],"number":1.0}';

/** As the daemon is meant to answer. */
function answer({ method, url, secret, body }, response) {
  if (url === '/readyz') return send(response, 200, { ready: true });
  if (url === '/v1/info') return send(response, 200, { version: '0.1.0', protocol: 1, baked: 'inlay-baked/1' });
  const [, put, made, query] = /^\/v1\/sites\/([^/]+)(?:\/(manifest|structured-data)(?:\?(.*))?)?$/.exec(url) ?? [];
  const revision = put ?? body.revision;
  const site = `${secret} ${revision}`;
  if (method === 'PUT') {
    known.add(site);
    return send(response, 200, { revision, site: 's', dependencies: [], state: body });
  }
  if (!known.has(site)) return problem(response, 409, 'unknown-revision');
  if (made === 'structured-data') return send(response, 200, { json: STRUCTURED_DATA });
  if (made === 'manifest') return send(response, 200, { manifest: { query, resources: {} }, acceptance: {} });
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
  earlier: (_request, response) => problem(response, 404, 'not-found'),
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
  ...Object.fromEntries(
    Object.entries(FORGED).map(([name, baked]) => [
      `forged ${name}`,
      ({ body }, response) =>
        send(response, 200, { results: body.canvases.map(({ id, canvas }) => ({ id, baked: baked(canvas) })) }),
    ]),
  ),
  'findings of texts': ({ body }, response) =>
    send(response, 200, { results: body.canvases.map(({ id }) => ({ id, findings: ['x'] })) }),
  'findings with arrays': ({ body }, response) =>
    send(response, 200, {
      results: body.canvases.map(({ id }) => ({ id, findings: [{ rule: 'a', message: ['x'] }] })),
    }),
  'a manifest of texts': (_request, response) => send(response, 200, { manifest: { resources: 'x' } }),
  ...Object.fromEntries(
    Object.entries({
      'with a tag': '{"name":"</script>"}',
      'cut off': '{"name":',
      'of a list': '[{}]',
      'of nothing': '',
      'too large': `{"a":[${'[0],'.repeat(400_000)}0]}`,
      'as an object': { name: 'a' },
    }).map(([name, json]) => [
      `structured data ${name}`,
      // Brackets that only the text has, not the answer around it.
      (_request, response) => send(response, 200, JSON.stringify({ json }).replaceAll('[', '\\u005b')),
    ]),
  ),
  'nothing but brackets': (_request, response) => send(response, 200, `[${'[0],'.repeat(400_000)}0]`),
  'a redirect to metadata': (_request, response) =>
    send(response, 307, '', { Location: 'http://169.254.169.254/latest/meta-data/' }),
  'a redirect to another path': ({ url }, response) =>
    url === '/elsewhere' ? send(response, 200, { protocol: 1 }) : send(response, 302, '', { Location: '/elsewhere' }),
  'endless headers': (_request, response) => {
    response.socket.write('HTTP/1.1 200 OK\r\nInlay-Version: 0.1.0\r\n');
    const more = () => {
      while (response.socket?.writable && response.socket.write(`X-More: ${'x'.repeat(1000)}\r\n`));
    };
    response.socket.on('drain', more).on('error', () => {});
    more();
  },
  'a length of a terabyte': (_request, response) =>
    response.writeHead(200, { ...HEADERS, 'Content-Length': 1e12 }).write('{'),
  'a long problem': (_request, response) =>
    problem(response, 422, 'invalid-site', {
      detail: 'ä'.repeat(100_000),
      problems: Array.from({ length: 5000 }, () => ({ pointer: '/a', message: 'x'.repeat(5000) })),
    }),
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
