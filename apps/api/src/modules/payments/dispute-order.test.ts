import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openDispute } from '../../platform/payments/sandbox-disputes.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { openShop, order } from '../orders/testing.ts';
import { listDisputes } from '../payment-operations/disputes.repository.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { buyTicket, endAfter, openDoors } from '../stream-tickets/testing.ts';
import { settleDispute } from './disputes.service.ts';
import { requestRefund, settleRefund } from './refunds.service.ts';

const topUp = async (api: TestApi, fan: TestAccount, amount: number): Promise<string> => {
  const card = { number: '4000000000005126', expMonth: 12, expYear: 2099, cvc: '123' };
  return (await api.as(fan).pay('/payment/wallet/top-up', { amount, card })).body.data.payment._id;
};

const chargeOf = async (api: TestApi, paymentId: string): Promise<string> => {
  const charges = api.db.selectFrom('sandbox_charges').select('ref').where('idempotency_key', '=', paymentId);
  return (await charges.executeTakeFirstOrThrow()).ref;
};

/** A payment of 30 tokens by a card whose refunds fail later, of which 5 are spent. */
const paid = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 5 }), await api.createPerformer()];
  const paymentId = await topUp(api, fan, 30);
  const source = { type: 'profile', _id: performer.id };
  await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 10, source });
  const ref = await chargeOf(api, paymentId);
  const about = { provider: 'sandbox', ref: ref.replace(':charge:', ':dispute:') };
  return { api, fan, paymentId, ref, about, balance: () => findBalance(api.db, walletOf(fan.id)) };
};

const decide = (api: TestApi, status: 'won' | 'lost') =>
  api.db.updateTable('sandbox_disputes').set({ status }).execute();

const lossOf = async (api: TestApi): Promise<bigint> => {
  const entries = await api.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select('ledger_entries.amount')
    .where('kind', '=', 'dispute-loss')
    .execute();
  return entries.reduce((sum, { amount }) => sum + amount, 0n);
};

test('a failed refund and a lost dispute have the same result in either order', async (t) => {
  for (const first of ['refund', 'dispute'] as const) {
    await t.test(first, async (sub) => {
      const { api, paymentId, ref, about, balance } = await paid(sub);
      const refundId = await api.context.work((unit) =>
        requestRefund(api.context, unit, { paymentId, amount: 2000n, reason: 'kindness' }),
      );
      await settleRefund(api.context, refundId);
      assert.equal(await balance(), 500n);
      await openDispute(api.db, ref);
      await decide(api, 'lost');
      await api.db.updateTable('sandbox_refunds').set({ later_at: new Date() }).execute();
      const hear = {
        refund: () => settleRefund(api.context, refundId),
        dispute: () => settleDispute(api.context, about),
      };
      await hear[first]();
      await hear[first === 'refund' ? 'dispute' : 'refund']();
      assert.deepEqual([await balance(), await lossOf(api)], [0n, -500n]);
      await decide(api, 'won');
      await settleDispute(api.context, about);
      assert.deepEqual([await balance(), await lossOf(api)], [2500n, 0n]);
      assert.deepEqual(await findImbalances(api.db), []);
    });
  }
});

test('a failed refund and a dispute of another payment have the same result in either order', async (t) => {
  for (const first of ['refund', 'dispute'] as const) {
    await t.test(first, async (sub) => {
      const { api, fan, paymentId, about, balance } = await paid(sub);
      const other = await topUp(api, fan, 4);
      const refundId = await api.context.work((unit) =>
        requestRefund(api.context, unit, { paymentId: other, amount: 400n, reason: 'kindness' }),
      );
      await settleRefund(api.context, refundId);
      assert.equal(await balance(), 2500n);
      await openDispute(api.db, await chargeOf(api, paymentId));
      await api.db.updateTable('sandbox_refunds').set({ later_at: new Date() }).execute();
      const hear = {
        refund: () => settleRefund(api.context, refundId),
        dispute: () => settleDispute(api.context, about),
      };
      await hear[first]();
      await hear[first === 'refund' ? 'dispute' : 'refund']();
      assert.deepEqual([await balance(), await lossOf(api)], [0n, -100n], 'what came back pays what was not there');
      await decide(api, 'won');
      await settleDispute(api.context, about);
      assert.deepEqual([await balance(), await lossOf(api)], [2900n, 0n]);
      assert.deepEqual(await findImbalances(api.db), []);
    });
  }
});

