import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { fromHundredths } from '../../platform/money.ts';
import { PUBLIC_BEARER, type Access } from '../../viewing/access.policy.ts';
import { presentMediaFile, type WatchedFileRow } from '../files/files.presenter.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import { NO_SALES, type Sales } from '../ledger/sales.ts';
import type { VideoRow } from './videos.repository.ts';
import type { OwnVideo, Video } from './videos.schema.ts';

export interface VideoParts {
  performer: PerformerCard;
  file: WatchedFileRow;
  thumbnail: WatchedFileRow | null;
  teaser: WatchedFileRow | null;
  access: Access;
}

/** A teaser is public: its bearer is the account that the video is open to, else the public. */
export const teaserAccess = ({ bearer }: Access): Access => ({
  isLocked: false,
  lockReason: null,
  bearer: bearer ?? PUBLIC_BEARER,
});

/** A video as one caller may see it: a locked one has no playable URL and no pictures, only its teaser. */
export const presentVideo = (row: VideoRow, parts: VideoParts, signer: MediaSigner): Video => {
  const { performer, file, thumbnail, teaser, access } = parts;
  return {
    _id: row.id,
    performer,
    title: row.title,
    description: row.description,
    audience: row.audience,
    price: fromHundredths(row.price),
    isLocked: access.isLocked,
    lockReason: access.lockReason,
    file: presentMediaFile(file, access, signer),
    thumbnail: thumbnail && presentMediaFile(thumbnail, access, signer),
    teaser: teaser && presentMediaFile(teaser, teaserAccess(access), signer),
    viewCount: row.view_count,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    bookmarkCount: row.bookmark_count,
    isLiked: row.is_liked,
    isBookmarked: row.is_bookmarked,
    publishedAt: row.published_at.toISOString(),
  };
};

/** A video with the facts for its performer only. */
export const presentOwnVideo = (video: Video, row: VideoRow, sales: Sales = NO_SALES): OwnVideo => ({
  ...video,
  state: row.state,
  ...sales,
  percent: row.percent,
  errorCode: row.error_code,
  teaserFromFilm: row.teaser_from_film,
});
