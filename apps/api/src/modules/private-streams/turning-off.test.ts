import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { ask, assertInvariants, openOffer, openPrivate } from './testing.ts';

const ON = { audio: false, video: false };

const say = (api: TestApi, by: TestAccount, id: string, off: Partial<typeof ON> = {}) =>
  api.as(by).put(`/private-streams/${id}/off`, { ...ON, ...off });

/** As if nothing had flowed for so many seconds. */
const passed = (api: TestApi, id: string, seconds: number) =>
  api.db
    .updateTable('private_streams')
    .set({ flowed_at: new Date(Date.now() - seconds * 1000) })
    .where('id', '=', id)
    .execute();

test('while her camera is off nothing is counted, though the engine goes on counting black', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { hasCamera: true });
  it.flow(58, 58);
  await it.meter();
  // What has flowed until she says so is paid, though nobody has measured it yet.
  it.flow(2, 2);
  const said = await say(api, it.performer, it.id, { video: true, audio: true });
  assert.equal(said.status, 200, said.text);
  assert.deepEqual(said.body.data.off, {
    ...{ performer: { audio: true, video: true }, fan: ON, isCounting: false },
  });
  it.flow(12, 12);
  await it.meter();
  const { measuredSeconds, isPaused, status } = await it.session();
  assert.deepEqual([measuredSeconds, isPaused, status], [60, true, 'running']);
  const told = api.events.filter(
    ({ event }) => event.name === 'private-stream.changed' && JSON.stringify(event.data).includes('"isCounting":false'),
  );
  assert.ok(told.length >= 2, 'both are told');
  // What came meanwhile is not measured later either.
  it.flow(5, 5);
  await say(api, it.performer, it.id);
  it.flow(7, 7);
  await it.meter();
  assert.equal((await it.session()).measuredSeconds, 67);
  await assertInvariants(api);
});

test('her sound counts as her picture does; of his, his picture where both cameras were agreed to', async (t) => {
  const api = await createTestApi(t);
  const both = await openPrivate(api, { hasCamera: true });
  const counted = async (by: TestAccount, off: Partial<typeof ON>): Promise<number> => {
    const before = (await both.session()).measuredSeconds;
    await say(api, by, both.id, off);
    both.flow(10, 10);
    await both.meter();
    await say(api, by, both.id);
    return (await both.session()).measuredSeconds - before;
  };
  assert.equal(await counted(both.performer, { audio: true }), 0);
  assert.equal(await counted(both.fan, { video: true }), 0);
  assert.equal(await counted(both.fan, { audio: true }), 10);
});

test('it ends two minutes after it was turned off, with a reason of its own, and a line that is lost meanwhile waits', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api);
  it.flow(20);
  await it.meter();
  await say(api, it.performer, it.id, { video: true });
  await passed(api, it.id, 119);
  await it.meter();
  assert.equal((await it.session()).status, 'running');
  await say(api, it.performer, it.id);
  await it.meter();
  assert.equal((await it.session()).status, 'running', 'silence begins anew once it is on again');
  await say(api, it.performer, it.id, { video: true });
  await passed(api, it.id, 121);
  await it.meter();
  const { status, endReason } = await it.session();
  assert.deepEqual([status, endReason], ['ended', 'turned-off']);
  assert.equal((await it.receipt()).total, 2);
  assert.equal((await say(api, it.performer, it.id)).body.code, 'private-stream.not_possible_now');
  await assertInvariants(api);
});

test('what is off from the first picture on begins nothing', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api);
  await say(api, it.performer, it.id, { video: true });
  it.flow(10);
  await it.meter();
  assert.deepEqual([(await it.session()).status, (await it.session()).measuredSeconds], ['accepted', 0]);
});

test('only the two say what is off, of what they may connect to', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan } = await openOffer(api);
  const id: string = (await ask(api, fan, performer)).body.data._id;
  assert.equal((await say(api, fan, id, { video: true })).status, 409);
  assert.equal((await say(api, await api.createUser(), id, { video: true })).status, 404);
});
