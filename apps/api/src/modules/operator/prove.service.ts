import type { Context } from '../../context.ts';
import type { Account } from '../../viewing/caller.ts';
import { noteOwner } from '../accounts/session.repository.ts';
import { countAttempt, forgetAttempts, QUARTER_HOUR_MS } from '../accounts/attempts.ts';
import { askPassword } from '../accounts/confirmation.ts';
import { assertProof } from '../two-step/proof.ts';
import { TwoStepOffError } from '../two-step/two-step.errors.ts';
import type { Proof } from '../two-step/two-step.schema.ts';
import { recordAudit } from '../audit/audit.ts';

/** Guesses of one operator, by any method and from all sessions. */
const GUESSES = { max: 10, windowMs: QUARTER_HOUR_MS };

/** Checks the operator's password, or the second step where it is on. */
const assertOperator = async (context: Context, account: Account, proof: Proof): Promise<void> => {
  if (account.hasSecondStep) return assertProof(context, account, proof);
  if (proof.password === undefined) throw new TwoStepOffError();
  await askPassword(context.db, account, proof.password);
};

/**
 * Stores that an operator has proved to be present, for this session and some minutes. Each attempt is in the audit
 * log.
 * @throws IncorrectCredentialsError, CodeNeededError, TwoStepOffError, WrongCodeError, TooManyRequestsError
 */
export const proveOperator = async (context: Context, account: Account, proof: Proof): Promise<void> => {
  const { id: operatorId, sessionId } = account;
  const entry = { operatorId, targetType: 'session', targetId: sessionId };
  const details = { by: account.hasSecondStep ? 'code' : 'password' };
  const key = `prove:${operatorId}`;
  try {
    await countAttempt(context.db, { key, ...GUESSES });
    await assertOperator(context, account, proof);
  } catch (error) {
    await context.work((unit) => recordAudit(unit, { ...entry, action: 'operator.proof-refused', details }));
    throw error;
  }
  await context.work(async (unit) => {
    await forgetAttempts(unit.db, key);
    await noteOwner(unit.db, sessionId, 'proved');
    await recordAudit(unit, { ...entry, action: 'operator.proved', details });
  });
};
