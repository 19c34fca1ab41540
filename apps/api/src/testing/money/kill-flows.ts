import { buyProduct } from '../../modules/orders/buying.service.ts';
import { cancelBoughtOrder } from '../../modules/orders/buyers.service.ts';
import { openShop, order } from '../../modules/orders/testing.ts';
import { presentRequest } from '../../modules/payouts/payouts.presenter.ts';
import { requestPayout } from '../../modules/payouts/requesting.service.ts';
import { approvePayout } from '../../modules/payouts/review.service.ts';
import { markPaid } from '../../modules/payouts/payout-outcomes.ts';
import { approvedTransfer, ask, createPaidPerformer } from '../../modules/payouts/testing.ts';
import { settleTransfer } from '../../modules/payouts/transfers.service.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { charge, refund } from './kill-card-flows.ts';
import { balances, claimOf, once, type Prepare } from './kill-flow.ts';
import { earnedTicket, privateStream, returnedTicket } from './kill-live-flows.ts';
import { gift, purchase, tip } from './kill-wallet-flows.ts';

const statusesOf = async ({ db }: TestApi, { id }: TestAccount): Promise<string[]> =>
  (await db.selectFrom('payout_requests').select('status').where('performer_id', '=', id).execute()).map(
    ({ status }) => status,
  );

const askForPayout: Prepare = async (api) => {
  const performer = await createPaidPerformer(api, 100);
  const claim = claimOf(performer);
  const body = { amount: 60, methodId: 'bank', note: '', expectedNet: 60 } as const;
  return {
    run: (context) =>
      once(context, claim, async (unit) => presentRequest(await requestPayout(context, unit, performer.id, body))),
    found: async () => [await balances(api, performer), await statusesOf(api, performer)],
    expected: [{ earnings: 4000n, 'payout-pending': 6000n }, ['pending-review']],
  };
};

const payout: Prepare = async (api) => {
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  const { _id: id } = await ask(api, performer, 60);
  const claims = { approve: claimOf(operator), pay: claimOf(operator) };
  const decision = { id, operatorId: operator.id };
  const done = { isDone: true };
  return {
    run: async (context) => {
      await once(context, claims.approve, (unit) => approvePayout(unit, { ...decision, version: 1 }).then(() => done));
      await once(context, claims.pay, (unit) =>
        markPaid(unit, { ...decision, version: 2, reference: 'S' }).then(() => done),
      );
    },
    found: async () => {
      const sent = await api.db.selectFrom('payout_attempts').select('status').where('request_id', '=', id).execute();
      return [await balances(api, performer), await statusesOf(api, performer), sent.map(({ status }) => status)];
    },
    expected: [{ earnings: 4000n }, ['paid'], ['sent']],
  };
};

/** To an account at the gateway, by the job that sends it. */
const transfer: Prepare = async (api) => {
  const { performer, accountId, id } = await approvedTransfer(api);
  return {
    run: (context) => settleTransfer(context, id),
    found: async () => {
      const sent = await api.db
        .selectFrom('sandbox_transfers')
        .select('amount')
        .where('account_ref', '=', accountId)
        .execute();
      return [await balances(api, performer), await statusesOf(api, performer), sent.map(({ amount }) => amount)];
    },
    expected: [{ earnings: 4000n }, ['paid'], [6000n]],
  };
};

const foundOrders = async (api: TestApi, fan: TestAccount, productId: string) => {
  const orders = await api.db.selectFrom('orders').select('status').where('user_id', '=', fan.id).execute();
  const { stock } = await api.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return [await balances(api, fan), orders.map(({ status }) => status), stock];
};

const placeOrder: Prepare = async (api) => {
  const { fan, productId, addressId } = await openShop(api, { stock: '5' });
  const claim = claimOf(fan);
  const member = { account: { id: fan.id, role: 'user' as const }, country: null };
  const wanted = { productId, addressId, quantity: 2, expectedPrice: 53 };
  return {
    run: (context) => once(context, claim, (unit) => buyProduct(unit, member, wanted)),
    found: () => foundOrders(api, fan, productId),
    expected: [{ wallet: 4700n, held: 5300n }, ['created'], 3],
  };
};

const cancelOrder: Prepare = async (api) => {
  const shop = await openShop(api, { stock: '5' });
  const { fan, productId } = shop;
  const id = await order(api, shop);
  return {
    run: (context) =>
      context
        .work((unit) => cancelBoughtOrder(unit, fan.id, { id, reason: '' }))
        .catch((error: { code?: string }) => {
          // Whoever asks again after it was done is told that there is nothing to cancel.
          if (error.code !== 'order.not_allowed_now') throw error;
        }),
    found: () => foundOrders(api, fan, productId),
    expected: [{ wallet: 10_000n }, ['refunded'], 5],
  };
};

export const FLOWS: Readonly<Record<string, Prepare>> = {
  charge,
  refund,
  'a tip': tip,
  'a purchase with a coupon': purchase,
  'a gift': gift,
  'asking for a payout': askForPayout,
  'approving and paying it': payout,
  'sending it by the gateway': transfer,
  'placing an order': placeOrder,
  'cancelling it': cancelOrder,
  'a private stream': privateStream,
  'a ticket that is earned': earnedTicket,
  'a ticket that comes back': returnedTicket,
};
