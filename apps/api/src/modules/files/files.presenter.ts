import type { Selectable } from 'kysely';
import { sentenceOf } from '../../errors/app-error.ts';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import type { MediaSigner } from '../../platform/files/media-signer.ts';
import type { Access } from '../../viewing/access.policy.ts';
import { captionsName, imageSourceOf, mediaPath } from '../../viewing/public-image.ts';
import type { PositionRow } from './position-row.ts';
import type { FileStatus, MediaFile, PublicFileInfo, Watched } from './files.schema.ts';

/** The columns of `files` that {@link presentMediaFile} needs. */
export const mediaFileColumns = [
  'files.id',
  'files.kind',
  'files.status',
  'files.width',
  'files.height',
  'files.duration_ms',
  'files.thumbhash',
  'files.peaks',
  'files.variants',
  'files.alt_text',
  'files.caption_languages',
] as const;

export type MediaFileRow = Pick<
  Selectable<FilesTable>,
  | 'id'
  | 'kind'
  | 'status'
  | 'width'
  | 'height'
  | 'duration_ms'
  | 'thumbhash'
  | 'peaks'
  | 'variants'
  | 'alt_text'
  | 'caption_languages'
>;

/** A file with the caller's position in it. */
export interface WatchedFileRow extends MediaFileRow {
  watched?: PositionRow | null;
}

/**
 * A file as one caller may see it. A locked one has no URL and no texts, only type, size and ThumbHash. URLs are signed
 * for the bearer of the access.
 */
export const presentMediaFile = (row: WatchedFileRow, access: Access, signer: MediaSigner): MediaFile => {
  const addresses = { thumbnails: null, motion: null, url: null, hls: null };
  const nothing = { ...addresses, peaks: null, alt: '', captions: null, watched: null };
  const file: MediaFile = { ...presentPublicInfo(row), ...nothing };
  if (access.isLocked || access.bearer === null) return file;
  if (row.status !== 'ready') return { ...file, alt: row.alt_text };
  const signature = signer.sign(row.id, access.bearer);
  const address = (name: string) => mediaPath(row.id, name) + signature;
  const whole = row.variants.find(({ format }) => format === 'mp4' || format === 'm4a');
  const isMoving = row.variants.some(({ size, format }) => size === 'source' && format === 'webp');
  const hasPlaylist = row.variants.some(({ format }) => format === 'm3u8');
  return {
    ...file,
    thumbnails: imageSourceOf(row.variants, (variant) => address(`${variant.size}.${variant.format}`)),
    motion: isMoving ? address('source.webp') : null,
    url: row.kind === 'message-file' ? address('original') : whole ? address(`source.${whole.format}`) : null,
    hls: hasPlaylist ? address('source.m3u8') : null,
    peaks: row.peaks,
    alt: row.alt_text,
    captions: presentTracks(row.caption_languages, address),
    watched: row.watched ? presentWatched(row.watched) : null,
  };
};

/** null when there are none, like every optional field of a file. */
const presentTracks = (languages: readonly string[], address: (name: string) => string): MediaFile['captions'] =>
  languages.length > 0 ? languages.map((language) => ({ language, url: address(captionsName(language)) })) : null;

export const presentWatched = ({ seconds, at }: PositionRow): Watched => ({
  seconds,
  at: new Date(at).toISOString(),
});

/** The facts of a file that everyone may know. */
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
  { signer, locale }: { signer: MediaSigner; locale: string },
): FileStatus => ({
  _id: row.id,
  status: row.status,
  percent: row.percent,
  errorCode: row.error_code,
  errorMessage: row.error_code === null ? null : sentenceOf(row.error_code, locale),
  file: presentMediaFile(row, access, signer),
});
