import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { createLog } from '../platform/log.ts';
import Fastify from 'fastify';
import { collectLog } from '../testing/log-lines.ts';
import { InvalidValuesError } from '../errors/common-errors.ts';
import { CountryBlockedError, MaintenanceError } from './site-gate.ts';
import { errorsPlugin } from './errors.ts';

const openApp = async (t: TestContext, thrown: Error) => {
  const { log, lines } = collectLog();
  const app = Fastify({ loggerInstance: log as ReturnType<typeof createLog>, genReqId: () => 'the-request' });
  await app.register(errorsPlugin);
  app.get('/posts', () => {
    throw thrown;
  });
  t.after(() => app.close());
  const answer = await app.inject({ url: '/posts?token=secret' });
  return { answer, lines: lines.filter(({ msg }) => msg === 'request failed'), all: lines };
};

test('a failed request is logged with all that is needed to find out why, and with no secret', async (t) => {
  const { answer, lines, all } = await openApp(t, new Error('no disk'));
  assert.equal(answer.statusCode, 500);
  assert.equal(lines.length, 1);
  const { level, time, reqId, req, code, err } = lines[0]!;
  assert.deepEqual({ level, reqId, code }, { level: 50, reqId: 'the-request', code: 'server.unexpected' });
  assert.deepEqual(req, { id: 'the-request', method: 'GET', path: '/posts' });
  assert.equal(typeof time, 'number');
  assert.match((err as { stack: string }).stack, /no disk\n.*errors\.test\.ts/);
  assert.doesNotMatch(JSON.stringify(all), /secret/);
});

test('what the site says on purpose is no error in the log', async (t) => {
  for (const thrown of [new MaintenanceError(), new CountryBlockedError(), new InvalidValuesError()]) {
    const { answer, all } = await openApp(t, thrown);
    assert.equal(answer.statusCode, thrown.status);
    assert.ok(
      all.every(({ level }) => level <= 30),
      thrown.code,
    );
  }
  const broken = await openApp(t, new MaintenanceError({ cause: new Error('no answer') }));
  assert.equal(broken.lines[0]?.level, 50);
});

test('while the database is away, who asks is told to come back in a moment', async (t) => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const { answer, lines } = await openApp(t, away);
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.headers['retry-after'], '5');
  assert.equal(answer.json().code, 'server.away');
  assert.equal(lines[0]?.level, 50);
});

test('a NUL in an address is refused before anything is asked', async (t) => {
  const app = Fastify();
  await app.register(errorsPlugin);
  const asked: string[] = [];
  app.get('/posts/:id', ({ url }) => {
    asked.push(url);
    return {};
  });
  t.after(() => app.close());
  for (const url of ['/posts/a%00b', '/posts/a?q=%00']) {
    const answer = await app.inject({ url });
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().code, 'request.malformed');
  }
  assert.deepEqual(asked, []);
});
