import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { findDifferences } from '../books/differences.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { SETTLE_TICKETS } from './stream-tickets.jobs.ts';
import { buyTicket, endAfter, moneyOf, openDoors } from './testing.ts';

const join = async (api: TestApi, by: TestAccount, streamId: string) => {
  const { status, body } = await api.as(by).get(`/streaming/join/${streamId}`);
  return status === 200 ? null : (body.code as string);
};

test('a ticket opens a stream to its buyer alone; its price is agreed, asked once, and held', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const { fan, performer, streamId } = doors;
  assert.equal(await join(api, fan, streamId), 'stream.needs_ticket');
  const dearer = await buyTicket(api, doors, 4);
  assert.deepEqual([dearer.status, dearer.body.code], [409, 'price.changed']);

  const [first, again] = [
    await buyTicket(api, doors, 5, 'one-key-for-both'),
    await buyTicket(api, doors, 5, 'one-key-for-both'),
  ];

  assert.equal(first.status, 200, first.text);
  assert.deepEqual(again.body, first.body);
  assert.deepEqual(first.body.data.balance, 15);
  const movement = (await api.as(fan).get(`/wallet/charges/${first.body.data.transaction._id}`)).body.data;
  assert.deepEqual([movement.title, movement.streamId], ['Ink', streamId]);
  assert.equal((await buyTicket(api, doors)).body.code, 'wallet.already_purchased');
  assert.deepEqual(await moneyOf(api, doors), [1500, 500, 0]);
  assert.equal(await join(api, fan, streamId), null);
  const { isLocked, hasTicket } = (await api.as(fan).get(`/streaming/${streamId}`)).body.data;
  assert.deepEqual([isLocked, hasTicket], [false, true]);
  assert.equal(await join(api, await api.createUser(), streamId), 'stream.needs_ticket');
  const [told] = (await api.as(performer).get('/notifications')).body.data.data;
  assert.deepEqual([told.kind, told.amount, told.link], ['purchase', 5, `/live/${streamId}`]);
});

test('only tickets that are offered are sold', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const open = await api.createPerformer();
  const { _id } = (await api.as(open).post('/streaming/live', { title: 'For all' })).body.data;
  assert.equal((await buyTicket(api, { ...doors, streamId: _id })).body.code, 'wallet.not_for_sale');
  await endAfter(api, doors, 10);
  assert.equal((await buyTicket(api, doors)).body.code, 'stream.ended');
  const poor = await api.createUser();
  assert.equal((await buyTicket(api, { fan: poor, streamId: poor.id })).status, 404);
});

test('what was held is earned by a stream that lasted, less commission, however often it is settled', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  await buyTicket(api, doors);
  await endAfter(api, doors, 1801);
  await api.runJobs();
  await api.context.work((unit) => unit.addJob(SETTLE_TICKETS, { streamId: doors.streamId }));
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [1500, 0, 400]);
  assert.deepEqual(await findImbalances(api.db), []);
  // The chat can still be read by whoever was there.
  const { hasTicket } = (await api.as(doors.fan).get(`/streaming/${doors.streamId}`)).body.data;
  assert.equal(hasTicket, true);
});

test('it comes back by itself when the stream ended too early, and the fan is told', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  await buyTicket(api, doors);
  // A shorter plan afterwards changes nothing of what was promised.
  await api.db.updateTable('streams').set({ planned_seconds: 60 }).execute();
  await endAfter(api, doors, 1790);
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  const [told] = (await api.as(doors.fan).get('/notifications')).body.data.data;
  assert.deepEqual([told.kind, told.amount], ['ticket-refunded', 5]);
  const { rows } = await api.db.executeQuery<{ count: number }>({
    ...api.db
      .selectFrom('ledger_transactions as back')
      .innerJoin('ledger_transactions as paid', 'paid.id', 'back.reverses_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('back.kind', '=', 'refund')
      .where('paid.kind', '=', 'order')
      .compile(),
  });
  assert.equal(Number(rows[0]?.count), 1);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('who is blocked by the performer gets it back and is out; who blocks her while she is live is not paid back', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const { performer, fan, streamId } = doors;
  const other = await api.createUser({ balance: 20 });
  await buyTicket(api, doors);
  await buyTicket(api, { fan: other, streamId });
  const block = (by: TestAccount, whom: TestAccount) => api.as(by).post('/block/users', { userId: whom.id });
  assert.equal((await block(performer, fan)).status, 200);
  assert.equal((await block(other, performer)).status, 200);
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  assert.deepEqual(await moneyOf(api, { fan: other, performer }), [1500, 500, 0]);
  assert.equal((await api.as(fan).get(`/streaming/join/${streamId}`)).status, 404);
});

test('a ticket that an operator pays back closes the stream again, and another one can be bought', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const { fan, streamId } = doors;
  const { _id: transactionId } = (await buyTicket(api, doors)).body.data.transaction;
  await api.context.work((unit) => refundSale(unit, { transactionId, reason: 'asked for' }));
  await api.runJobs();
  assert.equal(await join(api, fan, streamId), 'stream.needs_ticket');
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  assert.equal((await buyTicket(api, doors)).status, 200);
  await endAfter(api, doors, 3600);
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [1500, 0, 400]);
  assert.deepEqual(await findImbalances(api.db), []);
});

const leave = (api: TestApi, { id: userId }: TestAccount, forfeited: number) =>
  api.context.work(async (unit) => {
    await unit.callHook('onLeaving', { userId, forfeited: BigInt(forfeited) });
    await unit.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', userId).execute();
  });

test('a ticket for a stream ahead is part of what is given up with the account; one that runs is waited for', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const { fan, performer, streamId } = doors;
  await buyTicket(api, doors);
  await assert.rejects(leave(api, fan, 2000), { code: 'account.tickets_open' });
  await api.db.updateTable('streams').set({ status: 'planned', planned_at: new Date() }).execute();
  const { balance } = (await api.as(fan).get('/users/me/deletion')).body.data;
  assert.equal(balance, 20, 'what comes back first is told with the rest');
  await leave(api, fan, 2000);
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [0, 0, 0]);
  const { status } = await api.db.selectFrom('stream_tickets').select('status').executeTakeFirstOrThrow();
  assert.equal(status, 'refunded');
  const started_at = new Date(Date.now() - 3_600_000);
  await api.db.updateTable('streams').set({ status: 'live', started_at }).execute();
  await endAfter(api, { fan, performer, streamId }, 3600);
  await api.runJobs();
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
});

test('a performer goes once her tickets are settled, and what she has announced is called off and paid back', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const { performer, streamId } = doors;
  await buyTicket(api, doors);
  await endAfter(api, doors, 3600);
  await assert.rejects(leave(api, performer, 0), { code: 'account.tickets_open' });
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [1500, 0, 400]);
  await api.db.updateTable('streams').set({ status: 'planned', ended_at: null, planned_at: new Date() }).execute();
  assert.equal((await buyTicket(api, { fan: await api.createUser({ balance: 20 }), streamId })).status, 200);
  await leave(api, performer, 400);
  await api.runJobs();
  const { held } = await api.db
    .selectFrom('ledger_accounts')
    .select(({ fn }) => fn.sum<bigint>('balance').as('held'))
    .where('kind', '=', 'held')
    .executeTakeFirstOrThrow();
  assert.equal(Number(held), 0);
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
});
