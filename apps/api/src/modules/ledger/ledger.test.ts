import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { commissionAccount, earningsOf, gatewayAccount, walletOf } from './ledger.accounts.ts';
import { InsufficientBalanceError } from './ledger.errors.ts';
import { findBalance } from './ledger.repository.ts';
import { post } from './ledger.service.ts';
import type { LedgerEntry } from './movement.ts';
import { UnbalancedMovementError } from './movement-checks.ts';
import { findImbalances } from './imbalances.ts';
import { payPerformer } from './movements.ts';

const assertInBalance = async (api: TestApi) => assert.deepEqual(await findImbalances(api.db), []);

const payment = (userId: string, performerId: string, amount: bigint) =>
  ({ kind: 'tip', userId, performerId, amount, item: { type: 'profile', id: performerId } }) as const;

test('a payment is split into earnings and commission', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const posting = await api.context.work((unit) => payPerformer(unit, payment(fan.id, performer.id, 1003n)));
  assert.equal(posting.balanceOf(walletOf(fan.id)), 8997n);
  const entries = await api.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('transaction_id', '=', posting.id)
    .orderBy('amount')
    .execute();
  // 20 % of 10.03 is 2.006, which rounds to 2.01.
  assert.deepEqual(
    entries.map((entry) => entry.amount),
    [-1003n, 201n, 802n],
  );
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 802n);
  await assertInBalance(api);
});

test('a movement that does not add up is refused before it is written', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const attempt = (entries: LedgerEntry[]) =>
    api.context.work((unit) => post(unit, { kind: 'adjustment', amount: 5n, entries }));
  const wallet = walletOf(fan.id);
  await assert.rejects(attempt([{ account: wallet, amount: 5n }]), UnbalancedMovementError);
  await assert.rejects(
    attempt([
      { account: wallet, amount: 5n },
      { account: gatewayAccount, amount: -4n },
    ]),
    UnbalancedMovementError,
  );
  await assert.rejects(
    attempt([
      { account: wallet, amount: 5n },
      { account: wallet, amount: -5n },
    ]),
    UnbalancedMovementError,
  );
  await assertInBalance(api);
});

test('the database itself refuses an unbalanced transaction and any change of the past', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 5 });
  const row = { kind: 'adjustment', user_id: fan.id, amount: 5n } as const;
  const id = '0190a0a0-0000-7000-8000-00000000000a';
  await assert.rejects(
    api.context.work(async ({ db }) => {
      await db
        .insertInto('ledger_transactions')
        .values({ ...row, id })
        .execute();
      const { id: accountId } = await db.selectFrom('ledger_accounts').select('id').executeTakeFirstOrThrow();
      await db.insertInto('ledger_entries').values({ transaction_id: id, account_id: accountId, amount: 5n }).execute();
    }),
    /does not balance/,
  );
  await assert.rejects(api.db.updateTable('ledger_entries').set({ amount: 7n }).execute(), /append-only/);
  await assert.rejects(api.db.deleteFrom('ledger_transactions').execute(), /append-only/);
});

test('a wallet never goes below zero, and the error says how much is missing', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 10 });
  const performer = await api.createPerformer();
  const attempt = api.context.work((unit) => payPerformer(unit, payment(fan.id, performer.id, 1250n)));
  await assert.rejects(attempt, (error) => {
    assert.ok(error instanceof InsufficientBalanceError);
    assert.deepEqual(error.params, { missing: 2.5 });
    return true;
  });
  const stranger = await api.createUser();
  await assert.rejects(
    api.context.work((unit) => payPerformer(unit, payment(stranger.id, performer.id, 1n))),
    InsufficientBalanceError,
  );
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 1000n);
  await assertInBalance(api);
});

test('payments between different accounts do not wait for each other', async (t) => {
  const api = await createTestApi(t);
  const [first, second] = [await api.createUser({ balance: 50 }), await api.createUser({ balance: 50 })];
  const [painter, potter] = [await api.createPerformer(), await api.createPerformer()];
  await api.context.work(async (slow) => {
    await payPerformer(slow, payment(first.id, painter.id, 1000n));
    // Commits while the other transaction is open, though both have entries on the platform's accounts.
    await api.context.work((quick) => payPerformer(quick, payment(second.id, potter.id, 1000n)));
  });
  const { total } = await api.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_accounts.kind', '=', commissionAccount.kind)
    .select((eb) => eb.fn.sum<string>('amount').as('total'))
    .executeTakeFirstOrThrow();
  assert.equal(BigInt(total), 400n);
  await assertInBalance(api);
});

test('concurrent payments in opposite directions all succeed', async (t) => {
  const api = await createTestApi(t);
  const [a, b] = [await api.createUser({ balance: 100 }), await api.createUser({ balance: 100 })];
  const move = (from: string, to: string) =>
    api.context.work((unit) =>
      post(unit, {
        kind: 'adjustment',
        amount: 100n,
        entries: [
          { account: walletOf(from), amount: -100n },
          { account: walletOf(to), amount: 100n },
        ],
      }),
    );
  await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? move(a.id, b.id) : move(b.id, a.id))));
  assert.equal(await findBalance(api.db, walletOf(a.id)), 10_000n);
  assert.equal(await findBalance(api.db, walletOf(b.id)), 10_000n);
  await assertInBalance(api);
});

test('imported movements keep their time and sort by it', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const past = new Date('2025-03-01T10:00:00.000Z');
  const old = await api.context.work((unit) =>
    payPerformer(unit, { ...payment(fan.id, performer.id, 1000n), createdAt: past }),
  );
  const recent = await api.context.work((unit) => payPerformer(unit, payment(fan.id, performer.id, 1000n)));
  assert.ok(old.id < recent.id);
  const row = await api.db
    .selectFrom('ledger_transactions')
    .select('created_at')
    .where('id', '=', old.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(row.created_at, past);
});
