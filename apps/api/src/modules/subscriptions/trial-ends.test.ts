import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { lettersTo, speak, templatesTo } from '../money-letters/testing.ts';
import { notifyOfTrialEnds } from './trial-ends.service.ts';

const DAY_MS = 86_400_000;
const LETTER = 'subscription-trial-ending';

/** A fan in a free period that is paid for afterwards. */
const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer({ isFreeTrial: true })];
  const order = { performerId: performer.id, type: 'free', expectedPrice: 0, expectedRenewalPrice: 5 };
  const { status } = await api.as(fan).pay('/wallet/charges/subscribe/performers', order);
  assert.equal(status, 200);
  const change = (values: { status?: 'cancelled'; price?: bigint; type?: 'monthly' }, endsInDays = 6) =>
    api.db
      .updateTable('subscriptions')
      .set({ ...values, current_period_end: new Date(Date.now() + endsInDays * DAY_MS) })
      .execute();
  const announce = () => notifyOfTrialEnds(api.context, {});
  const kinds = async () => {
    const rows = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', fan.id).execute();
    return rows.map(({ kind }) => kind);
  };
  return { api, fan, change, announce, kinds };
};

test('a free period that turns into a paid one is told once, a week before, with the price and the way out', async (t) => {
  const { api, fan, change, announce, kinds } = await prepare(t);
  await speak(api, fan, 'en-US');
  await announce();
  assert.deepEqual(await kinds(), [], 'weeks before');
  await change({});
  await Promise.all([announce(), announce()]);
  await announce();
  assert.deepEqual(await kinds(), [LETTER]);
  const [letter, ...others] = await lettersTo(api, fan);
  assert.deepEqual([letter?.template, others], [LETTER, []]);
  assert.match(
    letter?.text ?? '',
    /takes \S?5\S? tokens from your wallet[^]*cancel before that day[^]*\/subscriptions/,
  );
});

test('nobody is told who has cancelled, pays already, or never will', async (t) => {
  for (const values of [{ status: 'cancelled' }, { type: 'monthly' }, { price: 0n }] as const) {
    const { api, fan, change, announce, kinds } = await prepare(t);
    await change(values);
    await announce();
    assert.deepEqual([await kinds(), await templatesTo(api, fan)], [[], []]);
  }
});

test('what counts is whether the time after the free period is paid for, not what it once cost', async (t) => {
  for (const [price, next_price, expected] of [
    [0n, 500n, [LETTER]],
    [500n, 0n, []],
  ] as const) {
    const { api, change, announce, kinds } = await prepare(t);
    await change({ price });
    await api.db.updateTable('subscriptions').set({ next_price, next_price_from: new Date() }).execute();
    await announce();
    assert.deepEqual(await kinds(), expected);
  }
});

test('where the end moves the fan is told of the new one', async (t) => {
  const { api, change, announce, kinds } = await prepare(t);
  await change({});
  await announce();
  const before = new Date(Date.now() - 30 * DAY_MS);
  await api.db.updateTable('notifications').set({ created_at: before }).execute();
  await announce();
  assert.deepEqual(await kinds(), [LETTER, LETTER]);
});
