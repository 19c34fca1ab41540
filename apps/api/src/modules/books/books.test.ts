import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { payPerformer, topUpWallet } from '../ledger/movements.ts';
import { reverse } from '../ledger/reversals.ts';
import { booksJobs } from './books.jobs.ts';

const BOOKS = '/operator/books';

const makeHistory = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await api.context.work(async (unit) => {
    const [march, april] = [new Date('2025-03-31T23:59:59.999Z'), new Date('2025-04-01T00:00:00.000Z')];
    await topUpWallet(unit, { userId: fan.id, tokens: 10_000n, paidTokens: 9000n, createdAt: march });
    const parties = { userId: fan.id, performerId: performer.id, item: { type: 'profile' as const, id: performer.id } };
    const tip = { ...parties, kind: 'tip', amount: 1000n } as const;
    await payPerformer(unit, { ...tip, createdAt: march });
    const second = await payPerformer(unit, { ...tip, createdAt: april });
    await reverse(unit, { kind: 'refund', transactionId: second.id });
  });
};

test('the trial balance can be read for any moment, and sums to zero', async (t) => {
  const api = await createTestApi(t);
  await makeHistory(api);
  const operator = api.as(await api.createOperator());
  const at = async (query: string) => {
    const { accounts, sum } = (await operator.get(`${BOOKS}/trial-balance${query}`)).body.data;
    assert.equal(sum, 0);
    return Object.fromEntries(accounts.map(({ kind, balance }: { kind: string; balance: number }) => [kind, balance]));
  };
  const march = { wallet: 90, earnings: 8, commission: 2, gateway: -90, promotion: -10 };
  assert.deepEqual(await at('?at=2025-03-31T23:59:59.999Z'), march);
  assert.deepEqual(await at('?at=2025-04-01T00:00:00.000Z'), { ...march, wallet: 80, earnings: 16, commission: 4 });
  assert.deepEqual(await at(''), march);
  assert.deepEqual(await at('?at=2020-01-01T00:00:00Z'), {});
  assert.equal((await operator.get(`${BOOKS}/trial-balance?at=yesterday`)).status, 422);
});

test('amounts are reported by month, a refund in its own month', async (t) => {
  const api = await createTestApi(t);
  await makeHistory(api);
  const operator = api.as(await api.createOperator());
  const months = async (year: number) => (await operator.get(`${BOOKS}/months?year=${year}`)).body.data.months;
  assert.deepEqual(await months(2025), [
    {
      month: '2025-03',
      movements: [
        { kind: 'tip', count: 1, amount: 10, commission: 2 },
        { kind: 'top-up', count: 1, amount: 100, commission: 0 },
      ],
    },
    { month: '2025-04', movements: [{ kind: 'tip', count: 1, amount: 10, commission: 2 }] },
  ]);
  const [now] = await months(new Date().getUTCFullYear());
  assert.deepEqual(now.movements, [{ kind: 'refund', count: 1, amount: 10, commission: 2 }]);
  assert.equal((await operator.get(`${BOOKS}/months?year=1999`)).status, 422);
});

test('the nightly check finds changes that bypass the ledger, and reports them to operators and metrics', async (t) => {
  const api = await createTestApi(t, { METRICS_TOKEN: 'a-token-for-prometheus' });
  const fan = await api.createUser({ balance: 25 });
  const operator = api.as(await api.createOperator());
  const metrics = async () => (await api.guest.get('/metrics', { authorization: 'a-token-for-prometheus' })).text;
  assert.doesNotMatch(await metrics(), /ledger_differences/);
  await booksJobs['check-ledger'](api.context, {});
  assert.match(await metrics(), /^barg_ledger_differences 0$/m);
  await api.db.updateTable('ledger_accounts').set({ balance: 2600n }).where('owner_id', '=', fan.id).execute();

  const { body } = await operator.post(`${BOOKS}/checks`);
  const { differences, ...check } = body.data;
  assert.deepEqual([check.differenceCount, check.transactions, check.isAskedFor], [1, 1, true]);
  assert.deepEqual(
    differences.map(({ what, expected, found }: Record<string, unknown>) => [what, expected, found]),
    [['account', 25, 26]],
  );
  assert.match(await metrics(), /^barg_ledger_differences 1$/m);
  const { checks } = (await operator.get(`${BOOKS}/checks`)).body.data;
  assert.deepEqual(
    checks.map(({ isAskedFor, differenceCount }: Record<string, unknown>) => [isAskedFor, differenceCount]),
    [
      [true, 1],
      [false, 0],
    ],
  );
  const [entry] = (await operator.get('/operator/audit-log?action=ledger.checked')).body.data.data;
  assert.deepEqual(entry.details, { differences: 1 });
});
