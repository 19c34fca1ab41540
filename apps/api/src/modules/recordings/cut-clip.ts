import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { isRefusedForGood } from '../files/files.errors.ts';
import { findFile } from '../files/files.repository.ts';
import { storeFiles } from '../files/files.service.ts';
import { givingBack } from '../files/processing/giving-back.ts';
import { temporaryFolder } from '../files/receive-upload.ts';
import { type Clip, cutLater } from './cut-jobs.ts';
import { cutFilm, describeFilm, fetchFilm, type Stretch } from './cut-film.ts';
import { noteFilm } from './films.repository.ts';
import { joinSegments } from './join-segments.ts';
import { RecordingEmptyError } from './recordings.errors.ts';
import { findRecording, findStreamFacts, lockRecording, type RecordingRow } from './recordings.repository.ts';
import { listSegments } from './segments.repository.ts';
import { tellFailed } from './tell-failed.ts';

const payloadSchema = z.object({
  recordingId: z.uuid(),
  /** Of the clip's file: a job that runs again finds what it has stored. */
  fileId: z.uuid(),
  fromMs: z.number().int(),
  toMs: z.number().int(),
});

/**
 * Makes a film of a stretch of a recording, in the performer's vault: of its segments while they are there, then of its
 * film.
 */
export const cutClip: JobHandler = (context, payload, stopping) => {
  const clip = payloadSchema.parse(payload);
  return givingBack(context, stopping, {
    make: () => cutAndTell(context, clip),
    again: (unit) => cutLater(unit, clip),
  });
};

const cutAndTell = async (context: Context, { recordingId, fileId, ...stretch }: Clip): Promise<void> => {
  const recording = await findRecording(context.db, recordingId);
  if (!recording || recording.status === 'deleted' || (await findFile(context.db, fileId))) return;
  const folder = await temporaryFolder(context);
  try {
    await cutAndStore(context, { recording, fileId, stretch, folder });
  } catch (error) {
    // The queue is full of her films: later.
    if (!isRefusedForGood(error)) throw error;
    await context.work((unit) => tellFailed(unit, recording.performer_id, error.definition.code));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface Cutting {
  recording: RecordingRow;
  fileId: string;
  stretch: Stretch;
  folder: string;
}

const cutAndStore = async (context: Context, { recording, fileId, stretch, folder }: Cutting): Promise<void> => {
  const { title } = await findStreamFacts(context.db, recording.stream_id);
  const file = await describeFilm(context, await cut(context, recording, stretch, folder), title);
  const received = { id: fileId, ownerId: recording.performer_id, kind: 'video' as const, file };
  await storeFiles(context, [received], async ({ db }, keep) => {
    const locked = await lockRecording(db, recording.id);
    // She has deleted it, or another worker was quicker.
    if (!locked || locked.status === 'deleted' || (await findFile(db, fileId))) return;
    await keep();
    await noteFilm(db, locked, fileId);
  });
};

const cut = async (context: Context, recording: RecordingRow, { fromMs, toMs }: Stretch, folder: string) => {
  const { ffmpeg, files, db } = context;
  if (!ffmpeg) throw new RecordingEmptyError();
  let [at, firstMs] = [0, fromMs];
  const segments = (await listSegments(db, recording.id)).filter(({ duration_ms }) => {
    const [begins, ends] = [at, (at += duration_ms)];
    if (ends > fromMs && begins < toMs) firstMs = Math.min(firstMs, begins);
    return ends > fromMs && begins < toMs;
  });
  if (segments.length > 0) {
    const joined = await joinSegments({ ffmpeg, files, folder }, segments);
    return cutFilm(ffmpeg, joined, { fromMs: fromMs - firstMs, toMs: toMs - firstMs });
  }
  if (recording.file_id === null) throw new RecordingEmptyError();
  return cutFilm(ffmpeg, await fetchFilm(context, recording.file_id, folder), { fromMs, toMs });
};
