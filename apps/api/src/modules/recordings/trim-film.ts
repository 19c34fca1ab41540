import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { isRefusedForGood } from '../files/files.errors.ts';
import { storeFiles } from '../files/files.service.ts';
import { givingBack } from '../files/processing/giving-back.ts';
import { temporaryFolder } from '../files/receive-upload.ts';
import { trimLater } from './cut-jobs.ts';
import { cutFilm, describeFilm, fetchFilm, type Stretch } from './cut-film.ts';
import { cutClock } from './film-clock.ts';
import { noteFilm } from './films.repository.ts';
import { publishRecording } from './publish-recording.ts';
import { RecordingEmptyError } from './recordings.errors.ts';
import {
  findRecording,
  findStreamFacts,
  lockRecording,
  type RecordingRow,
  updateRecording,
} from './recordings.repository.ts';

const payloadSchema = z.object({ recordingId: z.uuid() });

/** What shall be left of a film; null when it is not being trimmed. */
const stretchOf = ({ status, cut_from_ms, cut_to_ms }: RecordingRow): Stretch | null =>
  status === 'making' && cut_from_ms !== null && cut_to_ms !== null
    ? { fromMs: Number(cut_from_ms), toMs: Number(cut_to_ms) }
    : null;

const NOT_CUT = { cut_from_ms: null, cut_to_ms: null };

/**
 * Makes the film of a recording anew, shorter; the longer one stays in the vault. Killed anywhere, it runs again: the
 * new film and what the recording says of it are one transaction.
 */
export const trimFilm: JobHandler = (context, payload, stopping) => {
  const { recordingId } = payloadSchema.parse(payload);
  return givingBack(context, stopping, {
    make: () => trim(context, recordingId),
    again: (unit) => trimLater(unit, recordingId),
  });
};

const trim = async (context: Context, recordingId: string): Promise<void> => {
  const recording = await findRecording(context.db, recordingId);
  const stretch = recording && stretchOf(recording);
  if (!stretch) return;
  const folder = await temporaryFolder(context);
  try {
    await cutAndStore(context, recording, stretch, folder);
  } catch (error) {
    // The queue is full of her films: later.
    if (!isRefusedForGood(error)) throw error;
    await keepWhole(context, recordingId, error.definition.code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Nothing was cut: the film is as it was, and nothing is published that she wanted shorter. */
export const keepWhole = (context: Context, id: string, error_code: string): Promise<void> =>
  context.work(async ({ db }) => {
    const recording = await lockRecording(db, id);
    if (recording && stretchOf(recording))
      await updateRecording(db, id, { ...NOT_CUT, status: 'kept', choice: null, error_code });
  });

const cutAndStore = async (context: Context, recording: RecordingRow, stretch: Stretch, folder: string) => {
  const { ffmpeg, db } = context;
  const { id, stream_id, performer_id: ownerId, file_id } = recording;
  if (!ffmpeg || file_id === null) throw new RecordingEmptyError();
  const { title } = await findStreamFacts(db, stream_id);
  const file = await describeFilm(
    context,
    await cutFilm(ffmpeg, await fetchFilm(context, file_id, folder), stretch),
    title,
  );
  await storeFiles(context, [{ ownerId, kind: 'video', file }], async (unit, keep) => {
    const locked = await lockRecording(unit.db, id);
    // She has deleted it, or another worker was quicker.
    if (!locked || !stretchOf(locked)) return;
    const [film] = await keep();
    if (!film) throw new Error('a film was stored without a row');
    await updateRecording(unit.db, id, {
      ...{ ...NOT_CUT, status: 'kept', file_id: film.id, error_code: null, made_at: new Date() },
      clock: locked.clock && JSON.stringify(cutClock(locked.clock, stretch)),
      ...{ bytes: BigInt(file.size), duration_ms: BigInt(stretch.toMs - stretch.fromMs) },
    });
    const isGone = await noteFilm(unit.db, locked, film.id);
    if (locked.choice === 'published' && !isGone)
      await publishRecording(unit, locked, { id: film.id, kind: 'video', isReady: film.status === 'ready' });
  });
};
