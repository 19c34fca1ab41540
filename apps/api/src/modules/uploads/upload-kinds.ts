import { z } from 'zod';
import type { FileKind } from '../../platform/database/file-tables.ts';

/**
 * The kinds of files that a performer uploads for her posts, videos, galleries and products, by their names in the API.
 */
const UPLOADS = {
  photo: 'feed-photo',
  video: 'feed-video',
  audio: 'feed-audio',
  thumbnail: 'feed-thumbnail',
  teaser: 'feed-teaser',
  'asset-video': 'video',
  'asset-thumbnail': 'video-thumbnail',
  'gallery-photo': 'photo',
  'product-photo': 'product-photo',
  'product-file': 'product-file',
} as const satisfies Record<string, FileKind>;

export type UploadType = keyof typeof UPLOADS;
export type UploadKind = (typeof UPLOADS)[UploadType];

export const uploadTypes = Object.keys(UPLOADS) as UploadType[];

/** A picture by default. */
export const uploadType = z.enum(uploadTypes).default('photo');

export const uploadKindOf = (type: UploadType): UploadKind => UPLOADS[type];

export const isUploadKind = (text: string): text is UploadKind => Object.values<string>(UPLOADS).includes(text);

/** The name of a kind in the API. */
export const uploadTypeOf = (kind: FileKind): UploadType => {
  const found = uploadTypes.find((type) => UPLOADS[type] === kind);
  if (!found) throw new Error(`${kind} has no name among uploads`);
  return found;
};
