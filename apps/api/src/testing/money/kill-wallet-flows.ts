import { insertGallery } from '../content.ts';
import { runStepsOnce } from '../../platform/idempotency.ts';
import { giveSubscription } from '../../modules/subscriptions/gifts.service.ts';
import { buyItem } from '../../modules/wallet/purchases.service.ts';
import { tip as tipSteps } from '../../modules/wallet/tips.service.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { balances, claimOf, once, type Prepare } from './kill-flow.ts';

const memberOf = ({ id }: TestAccount) => ({ account: { id, role: 'user' as const }, country: null });

const people = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  return { fan, performer, claim: claimOf(fan), member: memberOf(fan) };
};

export const tip: Prepare = async (api) => {
  const { fan, performer, claim, member } = await people(api);
  const source = { type: 'profile', _id: performer.id } as const;
  const steps = tipSteps(member, { performerId: performer.id, amount: 30, source });
  return {
    run: (context) => context.work((unit) => runStepsOnce(unit, claim, steps)),
    found: () => balances(api, fan, performer),
    expected: { wallet: 7000n, earnings: 2400n },
  };
};

export const purchase: Prepare = async (api) => {
  const { fan, performer, claim, member } = await people(api);
  const id = await insertGallery(api.db, performer, { price: 20 });
  await api.as(performer).post('/performer/coupons', { code: `HALF${id.slice(-12)}`, percent: 50 });
  const order = { type: 'gallery', id, expectedPrice: 10, coupon: `half${id.slice(-12)}` } as const;
  return {
    run: (context) => context.work((unit) => runStepsOnce(unit, claim, buyItem(member, order))),
    found: async () => {
      const uses = await api.db.selectFrom('coupon_uses').select('price').where('user_id', '=', fan.id).execute();
      const bought = await api.db.selectFrom('purchases').select('price').where('user_id', '=', fan.id).execute();
      return [await balances(api, fan, performer), bought.map(({ price }) => price), uses.length];
    },
    expected: [{ wallet: 9000n, earnings: 800n }, [1000n], 1],
  };
};

export const gift: Prepare = async (api) => {
  const { fan, performer, claim, member } = await people(api);
  const { id, username } = await api.createUser();
  const order = { performerId: performer.id, username, type: 'monthly', expectedPrice: 5, note: '' } as const;
  return {
    run: (context) => once(context, claim, (unit) => giveSubscription(unit, member, order)),
    found: async () => {
      const open = await api.db.selectFrom('subscriptions').select('status').where('user_id', '=', id).execute();
      return [await balances(api, fan, performer), open.map(({ status }) => status)];
    },
    expected: [{ wallet: 9500n, earnings: 400n }, ['cancelled']],
  };
};
