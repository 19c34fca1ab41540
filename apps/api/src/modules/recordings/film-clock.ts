import type { RecordedStretch } from '../../platform/database/recording-tables.ts';
import { startOfPart } from '../../platform/live/recording-part.ts';
import type { Stretch } from './cut-film.ts';

interface TimedSegment {
  part: string;
  duration_ms: number;
}

/** When what a film of these segments shows happened. @param segments in the order of the film */
export const clockOf = (segments: readonly TimedSegment[]): RecordedStretch[] => {
  let atMs = 0;
  return [...Map.groupBy(segments, ({ part }) => part)].map(([part, own]) => {
    const durationMs = own.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    const stretch = { atMs, startedAt: startOfPart(part), durationMs };
    atMs += durationMs;
    return stretch;
  });
};

/** The clock of what is left of a film. */
export const cutClock = (clock: readonly RecordedStretch[], { fromMs, toMs }: Stretch): RecordedStretch[] =>
  clock.flatMap(({ atMs, startedAt, durationMs }) => {
    const from = Math.max(atMs, fromMs);
    const to = Math.min(atMs + durationMs, toMs);
    return to > from ? { atMs: from - fromMs, startedAt: startedAt + from - atMs, durationMs: to - from } : [];
  });

/**
 * The first moment of which a film shows what it shows at `ms`, in milliseconds since 1970. What was said while the
 * camera was away belongs to where the film goes on, so a moment of a break is after the one before it.
 */
export const momentAt = (clock: readonly RecordedStretch[], ms: number): number => {
  const [first] = clock;
  if (!first) return 0;
  const stretch = clock.find(({ atMs, durationMs }) => ms > atMs && ms <= atMs + durationMs);
  if (stretch) return stretch.startedAt + ms - stretch.atMs;
  const last = clock.at(-1) ?? first;
  return ms <= 0 ? first.startedAt : last.startedAt + last.durationMs;
};

/** Where a film shows a moment, in milliseconds of the film. */
export const filmMsOf = (clock: readonly RecordedStretch[], moment: number): number => {
  const next = clock.find(({ startedAt, durationMs }) => moment <= startedAt + durationMs);
  if (!next) return lengthOf(clock);
  return next.atMs + Math.max(0, moment - next.startedAt);
};

const lengthOf = (clock: readonly RecordedStretch[]): number => {
  const last = clock.at(-1);
  return last ? last.atMs + last.durationMs : 0;
};

/**
 * When what stands between two seconds of a film happened, the second one not included, unless the film ends before it;
 * null behind its end.
 */
export const momentsBetween = (
  clock: readonly RecordedStretch[],
  from: number,
  to: number,
): { from: Date; to: Date } | null => {
  const [fromMs, toMs, length] = [from * 1000, to * 1000, lengthOf(clock)];
  if (fromMs > length) return null;
  return { from: new Date(momentAt(clock, fromMs)), to: new Date(momentAt(clock, toMs) + (toMs > length ? 1 : 0)) };
};
