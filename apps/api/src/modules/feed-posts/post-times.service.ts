import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { settledOnTime } from '../../jobs/settled-on-time.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { readClock } from '../../shared/database-clock.ts';
import { isWithinReach, momentRefusal } from '../../shared/publish-times.ts';
import { EVERYTHING } from '../../viewing/onlooker.ts';
import { assertNotHeld } from '../../viewing/taken-down.ts';
import { announced } from '../notifications/announced.ts';
import { tellOfHeld } from '../notifications/file-failure-notice.ts';
import { AlreadyPublishedError, ExpiryTimeError, PublishTimeError } from './feed-posts.errors.ts';
import { changePostState, findPosts, findUnsettled, lockPost, type PostRow } from './feed-posts.repository.ts';

export const postNotices = announced({
  ...{ one: 'post', type: 'feed' },
  find: async (db, id) => (await findPosts(db, [id], EVERYTHING))[0],
});

export interface Times {
  /** When it appears; null: now. */
  publishAt: Date | null;
  expiresAt: Date | null;
}

/** @throws PublishTimeError, ExpiryTimeError for times that are past or very far */
export const assertTimes = async (db: Queryable, { publishAt, expiresAt }: Times): Promise<void> => {
  if (!publishAt && !expiresAt) return;
  const now = await readClock(db);
  if (publishAt && !isWithinReach(publishAt, now)) throw new PublishTimeError(momentRefusal('publishAt'));
  if (expiresAt && !isWithinReach(expiresAt, publishAt ?? now)) throw new ExpiryTimeError(momentRefusal('expiresAt'));
};

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;
type Timed = Pick<PostRow, 'id' | 'state' | 'published_at' | 'expires_at'>;

/** Schedules a job for the post's next change of state; replaces an earlier one. */
export const planPost = async (unit: UnitOfWork, post: Timed): Promise<void> => {
  const runAt = post.state === 'scheduled' ? post.published_at : post.state === 'published' ? post.expires_at : null;
  if (runAt) await postTimes.plan(unit, post.id, runAt);
};

/**
 * Brings a post to the state that is due. State, counter and notices change in one transaction under the post's lock,
 * so each happens once, however often and by whomever this is called.
 */
const settlePost = ({ work }: Context, postId: string): Promise<void> =>
  work(async (unit) => {
    const post = await lockPost(unit.db, postId);
    if (!post) return;
    const isDue = post.isOver ? post.state !== 'expired' : post.state === 'scheduled' && post.isDue;
    if (!isDue) return;
    if (post.isOver) await changePostState(unit.db, post, { state: 'expired', pinned_at: null });
    else if (post.isHeld) await tellOfHeld('/creator/posts')(unit, post);
    else await publishNow(unit, post);
    tellAccount(unit, post.performer_id, 'works');
  });

/** When posts appear and expire. */
export const postTimes = settledOnTime({
  ...{ one: 'post', many: 'posts', findDue: findUnsettled, settle: settlePost },
});

/** A post that a stopped server was late with gets the present time, so that it is first in the lists. */
const publishNow = async (
  unit: UnitOfWork,
  post: LockedPost,
  { expires_at }: Pick<Timed, 'expires_at'> = post,
): Promise<void> => {
  await changePostState(unit.db, post, { state: 'published', published_at: sql<Date>`now()`, expires_at });
  await planPost(unit, { ...post, state: 'published', expires_at });
  await postNotices.announce(unit, post.id);
};

export interface TimeChanges {
  /** Null: now. Absent: unchanged. */
  publishAt?: string | null | undefined;
  expiresAt?: string | null | undefined;
}

const changed = (time: string | null | undefined, present: Date | null): Date | null => {
  if (time === undefined) return present;
  return time === null ? null : new Date(time);
};

/** One that is to appear now and is out already is as wished: a repeated request is not refused. */
export const isOutAsWished = (post: LockedPost, { publishAt }: TimeChanges): boolean =>
  publishAt === null && post.state === 'published';

/** Planned for that moment already: it may come any second, and is not refused for that. */
const isPlannedAsWished = (post: LockedPost, { publishAt }: TimeChanges): boolean =>
  typeof publishAt === 'string' && post.state === 'scheduled' && Date.parse(publishAt) === post.published_at.getTime();

/** Changes a locked post's times. @throws AlreadyPublishedError, PublishTimeError, ExpiryTimeError, FileTakenDownError */
export const changeTimes = async (unit: UnitOfWork, post: LockedPost, changes: TimeChanges): Promise<void> => {
  const isComing = post.state === 'scheduled';
  const at = isOutAsWished(post, changes) || isPlannedAsWished(post, changes) ? undefined : changes.publishAt;
  if (at === undefined && changes.expiresAt === undefined) return;
  if (at !== undefined && !isComing) throw new AlreadyPublishedError();
  const publishAt = changed(at, isComing ? post.published_at : null);
  const expires_at = changed(changes.expiresAt, post.expires_at);
  await assertTimes(unit.db, { publishAt, expiresAt: expires_at });
  const times = { expires_at, published_at: publishAt ?? post.published_at };
  if (isComing && !publishAt) await assertNotHeld(unit.db, 'feed_posts', post.id);
  if (isComing && !publishAt) return publishNow(unit, post, { expires_at });
  // An expired post with a new end in the future is published again.
  const state = isComing ? 'scheduled' : 'published';
  await changePostState(unit.db, post, { ...times, state });
  await planPost(unit, { ...post, ...times, state });
};
