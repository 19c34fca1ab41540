import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { findAvailability } from './availability.ts';
import { findImbalances } from './imbalances.ts';
import { earningsOf, payoutPendingOf, receivableOf, walletOf, type OwnedAccountRef } from './ledger.accounts.ts';
import { InsufficientBalanceError } from './ledger.errors.ts';
import { findBalance } from './ledger.repository.ts';
import { post } from './ledger.service.ts';
import { payPerformer, topUpWallet } from './movements.ts';
import { NothingToReverseError } from './reversals.errors.ts';
import { reverse, type Reversal } from './reversals.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const prepare = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const buy = (amount: bigint, createdAt = new Date()) =>
    api.context.work((unit) =>
      payPerformer(unit, {
        kind: 'purchase',
        userId: fan.id,
        performerId: performer.id,
        amount,
        item: { type: 'video', id: performer.id },
        createdAt,
      }),
    );
  const take = (reversal: Reversal) => api.context.work((unit) => reverse(unit, reversal));
  const balance = (account: OwnedAccountRef) => findBalance(api.db, account);
  return { fan, performer, buy, take, balance };
};

/** Pays a performer's earnings out, so that claw-backs do not find them. */
const payOut = (api: TestApi, performer: TestAccount, amount: bigint) =>
  api.context.work((unit) =>
    post(unit, {
      kind: 'payout',
      performerId: performer.id,
      amount,
      entries: [
        { account: earningsOf(performer.id), amount: -amount },
        { account: payoutPendingOf(performer.id), amount },
      ],
    }),
  );

test('partial reversals add up to the whole exactly, to the hundredth', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, buy, take, balance } = await prepare(api);
  const sale = await buy(1003n);
  for (const amount of [1n, 334n, 333n]) await take({ kind: 'refund', transactionId: sale.id, amount });
  await take({ kind: 'refund', transactionId: sale.id });
  assert.equal(await balance(walletOf(fan.id)), 10_000n);
  assert.equal(await balance(earningsOf(performer.id)), 0n);
  const { commission } = await api.db
    .selectFrom('ledger_transactions')
    .select((eb) => eb.fn.sum<string>('commission').as('commission'))
    .where('reverses_id', '=', sale.id)
    .executeTakeFirstOrThrow();
  assert.equal(BigInt(commission), 201n);
  await assert.rejects(take({ kind: 'refund', transactionId: sale.id, amount: 1n }), NothingToReverseError);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('of two concurrent reversals of the same amount one is refused', async (t) => {
  const api = await createTestApi(t);
  const { fan, buy, take, balance } = await prepare(api);
  const sale = await buy(1000n);
  const ends = await Promise.allSettled(
    Array.from({ length: 6 }, () => take({ kind: 'refund', transactionId: sale.id, amount: 600n })),
  );
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await balance(walletOf(fan.id)), 9600n);
});

test('the database refuses reversals that exceed the transaction, and second ones', async (t) => {
  const api = await createTestApi(t);
  const { buy, take } = await prepare(api);
  const sale = await buy(1000n);
  const refund = await take({ kind: 'refund', transactionId: sale.id, amount: 600n });
  const insert = (reversesId: string, amount: bigint) =>
    api.db
      .insertInto('ledger_transactions')
      .values({ id: crypto.randomUUID(), kind: 'reversal', amount, reverses_id: reversesId })
      .execute();
  await assert.rejects(insert(sale.id, 401n), /takes back more than there was/);
  await assert.rejects(insert(refund.id, 601n), /takes back more than there was/);
  const again = await take({ kind: 'reversal', transactionId: refund.id });
  await assert.rejects(insert(again.id, 1n), /was itself taken back/);
  const kind = { id: crypto.randomUUID(), kind: 'refund', amount: 1n } as const;
  await assert.rejects(api.db.insertInto('ledger_transactions').values(kind).execute(), /reverses_check/);
});

