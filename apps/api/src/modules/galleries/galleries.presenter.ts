import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Access } from '../../viewing/access.policy.ts';
import { presentMediaFile, type MediaFileRow } from '../files/files.presenter.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import type { GalleryPhotoRow, GalleryRow } from './galleries.repository.ts';
import type { Gallery, GalleryPhoto } from './galleries.schema.ts';

export interface GalleryParts {
  performer: PerformerCard;
  cover: MediaFileRow | null;
  access: Access;
}

/** A gallery as one caller may see it; the cover of a locked one is only a blurred placeholder. */
export const presentGallery = (
  row: GalleryRow,
  { performer, cover, access }: GalleryParts,
  signer: MediaSigner,
): Gallery => ({
  _id: row.id,
  performer,
  title: row.title,
  description: row.description,
  audience: row.audience,
  price: fromHundredths(row.price),
  isLocked: access.isLocked,
  lockReason: access.lockReason,
  photoCount: row.photo_count,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  bookmarkCount: row.bookmark_count,
  isLiked: row.is_liked,
  isBookmarked: row.is_bookmarked,
  cover: cover && presentMediaFile(cover, access, signer),
  publishedAt: row.published_at.toISOString(),
});

/** A photo of a gallery as one caller may see it. Its title is public, as in the list of photos. */
export const presentGalleryPhoto = (row: GalleryPhotoRow, access: Access, signer: MediaSigner): GalleryPhoto => ({
  ...presentMediaFile(row, access, signer),
  title: row.title,
  description: access.isLocked ? '' : row.description,
});
