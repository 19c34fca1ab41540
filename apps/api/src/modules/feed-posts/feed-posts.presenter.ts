import { chooseThumbnail } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { MediaSigner } from '../../platform/files/media-signer.ts';
import type { Access, Viewer } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import type { MediaFile } from '../files/files.schema.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import { PUBLIC_BEARER } from '../../viewing/access.policy.ts';
import { presentPoll } from '../polls/polls.presenter.ts';
import { namesAmong } from '../files/file-names.ts';
import { NO_SALES, type Sales } from '../ledger/sales.ts';
import type { PollRow } from '../polls/polls.repository.ts';
import type { PostFileRow, PostRow } from './feed-posts.repository.ts';
import type { FeedPost, FeedPostView, OwnFeedPost } from './feed-posts.schema.ts';

export interface PostParts {
  post: PostRow;
  performer: PerformerCard;
  /** All files of the post, whatever they are used for. */
  files: readonly PostFileRow[];
  access: Access;
  poll: PollRow | undefined;
  viewer: Viewer | null;
  /** The account that gets the answer in a preview: signed file URLs are for this account. */
  reader?: string;
}

/** A teaser may be watched by everyone for whom the post exists. */
const teaserAccess = (bearer: string | null): Access => ({
  isLocked: false,
  lockReason: null,
  bearer: bearer ?? PUBLIC_BEARER,
});

/** A post as one caller may see it; when locked without its text, poll and file URLs. */
export const presentFeedPost = (
  { post, performer, files: all, access: decided, poll, viewer, reader }: PostParts,
  signer: MediaSigner,
): FeedPost => {
  const access = reader && !decided.isLocked ? { ...decided, bearer: reader } : decided;
  const files = all.filter(({ place }) => place === 'content');
  const fileAt = (place: PostFileRow['place'], seenBy: Access) => {
    const row = all.find((file) => file.place === place);
    return row ? presentMediaFile(row, seenBy, signer) : null;
  };
  return {
    _id: post.id,
    performer,
    text: access.isLocked ? '' : post.text,
    teaser: post.teaser,
    isLocked: access.isLocked,
    lockReason: access.lockReason,
    audience: post.audience,
    price: fromHundredths(post.price),
    files: files.map((file) => presentMediaFile(file, access, signer)),
    thumbnail: fileAt('thumbnail', access),
    teaserVideo: fileAt('teaser', teaserAccess(reader ?? access.bearer)),
    photoCount: files.filter(({ kind }) => kind === 'feed-photo').length,
    videoCount: files.filter(({ kind }) => kind === 'feed-video').length,
    audioCount: files.filter(({ kind }) => kind === 'feed-audio').length,
    poll: access.isLocked || !poll ? null : presentPoll(poll, viewer),
    likeCount: post.like_count,
    commentCount: post.comment_count,
    bookmarkCount: post.bookmark_count,
    viewCount: post.view_count,
    isLiked: post.isLiked,
    isBookmarked: post.isBookmarked,
    isPinned: post.pinned_at !== null,
    publishedAt: post.published_at.toISOString(),
  };
};

type Seen = MediaFile & { thumbnails: NonNullable<MediaFile['thumbnails']> };
// A blurred placeholder is not suitable as a link picture.
const isSeen = (file: MediaFile): file is Seen => file.thumbnails !== null;
const seen = (file: MediaFile | null): Seen | null => (file && isSeen(file) ? file : null);

/**
 * A post with its link picture, which is chosen here because the answer's picture field does not tell the type of file.
 */
export const presentPostView = (post: FeedPost): FeedPostView => {
  const { thumbnail, files, teaserVideo } = post;
  const chosen = chooseThumbnail({ own: seen(thumbnail), files: files.filter(isSeen), teaser: seen(teaserVideo) });
  return { ...post, linkPicture: chosen && { thumbnails: chosen.thumbnails, alt: chosen.alt } };
};

/** A post as its performer sees it. */
/** Facts for the performer only: sales, and the original file names. */
export interface OwnFacts {
  sales: Sales | undefined;
  names: Readonly<Record<string, string>>;
}

export const presentOwnPost = (parts: PostParts, signer: MediaSigner, { sales, names }: OwnFacts): OwnFeedPost => ({
  ...presentFeedPost(parts, signer),
  state: parts.post.isOver ? 'expired' : parts.post.state,
  expiresAt: parts.post.expires_at?.toISOString() ?? null,
  teaserFromFilm: parts.post.teaser_from_film,
  fileNames: namesAmong(
    names,
    parts.files.map(({ id }) => id),
  ),
  ...(sales ?? NO_SALES),
});
