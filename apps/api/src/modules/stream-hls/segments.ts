import type { HlsPart } from './stream-hls.repository.ts';

/** A segment of about two seconds, from a key frame to the one before the next. */
export interface HlsSegment {
  sequence: number;
  parts: [HlsPart, ...HlsPart[]];
  /** Nothing is added to it any more. */
  isWhole: boolean;
}

/** Whole segments that a playlist lists: more than the three from whose beginning players without parts start. */
const LISTED = 6;

export const durationOf = ({ parts }: HlsSegment): number => parts.reduce((sum, { durationMs }) => sum + durationMs, 0);

/**
 * Parts in order as segments: the last of them, without a gap. What follows a part that could not be stored begins anew
 * with the next segment.
 */
export const segmentsOf = (parts: readonly HlsPart[]): HlsSegment[] => {
  let segments: HlsSegment[] = [];
  for (const part of parts) {
    const current = segments.at(-1);
    const isNext = current?.sequence === part.sequence && current.parts.length === part.number;
    if (current && isNext) current.parts.push(part);
    else if (part.number > 0) segments = [];
    else {
      if (current && part.sequence !== current.sequence + 1) segments = [];
      else if (current) current.isWhole = true;
      segments.push({ sequence: part.sequence, parts: [part], isWhole: false });
    }
  }
  return segments.slice(segments.at(-1)?.isWhole ? -LISTED : -LISTED - 1);
};

/** What a player waits for: a segment of the playlist, or one of its parts (`_HLS_msn` and `_HLS_part`). */
export interface Awaited {
  sequence: number;
  part?: number | undefined;
}

/** How far ahead of what there is a player may ask; beyond it nothing is waited for. */
const MOST_AHEAD = 2;

/** Whether a playlist of these segments is what a player waits for, or waiting would be of no use. */
export const hasArrived = (segments: readonly HlsSegment[], { sequence, part }: Awaited): boolean => {
  const last = segments.at(-1);
  if (!last || last.sequence < sequence) return !!last && sequence - last.sequence > MOST_AHEAD;
  if (last.sequence > sequence) return true;
  return part === undefined ? last.isWhole : last.parts.length > part;
};
