import type { LiveSegment } from './stream-hls.repository.ts';

/** Segments of about two seconds. */
const LISTED = 6;
/** How many are read: the last ones are perhaps still on their way to become fragments. */
export const LOOKED_AT = LISTED + 2;

/** What players can read now, without a gap: the last of those that are fragments, with the start of their part. */
export const playableOf = (segments: readonly LiveSegment[]): LiveSegment[] => {
  const isPlayable = ({ hasFragment, hasStart }: LiveSegment) => hasFragment && hasStart;
  const last = segments.findLastIndex(isPlayable);
  const before = segments.findLastIndex((segment, at) => at < last && !isPlayable(segment));
  return segments.slice(before + 1, last + 1).slice(-LISTED);
};

/** What has to be made of segments before players can read them: the starts first. */
export const missingOf = (segments: readonly LiveSegment[]): string[] => {
  const latest = segments.slice(-LISTED);
  const starts = latest.filter(({ hasStart }) => !hasStart).map(({ startKey }) => startKey);
  const own = latest.filter(({ hasFragment }) => !hasFragment).map(({ storageKey }) => storageKey);
  return [...new Set([...starts, ...own])];
};
