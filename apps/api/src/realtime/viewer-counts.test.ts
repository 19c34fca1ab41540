import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createViewerCounts } from './viewer-counts.ts';

const setUp = (t: TestContext, sockets: number) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const told: Array<readonly string[]> = [];
  const counts = createViewerCounts({ tell: (streamIds) => told.push(streamIds), sockets: () => sockets });
  return { told, counts };
};

test('streams that change within a second are told together, each once', (t) => {
  const { told, counts } = setUp(t, 3);
  for (const id of ['one', 'other', 'one']) counts.changed(id);
  t.mock.timers.tick(999);
  assert.deepEqual(told, []);
  t.mock.timers.tick(1);
  counts.changed('one');
  t.mock.timers.tick(1000);
  assert.deepEqual(told, [['one', 'other'], ['one']]);
});

test('the more sockets there are, the less often each is told, and never less than every ten seconds', (t) => {
  for (const [sockets, milliseconds] of [
    [2500, 2500],
    [50_000, 10_000],
  ] as const) {
    const { told, counts } = setUp(t, sockets);
    counts.changed('one');
    t.mock.timers.tick(milliseconds - 1);
    assert.deepEqual(told, []);
    t.mock.timers.tick(1);
    assert.deepEqual(told, [['one']]);
    t.mock.timers.reset();
  }
});

test('nothing is told any more once it is closed', (t) => {
  const { told, counts } = setUp(t, 1);
  counts.changed('one');
  counts.close();
  t.mock.timers.tick(20_000);
  assert.deepEqual(told, []);
});
