import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from './imbalances.ts';
import { earningsOf, walletOf } from './ledger.accounts.ts';
import { findBalance } from './ledger.repository.ts';
import { payPerformer, topUpWallet } from './movements.ts';
import { reverse } from './reversals.ts';

const prepare = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const topUp = (tokens: bigint, paidTokens: bigint) =>
    api.context.work((unit) => topUpWallet(unit, { userId: fan.id, tokens, paidTokens }));
  const tip = (amount: bigint) =>
    api.context.work((unit) =>
      payPerformer(unit, {
        kind: 'tip',
        userId: fan.id,
        performerId: performer.id,
        amount,
        item: { type: 'profile', id: performer.id },
      }),
    );
  /** The wallet's balance, and its promotional part. */
  const wallet = async () => {
    const { balance, promotional } = await api.db
      .selectFrom('ledger_accounts')
      .select(['balance', 'promotional'])
      .where('owner_id', '=', fan.id)
      .executeTakeFirstOrThrow();
    return [balance, promotional];
  };
  return { fan, performer, topUp, tip, wallet };
};

test('promotional tokens are spent first', async (t) => {
  const api = await createTestApi(t);
  const { topUp, tip, wallet } = await prepare(api);
  await topUp(2600n, 2500n);
  assert.deepEqual(await wallet(), [2600n, 100n]);
  await tip(60n);
  assert.deepEqual(await wallet(), [2540n, 40n]);
  await tip(1000n);
  assert.deepEqual(await wallet(), [1540n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('promotional tokens are refunded as such, and reversed with the top-up that gave them', async (t) => {
  const api = await createTestApi(t);
  const { topUp, tip, wallet } = await prepare(api);
  const top = await topUp(2600n, 2500n);
  const paid = await tip(500n);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: paid.id, amount: 250n }));
  assert.deepEqual(await wallet(), [2350n, 50n]);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: paid.id }));
  assert.deepEqual(await wallet(), [2600n, 100n]);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: top.id }));
  assert.deepEqual(await wallet(), [0n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('when the promotional tokens are spent, a reversed top-up takes bought ones', async (t) => {
  const api = await createTestApi(t);
  const { topUp, tip, wallet } = await prepare(api);
  const top = await topUp(2600n, 2500n);
  await tip(300n);
  await topUp(1000n, 900n);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: top.id }));
  assert.deepEqual(await wallet(), [700n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('of promotional tokens a performer earns the share of the setting, and the rest returns to the promotion account', async (t) => {
  const api = await createTestApi(t);
  const { performer, topUp, tip } = await prepare(api);
  await api.db.insertInto('settings').values({ key: 'promotionalEarningsPercent', value: '25' }).execute();
  await topUp(2000n, 1000n);
  await tip(1500n);
  // 1200 after the commission, two thirds of it promotional: a quarter of 800, and all of 400.
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 600n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('the database refuses more promotional tokens than the wallet holds', async (t) => {
  const api = await createTestApi(t);
  const { fan, topUp } = await prepare(api);
  await topUp(2000n, 1000n);
  const set = (promotional: bigint) =>
    api.db.updateTable('ledger_accounts').set({ promotional }).where('owner_id', '=', fan.id).execute();
  await assert.rejects(set(2001n), /promotional_check/);
  await assert.rejects(set(-1n), /promotional_check/);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 2000n);
});