test('tokens of a won dispute cover what another dispute lacked', async (t) => {
  const { api, fan, paymentId, about, balance } = await paid(t);
  const other = await topUp(api, fan, 4);
  const ref = await chargeOf(api, other);
  for (const one of [await chargeOf(api, paymentId), ref]) await openDispute(api.db, one);
  const second = { provider: 'sandbox', ref: ref.replace(':charge:', ':dispute:') };
  await settleDispute(api.context, second);
  await settleDispute(api.context, about);
  assert.deepEqual([await balance(), await lossOf(api)], [0n, -500n]);
  await api.db.updateTable('sandbox_disputes').set({ status: 'won' }).where('ref', '=', second.ref).execute();
  await Promise.all([settleDispute(api.context, second), settleDispute(api.context, about)]);
  assert.deepEqual([await balance(), await lossOf(api)], [0n, -100n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('an outdated answer of the gateway about a dispute is ignored', async (t) => {
  const { api, ref, about, balance } = await paid(t);
  await openDispute(api.db, ref);
  await settleDispute(api.context, about);
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  let asked = 0;
  // While the first answer (open) is on its way the dispute is won, and somebody else hears of that.
  const findDispute = async (name: string) => {
    const told = await working.findDispute(name);
    asked += 1;
    if (asked === 1) {
      await decide(api, 'won');
      await settleDispute(api.context, about);
    }
    return told;
  };
  api.context.gateways = { sandbox: { ...working, findDispute } };
  assert.equal(await settleDispute(api.context, about), true);
  const [dispute] = await listDisputes(api.db, { limit: 1 }, null);
  assert.deepEqual([dispute?.status, await balance(), asked], ['won', 2500n, 3]);
});

test('concurrent events about a new dispute open it once and take its tokens once', async (t) => {
  const { api, ref, about, balance } = await paid(t);
  await openDispute(api.db, ref);
  assert.deepEqual(await Promise.all([1, 2, 3, 4].map(() => settleDispute(api.context, about))), [
    true,
    true,
    true,
    true,
  ]);
  assert.equal(await balance(), 0n);
  assert.deepEqual(await findImbalances(api.db), []);
});

/** Spends most of a payment's tokens with a fan who has nothing else; answers what gives them back. */
type Spend = (api: TestApi, fan: TestAccount) => Promise<() => Promise<unknown>>;

const returned: Record<string, { tokens: number; spend: Spend }> = {
  'a cancelled order': {
    tokens: 30,
    spend: async (api, fan) => {
      const shop = await openShop(api, {}, { balance: 0, fan });
      const id = await order(api, shop);
      return () => api.as(fan).put(`/orders/${id}/cancel`, {});
    },
  },
  'a ticket of a stream that did not take place': {
    tokens: 6,
    spend: async (api, fan) => {
      const doors = await openDoors(api);
      assert.equal((await buyTicket(api, { ...doors, fan })).status, 200);
      return () => endAfter(api, doors, 10);
    },
  },
  'a tip that an operator refunds': {
    tokens: 30,
    spend: async (api, fan) => {
      const performer = await api.createPerformer();
      const source = { type: 'profile', _id: performer.id };
      await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 20, source });
      const tips = api.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'tip');
      const { id: transactionId } = await tips.executeTakeFirstOrThrow();
      return () => api.context.work((unit) => refundSale(unit, { transactionId, reason: 'asked for' }));
    },
  },
};

for (const [name, { tokens, spend }] of Object.entries(returned)) {
  test(`${name} and a dispute have the same result in either order`, async (t) => {
    for (const first of ['return', 'dispute'] as const) {
      await t.test(first, async (sub) => {
        const api = await createTestApi(sub);
        const fan = await api.createUser();
        const ref = await chargeOf(api, await topUp(api, fan, tokens));
        const giveBack = await spend(api, fan);
        await openDispute(api.db, ref);
        const about = { provider: 'sandbox', ref: ref.replace(':charge:', ':dispute:') };
        const balance = () => findBalance(api.db, walletOf(fan.id));
        const happen = {
          return: async () => {
            await giveBack();
            await api.runJobs();
          },
          dispute: () => settleDispute(api.context, about),
        };
        await happen[first]();
        await happen[first === 'return' ? 'dispute' : 'return']();
        assert.deepEqual([await balance(), await lossOf(api)], [0n, 0n]);
        await decide(api, 'won');
        await settleDispute(api.context, about);
        assert.deepEqual([await balance(), await lossOf(api)], [BigInt(tokens) * 100n, 0n]);
        assert.deepEqual(await findImbalances(api.db), []);
      });
    }
  });
}

test('what returns while several payments are disputed covers them once, and what is left stays in the wallet', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 10 });
  const refs = [await chargeOf(api, await topUp(api, fan, 20)), await chargeOf(api, await topUp(api, fan, 4))];
  const shop = await openShop(api, {}, { balance: 0, fan });
  const id = await order(api, shop);
  for (const ref of refs) await openDispute(api.db, ref);
  const abouts = refs.map((ref) => ({ provider: 'sandbox', ref: ref.replace(':charge:', ':dispute:') }));
  for (const about of abouts) await settleDispute(api.context, about);
  const balance = () => findBalance(api.db, walletOf(fan.id));
  assert.deepEqual([await balance(), await lossOf(api)], [0n, -1800n]);
  await api.as(fan).put(`/orders/${id}/cancel`, {});
  await Promise.all([api.runJobs(), settleDispute(api.context, abouts[0] ?? { provider: '', ref: '' })]);
  await api.runJobs();
  assert.deepEqual([await balance(), await lossOf(api)], [1000n, 0n]);
  const jobs = await api.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'chargeback').execute();
  assert.equal(jobs.length, 4, 'each dispute was charged once, and once anew');
  assert.deepEqual(await findImbalances(api.db), []);
});
