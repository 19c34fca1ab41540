import { durationOf, type HlsSegment } from './segments.ts';
import type { HlsPart } from './stream-hls.repository.ts';

/** What a playlist names: the start of a run, a segment of it, or a part of that. */
export interface HlsName {
  run: string;
  segment?: number | undefined;
  number?: number | undefined;
}

/** The address of something, as it stands in the playlist. */
export type AddressOf = (name: HlsName) => string;

/** Of a part, with a picture more than the half second after which it ends. */
const PART_TARGET_MS = 600;
/** Of a segment: key frames are asked for each two seconds. */
const TARGET_MS = 3000;
/** Players stay so many parts behind, as the standard wants at least. */
const HELD_BACK = 3;
/** Whole segments that are listed with their parts: those within three target durations of the end. */
const WITH_PARTS = 4;

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const longestOf = (durations: readonly number[], least: number): number => Math.max(least, ...durations);

const partLine = ({ durationMs, isIndependent, ...name }: HlsPart, addressOf: AddressOf): string =>
  `#EXT-X-PART:DURATION=${seconds(durationMs)},URI="${addressOf(name)}"${isIndependent ? ',INDEPENDENT=YES' : ''}`;

const segmentLines = (
  segment: HlsSegment,
  { before, hasParts, addressOf }: { before: HlsSegment | undefined; hasParts: boolean; addressOf: AddressOf },
): string[] => {
  const [first] = segment.parts;
  const lines: string[] = [];
  if (first.run !== before?.parts[0].run) {
    if (before) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXT-X-MAP:URI="${addressOf({ run: first.run })}"`);
  }
  // By it players tell how far they are behind.
  lines.push(`#EXT-X-PROGRAM-DATE-TIME:${first.sentAt.toISOString()}`);
  if (hasParts) lines.push(...segment.parts.map((part) => partLine(part, addressOf)));
  if (segment.isWhole) {
    const { run, segment: number } = first;
    lines.push(`#EXTINF:${seconds(durationOf(segment))},`, addressOf({ run, segment: number }));
  }
  return lines;
};

/**
 * A playlist of HLS with low latency (RFC 8216, draft-pantos-hls-rfc8216bis) that goes on: the latest segments of a
 * stream, at least one, the newest with their parts. A publisher's connection is a stretch of its own, with a break
 * before it.
 */
export const writePlaylist = (segments: readonly HlsSegment[], addressOf: AddressOf): string => {
  const [first] = segments;
  if (!first) throw new Error('a playlist without segments');
  const parts = segments.flatMap((segment) => segment.parts.map(({ durationMs }) => durationMs));
  const partTarget = longestOf(parts, PART_TARGET_MS);
  const target = longestOf(segments.map(durationOf), TARGET_MS);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${Math.ceil(target / 1000)}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${seconds(partTarget * HELD_BACK)}`,
    `#EXT-X-PART-INF:PART-TARGET=${seconds(partTarget)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first.sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first.parts[0].breaks}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...segments.flatMap((segment, at) =>
      segmentLines(segment, { before: segments[at - 1], hasParts: at >= segments.length - 1 - WITH_PARTS, addressOf }),
    ),
    '',
  ].join('\n');
};
