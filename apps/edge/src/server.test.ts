import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { readEdgeConfig } from './config.ts';
import { isEnoughForMembers, memoryHere } from './drawing/memory.ts';
import { openDrawing } from './drawing/open-drawing.ts';
import { listen } from './listen.ts';
import { createWebServer, stopListening } from './server.ts';
import { StartError } from './start-error.ts';
import { createCertificate } from './testing/certificate.ts';

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

test('speaks HTTP/2, and HTTP/1.1 for sockets, when a certificate is configured', async (t) => {
  const server = await createWebServer(await createCertificate(t), (request, response) => {
    response.end(request.httpVersion);
  });
  t.after(() => server.close());
  await listen(server, 0, '127.0.0.1');
  const origin = `https://127.0.0.1:${portOf(server)}`;

  const session = http2.connect(origin, { rejectUnauthorized: false });
  const modern = await new Promise<string>((resolve) => {
    session.request({ ':path': '/' }).setEncoding('utf8').once('data', resolve);
  });
  session.close();
  const classic = await new Promise<string>((resolve) => {
    https.get(origin, { rejectUnauthorized: false }, (answer) => answer.setEncoding('utf8').once('data', resolve));
  });
  assert.deepEqual([modern, classic], ['2.0', '1.1']);
});

test('keeps an idle connection longer than the proxies before it do', async (t) => {
  const server = await createWebServer(null, (_request, response) => response.end());
  const agent = new http.Agent({ keepAlive: true });
  t.after(() => {
    agent.destroy();
    server.close();
  });
  await listen(server, 0, '127.0.0.1');
  const kept = await new Promise((resolve) => {
    http.get({ port: portOf(server), host: '127.0.0.1', agent }, ({ headers }) => resolve(headers['keep-alive']));
  });
  assert.equal(kept, 'timeout=75');
});

/** A server that begins to stop when it is asked to, and how a client asks that keeps its only connection. */
const openStopping = async (t: TestContext) => {
  const server = await createWebServer(null, (request, response) => {
    if (request.url === '/late') response.write('begun');
    if (request.url !== '/') stopListening(server);
    response.end();
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  await listen(server, 0, '127.0.0.1');
  const port = portOf(server);
  /** What the answer says of its connection. */
  const get = (path: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const request = http.get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      });
      request.once('error', reject);
    });
  return { closed: once(server, 'close'), get };
};

/** Less than a connection is kept otherwise. */
const SOON = { timeout: 30_000 };

test('a request that runs while the server stops is the last one of its connection', SOON, async (t) => {
  const { closed, get } = await openStopping(t);
  assert.deepEqual([await get('/'), await get('/stop')], ['keep-alive', 'close']);
  await closed;
});

test('a connection whose answer had begun takes one more request, and holds the server no longer', SOON, async (t) => {
  const { closed, get } = await openStopping(t);
  assert.deepEqual([await get('/late'), await get('/')], ['keep-alive', 'close']);
  await closed;
});

test('a connection whose answer had begun holds the server no longer without another request', SOON, async (t) => {
  const { closed, get } = await openStopping(t);
  assert.equal(await get('/late'), 'keep-alive');
  await closed;
});

/** What a server answers to bytes that are sent to it as they are. */
const answerTo = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (data) => (answer += data));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

test('what the parser refuses has a code and a body as well', async (t) => {
  const server = await createWebServer(null, (_request, response) => response.end());
  t.after(() => server.close());
  await listen(server, 0, '127.0.0.1');
  const refusals: Array<[bytes: string, status: number, code: string]> = [
    ['GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n', 400, 'request.malformed'],
    ['anything\r\n\r\n', 400, 'request.malformed'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'request.headers_too_large'],
  ];
  for (const [bytes, statusCode, code] of refusals) {
    const [head = '', body = ''] = (await answerTo(portOf(server), bytes)).split('\r\n\r\n');
    assert.match(head, new RegExp(`^HTTP/1.1 ${statusCode} `));
    assert.match(head, /^content-type: application\/json/im);
    assert.deepEqual({ ...JSON.parse(body), message: '' }, { statusCode, code, message: '' });
  }
});

