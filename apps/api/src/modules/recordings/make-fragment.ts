import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { inputOf } from '../files/processing/ffmpeg.ts';
import { runFfmpeg } from '../files/processing/run-ffmpeg.ts';
import { temporaryFolder } from '../files/receive-upload.ts';
import { fragmentKey } from './fragment-jobs.ts';
import { noteFragment } from './recordings.repository.ts';

const payloadSchema = z.object({ storageKey: z.string() });

/**
 * Without encoding. Each segment keeps the times of its connection, so that one follows the other without a gap: they
 * are neither moved to zero nor put into an edit list.
 */
const TO_FRAGMENT = [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-c', 'copy'],
  ...['-avoid_negative_ts', 'disabled', '-use_editlist', '0'],
  ...['-movflags', '+empty_moov+default_base_moof+frag_discont+frag_custom', '-f', 'mp4'],
];

/**
 * Stores a segment as fragmented MP4 (ISO/IEC 14496-12) beside itself. Nothing is left of it where the segment has gone
 * meanwhile.
 */
export const makeFragment: JobHandler = async (context, payload) => {
  const { storageKey } = payloadSchema.parse(payload);
  const { ffmpeg, files } = context;
  if (!ffmpeg || (await files.size(storageKey)) === null) return;
  const folder = await temporaryFolder(context);
  try {
    const [source, target] = [path.join(folder, 'segment.mkv'), path.join(folder, 'segment.mp4')];
    await pipeline((await files.read(storageKey)).stream, createWriteStream(source));
    await runFfmpeg(ffmpeg, ['-copyts', ...inputOf(source, 'video/matroska'), ...TO_FRAGMENT, target]);
    await files.putFile(fragmentKey(storageKey), target);
    if (!(await noteFragment(context.db, storageKey))) await files.delete(fragmentKey(storageKey));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
