import { requestRefund, settleRefund } from '../../modules/payments/refunds.service.ts';
import { topUp } from '../../modules/payments/top-up.service.ts';
import { balances, claimOf, once, type Prepare } from './kill-flow.ts';

const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

export const charge: Prepare = async (api) => {
  const fan = await api.createUser();
  const claim = claimOf(fan);
  return {
    run: (context) =>
      topUp(context, { userId: fan.id, addressCountry: null }, { claim, body: { amount: 30, card, saveCard: false } }),
    found: async () => {
      const payments = await api.db
        .selectFrom('payments')
        .select(['id', 'status'])
        .where('user_id', '=', fan.id)
        .execute();
      const keys = payments.map(({ id }) => id);
      const charges = await api.db
        .selectFrom('sandbox_charges')
        .select('ref')
        .where('idempotency_key', 'in', keys)
        .execute();
      return [await balances(api, fan), payments.map(({ status }) => status), charges.length];
    },
    expected: [{ wallet: 3000n }, ['succeeded'], 1],
  };
};

export const refund: Prepare = async (api) => {
  const fan = await api.createUser();
  const { payment } = await topUp(
    api.context,
    { userId: fan.id, addressCountry: null },
    {
      claim: claimOf(fan),
      body: { amount: 30, card, saveCard: false },
    },
  );
  const claim = claimOf(fan);
  const order = { paymentId: payment._id, amount: 1000n, reason: 'kindness' };
  return {
    run: async (context) => {
      const asked = await once(context, claim, async (unit) => ({ id: await requestRefund(context, unit, order) }));
      await settleRefund(context, (asked as { id: string }).id);
    },
    found: async () => {
      const refunds = await api.db
        .selectFrom('refunds')
        .select(['id', 'status'])
        .where('payment_id', '=', payment._id)
        .execute();
      const keys = refunds.map(({ id }) => id);
      const given = await api.db
        .selectFrom('sandbox_refunds')
        .select('amount')
        .where('idempotency_key', 'in', keys)
        .execute();
      return [await balances(api, fan), refunds.map(({ status }) => status), given.map(({ amount }) => amount)];
    },
    expected: [{ wallet: 2000n }, ['succeeded'], [1000n]],
  };
};
