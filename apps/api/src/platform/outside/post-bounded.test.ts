import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { postBounded } from './post-bounded.ts';
import { publicLookupWith } from './public-address.ts';

const posted = { headers: { 'content-type': 'application/json' }, body: '{"text":"سلام"}', timeout: 20_000 };

const openReceiver = async (t: TestContext, listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('posts what it was given, follows no redirect and reads no answer', async (t) => {
  const bodies: string[] = [];
  const host = await openReceiver(t, (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      bodies.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(request.url === '/moved' ? 302 : 202, { location: '/elsewhere' });
      // An answer without an end.
      response.write('x');
    });
  });
  const to = (path: string) => postBounded(new URL(`http://${host}${path}`), posted, { isTrusted: true });
  assert.deepEqual(await to('/taken'), { status: 202 });
  assert.deepEqual(await to('/moved'), { status: 302 });
  assert.deepEqual(bodies, [`POST /taken ${posted.body}`, `POST /moved ${posted.body}`]);
});

test('does not connect to a name that stands for an inner address, and says why', async (t) => {
  let asked = 0;
  const host = await openReceiver(t, (_request, response) => void response.end(String((asked += 1))));
  const { port } = new URL(`http://${host}`);
  for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1']) {
    const lookup = publicLookupWith((_name, _options, done) => done(null, [{ address, family: 4 }]));
    const outcome = await postBounded(new URL(`http://ci.example:${port}/`), posted, { isTrusted: false, lookup });
    assert.deepEqual(outcome, { fault: 'address' }, address);
  }
  assert.equal(asked, 0);
});

test('says that nobody answers, and that somebody answers too late', async (t) => {
  const silent = await openReceiver(t, () => undefined);
  const late = await postBounded(new URL(`http://${silent}/`), { ...posted, timeout: 50 }, { isTrusted: true });
  assert.deepEqual(late, { fault: 'timeout' });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const dead = await postBounded(new URL(`http://127.0.0.1:${port}/`), posted, { isTrusted: true });
  assert.deepEqual(dead, { fault: 'network' });
});

test('is over as well when a receiver wants to speak something else than HTTP', async (t) => {
  const host = await openReceiver(t, (request) => {
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
  });
  const outcome = await postBounded(new URL(`http://${host}/`), posted, { isTrusted: true });
  assert.deepEqual(outcome, { fault: 'network' });
});
