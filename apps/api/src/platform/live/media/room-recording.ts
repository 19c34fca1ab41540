import { mkdir } from 'node:fs/promises';
import type { RecordedSegment } from '../live-engine.ts';
import { partSince } from '../recording-part.ts';
import type { ReadTap } from './publisher-tap.ts';
import { startRecorder } from './recorder.ts';

export interface RecordingRequest {
  ffmpeg: string;
  folder: string;
}

/** Records a room: each publisher's packets become a part of their own, later ones sorting behind earlier ones. */
export const recordingOf =
  ({ ffmpeg, folder }: RecordingRequest, onSegment: (segment: Omit<RecordedSegment, 'room'>) => void): ReadTap =>
  async (url) => {
    await mkdir(folder, { recursive: true });
    await startRecorder({ ffmpeg, url, folder, part: partSince(Date.now()) }, onSegment);
  };
