import type { ServerEventData } from '@barg/contract';
import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import { together } from '../../platform/together.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { isForeignKeyViolation } from '../../shared/database-errors.ts';
import { decodeCursor, toPage } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { holdTogether } from '../../viewing/pair-lock.ts';
import { assertVisible } from '../../viewing/visibility.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { notify } from '../notifications/notify.ts';
import { isVerifiedPerformer } from '../../viewing/verified-performer.ts';
import { getPerformer } from '../performers/performers.service.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { presentPerformerCard } from '../performers/performer-card.ts';
import {
  countFollowers,
  countFollowing,
  deleteFollow,
  insertFollow,
  listFollowers,
  listFollowing,
  listLiveFollowing,
} from './follows.repository.ts';
import { followCursor, type Follower } from './follows.schema.ts';

/** Tells the follower's other windows. */
const tellFollower = (unit: UnitOfWork, followerId: string, change: ServerEventData<'follow.changed'>): void =>
  unit.publish(toUser(followerId), newEvent('follow.changed', change));

/** Follows a performer who exists for the member; following twice changes nothing and notifies her once. */
export const follow = async (context: Context, member: Member, performerId: string): Promise<void> => {
  const followerId = member.account.id;
  try {
    await context.work(async (unit) => {
      await together([holdAccount(unit.db, followerId), holdTogether(unit.db, followerId, performerId)]);
      await assertVisible(unit.db, member, performerId);
      if (!(await isVerifiedPerformer(unit.db, performerId))) throw new NotFoundError();
      if (!(await insertFollow(unit.db, followerId, performerId))) return;
      await notify(unit, { userId: performerId, kind: 'follow', actorId: followerId });
      tellFollower(unit, followerId, { performerId, isFollowed: true });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFoundError({ cause: error });
    throw error;
  }
};

export const unfollow = (context: Context, followerId: string, performerId: string): Promise<void> =>
  context.work(async (unit) => {
    if (await deleteFollow(unit.db, followerId, performerId)) {
      tellFollower(unit, followerId, { performerId, isFollowed: false });
    }
  });

export interface FollowerSearch {
  performerId: string;
  q: string;
  limit: number;
  cursor?: string | undefined;
}

/**
 * The followers of a performer, the newest first; for herself and operators.
 * @throws ForbiddenError, NotFoundError for an account that cannot be followed
 */
export const searchFollowers = async (
  context: Context,
  member: Member,
  { performerId, q, limit, cursor }: FollowerSearch,
) => {
  if (performerId !== member.account.id && member.account.role !== 'operator') throw new ForbiddenError();
  const { followerCount } = await getPerformer(context, performerId, member);
  const { db } = context;
  const after = cursor ? decodeCursor(cursor, followCursor) : null;
  const [rows, total] = await Promise.all([
    listFollowers(db, { performerId, q }, limit, after),
    q === '' ? followerCount : countFollowers(db, { performerId, q }),
  ]);
  const page = toPage(rows, limit, (row) => [row.followed_at.toISOString(), row.id]);
  const authors = await loadAuthors(
    db,
    page.items.map(({ id }) => id),
  );
  const followers = page.items.map((row): Follower => ({
    ...authorOf(authors, row.id),
    followedAt: row.followed_at.toISOString(),
  }));
  return { data: followers, total, nextCursor: page.nextCursor };
};

export interface FollowingSearch {
  limit: number;
  cursor?: string | undefined;
  liveFirst: boolean;
}

/**
 * Whom the member follows, the newest follow first. Live ones stand before the first page on demand, whenever they were
 * followed; they come again on the page of their follow.
 */
export const searchFollowing = async (
  { db }: Context,
  member: Member,
  { limit, cursor, liveFirst }: FollowingSearch,
) => {
  const after = cursor ? decodeCursor(cursor, followCursor) : null;
  const [rows, live, total] = await Promise.all([
    listFollowing(db, member, limit, after),
    liveFirst && after === null ? listLiveFollowing(db, member, limit) : [],
    countFollowing(db, member),
  ]);
  const page = toPage(rows, limit, (row) => [row.followed_at.toISOString(), row.id]);
  const first = new Set(live.map(({ id }) => id));
  const following = [...live, ...page.items.filter(({ id }) => !first.has(id))];
  return { data: following.map(presentPerformerCard), total, nextCursor: page.nextCursor };
};
