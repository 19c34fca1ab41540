import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { NotPublishedError, TooManyPinsError } from './feed-posts.errors.ts';
import { mayEditPost } from './feed-posts.policy.ts';
import { lockPost } from './feed-posts.repository.ts';

export const MAX_PINS = 3;

/**
 * The number of a performer's pinned posts. Locks her row, so that concurrent requests cannot both take the last place.
 */
const countPins = async (db: Queryable, performerId: string): Promise<number> => {
  await db.selectFrom('performers').select('user_id').where('user_id', '=', performerId).forUpdate().execute();
  const { total } = await db
    .selectFrom('feed_posts')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('performer_id', '=', performerId)
    .where('deleted_at', 'is', null)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};

const setPinned = async (db: Queryable, id: string, isPinned: boolean): Promise<void> => {
  await db
    .updateTable('feed_posts')
    .set({ pinned_at: isPinned ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute();
};

/** Pins a post to its performer's profile, or unpins it. @throws NotFoundError, NotPublishedError, TooManyPinsError */
export const pinPost = async (db: Queryable, account: Account, id: string, isPinned: boolean): Promise<void> => {
  const post = await lockPost(db, id);
  if (!post || !mayEditPost(account, post)) throw new NotFoundError();
  if ((post.pinned_at !== null) === isPinned) return;
  if (isPinned && (post.state !== 'published' || post.isOver)) throw new NotPublishedError();
  if (isPinned && (await countPins(db, account.id)) >= MAX_PINS) {
    throw new TooManyPinsError({ params: { maximum: MAX_PINS } });
  }
  await setPinned(db, id, isPinned);
};

/** Unpins a restored post when its performer has no free place any more. */
export const releasePins = async (
  db: Queryable,
  post: { id: string; performer_id: string; pinned_at: Date | null },
): Promise<void> => {
  if (post.pinned_at && (await countPins(db, post.performer_id)) > MAX_PINS) await setPinned(db, post.id, false);
};

export const changePin = ({ work }: Context, account: Account, id: string, isPinned: boolean): Promise<void> =>
  work(({ db }) => pinPost(db, account, id, isPinned));
