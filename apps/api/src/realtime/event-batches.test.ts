import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { EVENT_BATCH, streamScope, type ServerEvent } from '@barg/contract';
import { io } from 'socket.io-client';
import { newEvent, toScope, toUser } from '../platform/publisher.ts';
import type { TestAccount } from '../testing/accounts.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { needsRedis } from '../testing/redis.ts';
import { createTwoApis } from '../testing/two-apis.ts';
import { createEventBatches } from './event-batches.ts';

const SCOPE = streamScope('one');

const eventOf = (sequence: number, scope = SCOPE): ServerEvent => ({
  ...newEvent('stream.viewers.changed', { streamId: 'one', viewers: sequence }),
  ...{ scope, sequence },
});

const openBatches = (t: TestContext, size: number) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const told: number[][] = [];
  const batches = createEventBatches({
    sizeOf: () => size,
    tell: async (_, all) => void told.push(all.map(({ event }) => event.sequence ?? -1)),
  });
  const take = (...sequences: number[]) => sequences.map((sequence) => batches.take([SCOPE], eventOf(sequence)));
  return { told, take, batches };
};

test('the first event goes at once, and those of the time after it together, in their order', (t) => {
  const { told, take } = openBatches(t, 500);
  assert.deepEqual(take(1, 2, 3), [true, true, true]);
  assert.deepEqual(told, [[1]]);
  t.mock.timers.tick(50);
  assert.deepEqual(told, [[1], [2, 3]]);
  take(4);
  assert.deepEqual(told, [[1], [2, 3]], 'a batch is followed by a pause as well');
  t.mock.timers.tick(50);
  assert.deepEqual(told.at(-1), [4]);
  t.mock.timers.tick(50);
  take(5);
  assert.deepEqual(told.at(-1), [5], 'after a pause in which nothing was said');
});

test('few viewers wait for nothing, and a great crowd for a fifth of a second at most', (t) => {
  const few = openBatches(t, 30);
  few.take(1, 2);
  assert.deepEqual(few.told, [[1], [2]]);
  t.mock.timers.reset();
  const many = openBatches(t, 1_000_000);
  many.take(1, 2);
  t.mock.timers.tick(200);
  assert.deepEqual(many.told, [[1], [2]]);
});

test('what several processes say goes in the order of its numbers, and what follows a gap waits for it once', (t) => {
  const { told, take } = openBatches(t, 500);
  take(1, 3, 2, 5);
  t.mock.timers.tick(50);
  assert.deepEqual(told, [[1], [2, 3]], 'another process says the fourth in a moment');
  take(6, 4);
  t.mock.timers.tick(50);
  assert.deepEqual(told.at(-1), [4, 5, 6]);
  take(8);
  t.mock.timers.tick(50);
  assert.deepEqual(told.at(-1), [4, 5, 6]);
  take(9);
  t.mock.timers.tick(50);
  assert.deepEqual(told.at(-1), [8, 9], 'a number that never comes keeps nobody waiting');
  take(8, 10);
  t.mock.timers.tick(50);
  assert.deepEqual(told.at(-1), [8, 10], 'what is told again leaves no gap');
});

test('what has no place in the order of a stream is not taken, and what waits is told at the end', (t) => {
  const { told, take, batches } = openBatches(t, 500);
  const { sequence: _sequence, ...passing } = eventOf(1);
  assert.equal(batches.take([SCOPE], passing), false);
  assert.equal(batches.take(['conversation:1'], eventOf(1, 'conversation:1')), false);
  assert.equal(batches.take(['user:1'], eventOf(1)), false);
  take(1, 2);
  void batches.close();
  assert.deepEqual(told, [[1], [2]]);
  t.mock.timers.tick(1000);
  assert.equal(told.length, 2);
});

/** From here on an audience is great enough to be told in batches. */
const AUDIENCE = 60;

/** A client's names of messages and sequences of events, as they come. */
const openClient = async (t: TestContext, url: string, auth: object) => {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, auth });
  t.after(() => socket.disconnect());
  const heard: Array<[name: string, sequences: unknown[]]> = [];
  socket.onAny((name: string, told: ServerEvent | ServerEvent[]) => {
    const events = [told].flat();
    if (events.every(({ sequence }) => sequence !== undefined))
      heard.push([name, events.map(({ sequence }) => sequence)]);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const ask = (name: string, data: object) => socket.timeout(5000).emitWithAck(name, data);
  return { heard, ask, sequences: () => heard.flatMap(([, sequences]) => sequences) };
};

const goLive = async (api: TestApi, performer: TestAccount): Promise<string> =>
  (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id;

const openAudience = async (
  t: TestContext,
  { url, streamId, authOf }: { url: string; streamId: string; authOf: (at: number) => object },
) => {
  const clients = await Promise.all(Array.from({ length: AUDIENCE }, (_, at) => openClient(t, url, authOf(at))));
  const joins = await Promise.all(clients.map(({ ask }) => ask('stream.join', { streamId })));
  assert.ok(joins.every(({ ok }) => ok));
  return clients;
};

test('who takes batches gets one message for several events, others each by itself, and who is put out none', async (t) => {
  const api = await createTestApi(t);
  const [url, performer] = [await api.listen(), await api.createPerformer()];
  const streamId = await goLive(api, performer);
  const taking = { batches: true };
  const clients = await openAudience(t, { url, streamId, authOf: (at) => (at === 1 ? {} : taking) });
  const [one, plain, gone] = clients;
  assert.ok(one && plain && gone);
  const her = await openClient(t, url, { ...taking, token: performer.token });
  await her.ask('auth/login', { token: performer.token });
  await gone.ask('stream.leave', { streamId });

  const scope = streamScope(streamId);
  const to = { kind: 'any-of' as const, targets: [toScope(scope), toUser(performer.id)] };
  for (const sequence of [101, 102, 103]) api.context.publisher.publish(to, eventOf(sequence, scope));
  const name = 'stream.viewers.changed';
  const each = [101, 102, 103].map((sequence) => [name, [sequence]]);
  const isWhole = ({ sequences }: typeof one) => sequences().length >= 3;
  await t.waitFor(() => assert.ok([one, plain, her].every(isWhole)), { timeout: 5000 });
  assert.deepEqual(one.heard, [
    [name, [101]],
    [EVENT_BATCH, [102, 103]],
  ]);
  assert.deepEqual(plain.heard, each);
  assert.deepEqual(her.heard, each, 'on the devices on which she does not watch');
  await gone.ask('stream.join', { streamId });
  assert.deepEqual(gone.heard, []);
});

test('what several processes say comes together', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t);
  const streamId = await goLive(one, await one.createPerformer());
  const taking = { batches: true };
  const clients = await openAudience(t, {
    url: await one.listen(),
    streamId,
    authOf: (at) => (at === 1 ? {} : taking),
  });
  const [client, plain] = clients;
  assert.ok(client && plain);
  const scope = streamScope(streamId);
  const all = Array.from({ length: 20 }, (_, at) => 101 + at);
  for (const sequence of all)
    [one, other][sequence % 2]?.context.publisher.publish(toScope(scope), eventOf(sequence, scope));
  // The events of a small audience are held so shortly that a busy machine may bring some of them later.
  const isWhole = ({ sequences }: typeof client) => sequences().length === all.length;
  await t.waitFor(() => assert.ok([client, plain].every(isWhole)), { timeout: 5000 });
  assert.deepEqual(client.sequences().toSorted(), all);
  assert.deepEqual(plain.sequences(), client.sequences());
  assert.ok(client.heard.length < all.length, 'several in one message');
  assert.equal(plain.heard.length, all.length);
});
