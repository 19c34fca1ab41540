import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { findAnswer, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { toHundredths } from '../../platform/money.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import { rehearse, type UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { topUpWallet } from '../ledger/movements.ts';
import { assertMoneyPrice } from '../ledger/price-agreed.ts';
import { notify } from '../notifications/notify.ts';
import { completePayment, lockPayment, type PaymentStanding } from '../payments/payments.repository.ts';
import { orderForTokens } from '../payments/top-up-order.ts';
import { checkPayment, payByCard } from '../payments/top-up.service.ts';
import { taxOf } from '../taxes/taxes.service.ts';
import { loadParties, presentSubscription } from '../subscriptions/subscriptions.presenter.ts';
import { renewFromCard } from './card-renewals.repository.ts';
import { areOnTerms, lockSubscription } from '../subscriptions/subscriptions.repository.ts';
import { subscribeBody, type Subscription } from '../subscriptions/subscriptions.schema.ts';
import { subscribe } from '../subscriptions/subscriptions.service.ts';
import { endUnconfirmed, findUnfinished, takeSubscribersTurn } from './unfinished-orders.ts';
import type { SubscribeByCardBody, CardSubscription } from './card-subscriptions.schema.ts';

/**
 * Subscribes with a card: the card fills the wallet with the price, and the wallet pays, so that there is one kind of
 * sale to refund. Before the card is charged, the subscription is tried in a transaction that is rolled back. If it
 * fails after the charge all the same, the tokens stay in the wallet. A payment for the same subscription that its payer
 * has not confirmed is ended first.
 *
 * @throws PaymentPendingError while the bank has such a payment in hand, ChargeTooSmallError where the price (with a coupon)
 * is less than cards are charged, the errors of {@link subscribe} and {@link payByCard}
 */
export const subscribeByCard = async (
  context: Context,
  member: Member,
  { claim, body }: { claim: IdempotencyClaim; body: SubscribeByCardBody },
): Promise<CardSubscription> => {
  const userId = member.account.id;
  const tokens = toHundredths(body.expectedPrice);
  const ordered = subscribeBody.parse(body);
  // Found before the claim is: none of them can be the payment of this claim then.
  const others = await findUnfinished(context.db, { userId, performerId: ordered.performerId });
  if (!(await findAnswer(context.db, claim))) {
    for (const other of others) await endOther(context, other);
    await rehearse(context.work, async (unit) => {
      await topUpWallet(unit, { userId, tokens, paidTokens: tokens });
      return subscribe(unit, member, ordered);
    });
  }
  const { payment } = await payByCard(context, userId, {
    ...{ claim, source: body, purpose: 'subscription', ordered },
    begin: ({ db }) => takeSubscribersTurn(db, { userId, performerId: ordered.performerId }),
    priceOf: async (db, settings) => {
      const buyer = { userId, addressCountry: member.country };
      const order = orderForTokens(tokens, settings, await taxOf(db, buyer));
      assertMoneyPrice({ price: body.expectedAmount, currency: body.currency }, order);
      return order;
    },
  });
  // The windows of the account are told with the answer.
  await context.work((unit) => complete(unit, payment._id));
  const result = await checkPayment(context, userId, payment._id);
  return { ...result, subscription: result.status === 'succeeded' ? await findOwn(context, userId, ordered) : null };
};

/** Ends an earlier payment for the same subscription, or does what it was made for where the bank has said yes. */
const endOther = async (context: Context, { id, status }: Pick<PaymentStanding, 'id' | 'status'>): Promise<void> => {
  if (status === 'pending') await endUnconfirmed(context, id);
  await completeOrRefuse(context, id);
};

const findOwn = async (
  context: Context,
  userId: string,
  { performerId }: { performerId: string },
): Promise<Subscription | null> =>
  context.work(async ({ db }) => {
    const row = await lockSubscription(db, userId, performerId);
    return row ? presentSubscription(row, await loadParties(db, [row], userId)) : null;
  });

/**
 * Subscribes with the tokens of a payment, once. Returns it; null where there was nothing to do.
 * @throws the errors of {@link subscribe}, when something has changed since the card was charged
 */
const complete = async (unit: UnitOfWork, paymentId: string): Promise<PaymentStanding | null> => {
  const payment = await lockPayment(unit.db, paymentId);
  if (payment.purpose !== 'subscription' || payment.status !== 'succeeded' || payment.completed_at !== null)
    return null;
  await completePayment(unit.db, paymentId);
  await assertStillOnTerms(unit, payment);
  const { subscription } = await subscribeAs(unit, payment.user_id, payment.ordered);
  await renewFromCard(unit, subscription._id, payment.card_id);
  return payment;
};

/**
 * A bank may take days to answer: who was suspended or blocked meanwhile does not get what a renewal would not get either.
 * @throws NotFoundError
 */
const assertStillOnTerms = async ({ db }: UnitOfWork, { user_id, ordered }: PaymentStanding): Promise<void> => {
  const { performerId: performer_id } = subscribeBody.parse(ordered);
  if (!(await areOnTerms(db, { user_id, performer_id }))) throw new NotFoundError();
};

/** Without a country, because blocked countries were checked when it was ordered. */
const subscribeAs = (unit: UnitOfWork, userId: string, ordered: unknown) =>
  subscribe(unit, { account: { id: userId, role: 'user' }, country: null }, subscribeBody.parse(ordered));

const refuse = async (unit: UnitOfWork, paymentId: string): Promise<void> => {
  const { user_id: userId, tokens: amount, completed_at: completedAt } = await lockPayment(unit.db, paymentId);
  if (completedAt !== null) return;
  await completePayment(unit.db, paymentId);
  // Told by the site: the performer may be one whose notices do not reach the fan any more.
  await notify(unit, { userId, kind: 'subscription-missed', actorId: null, amount, link: '/wallet' });
};

/**
 * Subscribes with the tokens of a payment that nobody asks about at the moment, once. A refusal is final, and the tokens
 * stay in the wallet, which is told.
 */
export const completeOrRefuse = async (context: Context, paymentId: string): Promise<void> => {
  try {
    await context.work(async (unit) => {
      const payment = await complete(unit, paymentId);
      if (payment) tellAccount(unit, payment.user_id, 'subscriptions');
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.warn({ err: error, paymentId }, 'a subscription that was paid for could not be had any more');
    await context.work((unit) => refuse(unit, paymentId));
  }
};
