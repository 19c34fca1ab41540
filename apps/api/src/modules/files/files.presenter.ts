import type { FilesTable } from '../../platform/database/content-tables.ts';
import type { MediaSigner } from '../../platform/files/media-signer.ts';
import type { Access } from '../access/access.policy.ts';
import type { Selectable } from 'kysely';
import type { FileStatus, MediaFile, PublicFileInfo } from './files.schema.ts';
import { imageSourceOf, mediaPath } from './public-image.ts';

/** The columns of `files` that {@link presentMediaFile} needs. */
export const mediaFileColumns = [
  'files.id',
  'files.kind',
  'files.status',
  'files.width',
  'files.height',
  'files.duration_ms',
  'files.thumbhash',
  'files.variants',
] as const;

export type MediaFileRow = Pick<
  Selectable<FilesTable>,
  'id' | 'kind' | 'status' | 'width' | 'height' | 'duration_ms' | 'thumbhash' | 'variants'
>;

/**
 * A file as one caller may see it. Where `access` is locked no address leaves: only type, size and the ThumbHash.
 * An address is good for the bearer of the access alone.
 */
export const presentMediaFile = (row: MediaFileRow, access: Access, signer: MediaSigner): MediaFile => {
  const file: MediaFile = { ...presentPublicInfo(row), thumbnails: null, url: null };
  if (access.isLocked || access.bearer === null || row.status !== 'ready') return file;
  const signature = signer.sign(row.id, access.bearer);
  const address = (name: string) => mediaPath(row.id, name) + signature;
  const hasVideo = row.variants.some(({ format }) => format === 'mp4');
  return {
    ...file,
    thumbnails: imageSourceOf(row.variants, (variant) => address(`${variant.size}.${variant.format}`)),
    url: hasVideo ? address('source.mp4') : null,
  };
};

/** What everyone may know of a file. */
export const presentPublicInfo = (row: MediaFileRow): PublicFileInfo => ({
  _id: row.id,
  type: row.kind,
  status: row.status,
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  thumbhash: row.thumbhash,
});

export const presentFileStatus = (
  row: MediaFileRow & Pick<Selectable<FilesTable>, 'percent' | 'error_code'>,
  access: Access,
  signer: MediaSigner,
): FileStatus => ({
  _id: row.id,
  status: row.status,
  percent: row.percent,
  errorCode: row.error_code,
  file: presentMediaFile(row, access, signer),
});