test('a failed refund can be reversed, and the transaction refunded again', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, buy, take, balance } = await prepare(api);
  const sale = await buy(1000n);
  const refund = await take({ kind: 'refund', transactionId: sale.id });
  await take({ kind: 'reversal', transactionId: refund.id });
  assert.deepEqual([await balance(walletOf(fan.id)), await balance(earningsOf(performer.id))], [9000n, 800n]);
  await take({ kind: 'refund', transactionId: sale.id });
  assert.deepEqual([await balance(walletOf(fan.id)), await balance(earningsOf(performer.id))], [10_000n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a claw-back takes pending earnings, then available ones, then makes a debt that later income repays', async (t) => {
  const api = await createTestApi(t);
  const { performer, buy, take, balance } = await prepare(api);
  const availability = async () => {
    const { available, pending } = await findAvailability(api.db, performer.id, new Date());
    return [available, pending.map(({ amount }) => amount)];
  };
  const old = await buy(1000n, daysAgo(20));
  const recent = await buy(500n, daysAgo(2));
  await buy(250n);
  assert.deepEqual(await availability(), [800n, [200n, 400n]]);
  // The day of the sale itself first, then the latest ones.
  await take({ kind: 'chargeback', transactionId: recent.id, amount: 250n });
  assert.deepEqual(await availability(), [800n, [200n, 200n]]);
  await payOut(api, performer, 700n);
  await take({ kind: 'chargeback', transactionId: old.id });
  assert.deepEqual(await availability(), [0n, []]);
  assert.equal(await balance(receivableOf(performer.id)), -300n);
  await buy(100n);
  assert.deepEqual([await balance(earningsOf(performer.id)), await balance(receivableOf(performer.id))], [0n, -220n]);
  await buy(1000n);
  assert.deepEqual([await balance(earningsOf(performer.id)), await balance(receivableOf(performer.id))], [580n, 0n]);
  const repaid = await api.db
    .selectFrom('ledger_transactions')
    .select(['amount', 'performer_id'])
    .where('kind', '=', 'repayment')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    repaid,
    [80n, 220n].map((amount) => ({ amount, performer_id: performer.id })),
  );
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a repaid debt becomes earnings again when the claw-back is reversed', async (t) => {
  const api = await createTestApi(t);
  const { performer, buy, take, balance } = await prepare(api);
  const sale = await buy(1000n, daysAgo(20));
  await payOut(api, performer, 800n);
  const lost = await take({ kind: 'chargeback', transactionId: sale.id });
  await buy(500n);
  assert.equal(await balance(receivableOf(performer.id)), -400n);
  await take({ kind: 'reversal', transactionId: lost.id });
  assert.deepEqual([await balance(earningsOf(performer.id)), await balance(receivableOf(performer.id))], [400n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a charged-back top-up empties the wallet at most, and the platform bears the rest', async (t) => {
  const api = await createTestApi(t);
  const { fan, buy, take, balance } = await prepare(api);
  const top = await api.context.work((unit) => topUpWallet(unit, { userId: fan.id, tokens: 5500n, paidTokens: 5000n }));
  await buy(12_000n);
  await assert.rejects(take({ kind: 'chargeback', transactionId: top.id }), InsufficientBalanceError);
  await take({ kind: 'chargeback', transactionId: top.id, bearsShortage: true });
  assert.equal(await balance(walletOf(fan.id)), 0n);
  const { total } = await api.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => eb.fn.sum<string>('amount').as('total'))
    .where('kind', '=', 'dispute-loss')
    .executeTakeFirstOrThrow();
  assert.equal(BigInt(total), -2000n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('the platform replaces deleted accounts in reversals', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, buy, take, balance } = await prepare(api);
  const [first, second] = [await buy(1000n), await buy(500n)];
  const leave = (account: TestAccount) =>
    api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', account.id).execute();
  await leave(fan);
  await take({ kind: 'refund', transactionId: first.id });
  assert.deepEqual([await balance(walletOf(fan.id)), await balance(earningsOf(performer.id))], [8500n, 400n]);
  await leave(performer);
  await take({ kind: 'refund', transactionId: second.id });
  assert.deepEqual([await balance(walletOf(fan.id)), await balance(earningsOf(performer.id))], [8500n, 400n]);
  assert.deepEqual(await findImbalances(api.db), []);
});
