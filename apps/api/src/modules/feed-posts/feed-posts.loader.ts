import type { Context } from '../../context.ts';
import { decideAccess, type Entitlement } from '../../viewing/access.policy.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { isVisible } from '../../viewing/visibility.ts';
import { findFileNames } from '../files/file-names.ts';
import { loadSales } from '../ledger/sales.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { loadPostPolls } from '../polls/polls.service.ts';
import { presentFeedPost, presentOwnPost, type PostParts } from './feed-posts.presenter.ts';
import { findPostFiles, findPosts, type PostFileRow } from './feed-posts.repository.ts';
import type { FeedPost, OwnFeedPost } from './feed-posts.schema.ts';

export interface PostPlace {
  id: string;
  performerId: string;
}

/**
 * Posts as a viewer may see them, in the order of the keys, by four parallel queries. Deleted posts and those of
 * deleted performers are left out.
 */
const loadParts = async (
  { db }: Context,
  keys: readonly PostPlace[],
  onlooker: Onlooker,
  find: typeof findPosts = findPosts,
): Promise<PostParts[]> => {
  if (keys.length === 0) return [];
  const ids = keys.map(({ id }) => id);
  const performerIds = keys.map(({ performerId }) => performerId);
  const [posts, files, performers, polls] = await Promise.all([
    find(db, ids, onlooker),
    findPostFiles(db, ids, onlooker.account?.id ?? null),
    loadPerformerCards(db, performerIds, onlooker),
    loadPostPolls(db, ids, onlooker.account),
  ]);
  const postsById = new Map(posts.map((post) => [post.id, post]));
  const filesByPost = Map.groupBy(files, (file: PostFileRow) => file.feed_post_id);
  return ids.flatMap((id) => {
    const post = postsById.get(id);
    const performer = post && performers.get(post.performer_id);
    if (!post || !performer) return [];
    const viewer = onlooker.account;
    const access = decideAccess({ audience: post.audience, performerId: post.performer_id }, viewer, post);
    return [{ post, performer, files: filesByPost.get(id) ?? [], poll: polls.get(id), access, viewer }];
  });
};

export const loadFeedPosts = async (
  context: Context,
  keys: readonly PostPlace[],
  onlooker: Onlooker,
): Promise<FeedPost[]> =>
  (await loadParts(context, keys, onlooker)).map((parts) => presentFeedPost(parts, context.mediaSigner));

/** The member's own posts, with the facts for their performer only. */
export const loadOwnPosts = async (
  context: Context,
  ids: readonly string[],
  { account, country }: Member,
): Promise<OwnFeedPost[]> => {
  const keys = ids.map((id) => ({ id, performerId: account.id }));
  const [parts, sales] = await Promise.all([
    loadParts(context, keys, { account, country }),
    loadSales(context.db, account.id, 'feed', ids),
  ]);
  const own = parts.filter(({ post }) => post.performer_id === account.id);
  const fileIds = own.flatMap(({ files }) => files.map(({ id }) => id));
  const names = await findFileNames(context.db, account.id, fileIds);
  return own.map((part) => presentOwnPost(part, context.mediaSigner, { sales: sales.get(part.post.id), names }));
};

/** Parts for a preview: the assumed viewer's entitlements, and the post's times ignored. */
const assuming =
  (performerId: string, entitlement: Entitlement): typeof findPosts =>
  async (db, ids, onlooker) => {
    const [posts, isSeen] = await Promise.all([
      findPosts(db, ids, { account: { id: performerId, role: 'performer' }, country: null }),
      isVisible(db, onlooker, performerId),
    ]);
    const untouched = { isLiked: false, isBookmarked: false };
    return isSeen ? posts.map((post) => ({ ...post, ...untouched, ...entitlement })) : [];
  };

/** One of a performer's posts as an assumed viewer would get it; null when it would not exist for that viewer. */
export const previewParts = async (
  context: Context,
  place: PostPlace,
  onlooker: Onlooker,
  entitlement: Entitlement,
): Promise<PostParts | null> => {
  const [parts] = await loadParts(context, [place], onlooker, assuming(place.performerId, entitlement));
  if (!parts) return null;
  const isOver = parts.post.isOver || parts.post.state === 'expired';
  return isOver && !entitlement.hasPurchased ? null : parts;
};
