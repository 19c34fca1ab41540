import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFakeLiveEngine } from '../../testing/fake-live-engine.ts';
import { previewRoomOf } from './preview-rooms.ts';
import { privateRoomOf } from './private-rooms.ts';
import { createRoutedLiveEngine } from './routed-live-engine.ts';

const OFFER = 'v=0\r\n';
const STREAM = '0197a000-0000-7000-8000-000000000001';
const PREVIEW = previewRoomOf('her');
const PRIVATE = privateRoomOf('session', 'fan');

const open = () => {
  const [outside, embedded] = [createFakeLiveEngine(), createFakeLiveEngine()];
  return { outside, embedded, engine: createRoutedLiveEngine(outside, embedded) };
};

test('streams go outside; what is measured stays with the embedded engine', async () => {
  const { outside, embedded, engine } = open();
  for (const room of [STREAM, PREVIEW, PRIVATE]) {
    await engine.publish(room, OFFER);
    assert.equal((await engine.play(room, OFFER))?.resourceId, `play-${room}`);
  }
  assert.deepEqual([[...outside.publishing], [...embedded.publishing]], [[STREAM], [PREVIEW, PRIVATE]]);
  assert.deepEqual(
    (await engine.stats()).rooms.map(({ room }) => room),
    [STREAM, PREVIEW, PRIVATE],
  );
  await engine.closeRoom(PRIVATE);
  await engine.closeRoom(STREAM);
  assert.deepEqual([[...outside.publishing], [...embedded.publishing]], [[], [PREVIEW]]);
});

test('a session is ended wherever it is, and rooms of both are reported', async () => {
  const { outside, embedded, engine } = open();
  const told: string[] = [];
  const stop = engine.onRoomChanged(({ room }) => told.push(room));
  outside.report(STREAM, true, 1);
  embedded.report(PREVIEW, true, 0);
  stop();
  outside.report(STREAM, false, 0);
  assert.deepEqual(told, [STREAM, PREVIEW]);
  await engine.end('one');
  assert.deepEqual([outside.ended, embedded.ended], [['one'], ['one']]);
});

test('a preview that goes on air is let go, so that its encoder comes back to the other engine', async () => {
  const { outside, embedded, engine } = open();
  assert.equal(await engine.moveRoom(PREVIEW, STREAM), false);
  await engine.publish(PREVIEW, OFFER);
  assert.equal(await engine.moveRoom(PREVIEW, STREAM), true);
  assert.deepEqual([embedded.publishing.size, outside.publishing.size], [0, 0]);
});
