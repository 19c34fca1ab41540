import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { isForeignKeyViolation } from '../../shared/database-errors.ts';
import { notify } from '../notifications/notify.ts';
import { deleteFollow, insertFollow } from './follows.repository.ts';

/** Follows a performer; following twice is following once, and she is told once. */
export const follow = async (context: Context, followerId: string, performerId: string): Promise<void> => {
  try {
    await context.work(async (unit) => {
      if (!(await insertFollow(unit.db, followerId, performerId))) return;
      await notify(unit, { userId: performerId, kind: 'follow', actorId: followerId });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFoundError({ cause: error });
    throw error;
  }
};

export const unfollow = (context: Context, followerId: string, performerId: string): Promise<void> =>
  context.work((unit) => deleteFollow(unit.db, followerId, performerId));
