import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { sendVerification } from '../accounts/email-verification.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { notifyOfReinstatement, notifyOfSuspension } from '../accounts/suspension-letters.ts';
import { reinstateAccount, suspendAccount } from '../accounts/suspension.ts';
import { recordAudit } from '../audit/audit.ts';
import {
  AlreadySuspendedError,
  NotSuspendedError,
  NothingToVerifyError,
  OperatorUntouchableError,
} from './users.errors.ts';
import { lockManagedUser, type ManagedUserRow } from './users.repository.ts';

/** An account that operators may act on, locked until the end of the unit. @throws NotFoundError, OperatorUntouchableError */
const lockTouchable = async (db: Queryable, userId: string): Promise<ManagedUserRow> => {
  const row = await lockManagedUser(db, userId);
  if (!row) throw new NotFoundError();
  if (row.role === 'operator') throw new OperatorUntouchableError();
  return row;
};

interface Decision {
  userId: string;
  reason: string;
}

/**
 * Suspends an account, and sends its owner the reason.
 * @throws NotFoundError, OperatorUntouchableError, AlreadySuspendedError
 */
export const suspendUser = async (
  context: Pick<Context, 'config'>,
  unit: UnitOfWork,
  operatorId: string,
  { userId, reason }: Decision,
): Promise<void> => {
  const user = await lockTouchable(unit.db, userId);
  if (user.suspended_at !== null) throw new AlreadySuspendedError();
  await suspendAccount(unit, { userId, reason });
  await notifyOfSuspension(context, unit, { userId, reason });
  await recordAudit(unit, {
    operatorId,
    action: 'user.suspended',
    targetType: 'user',
    targetId: userId,
    details: { reason, state: { before: 'active', after: 'suspended' } },
  });
};

/** Suspends an account unless it is: what is decided with a suspension must not wait for its end. */
export const suspendUserOnce = async (...[context, unit, operatorId, decision]: Parameters<typeof suspendUser>) => {
  const { suspended_at } = await lockTouchable(unit.db, decision.userId);
  if (suspended_at === null) await suspendUser(context, unit, operatorId, decision);
};

/**
 * Ends a suspension, and writes that to its owner.
 * @throws NotFoundError, OperatorUntouchableError, NotSuspendedError
 */
export const reinstateUser = async (
  context: Pick<Context, 'config'>,
  unit: UnitOfWork,
  operatorId: string,
  { userId, reason }: Decision,
): Promise<void> => {
  const user = await lockTouchable(unit.db, userId);
  if (user.suspended_at === null) throw new NotSuspendedError();
  await reinstateAccount(unit, userId);
  await notifyOfReinstatement(context, unit, userId);
  await recordAudit(unit, {
    operatorId,
    action: 'user.reinstated',
    targetType: 'user',
    targetId: userId,
    details: {
      reason,
      suspendedFor: user.suspended_reason,
      state: { before: 'suspended', after: 'active' },
    },
  });
};

/** Ends all sessions of an account; returns how many. @throws NotFoundError, OperatorUntouchableError */
export const endUserSessions = async (unit: UnitOfWork, operatorId: string, userId: string): Promise<number> => {
  await lockTouchable(unit.db, userId);
  const ended = await endSessions(unit, { userId, reason: 'revoked' });
  await recordAudit(unit, {
    operatorId,
    action: 'user.sessions-ended',
    targetType: 'user',
    targetId: userId,
    details: { ended, sessions: { before: ended, after: 0 } },
  });
  return ended;
};

/**
 * Sends the letter that confirms the address again. @throws NotFoundError, OperatorUntouchableError,
 * NothingToVerifyError
 */
export const resendVerification = async (
  context: Pick<Context, 'config'>,
  unit: UnitOfWork,
  operatorId: string,
  userId: string,
): Promise<void> => {
  const { id, name, email, email_verified_at, locale } = await lockTouchable(unit.db, userId);
  if (!email || email_verified_at) throw new NothingToVerifyError();
  await sendVerification(context, unit, { id, name, email, locale });
  await recordAudit(unit, {
    operatorId,
    action: 'user.verification-resent',
    targetType: 'user',
    targetId: userId,
    details: { email },
  });
};
