import type { FilesTable } from '../../platform/database/tables.ts';
import type { MediaSigner } from '../../platform/files/media-signer.ts';
import type { Access } from '../access/access.policy.ts';
import type { Selectable } from 'kysely';
import type { MediaFile } from './files.schema.ts';
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
  const file: MediaFile = {
    _id: row.id,
    type: row.kind,
    status: row.status,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    thumbhash: row.thumbhash,
    thumbnails: null,
    url: null,
  };
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
