import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Audience } from '../../platform/database/content-tables.ts';
import { newId } from '../../platform/ids.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { forbidRestoring, RESTORABLE_SECONDS } from '../../shared/restorable.ts';
import { toIndexedWords } from '../../shared/search-words.ts';
import { withoutUndefined } from '../../shared/without-undefined.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { DraftGoneError } from './drafts/drafts.errors.ts';
import { deleteDraft } from './drafts/drafts.repository.ts';
import { assertPollOutlasts, hasPoll, setPostPoll } from '../polls/attach-poll.ts';
import { isAskedAlready } from '../polls/polls.repository.ts';
import { settleTeaser } from '../teasers/settle-teaser.ts';
import { EmptyPostError, PostPriceError } from './feed-posts.errors.ts';
import { mayEditPost } from './feed-posts.policy.ts';
import { insertPost, lockPost, restorePost, softDeletePost, updatePost } from './feed-posts.repository.ts';
import type { createFeedBody, updateFeedBody } from './feed-posts.schema.ts';
import { attachFiles, describeFiles, hasFiles, setCovers } from './post-files.service.ts';
import { pinPost, releasePins } from './pinning.service.ts';
import { assertPostStands } from './read-post.ts';
import {
  assertTimes,
  changeTimes,
  isOutAsWished,
  planPost,
  postNotices,
  type LockedPost,
} from './post-times.service.ts';

export type NewPost = z.output<typeof createFeedBody>;
export type PostChanges = z.output<typeof updateFeedBody>;

/** The public text of a post, folded for the search. */
export const postSearchText = (post: { audience: Audience; text: string; teaser: string }): string =>
  toIndexedWords(post.audience === 'free' ? `${post.teaser} ${post.text}` : post.teaser);

const dateOf = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time));

/**
 * A draft is published once, however many windows show it. One of changes to a post is none of a new post.
 * @throws DraftGoneError
 */
const spendDraft = async (unit: UnitOfWork, account: Account, id: string): Promise<void> => {
  if (!(await deleteDraft(unit.db, account.id, { id, postId: null }))) throw new DraftGoneError();
};

/**
 * Publishes or schedules a post with the performer's unused files and poll, in the place of its draft; returns its id.
 * @throws EmptyPostError, DraftGoneError, PostPriceError, and what its times, files, poll and pin are refused with
 */
export const createPost = async (unit: UnitOfWork, account: Account, post: NewPost): Promise<string> => {
  if (post.text === '' && post.fileIds.length === 0 && !post.pollId) throw new EmptyPostError();
  await holdAccount(unit.db, account.id);
  if (post.draftId) await spendDraft(unit, account, post.draftId);
  const id = newId();
  const { text, teaser, audience } = post;
  const times = { publishAt: dateOf(post.publishAt), expiresAt: dateOf(post.expiresAt) };
  await assertTimes(unit.db, times);
  const state = times.publishAt ? 'scheduled' : 'published';
  await insertPost(unit.db, {
    id,
    state,
    ...(times.publishAt && { published_at: times.publishAt }),
    expires_at: times.expiresAt,
    performer_id: account.id,
    text,
    teaser,
    audience,
    price: await askingPrice(unit.db, audience, toHundredths(post.price ?? 0), PostPriceError),
    search_text: postSearchText(post),
  });
  const owner = { id, performerId: account.id };
  await attachFiles(unit.db, owner, post.fileIds);
  await setCovers(unit.db, owner, post);
  await describeFiles(unit.db, id, post.altTexts);
  await settleTeaser(unit, 'feed', id);
  if (post.pollId) {
    await setPostPoll(unit.db, { postId: id, performerId: account.id }, post.pollId);
    await assertPollOutlasts(unit.db, id, 'pollId');
  }
  await planPost(unit, { id, state, published_at: times.publishAt ?? new Date(), expires_at: times.expiresAt });
  if (state === 'published') await postNotices.announce(unit, id);
  if (post.isPinned) await pinPost(unit.db, account, id, true);
  return id;
};

/**
 * "Publish now" makes a poll that ends as long after that as the former one would have. A second window, or a second
 * press, makes another: of a post that is out already, with that poll and perhaps votes, it changes nothing.
 */
const withoutRepeatedPoll = async (db: Queryable, post: LockedPost, changes: PostChanges): Promise<PostChanges> => {
  const { pollId, ...rest } = changes;
  if (!pollId || !isOutAsWished(post, changes)) return changes;
  return (await isAskedAlready(db, { postId: post.id, performerId: post.performer_id }, pollId)) ? rest : changes;
};

/** Changes the given fields. @throws NotFoundError for a post that is not the caller's, ChangedMeanwhileError */
export const changePost = async (
  unit: UnitOfWork,
  account: Account,
  id: string,
  wished: PostChanges,
): Promise<void> => {
  const { db } = unit;
  const post = await lockPost(db, id);
  if (!post || !mayEditPost(account, post)) throw new NotFoundError();
  const changes = await withoutRepeatedPoll(db, post, wished);
  await assertPostStands(db, post, changes);
  const { fileIds, price, pollId, altTexts, text, teaser, audience } = changes;
  const words = withoutUndefined({ text, teaser, audience });
  const edited = { text: post.text, teaser: post.teaser, audience: post.audience, ...words };
  const owner = { id, performerId: account.id };
  if (fileIds) await attachFiles(db, owner, fileIds);
  await setCovers(db, owner, changes);
  await describeFiles(db, id, altTexts);
  if (pollId !== undefined) await setPostPoll(db, { postId: id, performerId: account.id }, pollId);
  if (edited.text === '' && !(await hasFiles(db, id)) && !(await hasPoll(db, id))) throw new EmptyPostError();
  const asked = price === undefined ? post.price : toHundredths(price);
  await updatePost(db, id, {
    ...edited,
    price: await askingPrice(db, edited.audience, asked, PostPriceError),
    search_text: postSearchText(edited),
  });
  await settleTeaser(unit, 'feed', id);
  await changeTimes(unit, post, changes);
  await assertPollOutlasts(db, id, changes.publishAt ? 'publishAt' : 'pollId');
  if (changes.isPinned !== undefined) await pinPost(db, account, id, changes.isPinned);
  if (changes.draftId) await deleteDraft(db, account.id, { id: changes.draftId, postId: id });
};

/** {@link changePost} in a transaction of its own. */
export const editPost = (context: Context, account: Account, id: string, changes: PostChanges): Promise<void> =>
  context.work((unit) => changePost(unit, account, id, changes));

/** Deletes a post; {@link undeletePost} can restore it for a minute. @throws NotFoundError for another's post */
export const deletePost = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    const post = await lockPost(db, id);
    if (!post || !mayEditPost(account, post)) throw new NotFoundError();
    await softDeletePost(db, post, RESTORABLE_SECONDS);
  });

/** Restores a deleted post. @throws NotFoundError for another's post, or one that cannot be restored any more */
export const undeletePost = (context: Context, account: Account, id: string): Promise<void> =>
  context.work((unit) => bringPostBack(unit, id, account.id));

/** @throws NotFoundError */
export const bringPostBack = async (unit: UnitOfWork, id: string, performerId: string): Promise<void> => {
  const post = await restorePost(unit.db, id, performerId);
  if (!post) throw new NotFoundError();
  await releasePins(unit.db, post);
  // It may be due to appear or expire meanwhile.
  await planPost(unit, post);
};

/** Deletes a post without checking who asks, for operators. False when there was none. */
export const removePost = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const post = await lockPost(db, id);
  if (post) await softDeletePost(db, post);
  else await forbidRestoring(db, 'feed_posts', id);
  return post !== undefined;
};
