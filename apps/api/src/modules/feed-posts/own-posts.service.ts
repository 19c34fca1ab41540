import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { countDrafts } from './drafts/drafts.repository.ts';
import { loadOwnPosts } from './feed-posts.loader.ts';
import type { OwnFeedPost } from './feed-posts.schema.ts';
import { countOwnPosts, countOwnStates, ownPage } from './own-posts.pages.ts';
import type { OwnPostCounts, OwnPostsQuery } from './own-posts.schema.ts';

/** A post of the caller's own, in any state. @throws NotFoundError */
export const getOwnPost = async (context: Context, id: string, member: Member): Promise<OwnFeedPost> => {
  const [post] = await loadOwnPosts(context, [id], member);
  if (!post) throw new NotFoundError();
  return post;
};

/** The caller's own posts that match a filter, the newest first; scheduled ones before all. */
export const listOwnPosts = async (context: Context, member: Member, { limit, cursor, ...filter }: OwnPostsQuery) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [keys, total] = await Promise.all([
    ownPage(context.db, member.account.id, { ...filter, limit, after }),
    countOwnPosts(context.db, member.account.id, filter),
  ]);
  const { items, nextCursor } = toPage(keys, limit, ({ publishedAt, id }) => [publishedAt.toISOString(), id]);
  const ids = items.map(({ id }) => id);
  return { data: await loadOwnPosts(context, ids, member), total, nextCursor };
};

/** The number of the caller's matching posts in each state, and of drafts. */
export const countOwn = async (
  { db }: Context,
  { account }: Member,
  filter: Pick<OwnPostsQuery, 'q' | 'audience' | 'media'>,
): Promise<OwnPostCounts> => {
  const [states, drafts] = await Promise.all([countOwnStates(db, account.id, filter), countDrafts(db, account.id)]);
  return { ...states, drafts };
};
