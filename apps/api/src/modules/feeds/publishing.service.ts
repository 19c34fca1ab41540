import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Audience } from '../../platform/database/content-tables.ts';
import { newId } from '../../platform/ids.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../plugins/auth.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { withoutUndefined } from '../../shared/without-undefined.ts';
import { askingPrice } from '../access/asking-price.ts';
import { hasPoll, setPostPoll } from '../polls/attach-poll.ts';
import { EmptyPostError, FileInUseError, FileNotUsableError, PostPriceError } from './feeds.errors.ts';
import { mayEditPost } from './feeds.policy.ts';
import { insertPost, lockFiles, lockPost, replacePostFiles, softDeletePost, updatePost } from './feeds.repository.ts';
import type { createFeedBody, updateFeedBody } from './feeds.schema.ts';

export type NewPost = z.output<typeof createFeedBody>;
export type PostChanges = z.output<typeof updateFeedBody>;

export const ANNOUNCE_POST = 'announce-post';

/** The words of a post that everyone may read, as they are searched. */
export const postSearchText = (post: { audience: Audience; text: string; teaser: string }): string =>
  toSearchText(post.teaser, post.audience === 'free' ? post.text : '');

/** Publishes a post with files and a poll that are the performer's and stand nowhere else yet; answers its id. */
export const createPost = async (unit: UnitOfWork, account: Account, post: NewPost): Promise<string> => {
  if (post.text === '' && post.fileIds.length === 0 && !post.pollId) throw new EmptyPostError();
  const id = newId();
  const { text, teaser, audience } = post;
  await insertPost(unit.db, {
    id,
    performer_id: account.id,
    text,
    teaser,
    audience,
    price: await askingPrice(unit.db, audience, toHundredths(post.price ?? 0), PostPriceError),
    search_text: postSearchText(post),
  });
  await attachFiles(unit.db, id, account.id, post.fileIds);
  if (post.pollId) await setPostPoll(unit.db, { postId: id, performerId: account.id }, post.pollId);
  await unit.addJob(ANNOUNCE_POST, { postId: id }, { key: `${ANNOUNCE_POST}:${id}` });
  return id;
};

/** Changes what is given. @throws NotFoundError for a post that is not the caller's */
export const editPost = (context: Context, account: Account, id: string, changes: PostChanges): Promise<void> =>
  context.work(async ({ db }) => {
    const post = await lockPost(db, id);
    if (!post || !mayEditPost(account, post)) throw new NotFoundError();
    const { fileIds, price, pollId, ...words } = changes;
    const edited = { text: post.text, teaser: post.teaser, audience: post.audience, ...withoutUndefined(words) };
    if (fileIds) await attachFiles(db, id, account.id, fileIds);
    if (pollId !== undefined) await setPostPoll(db, { postId: id, performerId: account.id }, pollId);
    if (edited.text === '' && !(await hasFiles(db, id)) && !(await hasPoll(db, id))) throw new EmptyPostError();
    const asked = price === undefined ? post.price : toHundredths(price);
    await updatePost(db, id, {
      ...edited,
      price: await askingPrice(db, edited.audience, asked, PostPriceError),
      search_text: postSearchText(edited),
    });
  });

/** @throws NotFoundError for a post that is not the caller's */
export const deletePost = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    const post = await lockPost(db, id);
    if (!post || !mayEditPost(account, post)) throw new NotFoundError();
    await softDeletePost(db, post);
  });

/** Takes a post away whoever asks for it: for those who answer for the site. False when there is none. */
export const removePost = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const post = await lockPost(db, id);
  if (post) await softDeletePost(db, post);
  return post !== undefined;
};

const hasFiles = async (db: Queryable, postId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('feed_post_files')
    .select('file_id')
    .where('feed_post_id', '=', postId)
    .executeTakeFirst();
  return row !== undefined;
};

const isFeedKind = (kind: string): boolean => kind.startsWith('feed-');

const attachFiles = async (db: Queryable, postId: string, ownerId: string, fileIds: readonly string[]) => {
  const files = new Map((await lockFiles(db, fileIds)).map((file) => [file.id, file]));
  const unusable = fileIds.flatMap((id, index) => {
    const file = files.get(id);
    const isUsable = file && file.owner_id === ownerId && isFeedKind(file.kind) && file.status !== 'failed';
    return isUsable ? [] : [{ path: `fileIds.${index}`, code: 'not_usable', message: 'not a file for your posts' }];
  });
  if (unusable.length > 0) throw new FileNotUsableError({ details: unusable });
  try {
    await replacePostFiles(db, postId, fileIds);
  } catch (error) {
    if (isUniqueViolation(error)) throw new FileInUseError({ cause: error });
    throw error;
  }
};
