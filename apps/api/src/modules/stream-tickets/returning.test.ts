import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findDifferences } from '../books/differences.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { beginNow, buyTicket, inHours, moneyOf, planDoors, type Doors } from './testing.ts';

const move = (api: TestApi, { performer, streamId }: Doors, hours: number) =>
  api.as(performer).put(`/streaming/planned/${streamId}`, { plannedAt: inHours(hours) });

const giveBack = (api: TestApi, { fan, streamId }: Doors, key: string = randomUUID()) =>
  api.as(fan).pay(`/wallet/charges/stream-ticket/${streamId}/return`, {}, key);

const canReturn = async (api: TestApi, { fan, streamId }: Doors): Promise<boolean> =>
  (await api.as(fan).get(`/streaming/${streamId}`)).body.data.canReturnTicket === true;

test('a ticket of a stream that was moved can be given back, once, for the whole price', async (t) => {
  const api = await createTestApi(t);
  const doors = await planDoors(api);
  await buyTicket(api, doors);
  assert.equal(await canReturn(api, doors), false);
  assert.equal((await giveBack(api, doors)).body.code, 'stream.ticket_not_returnable');
  assert.equal((await move(api, doors, 300 * 24)).status, 200);
  assert.equal(await canReturn(api, doors), true);
  await api.runJobs();
  const [told] = (await api.as(doors.fan).get('/notifications')).body.data.data;
  assert.deepEqual([told.kind, told.isTicketed], ['stream-moved', true]);

  const key = randomUUID();
  const [first, again] = [await giveBack(api, doors, key), await giveBack(api, doors, key)];

  assert.deepEqual([first.status, first.body.data], [200, { amount: 5, balance: 20 }]);
  assert.deepEqual(again.body, first.body);
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  assert.equal((await giveBack(api, doors)).status, 404);
  const { hasTicket, canReturnTicket } = (await api.as(doors.fan).get(`/streaming/${doors.streamId}`)).body.data;
  assert.deepEqual([hasTicket, canReturnTicket], [false, undefined]);
  assert.equal((await buyTicket(api, doors)).status, 200);
  assert.equal(await canReturn(api, doors), false, 'it was bought for the time that holds');
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
});

test('nothing is given back of what was moved back, or has begun, or of somebody else’s', async (t) => {
  const api = await createTestApi(t);
  const doors = await planDoors(api, 48);
  await buyTicket(api, doors);
  const { planned_at } = await api.db.selectFrom('streams').select('planned_at').executeTakeFirstOrThrow();
  await move(api, doors, 72);
  await api.as(doors.performer).put(`/streaming/planned/${doors.streamId}`, { plannedAt: planned_at?.toISOString() });
  assert.equal((await giveBack(api, doors)).body.code, 'stream.ticket_not_returnable');
  await move(api, doors, 72);
  assert.equal((await giveBack(api, { ...doors, fan: await api.createUser() })).status, 404);
  await beginNow(api, doors);
  assert.equal((await giveBack(api, doors)).body.code, 'stream.ticket_not_returnable');
  assert.deepEqual(await moneyOf(api, doors), [1500, 500, 0]);
});

test('of a ticket from before it was written for when it was bought every change of the plan counts', async (t) => {
  const api = await createTestApi(t);
  const doors = await planDoors(api);
  await buyTicket(api, doors);
  await api.db.updateTable('stream_tickets').set({ planned_at: null }).execute();
  assert.equal(await canReturn(api, doors), false);
  await move(api, doors, 40);
  assert.equal((await giveBack(api, doors)).status, 200);
});

test('a stream with sold tickets is moved to an earlier time only a day ahead, and to a later one at will', async (t) => {
  const api = await createTestApi(t);
  const doors = await planDoors(api, 48);
  assert.equal((await move(api, doors, 47)).status, 200);
  assert.equal((await move(api, doors, 1)).status, 200, 'nobody has a ticket');
  await move(api, doors, 48);
  await buyTicket(api, doors);
  const sudden = await move(api, doors, 0.01);
  assert.deepEqual([sudden.status, sudden.body.code], [409, 'stream.too_soon_for_tickets']);
  assert.equal((await move(api, doors, 23.9)).status, 409);
  assert.equal((await move(api, doors, 24.1)).status, 200);
  assert.equal((await move(api, doors, 24.5)).status, 200);
  const soon = await planDoors(api, 1);
  await buyTicket(api, soon);
  assert.equal((await move(api, soon, 2)).status, 200, 'later is announced at any time');
});
