import type { Queryable } from '../platform/unit-of-work.ts';
import { isLiving } from './living-account.ts';

/** Whether there is such a performer and she is verified. */
export const isVerifiedPerformer = async (db: Queryable, performerId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('performers')
    .innerJoin('users', 'users.id', 'performers.user_id')
    .select('performers.user_id')
    .where('performers.user_id', '=', performerId)
    .where('performers.verified_at', 'is not', null)
    .where(isLiving())
    .executeTakeFirst();
  return row !== undefined;
};
