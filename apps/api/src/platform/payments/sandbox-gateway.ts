import type { Db } from '../database/tables.ts';
import { newId } from '../ids.ts';
import { CardInvalidError, NotATestCardError } from './card-errors.ts';
import { passesLuhn } from './luhn.ts';
import type { Charge, ChargeFailure, ChargeOutcome, PaymentGateway } from './payment-gateway.ts';
import { TEST_CARDS } from './sandbox-cards.ts';

/**
 * A gateway that moves no money: it knows test cards only. What it charged stands in a table of its own, outside the
 * transactions of its callers, as it would with a gateway elsewhere.
 */
export const createSandboxGateway = (db: Db): PaymentGateway => ({
  createCard: async ({ number, expMonth, expYear }) => {
    if (!passesLuhn(number)) throw new CardInvalidError({ details: faultOf('not a card number') });
    const card = TEST_CARDS.get(number);
    if (!card) throw new NotATestCardError({ details: faultOf('not a test card') });
    const outcome = card.failure ?? SUCCEEDS;
    return { ref: `sandbox:${outcome}:${newId()}`, brand: card.brand, last4: number.slice(-4), expMonth, expYear };
  },

  charge: async (charge) => {
    await db
      .insertInto('sandbox_charges')
      .values({
        idempotency_key: charge.idempotencyKey,
        ref: `sandbox:charge:${newId()}`,
        card_ref: charge.cardRef,
        amount: charge.amount,
        currency: charge.currency,
        failure: failureOf(charge.cardRef),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return findOutcome(db, charge);
  },
});

const SUCCEEDS = 'succeeds';

const faultOf = (message: string) => [{ path: 'card.number', code: 'invalid', message }];

/** The outcome is part of the card's name, so the sandbox remembers no cards. */
const failureOf = (cardRef: string): ChargeFailure | null => {
  const outcome = cardRef.split(':')[1];
  return [...TEST_CARDS.values()].find(({ failure }) => failure === outcome)?.failure ?? null;
};

const findOutcome = async (db: Db, charge: Charge): Promise<ChargeOutcome> => {
  const stored = await db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('idempotency_key', '=', charge.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (stored.amount !== charge.amount || stored.card_ref !== charge.cardRef) {
    throw new Error(`the charge ${charge.idempotencyKey} was made before with other values`);
  }
  const failure = failureOf(stored.card_ref);
  return failure ? { status: 'failed', ref: stored.ref, failure } : { status: 'succeeded', ref: stored.ref };
};
