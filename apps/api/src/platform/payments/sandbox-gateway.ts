import { createHash } from 'node:crypto';
import type { Db } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../seal.ts';
import { CardInvalidError, CardNumberNeededError, NotATestCardError } from './card-errors.ts';
import { passesLuhn } from './luhn.ts';
import { isToken, type CardSource, type Charge, type GatewayCard, type PaymentGateway } from './payment-gateway.ts';
import { TEST_CARDS } from './sandbox-cards.ts';
import { challengeAddress } from './sandbox-challenge.ts';
import { decideDispute, endDispute, findSandboxDispute } from './sandbox-disputes.ts';
import { readSandboxEvent } from './sandbox-events.ts';
import { createSandboxPayouts } from './sandbox-payouts.ts';
import { listSandbox } from './sandbox-records.ts';
import { findSandboxRefund, makeRefund } from './sandbox-refunds.ts';
import { endChallenge, findStored, insertCharge, outcomeOf } from './sandbox-charges.ts';

/** A gateway that moves no money. It accepts test cards only; the bank's page is one of this site. */
export const createSandboxGateway = (db: Db, sealer: Sealer): PaymentGateway => {
  const addressOf = challengeAddress(sealer);
  const find = async (charge: Charge) => {
    const stored = await findStored(db, charge.idempotencyKey);
    if (stored && (stored.amount !== charge.amount || stored.card_ref !== charge.cardRef)) {
      throw new Error(`the charge ${charge.idempotencyKey} was made before with other values`);
    }
    return stored ? outcomeOf(stored, charge, addressOf) : null;
  };
  const findMade = async (charge: Charge) => {
    const outcome = await find(charge);
    if (!outcome) throw new Error(`the charge ${charge.idempotencyKey} is not there`);
    return outcome;
  };
  return {
    createCard: async (source) => cardOf(source),
    // The sandbox stores no cards and no owners.
    deleteCard: async () => {},
    deleteOwner: async () => {},
    charge: async (charge) => {
      await insertCharge(db, charge);
      return findMade(charge);
    },
    findCharge: find,
    cancelCharge: async (charge) => {
      if (charge.ref !== null) await endChallenge(db, charge.ref, false);
      return findMade(charge);
    },
    refund: async (refund) => {
      await makeRefund(db, refund);
      const made = await findSandboxRefund(db, refund);
      if (!made) throw new Error(`the refund ${refund.idempotencyKey} is not there`);
      return made;
    },
    findRefund: (refund) => findSandboxRefund(db, refund),
    findDispute: (ref) => findSandboxDispute(db, ref),
    answerDispute: (ref, evidence) => decideDispute(db, ref, evidence),
    acceptDispute: (ref) => endDispute(db, ref, 'lost'),
    readEvent: (delivery) => readSandboxEvent(sealer, delivery),
    list: (kind, since) => listSandbox(db, kind, since),
    payouts: createSandboxPayouts(db, sealer),
  };
};

const cardOf = (source: CardSource): GatewayCard => {
  if (isToken(source)) throw new CardNumberNeededError();
  const { number, expMonth, expYear } = source;
  if (!passesLuhn(number)) throw new CardInvalidError({ details: faultOf('not a card number') });
  const card = TEST_CARDS.get(number);
  if (!card) throw new NotATestCardError({ details: faultOf('not a test card') });
  const fingerprint = createHash('sha256').update(number).digest('base64url');
  const ref = `sandbox:${card.does}:${newId()}`;
  return { ref, brand: card.brand, last4: number.slice(-4), expMonth, expYear, fingerprint };
};

const faultOf = (message: string) => [{ path: 'card.number', code: 'invalid', message }];
