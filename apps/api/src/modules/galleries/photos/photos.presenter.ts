import type { MediaSigner } from '../../../platform/files/media-signer.ts';
import { ownAccess, type Access } from '../../../viewing/access.policy.ts';
import { presentMediaFile } from '../../files/files.presenter.ts';
import type { OwnPhotoRow } from './own-photos.repository.ts';
import type { PhotoRow } from './photos.repository.ts';
import type { OwnPhoto, Photo } from './photos.schema.ts';

/** A photo as one caller may see it, by the access to its gallery. */
export const presentPhoto = (row: PhotoRow, access: Access, signer: MediaSigner): Photo => ({
  _id: row.photo_id,
  title: row.title,
  description: access.isLocked ? '' : row.description,
  galleryId: row.gallery_id,
  galleryTitle: row.gallery_title,
  audience: row.audience,
  isLocked: access.isLocked,
  file: presentMediaFile(row, access, signer),
});

/** A photo as its performer edits it. */
export const presentOwnPhoto = (row: OwnPhotoRow, signer: MediaSigner): OwnPhoto => ({
  ...presentPhoto(row, ownAccess(row.performer_id), signer),
  isCover: row.photo_id === row.cover_photo_id,
  errorCode: row.error_code,
  createdAt: row.created_at.toISOString(),
});
