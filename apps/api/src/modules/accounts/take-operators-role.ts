import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/**
 * Makes a suspended member of an operator, whom other operators may not touch. Returns the account's id; null when no
 * operator has the username.
 */
export const takeOperatorsRole = async (
  db: Queryable,
  { username, reason }: { username: string; reason: string },
): Promise<string | null> => {
  const removed = await db
    .updateTable('users')
    .set({ role: 'user', suspended_at: sql<Date>`now()`, suspended_reason: reason.slice(0, 500) })
    .where('username', '=', username)
    .where('role', '=', 'operator')
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed?.id ?? null;
};
