import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { assertPiped } from '../../ffmpeg/assert-piped.ts';
import { CONFINED_ENVIRONMENT, confined } from '../../ffmpeg/confine.ts';
import type { RecordedSegment } from '../live-engine.ts';
import { keyFrameSeconds } from './publisher-tap.ts';
import { tapInput, untilEnd } from './tap-reader.ts';

export interface RecorderRequest {
  ffmpeg: string;
  /** Where the packets are read. */
  url: string;
  /** An existing folder. */
  folder: string;
  /** Names this publisher's segments; later ones sort after it. */
  part: string;
}

/**
 * Writes what a tap gives into segments without encoding: Matroska, which holds what browsers send (H.264 or VP8, Opus)
 * and needs no index at its end. Ends by itself when the tap is closed.
 *
 * @param onSegment called once a segment is complete on disk
 * @returns when it has ended
 */
export function startRecorder(
  { ffmpeg, url, folder, part }: RecorderRequest,
  onSegment: (segment: Omit<RecordedSegment, 'room'>) => void,
): Promise<void> {
  const [program, ...before] = confined(ffmpeg, { isUrgent: true });
  const args = [
    ...tapInput(url),
    ...['-map', '0', '-c', 'copy', '-f', 'segment', '-segment_format', 'matroska'],
    // Cut at the first key frame after so many seconds.
    ...['-segment_time', String(keyFrameSeconds), '-segment_list', 'pipe:1', '-segment_list_type', 'csv'],
    path.join(folder, `${part}-%06d.mkv`),
  ];
  const child = spawn(program, [...before, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd: folder,
    env: CONFINED_ENVIRONMENT,
  });
  assertPiped(child);
  // One line for each closed segment: its name, and where it begins and ends in seconds.
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name, number, from, to] = /^"?([\w-]+-(\d{6})\.mkv)"?,([\d.]+),([\d.]+)$/.exec(line) ?? [];
    if (name === undefined) return;
    const durationMs = Math.max(0, Math.round((Number(to) - Number(from)) * 1000));
    onSegment({ path: path.join(folder, name), part, number: Number(number), durationMs });
  });
  return untilEnd(child);
}
