import { z } from 'zod';
import type { FileKind } from '../../platform/database/file-tables.ts';

/** What a performer uploads for her posts, by the name that the calls have for it. */
const FEED_UPLOADS = {
  photo: 'feed-photo',
  video: 'feed-video',
  audio: 'feed-audio',
  thumbnail: 'feed-thumbnail',
  teaser: 'feed-teaser',
} as const satisfies Record<string, FileKind>;

export type FeedUploadType = keyof typeof FEED_UPLOADS;
export type FeedUploadKind = (typeof FEED_UPLOADS)[FeedUploadType];

export const feedUploadTypes = Object.keys(FEED_UPLOADS) as FeedUploadType[];

/** A picture unless something else is said. */
export const feedUploadType = z.enum(feedUploadTypes).default('photo');

export const feedUploadKindOf = (type: FeedUploadType): FeedUploadKind => FEED_UPLOADS[type];

export const isFeedUploadKind = (text: string): text is FeedUploadKind =>
  Object.values<string>(FEED_UPLOADS).includes(text);

/** The name that the calls have for a kind. */
export const feedUploadTypeOf = (kind: FileKind): FeedUploadType => {
  const found = feedUploadTypes.find((type) => FEED_UPLOADS[type] === kind);
  if (!found) throw new Error(`${kind} is not uploaded for posts`);
  return found;
};
