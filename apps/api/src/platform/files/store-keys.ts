import type { FileVariant } from '../database/file-tables.ts';

/** What everybody may see lies below it: a bucket's policy, or a CDN before it, opens this and nothing else. */
export const PUBLIC_PREFIX = 'public/';
/** What browsers sent straight to the store lies here until it was looked at. */
export const ARRIVALS_PREFIX = 'arrivals/';

const YEAR = 31_536_000;
/** For what never changes under its address and is everyone's. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;

/** What is served, by the end of its key. Everything else is only kept. */
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
