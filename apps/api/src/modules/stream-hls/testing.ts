import { setTimeout as delay } from 'node:timers/promises';
import type { PartialSegment } from '../../platform/live/live-engine.ts';
import { partSince } from '../../platform/live/recording-part.ts';
import type { HlsPart } from './stream-hls.repository.ts';

/** Two connections of a publisher, ten minutes apart. */
export const RUNS = [
  partSince(Date.parse('2027-03-01T18:30:00Z')),
  partSince(Date.parse('2027-03-01T18:40:00Z')),
] as const;

const PART_MS = 500;
const PARTS = 4;
const SEGMENT_MS = PART_MS * PARTS;

/** A part of a connection whose segments have two seconds. The second one follows segment 299 of the first. */
export const partOf = (run: 0 | 1, segment: number, number: number, facts: Partial<HlsPart> = {}): HlsPart => ({
  ...{ run: RUNS[run], segment, number, sequence: 1000 + run * 300 + segment, breaks: 7 + run },
  ...{ durationMs: PART_MS, isIndependent: number === 0, ageMs: 0 },
  sentAt: new Date(Number.parseInt(RUNS[run], 36) + segment * SEGMENT_MS + number * PART_MS),
  ...facts,
});

/** The parts of a segment, by default all. */
export const partsOf = (run: 0 | 1, segment: number, count = PARTS): HlsPart[] =>
  Array.from({ length: count }, (_, number) => partOf(run, segment, number));

/** What an engine tells of it. */
export const partialSegment = (room: string, run: 0 | 1, segment: number, number: number): PartialSegment => {
  const { durationMs, isIndependent, sentAt } = partOf(run, segment, number);
  return {
    ...{ room, run: RUNS[run], start: Buffer.from(`start of ${run}`), segment, number, durationMs, isIndependent },
    ...{ sentAt: sentAt.getTime(), bytes: Buffer.from(`${run}/${segment}/${number};`) },
  };
};

/** Waits until something is so that other processes do. */
export const untilSo = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await delay(10);
};
