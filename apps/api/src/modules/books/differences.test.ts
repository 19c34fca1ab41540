import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rehearse } from '../../platform/unit-of-work.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { openShop, order } from '../orders/testing.ts';
import { requestRefund } from '../payments/refunds.service.ts';
import { act, ask, createPaidPerformer } from '../payouts/testing.ts';
import { recordReferral } from '../referrals/referrals.service.ts';
import { buyTicket, openDoors } from '../stream-tickets/testing.ts';
import { booksJobs } from './books.jobs.ts';
import { findDifferences } from './differences.ts';

const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

/** One of everything that hangs on the ledger. */
const makeHistory = async (api: TestApi) => {
  const [fan, friend] = [await api.createUser({ balance: 100 }), await api.createUser()];
  const { code } = (await api.as(friend).get('/referrals/user/code')).body.data;
  await api.context.work((unit) => recordReferral(unit, { code, referredId: fan.id }));
  const performer = await createPaidPerformer(api, 200);
  const operator = await api.createOperator();
  const sent = await ask(api, performer, 60);
  await act(api, operator, sent, 'approve');
  await act(api, operator, sent, 'paid', { reference: 'SEPA 1' });
  await ask(api, performer, 70);
  await order(api, await openShop(api, {}, { seller: performer, fan }));
  const { streamId } = await openDoors(api);
  await buyTicket(api, { fan, streamId });
  await api.as(performer).post('/performer/coupons', { code: 'SPRING', percent: 50 });
  const gallery = await insertGallery(api.db, performer, { price: 20 });
  await api.as(fan).pay(`/wallet/charges/gallery/${gallery}`, { expectedPrice: 10, coupon: 'spring' });
  const { payment } = (await api.as(fan).pay('/payment/wallet/top-up', { amount: 30, card })).body.data;
  await api.context.work((unit) =>
    requestRefund(api.context, unit, { paymentId: payment._id, amount: 1000n, reason: 'kindness' }),
  );
  await api.runJobs();
};

const CHANGES: Record<string, (api: TestApi) => Promise<unknown>> = {
  'order-held': ({ db }) => db.updateTable('orders').set({ shipping_price: 100n }).execute(),
  held: ({ db }) => db.updateTable('stream_tickets').set({ status: 'released', settled_at: new Date() }).execute(),
  'payout-reserved': ({ db }) =>
    db.updateTable('payout_requests').set({ amount: 7100n }).where('status', '=', 'pending-review').execute(),
  'payout-sent': ({ db }) => db.updateTable('payout_requests').set({ status: 'paid' }).execute(),
  payment: ({ db }) => db.updateTable('payments').set({ tokens: 3100n }).execute(),
  refunded: ({ db }) => db.updateTable('refunds').set({ tokens: 1100n }).execute(),
  'coupon-uses': ({ db }) => db.updateTable('coupons').set({ used: 2 }).execute(),
  rewards: ({ db }) => db.updateTable('referral_earnings').set({ amount: 1001n }).execute(),
};

/** What is found once something was changed behind the ledger's back; the change is undone. */
const foundAfter = (api: TestApi, change: (api: TestApi) => Promise<unknown>) =>
  rehearse(api.context.work, async ({ db }) => {
    await change({ ...api, db });
    return findDifferences(db);
  });

test('rows that agree with the ledger are no differences, and each kind that does not is found', async (t) => {
  const api = await createTestApi(t);
  await makeHistory(api);
  assert.deepEqual(await findDifferences(api.db), []);
  for (const [what, change] of Object.entries(CHANGES)) {
    const found = await foundAfter(api, change);
    assert.ok(
      found.some((difference) => difference.what === what),
      what,
    );
  }
  await CHANGES.refunded?.(api);
  await booksJobs['check-ledger'](api.context, {});
  const { difference_count: count } = await api.db
    .selectFrom('ledger_checks')
    .select('difference_count')
    .executeTakeFirstOrThrow();
  assert.equal(count, 1);
});
