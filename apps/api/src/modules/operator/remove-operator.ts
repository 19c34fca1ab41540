import type { Context } from '../../context.ts';
import { forgetDevices } from '../accounts/known-devices.ts';
import { deleteSessions } from '../accounts/session.repository.ts';
import { takeOperatorsRole } from '../accounts/take-operators-role.ts';
import { recordAudit } from '../audit/audit.ts';
import { OperatorRefusedError } from './create-operator.ts';

/** What the owner reads at the login, where no reason was given. */
const REASON = 'This account is no longer one of an operator.';

/**
 * Takes the operator's role from an account and suspends it, for one that is in other hands or whose owner has left: its
 * sessions end with their proofs, and the other operators can act on it from then on. Returns how many sessions ended.
 * @throws OperatorRefusedError when no operator has the username
 */
export const removeOperator = (
  { db }: Pick<Context, 'db'>,
  { username, reason = REASON }: { username: string; reason?: string | undefined },
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const name = username.toLowerCase();
    const id = await takeOperatorsRole(transaction, { username: name, reason });
    if (id === null) throw new OperatorRefusedError(`No operator has the username ${username}.`);
    await forgetDevices(transaction, id, {});
    // Sockets end too: each process looks for the sessions of its own.
    const { length: ended } = await deleteSessions(transaction, id);
    await recordAudit(
      { db: transaction },
      {
        ...{ operatorId: null, action: 'operator.removed', targetType: 'user', targetId: id },
        details: {
          ...{ role: { before: 'operator', after: 'user' }, state: { before: 'active', after: 'suspended' } },
          ...{ username: name, reason, sessions: { before: ended, after: 0 } },
        },
      },
    );
    return ended;
  });
