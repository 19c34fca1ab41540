import type { Context } from '../../context.ts';
import type { Account } from '../../viewing/caller.ts';
import { noteOwner } from '../accounts/session.repository.ts';
import type { Proof } from '../two-step/two-step.schema.ts';
import { assertProof } from '../two-step/proof.ts';
import { askPassword } from '../accounts/confirmation.ts';

/**
 * Confirms the session by the password, or by a code of the app, for actions that need a recent confirmation.
 * @throws IncorrectCredentialsError, TwoStepOffError, WrongCodeError, TooManyRequestsError
 */
export const confirmSession = async (context: Context, account: Account, proof: Proof): Promise<void> => {
  if (proof.password !== undefined) await askPassword(context.db, account, proof.password);
  else await assertProof(context, account, proof);
  await noteOwner(context.db, account.sessionId, 'confirmed');
};
