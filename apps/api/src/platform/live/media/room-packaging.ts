import { spawn } from 'node:child_process';
import { assertPiped } from '../../ffmpeg/assert-piped.ts';
import { CONFINED_ENVIRONMENT, confined } from '../../ffmpeg/confine.ts';
import type { PartialSegment } from '../live-engine.ts';
import { partSince } from '../recording-part.ts';
import { readFragments, type FragmentTimes } from './mp4-fragments.ts';
import type { ReadTap } from './publisher-tap.ts';
import { tapInput, untilEnd } from './tap-reader.ts';

export interface PackagingRequest {
  ffmpeg: string;
}

/** A partial segment ends with the first picture after so many microseconds, or before a key frame. */
const PARTIAL_US = 500_000;
/** A key frame begins a segment once the one before has lasted so long: some encoders send more than were asked for. */
const SHORTEST_SEGMENT_MS = 1500;

type Told = (part: Omit<PartialSegment, 'room'>) => void;

/** Numbers the fragments of one run as parts of segments. */
export const partsOfRun = (tell: Told, now: () => number) => {
  let run: string | undefined;
  let start: Buffer = Buffer.alloc(0);
  /** The moment of the run's beginning; the first fragments are late, because the program looks at its input before. */
  let beganAt = Number.POSITIVE_INFINITY;
  let place = { segment: -1, number: 0, fromMs: Number.NEGATIVE_INFINITY };
  return {
    onStart: (bytes: Buffer): void => {
      start = bytes;
    },
    onFragment: (bytes: Buffer, times: FragmentTimes | null): void => {
      // Sound alone before the first picture, or a run that begins in the middle: nothing that can be shown.
      if (!times || (place.segment < 0 && !times.isIndependent)) return;
      const { atMs, durationMs, isIndependent } = times;
      beganAt = Math.min(beganAt, now() - atMs - durationMs);
      run ??= partSince(Math.round(beganAt));
      const isNext = isIndependent && atMs - place.fromMs >= SHORTEST_SEGMENT_MS;
      place = isNext ? { segment: place.segment + 1, number: 0, fromMs: atMs } : { ...place, number: place.number + 1 };
      const { segment, number } = place;
      tell({ run, start, segment, number, durationMs, isIndependent, sentAt: Math.round(beganAt + atMs), bytes });
    },
  };
};

/** Hands out what is sent to a room in partial segments, without encoding: each publisher's packets are a run. */
export const packagingOf =
  ({ ffmpeg }: PackagingRequest, tell: Told): ReadTap =>
  async (url) => {
    const [program, ...before] = confined(ffmpeg, { isUrgent: true });
    const args = [
      // It need not know the frame rate, for which it would look at twenty pictures first.
      ...['-fpsprobesize', '0', ...tapInput(url)],
      ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-c', 'copy'],
      // Picture and sound keep their times, so that they fit each other.
      ...['-use_editlist', '0', '-movflags', '+empty_moov+default_base_moof+frag_discont+frag_keyframe'],
      ...['-frag_duration', String(PARTIAL_US), '-flush_packets', '1', '-f', 'mp4', 'pipe:1'],
    ];
    const child = spawn(program, [...before, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: CONFINED_ENVIRONMENT,
    });
    assertPiped(child);
    const read = readFragments(partsOfRun(tell, Date.now));
    child.stdout.on('data', (written: Buffer) => {
      try {
        read(written);
      } catch {
        // Nothing that follows could be understood. The tap begins anew.
        child.kill('SIGKILL');
      }
    });
    await untilEnd(child);
  };
