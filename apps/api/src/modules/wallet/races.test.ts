import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { TestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { answerOf } from '../../testing/money/command.ts';
import type { Call } from '../../testing/money/contend.ts';
import { accountOf, oneOfTwo, race, rowOf } from '../../testing/money/race.ts';
import { renewSubscription } from '../subscriptions/renewal.service.ts';

race('the last use of a coupon by two', async (api) => {
  const performer = await api.createPerformer();
  const { _id: id } = (await api.as(performer).post('/performer/coupons', { code: 'SPRING', percent: 50, maxUses: 1 }))
    .body.data;
  const use = async (): Promise<Call> => {
    const [fan, gallery] = [
      await api.createUser({ balance: 50 }),
      await insertGallery(api.db, performer, { price: 20 }),
    ];
    return () => api.as(fan).pay(`/wallet/charges/gallery/${gallery}`, { expectedPrice: 10, coupon: 'spring' });
  };
  return { lock: rowOf('coupons', id), calls: [await use(), await use()], ends: oneOfTwo('coupon.unusable') };
});

const wealthy = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const source = { type: 'profile', _id: performer.id };
  const tip =
    (amount: number): Call =>
    () =>
      api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount, source });
  const cap =
    (amount: number | null): Call =>
    () =>
      api.as(fan).put('/wallet/spending-caps', { period: 'day', amount });
  return { fan, performer, tip, cap };
};

race('two payments, together beyond the cap', async (api) => {
  const { fan, tip, cap } = await wealthy(api);
  await cap(50)();
  return { lock: accountOf(fan, 'wallet'), calls: [tip(30), tip(30)], ends: oneOfTwo('wallet.cap_reached') };
});

race('a first cap set twice', async (api) => {
  const { fan, cap } = await wealthy(api);
  return {
    lock: sql`lock table spending_caps in share mode`,
    calls: [cap(20), cap(50)],
    ends: [[null, null]],
    check: async () => {
      const { data } = (await api.as(fan).get('/wallet/spending-caps')).body;
      assert.equal(data[0].amount, 20, 'a higher one waits for a day, and a lower one does not');
    },
  };
});

race('two payments, together more than the wallet holds', async (api) => {
  const { fan, tip } = await wealthy(api);
  return { lock: accountOf(fan, 'wallet'), calls: [tip(60), tip(60)], ends: oneOfTwo('wallet.insufficient_balance') };
});

race('one gallery bought twice', async (api) => {
  const { fan, performer } = await wealthy(api);
  const gallery = await insertGallery(api.db, performer, { price: 20 });
  const purchase: Call = () => api.as(fan).pay(`/wallet/charges/gallery/${gallery}`, { expectedPrice: 20 });
  return { lock: accountOf(fan, 'wallet'), calls: [purchase, purchase], ends: oneOfTwo('wallet.already_purchased') };
});

race('a subscription that goes on by its fan and by itself', async (api) => {
  const { fan, performer } = await wealthy(api);
  const id = await api.subscribe(fan, performer, { endsInDays: -1 });
  await api.db
    .updateTable('subscriptions')
    .set({ status: 'past-due', retry_at: new Date(0) })
    .execute();
  const resume: Call = () => api.as(fan).pay(`/subscriptions/${id}/resume`, { expectedPrice: 5 });
  const renew = () => answerOf(api.context.work((unit) => renewSubscription(unit, id, new Date())));
  const ends = [
    [null, null],
    ['subscription.cannot_resume', null],
  ];
  return { lock: accountOf(fan, 'wallet'), calls: [resume, renew], ends };
});
