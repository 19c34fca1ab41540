import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { decodeCursor, idSchema, timeCursor, toPage } from '../../shared/wire.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { countsAsView } from './feed-posts.policy.ts';
import { loadFeedPosts } from './feed-posts.loader.ts';
import {
  countFollowingPosts,
  countOpenPosts,
  countPerformerPosts,
  countSuggestedPosts,
  followingPage,
  LANDING_POOL,
  landingPage,
  profilePage,
  suggestedPage,
  type Page,
  type PostKey,
} from './feed-posts.pages.ts';
import { findPostsByWords } from './found-posts.ts';
import { countView } from './count-view.ts';
import { presentPostView } from './feed-posts.presenter.ts';
import { findPosts } from './feed-posts.repository.ts';
import { MOST_COUNTED, type FeedPost, type FeedPostView } from './feed-posts.schema.ts';
import { noteOpening } from '../wallet/opening.ts';

export interface PostList {
  data: FeedPost[];
  total: number;
  nextCursor?: string | undefined;
}

export interface ListQuery {
  limit: number;
  cursor?: string | undefined;
}

/** A page of a list that is sorted by time: finds the keys, counts, and loads the posts. */
const listByTime = async (
  context: Context,
  onlooker: Onlooker,
  { limit, cursor }: ListQuery,
  source: { page: (page: Page) => Promise<PostKey[]>; count: () => Promise<number> },
): Promise<PostList> => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [keys, total] = await Promise.all([source.page({ limit, after }), source.count()]);
  const { items, nextCursor } = toPage(keys, limit, (key) => [key.publishedAt.toISOString(), key.id]);
  return { data: await loadFeedPosts(context, items, onlooker), total, nextCursor };
};

const NEVER = '-infinity';

/** The last post shown: when it was pinned, its time and id. */
const profileCursor = z.tuple([z.union([z.literal(NEVER), z.iso.datetime()]), z.iso.datetime(), idSchema]);

/** The posts of a profile: pinned ones, then the newest. */
export const listPerformerPosts = async (
  context: Context,
  onlooker: Onlooker,
  performerId: string,
  { limit, cursor }: ListQuery,
): Promise<PostList> => {
  const after = cursor ? decodeCursor(cursor, profileCursor) : null;
  const [keys, total] = await Promise.all([
    profilePage(context.lists, onlooker, performerId, { limit, after }),
    countPerformerPosts(context.lists, onlooker, performerId),
  ]);
  const { items, nextCursor } = toPage(keys, limit, ({ pinnedAt, publishedAt, id }) => [
    pinnedAt?.toISOString() ?? NEVER,
    publishedAt.toISOString(),
    id,
  ]);
  return { data: await loadFeedPosts(context, items, onlooker), total, nextCursor };
};

export const listHomePosts = (
  context: Context,
  member: Member,
  { tab, ...query }: ListQuery & { tab: 'following' | 'suggested' },
) =>
  listByTime(
    context,
    member,
    query,
    tab === 'following'
      ? {
          page: (page) => followingPage(context.lists, member, page),
          count: () => countFollowingPosts(context.lists, member),
        }
      : {
          page: (page) => suggestedPage(context.lists, member, page),
          count: () => countSuggestedPosts(context.lists, member),
        },
  );

export interface FoundPosts extends PostList {
  /** There are more than `total`. */
  isTotalCapped?: true;
}

/**
 * Searches posts by words. The first page comes from the matches that are counted: the newest hundred, and one more to
 * tell that there are more.
 */
export const searchPosts = async (
  context: Context,
  onlooker: Onlooker,
  q: string,
  { limit, cursor }: ListQuery,
): Promise<FoundPosts> => {
  const find = (page: Page) => findPostsByWords(context.lists, onlooker, q, page);
  const [newest, next] = await Promise.all([
    find({ limit: MOST_COUNTED + 1, after: null }),
    cursor ? find({ limit: limit + 1, after: decodeCursor(cursor, timeCursor) }) : null,
  ]);
  const { items, nextCursor } = toPage(next ?? newest, limit, (key) => [key.publishedAt.toISOString(), key.id]);
  return {
    data: await loadFeedPosts(context, items, onlooker),
    total: Math.min(newest.length, MOST_COUNTED),
    nextCursor,
    ...(newest.length > MOST_COUNTED && { isTotalCapped: true }),
  };
};

/** The time of the newest post of the first page, and the last post shown: turn, time and id. */
const landingCursor = z.tuple([z.iso.datetime(), z.number().int(), z.iso.datetime(), idSchema]);

export const listLandingPosts = async (
  context: Context,
  onlooker: Onlooker,
  { limit, cursor }: ListQuery,
): Promise<PostList> => {
  const given = cursor ? decodeCursor(cursor, landingCursor) : null;
  const asOf = given?.[0] ?? new Date().toISOString();
  const after = given ? { turn: given[1], publishedAt: given[2], id: given[3] } : null;
  const [keys, total] = await Promise.all([
    landingPage(context.lists, onlooker, { limit, asOf, after }),
    countOpenPosts(context.lists, onlooker, LANDING_POOL),
  ]);
  // Not the moment of reading: the first pages of two visitors would differ in nothing else, and be drawn twice.
  const newest = given?.[0] ?? keys[0]?.publishedAt.toISOString() ?? asOf;
  const { items, nextCursor } = toPage(keys, limit, (key) => [newest, key.turn, key.publishedAt.toISOString(), key.id]);
  return { data: await loadFeedPosts(context, items, onlooker), total, nextCursor };
};

/** One post as the viewer may see it. @throws NotFoundError */
export const getPost = async (context: Context, id: string, onlooker: Onlooker): Promise<FeedPostView> => {
  const [found] = await findPosts(context.db, [id], onlooker);
  const [post] = found ? await loadFeedPosts(context, [{ id, performerId: found.performer_id }], onlooker) : [];
  if (!post) throw new NotFoundError();
  return presentPostView(post);
};

/** Counts a view, once a day and not the performer's own; returns the number of views. @throws NotFoundError */
export const viewPost = async (context: Context, id: string, onlooker: Onlooker, watcher: string): Promise<number> => {
  const [post] = await findPosts(context.db, [id], onlooker);
  if (!post) throw new NotFoundError();
  if (!countsAsView(onlooker.account, post)) return post.view_count;
  if (onlooker.account && post.audience !== 'free')
    await noteOpening(context.db, onlooker.account.id, { type: 'feed', id });
  return (await countView(context, id, watcher)) ?? post.view_count;
};
