import { partSince } from '../../platform/live/recording-part.ts';
import type { LiveSegment } from './stream-hls.repository.ts';

/** Two connections of a publisher, ten minutes apart. */
export const PARTS = [
  partSince(Date.parse('2027-03-01T18:30:00Z')),
  partSince(Date.parse('2027-03-01T18:40:00Z')),
] as const;

export const segmentOf = (part: 0 | 1, number: number, facts: Partial<LiveSegment> = {}): LiveSegment => ({
  ...{ part: PARTS[part], number, storageKey: `${part}-${number}`, durationMs: 2000, atMs: number * 2000 },
  ...{ firstOfPart: 0, startKey: `${part}-0`, hasStart: true, hasFragment: true },
  ...{ sequence: part * 300 + number, breaks: part, longestMs: 2040, ageMs: 0 },
  ...facts,
});
