import { sql } from 'kysely';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { isolate } from '../../shared/isolate.ts';
import { SuspendedError } from './accounts.errors.ts';
import { endSessions } from './end-sessions.ts';

export interface Suspension {
  userId: string;
  /** The operator's words to the account's owner, at the login and by a letter; at most 500 characters. */
  reason: string;
}

/**
 * Suspends an account: its sessions, sockets and live streams end, and it and its content do not exist for others any
 * more. Suspending again changes the reason.
 * @throws NotFoundError when there is no such account
 */
export const suspendAccount = async (unit: UnitOfWork, { userId, reason }: Suspension): Promise<void> => {
  const suspended = await unit.db
    .updateTable('users')
    .set((eb) => ({
      suspended_at: eb.fn.coalesce('suspended_at', sql<Date>`now()`),
      suspended_reason: reason,
      // The sessions, which know more than the sockets have told, are deleted now.
      last_seen_at: sql<Date | null>`greatest(last_seen_at,
        (select max(last_used_at) from sessions where sessions.user_id = users.id))`,
    }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!suspended) throw new NotFoundError();
  await endSessions(unit, { userId, reason: 'suspended' });
  await unit.callHook('onSuspended', { userId });
};

/** Ends a suspension; the account logs in anew. @throws NotFoundError when there is no such account */
export const reinstateAccount = async (unit: UnitOfWork, userId: string): Promise<void> => {
  const reinstated = await unit.db
    .updateTable('users')
    .set({ suspended_at: null, suspended_reason: '' })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!reinstated) throw new NotFoundError();
};

/**
 * Refuses a suspended account after its credentials were checked, both steps of them where it has two: others must not
 * learn that it is suspended, and why.
 * @throws SuspendedError with the operator's reason
 */
export const assertNotSuspended = async (db: Queryable, userId: string): Promise<void> => {
  const { suspended_at, suspended_reason } = await db
    .selectFrom('users')
    .select(['suspended_at', 'suspended_reason'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (suspended_at) throw new SuspendedError({ params: { reason: isolate(suspended_reason || '—') } });
};
