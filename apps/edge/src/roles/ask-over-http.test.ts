import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { ApiAnswerError, NOWHERE } from '../boot-source.ts';
import { ApiAwayError, askOverHttp } from './ask-over-http.ts';

const setUp = async (t: TestContext, answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  let connections = 0;
  const server = createServer(answer).on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { ask, close } = askOverHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ignored`);
  t.after(async () => {
    await close();
    server.close();
  });
  return { ask, server, connections: () => connections };
};

const send = (response: ServerResponse, data: unknown): void => void response.end(JSON.stringify({ data }));

test('passes on the address that it sees behind those of proxies, the country, and the token', async (t) => {
  const { ask } = await setUp(t, ({ url, headers }, response) => {
    const { authorization = null, 'x-forwarded-for': forwarded = null, 'cf-ipcountry': country = null } = headers;
    send(response, { url, authorization, forwarded, country });
  });
  const visitor = { address: '10.0.0.9', headers: { 'x-forwarded-for': '203.0.113.5', 'cf-ipcountry': 'IR' } };
  assert.deepEqual(await ask('/api/users/me?a=1', { authorization: 'token' }, visitor), {
    ...{ url: '/api/users/me?a=1', authorization: 'token' },
    ...{ forwarded: '203.0.113.5, 10.0.0.9', country: 'IR' },
  });
  const direct = (await ask('/', {}, { address: '10.0.0.9', headers: {} })) as { forwarded: string };
  assert.equal(direct.forwarded, '10.0.0.9');
  assert.equal(((await ask('/', {}, NOWHERE)) as { forwarded: null }).forwarded, null);
});

test('a refusal is told by its status, and asked once', async (t) => {
  let asked = 0;
  const { ask } = await setUp(t, (_request, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? 404 : 503).end('{}');
  });
  for (const statusCode of [404, 503])
    await assert.rejects(ask('/api/x', {}, NOWHERE), (error) => {
      assert.ok(error instanceof ApiAnswerError);
      assert.equal(error.statusCode, statusCode);
      return true;
    });
  assert.equal(asked, 2);
});

test('keeps connections, never more than a bound, and refuses what would wait too long', async (t) => {
  const held: ServerResponse[] = [];
  const { ask, connections } = await setUp(t, (request, response) => {
    if (request.url === '/held') held.push(response);
    else send(response, 1);
  });
  for (let count = 0; count < 10; count += 1) await ask('/', {}, NOWHERE);
  // The first is not free again until its answer's end was read.
  assert.ok(connections() <= 2);
  const questions = Array.from({ length: 700 }, () =>
    ask('/held', {}, NOWHERE).then(
      () => 'answered',
      () => 'refused',
    ),
  );
  while (held.length < 64) await new Promise(setImmediate);
  assert.ok(connections() <= 64);
  const answering = setInterval(() => held.splice(0).forEach((response) => send(response, 1)), 1);
  const outcomes = await Promise.all(questions);
  clearInterval(answering);
  const refused = outcomes.filter((outcome) => outcome === 'refused').length;
  assert.ok(refused > 0 && refused <= 700 - 512, String(refused));
  assert.ok(connections() <= 64);
});

test('asks once more when a process of the API ends, and says when nobody answers', async (t) => {
  let asked = 0;
  const { ask, server } = await setUp(t, (request, response) => {
    asked += 1;
    if (asked === 2) request.socket.destroy();
    else send(response, asked);
  });
  assert.equal(await ask('/', {}, NOWHERE), 1);
  assert.equal(await ask('/', {}, NOWHERE), 3);
  server.close();
  server.closeAllConnections();
  await assert.rejects(ask('/', {}, NOWHERE), ApiAwayError);
});
