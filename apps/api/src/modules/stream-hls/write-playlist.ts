import { startOfPart } from '../../platform/live/recording-part.ts';
import type { LiveSegment } from './stream-hls.repository.ts';

/** The bytes of a segment: `mp4` what a player needs before the first of its part, `m4s` picture and sound. */
export type SegmentFormat = 'mp4' | 'm4s';

/** The address of a segment, as it stands in the playlist. */
export type AddressOf = (segment: Pick<LiveSegment, 'part' | 'number'>, format: SegmentFormat) => string;

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const momentOf = ({ part, atMs }: LiveSegment): string => new Date(startOfPart(part) + atMs).toISOString();

/**
 * A playlist of HLS (RFC 8216) that goes on: the latest segments of a stream, at least one. A publisher's connection is
 * a stretch of its own, with a break before it, and says when it was sent: by that players tell how far they are behind.
 */
export const writePlaylist = (segments: readonly LiveSegment[], addressOf: AddressOf): string => {
  const [first] = segments;
  if (!first) throw new Error('a playlist without segments');
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(first.longestMs / 1000))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first.sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first.breaks}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    if (segment.part !== before?.part) {
      if (before) lines.push('#EXT-X-DISCONTINUITY');
      const start = addressOf({ part: segment.part, number: segment.firstOfPart }, 'mp4');
      lines.push(`#EXT-X-MAP:URI="${start}"`, `#EXT-X-PROGRAM-DATE-TIME:${momentOf(segment)}`);
    }
    lines.push(`#EXTINF:${seconds(segment.durationMs)},`, addressOf(segment, 'm4s'));
  }
  return [...lines, ''].join('\n');
};
