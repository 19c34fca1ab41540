import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunningServer, StartOptions } from './server.ts';
import { superviseServer } from './supervise.ts';

/** Far longer than a start takes here. */
const PATIENCE_MS = 3000;

/** A server whose end the test decides. */
function createServers() {
  const started: Array<RunningServer & StartOptions & { becomesReady: () => void; ends: (code: number) => void }> = [];
  const start = (_port: number, { isAgain }: StartOptions = {}): RunningServer => {
    const ready = Promise.withResolvers<string | undefined>();
    const ended = Promise.withResolvers<number>();
    const server = {
      isAgain,
      ready: ready.promise,
      ended: ended.promise,
      becomesReady: () => ready.resolve('http://localhost:3000'),
      ends: (code: number) => {
        ready.resolve(undefined);
        ended.resolve(code);
      },
      stop: () => {
        ready.resolve(undefined);
        ended.resolve(0);
      },
    };
    started.push(server);
    return server;
  };
  const untilStarted = async (count: number) => {
    const latest = performance.now() + PATIENCE_MS;
    while (started.length < count && performance.now() < latest) await new Promise((resolve) => setImmediate(resolve));
    return started[count - 1];
  };
  return { start, started, untilStarted };
}

test('a server that is killed after it had answered starts again, as often as that happens', async (t) => {
  t.mock.method(console, 'error', () => undefined);
  const servers = createServers();
  const site = superviseServer(3000, { start: servers.start, firstWaitMs: 1 });
  for (const count of [1, 2, 3]) {
    const server = await servers.untilStarted(count);
    server?.becomesReady();
    server?.ends(1);
  }
  await servers.untilStarted(4);
  site.stop();
  assert.equal(await site.ended, 0);
  assert.deepEqual(
    servers.started.map(({ isAgain }) => isAgain),
    [undefined, true, true, true],
    'what lies built by then is published by the first start alone',
  );
});

test('one that fails at a new start, as while its database is away, is started once more', async (t) => {
  const told = t.mock.method(console, 'error', () => undefined);
  const servers = createServers();
  const site = superviseServer(3000, { start: servers.start, firstWaitMs: 1 });
  const server = await servers.untilStarted(1);
  server?.becomesReady();
  server?.ends(1);
  (await servers.untilStarted(2))?.ends(1);
  assert.ok(await servers.untilStarted(3), 'a third one was started');
  site.stop();
  assert.equal(await site.ended, 0);
  assert.deepEqual(
    told.mock.calls.map(({ arguments: [line] }) => line),
    ['It starts again in 0.001 s.', 'It starts again in 0.002 s.'],
  );
});

test('one that never answered is not tried again, and its code is told', async () => {
  const servers = createServers();
  const site = superviseServer(3000, { start: servers.start, firstWaitMs: 1 });
  (await servers.untilStarted(1))?.ends(7);
  assert.equal(await site.ended, 7);
  assert.equal(await site.ready, undefined);
  assert.equal(servers.started.length, 1);
});

test('one that is stopped while it waits for its next start does not start', async (t) => {
  const servers = createServers();
  const site = superviseServer(3000, { start: servers.start, firstWaitMs: 60_000 });
  t.mock.method(console, 'error', () => site.stop());
  const server = await servers.untilStarted(1);
  server?.becomesReady();
  server?.ends(1);
  assert.equal(await site.ended, 0);
  assert.equal(servers.started.length, 1);
});
