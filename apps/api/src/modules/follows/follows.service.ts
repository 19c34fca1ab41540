import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { isForeignKeyViolation } from '../../shared/database-errors.ts';
import type { Member } from '../blocking/onlooker.ts';
import { assertVisible } from '../blocking/visibility.ts';
import { notify } from '../notifications/notify.ts';
import { isVerifiedPerformer } from '../performers/verification.repository.ts';
import { deleteFollow, insertFollow } from './follows.repository.ts';

/** Follows a performer who exists for the member; following twice is following once, and she is told once. */
export const follow = async (context: Context, member: Member, performerId: string): Promise<void> => {
  const followerId = member.account.id;
  try {
    await context.work(async (unit) => {
      await assertVisible(unit.db, member, performerId);
      if (!(await isVerifiedPerformer(unit.db, performerId))) throw new NotFoundError();
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
