import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { toHundredths, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import { findRefunds } from '../payments/refunds.repository.ts';
import { requestRefund } from '../payments/refunds.service.ts';
import { NotRefundableError } from '../payments/payments.errors.ts';
import { RefundDecidedError } from './refund-requests.errors.ts';
import { refundSale } from './sale-refunds.service.ts';
import { decideRequest, lockRequest, type LockedRequest } from './refund-requests.repository.ts';

const PAGE = '/wallet/refunds';

const lockOpen = async (unit: UnitOfWork, id: string): Promise<LockedRequest> => {
  const request = await lockRequest(unit.db, id);
  if (!request) throw new NotFoundError();
  if (request.status !== 'open') throw new RefundDecidedError();
  return request;
};

type Gateways = Pick<Context, 'gateways'>;

export interface Grant {
  id: string;
  /** In the payment's currency, or tokens; by default all that is left. */
  amount?: number | undefined;
  /** The message to the fan; it stands on the movement too, which the seller of what is paid back reads. */
  text: string;
  /** An operator has sent coins back already: only for payments with coins, which are granted no other way. */
  isSentByHand?: boolean;
}

/**
 * Refunds what a fan has requested, or a part of it.
 * @returns the refunded amount, in hundredths of the currency or of a token
 * @throws NotFoundError, RefundDecidedError, and the errors of `requestRefund` and `refundSale`
 */
export const grantRequest = async (
  context: Gateways,
  unit: UnitOfWork,
  { id, amount, text, isSentByHand = false }: Grant,
): Promise<Hundredths> => {
  const request = await lockOpen(unit, id);
  const asked = amount === undefined ? {} : { amount: toHundredths(amount) };
  // The note of what is moved is read by those who have it: the operator's words, not the code of the reason.
  const granted = await refundSubject(context, unit, request, { reason: text, isSentByHand, ...asked });
  await decideRequest(unit.db, id, { status: 'granted', answer: text, amount: granted });
  await notifyGranted(unit, request);
  return granted;
};

export const notifyGranted = (unit: UnitOfWork, { id, user_id: userId }: LockedRequest): Promise<void> =>
  notify(unit, { userId, kind: 'refund-granted', actorId: null, about: id, link: PAGE });

const refundSubject = async (
  context: Gateways,
  unit: UnitOfWork,
  { payment_id: paymentId, transaction_id: transactionId }: LockedRequest,
  { isSentByHand, ...order }: { amount?: Hundredths; reason: string; isSentByHand: boolean },
): Promise<Hundredths> => {
  // Tokens are sent by nobody's hand.
  if (transactionId !== null && isSentByHand) throw new NotRefundableError();
  if (transactionId !== null) return refundSale(unit, { transactionId, ...order });
  if (paymentId === null) throw new NotFoundError();
  const refundId = await requestRefund(context, unit, { paymentId, isSentByHand, ...order });
  const refund = (await findRefunds(unit.db, paymentId)).find(({ id }) => id === refundId);
  return refund?.amount ?? 0n;
};

/** Refuses a request, with a message to the fan. @throws NotFoundError, RefundDecidedError */
export const refuseRequest = async (unit: UnitOfWork, { id, text }: { id: string; text: string }): Promise<void> => {
  const request = await lockOpen(unit, id);
  await decideRequest(unit.db, id, { status: 'refused', answer: text, amount: null });
  await notify(unit, { userId: request.user_id, kind: 'refund-refused', actorId: null, about: id, link: PAGE });
};
