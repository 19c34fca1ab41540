import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { meterSession } from './meter.ts';
import { assertInvariants, balancesOf, openPrivate } from './testing.ts';

test('minutes are paid as they flow, and what comes after them is reserved while the wallet covers it', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { balance: 30, leastMinutes: 2, mostMinutes: 4 });
  assert.deepEqual(await balancesOf(api, it.fan), { wallet: 1800n, held: 1200n });

  it.flow(30);
  await it.meter();
  assert.equal((await it.session()).status, 'running');
  assert.deepEqual(await balancesOf(api, it.fan), { wallet: 1200n, held: 1800n }, 'two minutes are always ahead');
  assert.deepEqual(await balancesOf(api, it.performer), {});

  it.flow(31);
  await it.meter();
  assert.deepEqual(await balancesOf(api, it.performer), { earnings: 480n });
  assert.deepEqual(await balancesOf(api, it.fan), { wallet: 600n, held: 1800n });
  assert.equal((await it.session()).isEndingSoon, false);

  it.flow(60);
  await it.meter();
  assert.equal((await it.session()).isEndingSoon, true, 'he agreed to four minutes');
  it.flow(60);
  await it.meter();
  it.flow(70);
  await it.meter();
  const { status, endReason, endDetail, measuredSeconds } = await it.session();
  assert.deepEqual([status, endReason, endDetail, measuredSeconds], ['ended', 'minutes-used', null, 240]);
  assert.deepEqual(await balancesOf(api, it.fan), { wallet: 600n });
  assert.deepEqual(await balancesOf(api, it.performer), { earnings: 1920n });
  const { total, minutes } = await it.receipt();
  assert.equal(total, 24);
  assert.deepEqual(
    minutes.map(({ minute, seconds, amount }: Record<string, number>) => [minute, seconds, amount]),
    [1, 2, 3, 4].map((minute) => [minute, 60, 6]),
  );
  await assertInvariants(api);
});

test('an empty wallet ends it at the last reserved minute, unless it is filled without a break', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { balance: 12, leastMinutes: 2 });
  it.flow(10);
  await it.meter();
  assert.equal((await it.session()).isEndingSoon, true);
  const warnings = api.events.filter(
    ({ event }) =>
      event.name === 'private-stream.changed' && JSON.stringify(event.data).includes('"isEndingSoon":true'),
  );
  assert.equal(warnings.length, 2, 'both are warned');
  await api.fund(it.fan, 12);
  it.flow(20);
  await it.meter();
  await it.meter();
  assert.deepEqual([(await it.session()).reservedMinutes, (await it.session()).isEndingSoon], [3, false]);
  it.flow(300);
  await it.meter();
  assert.equal((await it.session()).endReason, 'minutes-used');
  assert.deepEqual(await balancesOf(api, it.fan), { wallet: 600n });
  await assertInvariants(api);
});

test('both are told that it was the wallet that covered no more of the minutes that were agreed to', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { balance: 12, leastMinutes: 2 });
  it.flow(10);
  await it.meter();
  it.flow(300);
  await it.meter();
  for (const one of [it.fan, it.performer]) {
    const { endReason, endDetail } = (await api.as(one).get(`/private-streams/${it.id}`)).body.data;
    // Pages from before the detail say that the minutes are used.
    assert.deepEqual([endReason, endDetail], ['minutes-used', 'wallet-empty']);
  }
});

test('the last part is paid by the second, and the rest comes back', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { balance: 100, leastMinutes: 3 });
  it.flow(75.9);
  await it.meter();
  await api.as(it.performer).put(`/private-streams/${it.id}/end`);
  const { minutes, total, session } = await it.receipt();
  assert.equal(session.endReason, 'left');
  assert.deepEqual(
    minutes.map(({ seconds, amount }: Record<string, number>) => [seconds, amount]),
    [
      [60, 6],
      [15, 1.5],
    ],
  );
  assert.equal(total, 7.5);
  assert.deepEqual(await balancesOf(api, it.fan), { wallet: 9250n });
  await assertInvariants(api);
});

test('with two cameras only what flows both ways is paid', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { hasCamera: true });
  it.flow(300, 0);
  await it.meter();
  assert.equal((await it.session()).measuredSeconds, 0);
  it.flow(60, 45);
  await it.meter();
  assert.equal((await it.session()).measuredSeconds, 45);
  await assertInvariants(api);
});

test('a picture that is lost stops the meter at once, and ends it after thirty seconds', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api);
  it.flow(20);
  await it.meter();
  const passed = (seconds: number) =>
    api.db
      .updateTable('private_streams')
      .set({ flowed_at: new Date(Date.now() - seconds * 1000) })
      .where('id', '=', it.id)
      .execute();
  await passed(29);
  await it.meter();
  assert.deepEqual([(await it.session()).status, (await it.session()).isPaused], ['running', true]);
  it.flow(1);
  await it.meter();
  assert.equal((await it.session()).isPaused, false, 'it came back');
  await passed(31);
  await it.meter();
  assert.equal((await it.session()).endReason, 'connection-lost');
  assert.equal((await it.receipt()).total, 2.1);
  assert.deepEqual(api.live.publishing.size, 1);
  await it.meter();
  assert.equal(api.live.publishing.size, 0, 'its rooms are closed by the next step');
  await assertInvariants(api);
});

test('who never connects pays nothing; the clock of the day measures nothing', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await api.db.updateTable('private_streams').set({ accepted_at: hourAgo, requested_at: hourAgo }).execute();
  await api.runJobs();
  await api.context.work((unit) => unit.addJob('settle-private-streams', {}));
  await api.runJobs();
  assert.equal((await it.session()).endReason, 'not-connected');
  assert.deepEqual(await balancesOf(api, it.fan), { wallet: 10_000n });
  await assertInvariants(api);
});

test('an engine that began anew goes on counting, and a counter that went back costs nothing', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { mostMinutes: 30 });
  it.flow(40);
  await it.meter();
  api.live.delivered.set(it.rooms.performer, 5000);
  await it.meter();
  assert.equal((await it.session()).measuredSeconds, 40);
  const again = { session_id: it.id, side: 'performer', run: it.id, delivered_ms: 7000n } as const;
  await api.db.insertInto('private_stream_flows').values(again).execute();
  await it.meter();
  assert.equal((await it.session()).measuredSeconds, 47);
  await assertInvariants(api);
});

test('several processes at one session measure and pay each minute once', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { leastMinutes: 5 });
  for (let minute = 0; minute < 3; minute += 1) {
    it.flow(61);
    await Promise.all([it.meter(), it.meter(), it.meter(), meterSession(api.context, it.id)]);
  }
  await it.meter();
  const { minutes } = await it.receipt();
  assert.deepEqual(
    minutes.map(({ minute }: { minute: number }) => minute),
    [1, 2, 3],
  );
  assert.equal((await it.session()).measuredSeconds, 183);
  assert.deepEqual(await balancesOf(api, it.performer), { earnings: 1440n });
  await assertInvariants(api);
});
