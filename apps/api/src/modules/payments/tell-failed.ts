import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import type { PaymentStanding } from './payments.repository.ts';

/** Whoever pays waits so long for the answer; of what fails later nobody would hear. */
const WATCHED_MS = 2 * 60_000;

/** Tells a payer that a payment has failed in the end. Of a renewal the subscription tells. */
export const tellFailedPayment = async (unit: UnitOfWork, payment: PaymentStanding): Promise<void> => {
  if (payment.purpose === 'renewal') return;
  const { user_id: userId, tokens } = payment;
  await notify(unit, { userId, kind: 'payment-failed', actorId: null, amount: tokens, link: '/wallet' });
};

/** The same, unless the payer is still there to see it. */
export const tellLateFailure = async (unit: UnitOfWork, payment: PaymentStanding): Promise<void> => {
  if (Date.now() - payment.created_at.getTime() > WATCHED_MS) await tellFailedPayment(unit, payment);
};
