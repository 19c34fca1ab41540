import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';

/** The sandbox's cards, by what happens to their payments. */
export const CARDS = { good: '4242424242424242', disputes: '4000000000000259', refundFails: '4000000000005126' };

const tryToPay = (api: TestApi, fan: TestAccount, number: string) =>
  api.as(fan).pay('/payment/wallet/top-up', {
    amount: 30,
    card: { number, expMonth: 12, expYear: 2099, cvc: '123' },
  });

/** Buys 30 tokens; returns the payment's id. */
export const pay = async (api: TestApi, fan: TestAccount, number = CARDS.good): Promise<string> => {
  const answer = await tryToPay(api, fan, number);
  if (answer.status !== 200) throw new Error(`nothing was paid: ${answer.text}`);
  return answer.body.data.payment._id;
};

/** A payment of 30 with coins, settled. */
export const payByCoins = async (api: TestApi, fan: TestAccount): Promise<string> => {
  const { _id: id } = (await api.as(fan).pay('/crypt/invoices', { amount: 30 })).body.data;
  await sql`insert into sandbox_coins (id, invoice_ref, amount, confirmations, is_late)
    select ${newId()}::uuid, ref, due, 2, false from sandbox_invoices where idempotency_key = ${id}`.execute(api.db);
  await api.context.work((unit) => unit.addJob('look-at-crypto', { paymentId: id }));
  await deliverAll(api);
  return id;
};

/** A disputed payment; returns the ids of both. */
export const dispute = async (api: TestApi, fan: TestAccount): Promise<{ paymentId: string; disputeId: string }> => {
  const paymentId = await pay(api, fan, CARDS.disputes);
  await deliverAll(api);
  const { id: disputeId } = await api.db
    .selectFrom('disputes')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { paymentId, disputeId };
};

/** A payment whose gateway never answers, queued for an operator because it is old. */
export const giveUpPayment = async (api: TestApi, fan: TestAccount): Promise<string> => {
  const working = api.context.gateways;
  const { sandbox } = working;
  if (!sandbox) throw new Error('the sandbox is closed');
  const silent = () => Promise.reject(new Error('the gateway did not answer'));
  api.context.gateways = { sandbox: { ...sandbox, charge: silent } };
  await tryToPay(api, fan, CARDS.good);
  api.context.gateways = working;
  const { id } = await api.db
    .updateTable('payments')
    .set({ operator_since: new Date(), asked_at: new Date(Date.now() - 25 * 60 * 60_000) })
    .where('user_id', '=', fan.id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The rows of a queued payment with a dispute, without any gateway. */
export const insertDisputedPayment = async (db: Queryable, userId: string): Promise<void> => {
  const [paymentId, id] = [newId(), newId()];
  const [amount, provider] = [3000n, 'sandbox'];
  await db
    .insertInto('payments')
    .values({
      ...{ id: paymentId, user_id: userId, provider, purpose: 'top-up', amount, tokens: amount, paid_tokens: amount },
      ...{ currency: 'USD', status: 'pending', operator_since: new Date() },
    })
    .execute();
  await db
    .insertInto('disputes')
    .values({
      ...{ id, payment_id: paymentId, user_id: userId, provider, provider_ref: id, amount },
      ...{ reason: 'fraudulent', status: 'open' },
    })
    .execute();
};
