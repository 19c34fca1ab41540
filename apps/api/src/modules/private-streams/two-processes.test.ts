import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createFakeLiveEngine } from '../../testing/fake-live-engine.ts';
import { noteArrivals } from './arrivals.ts';
import { publishSide } from './media.service.ts';
import { meterSession } from './meter.ts';
import { keepFlows } from './rooms.ts';
import { serveMeter } from './serve-meter.ts';
import { assertInvariants, openPrivate } from './testing.ts';

type Session = Awaited<ReturnType<typeof openPrivate>>;

/** A process with an engine of its own, in which a room that was closed begins to count anew. */
const startProcess = (api: TestApi, { id, performer, rooms: { performer: room } }: Session, internalUrl: string) => {
  const live = createFakeLiveEngine();
  const network = { letsMediaThrough: true };
  const closed: string[] = [];
  let run: string = randomUUID();
  const engine: Context['live'] = {
    ...live,
    publish: async (name, offer) => {
      const wasPublishing = live.publishing.has(name);
      const answer = await live.publish(name, offer);
      if (!network.letsMediaThrough && !wasPublishing) live.publishing.delete(name);
      return network.letsMediaThrough ? answer : { ...answer, resourceId: 'never-connected' };
    },
    stats: async () => {
      const stats = await live.stats();
      return { ...stats, rooms: stats.rooms.map((one) => ({ ...one, run })) };
    },
    closeRoom: async (name) => {
      if (!live.publishing.has(name)) return;
      closed.push(name);
      live.publishing.delete(name);
      live.delivered.delete(name);
      run = randomUUID();
    },
  };
  const context: Context = { ...api.context, live: engine, config: { ...api.context.config, internalUrl } };
  return {
    closed,
    network,
    publish: async (from: string | null = null, who: TestAccount = performer): Promise<void> => {
      const account = await context.sessions.findTogether(who.token);
      assert.ok(account);
      await publishSide(context, { account, country: null }, { sessionId: id, offer: 'v=0\r\n', from });
      // As at the engine's word that somebody has connected.
      await noteArrivals(context, (await engine.stats()).rooms);
    },
    flow: (seconds: number): void => {
      if (live.publishing.has(room)) live.delivered.set(room, (live.delivered.get(room) ?? 0) + seconds * 1000);
    },
    keep: () => keepFlows(context),
    meter: async (): Promise<void> => {
      await keepFlows(context);
      await meterSession(context, id);
    },
  };
};

const open = async (api: TestApi) => {
  const it = await openPrivate(api, { leastMinutes: 5 });
  return { it, one: startProcess(api, it, 'http://one.test'), two: startProcess(api, it, 'http://two.test') };
};

test('a side that is sent to two processes is counted once, and the one that it left lets it go', async (t) => {
  const api = await createTestApi(t);
  const { it, one, two } = await open(api);
  await one.publish();
  one.flow(20);
  await one.meter();
  await two.publish();
  for (const each of [one, two]) each.flow(30);
  for (const each of [one, two]) await each.meter();
  assert.deepEqual([one.closed, two.closed], [[it.rooms.performer], []]);
  one.flow(10);
  two.flow(10);
  for (const each of [one, two]) await each.meter();
  assert.equal((await it.session()).measuredSeconds, 60);
  await assertInvariants(api);
});

test('what two senders take from each other without end is counted as often as it passes', async (t) => {
  const api = await createTestApi(t);
  const { it, one, two } = await open(api);
  let seconds = 0;
  // None of them knows of the other before it sends again.
  for (const [sender, kept] of [
    [one, two],
    [two, one],
    [one, one],
    [two, two],
    [one, two],
  ] as const) {
    await sender.publish();
    for (const each of [one, two]) each.flow(7);
    seconds += 7;
    await kept.keep();
    await meterSession(api.context, it.id);
    const { measuredSeconds } = await it.session();
    assert.ok(measuredSeconds <= seconds, `${measuredSeconds} were measured in ${seconds}`);
  }
  for (const each of [one, two]) await each.meter();
  assert.ok((await it.session()).measuredSeconds <= seconds);
  await assertInvariants(api);
});

test('a side that was taken to another process before it connected there stays', async (t) => {
  const api = await createTestApi(t);
  const { one, two } = await open(api);
  await one.publish();
  await two.publish();
  await two.meter();
  assert.deepEqual(two.closed, []);
  await one.publish();
  await one.meter();
  // Its own former room, which began anew.
  assert.equal(one.closed.length, 1);
});

test("the sender's own devices hear which of them sends now", async (t) => {
  const api = await createTestApi(t);
  const { it, one } = await open(api);
  await one.publish('tab-1');
  await one.publish();
  const told = api.events.filter(({ event }) => event.name === 'private-stream.published');
  assert.deepEqual(
    told.map(({ event: { data }, target }) => [data, target]),
    ['tab-1', null].map((from) => [
      { sessionId: it.id, from },
      { kind: 'user', userId: it.performer.id },
    ]),
  );
});

test('a device that is answered and never connects takes the stream from nobody', async (t) => {
  const api = await createTestApi(t);
  const { it, one, two } = await open(api);
  const toldTo = () => api.events.filter(({ event }) => event.name === 'private-stream.published').length;
  await one.publish('laptop');
  one.flow(20);
  await one.meter();
  for (const elsewhere of [two, one]) {
    elsewhere.network.letsMediaThrough = false;
    await elsewhere.publish('phone');
    for (const each of [one, two]) await each.meter();
    one.flow(10);
    await one.meter();
  }
  assert.deepEqual([one.closed, two.closed, toldTo()], [[], [], 1]);
  assert.equal((await it.session()).measuredSeconds, 40);
  two.network.letsMediaThrough = true;
  await two.publish('phone');
  for (const each of [one, two]) await each.meter();
  assert.deepEqual([one.closed, toldTo()], [[it.rooms.performer], 2]);
});

test("the engine's word that a sender has connected is heard at once, and not with the next step", async (t) => {
  const api = await createTestApi(t);
  const { id, performer, rooms } = await openPrivate(api, { leastMinutes: 5 });
  const live = createFakeLiveEngine();
  const context: Context = { ...api.context, live };
  const stop = await serveMeter(context, 3_600_000);
  t.after(stop);
  const account = await context.sessions.findTogether(performer.token);
  assert.ok(account);
  await publishSide(context, { account, country: null }, { sessionId: id, offer: 'v=0\r\n', from: 'phone' });
  const told = () => api.events.filter(({ event }) => event.name === 'private-stream.published').length;
  assert.equal(told(), 0);
  live.report(rooms.performer, true, 0);
  for (let looks = 0; told() === 0 && looks < 200; looks += 1) await delay(20);
  assert.equal(told(), 1);
});
