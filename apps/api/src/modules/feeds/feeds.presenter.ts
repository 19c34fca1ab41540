import { fromHundredths } from '../../platform/money.ts';
import type { MediaSigner } from '../../platform/files/media-signer.ts';
import type { Access, Viewer } from '../access/access.policy.ts';
import { presentMediaFile, type MediaFileRow } from '../files/files.presenter.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import { presentPoll } from '../polls/polls.presenter.ts';
import type { PollRow } from '../polls/polls.repository.ts';
import type { PostRow } from './feeds.repository.ts';
import type { FeedPost } from './feeds.schema.ts';

export interface PostParts {
  post: PostRow;
  performer: PerformerCard;
  files: readonly MediaFileRow[];
  access: Access;
  poll: PollRow | undefined;
  viewer: Viewer | null;
}

/** A post as one caller may see it: a locked one without its text, its poll and the address of any file. */
export const presentFeedPost = (
  { post, performer, files, access, poll, viewer }: PostParts,
  signer: MediaSigner,
): FeedPost => ({
  _id: post.id,
  performer,
  text: access.isLocked ? '' : post.text,
  teaser: post.teaser,
  isLocked: access.isLocked,
  lockReason: access.lockReason,
  audience: post.audience,
  price: fromHundredths(post.price),
  files: files.map((file) => presentMediaFile(file, access, signer)),
  photoCount: files.filter(({ kind }) => kind === 'feed-photo').length,
  videoCount: files.filter(({ kind }) => kind === 'feed-video').length,
  poll: access.isLocked || !poll ? null : presentPoll(poll, viewer),
  likeCount: post.like_count,
  commentCount: post.comment_count,
  bookmarkCount: post.bookmark_count,
  viewCount: post.view_count,
  isLiked: post.isLiked,
  isBookmarked: post.isBookmarked,
  publishedAt: post.published_at.toISOString(),
});