test('says in one sentence that the port is taken', async (t) => {
  const first = await createWebServer(null, (_request, response) => response.end());
  t.after(() => first.close());
  await listen(first, 0, '127.0.0.1');
  const second = await createWebServer(null, (_request, response) => response.end());
  await assert.rejects(listen(second, portOf(first), '127.0.0.1'), (error) => {
    assert.ok(error instanceof StartError);
    assert.match(error.message, /^Port \d+ is taken: .*PORT\.$/);
    return true;
  });
});

test('refuses a certificate without its key, and a port that is none', () => {
  assert.throws(() => readEdgeConfig({ TLS_CERT: 'cert.pem' }), /TLS_CERT and TLS_KEY belong together/);
  const bucket = { REMOTES_S3_BUCKET: 'b', REMOTES_TRUSTED_KEYS: 'k' };
  assert.throws(() => readEdgeConfig({ FIRST_ANSWERS_PATIENCE_MS: '1s' }), /FIRST_ANSWERS_PATIENCE_MS is "1s"/);
  assert.throws(() => readEdgeConfig({ SERVER_DRAWING_MEMBERS: 'yes' }), /SERVER_DRAWING_MEMBERS is "yes"/);
  assert.throws(() => readEdgeConfig({ SERVER_DRAWING_MS: '-1' }), /SERVER_DRAWING_MS is "-1"/);
  assert.throws(() => readEdgeConfig({ REMOTES_S3_BUCKET: 'b' }), /REMOTES_TRUSTED_KEYS belongs to a store/);
  assert.throws(() => readEdgeConfig({ ...bucket, REMOTES_DIR: 'd' }), /two stores/);
  assert.throws(() => readEdgeConfig({ ...bucket, REMOTES_S3_ENDPOINT: 'storage' }), /no http or https address/);
  const place = { bucket: 'b', prefix: 'p/', region: 'us-east-1', endpoint: null };
  assert.deepEqual(readEdgeConfig({ ...bucket, REMOTES_S3_PREFIX: 'p' }).remotesBucket, place);
  assert.throws(() => readEdgeConfig({ PORT: 'abc' }), /PORT is "abc"/);
});

test("guests' first screens are drawn, unless that is switched off", () => {
  const patienceOf = (env: NodeJS.ProcessEnv) => readEdgeConfig(env).drawingPatience;
  assert.deepEqual([patienceOf({}), patienceOf({ SERVER_DRAWING_MS: '' })], [150, 150]);
  const off = readEdgeConfig({ SERVER_DRAWING_MS: '0' });
  assert.equal(
    openDrawing(off, async () => ({}), null),
    null,
  );
});

test("members' pages are drawn where there is memory for it, unless that is said", () => {
  const drawsMembers = (value?: string) => readEdgeConfig({ SERVER_DRAWING_MEMBERS: value }).drawsMembers;
  assert.deepEqual([drawsMembers('on'), drawsMembers('off')], [true, false]);
  const here = isEnoughForMembers(memoryHere());
  assert.deepEqual([drawsMembers(), drawsMembers('')], [here, here]);
});

test('allows overrides from localhost outside production only, unless told otherwise', () => {
  assert.deepEqual(readEdgeConfig({}).overrideOrigins, ['http://localhost:*']);
  assert.deepEqual(readEdgeConfig({ NODE_ENV: 'production' }).overrideOrigins, []);
  const told = { NODE_ENV: 'production', MF_OVERRIDE_ORIGINS: 'https://preview.example, https://b.example' };
  assert.deepEqual(readEdgeConfig(told).overrideOrigins, ['https://preview.example', 'https://b.example']);
});
