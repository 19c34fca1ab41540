import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { together } from '../../platform/together.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import { findContentItem } from '../../viewing/items.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import {
  AlreadyVotedError,
  OwnPollError,
  PollEndedError,
  PollEndError,
  PollLockedError,
  UnknownOptionError,
} from './polls.errors.ts';
import { tellVote, type PostedPoll } from './poll-rooms.ts';
import { maySeeResult } from './polls.policy.ts';
import { presentPoll } from './polls.presenter.ts';
import {
  deleteForgottenPolls,
  findPoll,
  findPostPolls,
  holdPoll,
  insertPoll,
  insertVote,
  type PollRow,
} from './polls.repository.ts';
import { MAX_DAYS, MAX_DAYS_AHEAD, type NewPoll, type Poll } from './polls.schema.ts';

const DAY = 86_400_000;

/** @throws PollEndError when it ends before its post appears, or too long after */
const boundedEnd = ({ endsAt, opensAt }: Pick<NewPoll, 'endsAt' | 'opensAt'>): Date | null => {
  if (endsAt === undefined) return null;
  const [end, now] = [new Date(endsAt), Date.now()];
  const opening = Math.max(now, opensAt === undefined ? now : Date.parse(opensAt));
  const isAfter = end.getTime() > opening && opening <= now + MAX_DAYS_AHEAD * DAY;
  if (!(isAfter && end.getTime() <= opening + MAX_DAYS * DAY)) throw new PollEndError({ params: { days: MAX_DAYS } });
  return end;
};

/**
 * Creates a poll for a post to be written; returns its id. A poll without a post is deleted after a day, like a file.
 * @throws PollEndError
 */
export const createPoll = async ({ db }: UnitOfWork, account: Account, poll: NewPoll): Promise<string> => {
  await holdAccount(db, account.id);
  await deleteForgottenPolls(db, account.id);
  const { question, options } = poll;
  return insertPoll(db, { performerId: account.id, question, options, endsAt: boundedEnd(poll) });
};

/** A poll as its performer sees it, with or without a post. @throws NotFoundError */
export const getOwnPoll = async ({ db }: Context, account: Account, id: string): Promise<Poll> => {
  const poll = await findPoll(db, id, account);
  if (poll?.performer_id !== account.id) throw new NotFoundError();
  return presentPoll(poll, account);
};

/** The polls of posts by post id; the caller checks the access to the posts. */
export const loadPostPolls = async (
  db: Queryable,
  postIds: readonly string[],
  viewer: Viewer | null,
): Promise<ReadonlyMap<string, PollRow>> => {
  const polls = await findPostPolls(db, postIds, viewer);
  return new Map(polls.flatMap((poll) => (poll.feed_post_id ? [[poll.feed_post_id, poll] as const] : [])));
};

/** A poll of another performer's post that is open to the member. */
const findOpenPoll = async (db: Queryable, member: Member, id: string): Promise<PollRow> => {
  const poll = await findPoll(db, id, member.account);
  const post = poll?.feed_post_id && (await findContentItem(db, 'feed', poll.feed_post_id, member));
  if (!poll || !post) throw new NotFoundError();
  if (poll.performer_id === member.account.id) throw new OwnPollError();
  if (post.access.isLocked) throw new PollLockedError();
  return poll;
};

/**
 * A poll of a post that is open to the member, and whether the member may see its result. @throws NotFoundError for
 * others
 */
export const findShownPoll = async (
  db: Queryable,
  member: Member,
  id: string,
): Promise<{ poll: PostedPoll; isResultShown: boolean }> => {
  const poll = await findPoll(db, id, member.account);
  const post = poll?.feed_post_id && (await findContentItem(db, 'feed', poll.feed_post_id, member));
  if (!poll || !post || post.access.isLocked) throw new NotFoundError();
  return { poll: { ...poll, feed_post_id: post.id }, isResultShown: maySeeResult(poll, member.account) };
};

/**
 * Votes, once and for good; the same vote again changes nothing, so that a lost answer can be requested again. What is
 * told is counted while other votes wait, so that of several totals the largest is the latest. See docs/decisions/0046.
 * @throws NotFoundError, OwnPollError, PollLockedError, UnknownOptionError, PollEndedError, AlreadyVotedError
 */
export const vote = (context: Context, member: Member, id: string, optionId: string): Promise<Poll> =>
  context.work(async (unit) => {
    const { db } = unit;
    const { account } = member;
    const [, poll] = await together([holdAccount(db, account.id), findOpenPoll(db, member, id)]);
    if (!poll.options.some((option) => option.id === optionId)) throw new UnknownOptionError();
    if (poll.isEnded && poll.myOptionId !== optionId) throw new PollEndedError();
    if (!(await holdPoll(db, id))) throw new NotFoundError();
    const isNew = await insertVote(db, { poll_id: id, option_id: optionId, user_id: account.id });
    // Read again: a concurrent request of the same account may have voted.
    const voted = await findPoll(db, id, account);
    if (voted?.myOptionId !== optionId) throw new AlreadyVotedError();
    if (isNew && voted.feed_post_id) tellVote(unit, { ...voted, feed_post_id: voted.feed_post_id });
    return presentPoll(voted, account);
  });
