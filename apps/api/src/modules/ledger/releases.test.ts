import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { newId } from '../../platform/ids.ts';
import { findPending } from './availability.ts';
import { holdPayment, releasePayment } from './escrow.ts';
import { findImbalances } from './imbalances.ts';
import { earningsOf, heldOf, payoutPendingOf, receivableOf, walletOf } from './ledger.accounts.ts';
import { findBalance } from './ledger.repository.ts';
import { post } from './ledger.service.ts';
import { reverse, type Reversal } from './reversals.ts';

const prepare = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const people = { userId: fan.id, performerId: performer.id };
  const hold = (amount: bigint) =>
    api.context.work((unit) =>
      holdPayment(unit, { kind: 'order', ...people, amount, item: { type: 'product', id: performer.id } }),
    );
  const release = (id: string) => api.context.work((unit) => releasePayment(unit, id));
  const take = (reversal: Reversal) => api.context.work((unit) => reverse(unit, reversal));
  const balances = () =>
    Promise.all(
      [walletOf(fan.id), heldOf(fan.id), earningsOf(performer.id), receivableOf(performer.id)].map((account) =>
        findBalance(api.db, account),
      ),
    );
  return { api, performer, hold, release, take, balances };
};

test('the refund of a released order is paid by its seller, and other held money stays held', async (t) => {
  const { api, hold, release, take, balances } = await prepare(t);
  const [shipped, waiting] = [await hold(2800n), await hold(1000n)];
  await release(shipped.id);
  assert.deepEqual(await balances(), [6200n, 1000n, 2240n, 0n]);
  await take({ kind: 'refund', transactionId: shipped.id, amount: 801n });
  assert.deepEqual(await balances(), [7001n, 1000n, 1600n, 0n]);
  await take({ kind: 'refund', transactionId: shipped.id });
  assert.deepEqual(await balances(), [9000n, 1000n, 0n, 0n]);
  await assert.rejects(take({ kind: 'refund', transactionId: shipped.id, amount: 1n }), {
    code: 'ledger.nothing_to_reverse',
  });
  await take({ kind: 'refund', transactionId: waiting.id });
  assert.deepEqual(await balances(), [10_000n, 0n, 0n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('reversing the release is the same as reversing the order', async (t) => {
  const { api, hold, release, take, balances } = await prepare(t);
  const order = await hold(2800n);
  const released = await release(order.id);
  await hold(1000n);
  await take({ kind: 'chargeback', transactionId: released.id });
  assert.deepEqual(await balances(), [9000n, 1000n, 0n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a refund before the release is not taken twice', async (t) => {
  const { api, hold, release, take, balances } = await prepare(t);
  const order = await hold(2800n);
  await take({ kind: 'refund', transactionId: order.id, amount: 300n });
  await release(order.id);
  assert.deepEqual(await balances(), [7500n, 0n, 2000n, 0n]);
  await take({ kind: 'refund', transactionId: order.id });
  assert.deepEqual(await balances(), [10_000n, 0n, 0n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('earnings that are gone become a debt, and held money does not pay for it', async (t) => {
  const { api, performer, hold, release, take, balances } = await prepare(t);
  const order = await hold(2800n);
  await release(order.id);
  await hold(1000n);
  const [pending] = await findPending(api.db, performer.id, new Date());
  assert.ok(pending);
  await api.context.work((unit) =>
    post(unit, {
      kind: 'payout',
      performerId: performer.id,
      amount: 2240n,
      entries: [
        { account: earningsOf(performer.id), amount: -2240n, availableAt: pending.availableAt },
        { account: payoutPendingOf(performer.id), amount: 2240n },
      ],
    }),
  );
  await take({ kind: 'refund', transactionId: order.id });
  assert.deepEqual(await balances(), [9000n, 1000n, 0n, -2240n]);
});

test('the database itself refuses to pay an order back out of what else is held', async (t) => {
  const { api, hold, release } = await prepare(t);
  const order = await hold(2800n);
  await release(order.id);
  await hold(5000n);
  const row = { id: newId(), kind: 'refund', amount: 1n, reverses_id: order.id } as const;
  await assert.rejects(api.db.insertInto('ledger_transactions').values(row).execute(), /more than is held/);
});

test('a held payment is released once, without the refunded part', async (t) => {
  const { api, hold, release, take, balances } = await prepare(t);
  const order = await hold(2800n);
  const ends = await Promise.allSettled([release(order.id), release(order.id)]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  const { id } = await take({ kind: 'refund', transactionId: order.id });
  await assert.rejects(take({ kind: 'reversal', transactionId: id }));
  assert.deepEqual(await balances(), [10_000n, 0n, 0n, 0n]);
  const { rows } = await sql<{ left: bigint }>`select ledger_still_held(${order.id}) as left`.execute(api.db);
  assert.deepEqual(rows, [{ left: 0n }]);
});
