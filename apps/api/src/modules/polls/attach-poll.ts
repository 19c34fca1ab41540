import type { Queryable } from '../../platform/unit-of-work.ts';
import { PollEndsFirstError, PollHasVotesError, PollNotUsableError } from './polls.errors.ts';
import { attachPoll, deletePoll, endsFirst, hasVotes, lockPolls } from './polls.repository.ts';

export interface PollPlace {
  postId: string;
  /** The post's performer: only her own polls can be used. */
  performerId: string;
}

/**
 * Sets or removes (null) the poll of a post. The former one is deleted, unless it has votes; setting the same poll
 * changes nothing.
 * @throws PollNotUsableError, PollHasVotesError
 */
export const setPostPoll = async (
  db: Queryable,
  { postId, performerId }: PollPlace,
  pollId: string | null,
): Promise<void> => {
  const polls = await lockPolls(db, postId, pollId);
  const current = polls.find((poll) => poll.feed_post_id === postId);
  if ((current?.id ?? null) === pollId) return;
  if (current) {
    if (await hasVotes(db, current.id)) throw new PollHasVotesError();
    await deletePoll(db, current.id);
  }
  if (pollId === null) return;
  const poll = polls.find(({ id }) => id === pollId);
  if (!poll || poll.performer_id !== performerId || poll.feed_post_id !== null || poll.isEnded) {
    throw new PollNotUsableError();
  }
  await attachPoll(db, pollId, postId);
};

/**
 * Checks that a scheduled post appears before its poll ends; `path` names the field for the error. @throws
 * PollEndsFirstError
 */
export const assertPollOutlasts = async (db: Queryable, postId: string, path: string): Promise<void> => {
  if (!(await endsFirst(db, postId))) return;
  throw new PollEndsFirstError({
    details: [{ path, code: 'out_of_bounds', message: 'the poll ends before the post' }],
  });
};

/** The poll of a post; null where it has none. */
export const findPollId = async (db: Queryable, postId: string): Promise<string | null> => {
  const poll = await db.selectFrom('polls').select('id').where('feed_post_id', '=', postId).executeTakeFirst();
  return poll?.id ?? null;
};

export const hasPoll = async (db: Queryable, postId: string): Promise<boolean> =>
  (await findPollId(db, postId)) !== null;
