import type { FileVariant } from '../database/file-tables.ts';

/** Prefix of public files: a bucket's policy, or a CDN, opens only this. */
export const PUBLIC_PREFIX = 'public/';
/** Prefix of files that browsers uploaded directly, until they are checked. */
export const ARRIVALS_PREFIX = 'arrivals/';
/** Prefix of uploads in parts, until they are complete. */
export const PARTS_PREFIX = 'uploads/';

/** Prefix of segments of recordings, until a film is made of them. */
export const RECORDINGS_PREFIX = 'recordings/';

const YEAR = 31_536_000;
/** For public content that never changes at its URL. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;

/** Content types by extension. Other keys are never served. */
export const contentTypes: Record<FileVariant['format'], string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
};

export const isPublicKey = (key: string): boolean => key.startsWith(PUBLIC_PREFIX);

export const contentTypeOf = (key: string): string => {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return Object.entries(contentTypes).find(([format]) => format === ending)?.[1] ?? 'application/octet-stream';
};
