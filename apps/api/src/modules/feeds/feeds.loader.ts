import type { Context } from '../../context.ts';
import { decideAccess } from '../access/access.policy.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { loadPostPolls } from '../polls/polls.service.ts';
import { presentFeedPost } from './feeds.presenter.ts';
import { findPostFiles, findPosts, type PostFileRow } from './feeds.repository.ts';
import type { FeedPost } from './feeds.schema.ts';

/**
 * Posts as a viewer may see them, in the order of the keys: four queries side by side, however many posts. Posts
 * that were deleted meanwhile, and those of deleted performers, are left out.
 */
export const loadFeedPosts = async (
  { db, mediaSigner }: Context,
  keys: ReadonlyArray<{ id: string; performerId: string }>,
  onlooker: Onlooker,
): Promise<FeedPost[]> => {
  if (keys.length === 0) return [];
  const ids = keys.map(({ id }) => id);
  const performerIds = keys.map(({ performerId }) => performerId);
  const [posts, files, performers, polls] = await Promise.all([
    findPosts(db, ids, onlooker),
    findPostFiles(db, ids),
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
    const parts = { post, performer, files: filesByPost.get(id) ?? [], poll: polls.get(id), access, viewer };
    return [presentFeedPost(parts, mediaSigner)];
  });
};
