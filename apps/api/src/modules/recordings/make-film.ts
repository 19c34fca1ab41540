import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { givingBack } from '../files/processing/giving-back.ts';
import { storeFiles } from '../files/files.service.ts';
import { isRefusedForGood } from '../files/files.errors.ts';
import { temporaryFolder } from '../files/receive-upload.ts';
import { describeFilm } from './cut-film.ts';
import { clockOf } from './film-clock.ts';
import { noteFilm } from './films.repository.ts';
import { joinSegments } from './join-segments.ts';
import { publishRecording } from './publish-recording.ts';
import { RecordingEmptyError } from './recordings.errors.ts';
import {
  findRecording,
  findStreamFacts,
  lockRecording,
  type RecordingRow,
  updateRecording,
} from './recordings.repository.ts';
import { listSegments } from './segments.repository.ts';
import { makeFilmLater, removeSegments } from './remove-segments.ts';
import { tellFailed } from './tell-failed.ts';

const payloadSchema = z.object({ recordingId: z.uuid() });

/**
 * Makes the film of a recording's segments and stores it in the performer's vault, where it is made playable as every
 * film; published at once if she has chosen so meanwhile. Killed anywhere, it runs again: the film, its row and the end
 * of the segments are one transaction.
 */
export const makeFilm: JobHandler = (context, payload, stopping) => {
  const { recordingId } = payloadSchema.parse(payload);
  return givingBack(context, stopping, {
    make: () => make(context, recordingId),
    again: (unit) => makeFilmLater(unit, recordingId),
  });
};

const make = async (context: Context, recordingId: string): Promise<void> => {
  const recording = await findRecording(context.db, recordingId);
  if (recording?.status !== 'making') return;
  const folder = await temporaryFolder(context);
  try {
    await joinAndStore(context, recording, folder);
  } catch (error) {
    // The queue is full of her films: later.
    if (!isRefusedForGood(error)) throw error;
    await giveUp(context, recordingId, error.definition.code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Of a recording of which no film is made, unless somebody is at it again. */
export const giveUp = (context: Context, id: string, error_code: string): Promise<void> =>
  context.work(async (unit) => {
    const recording = await lockRecording(unit.db, id);
    // She has deleted it, or another worker was quicker.
    if (recording?.status !== 'making') return;
    await updateRecording(unit.db, id, { status: 'failed', error_code, made_at: new Date() });
    await tellFailed(unit, recording.performer_id, error_code);
  });

const joinAndStore = async (context: Context, { id, stream_id, performer_id }: RecordingRow, folder: string) => {
  const { ffmpeg, files, db } = context;
  const segments = await listSegments(db, id);
  if (!ffmpeg || segments.length === 0) throw new RecordingEmptyError();
  const path = await joinSegments({ ffmpeg, files, folder }, segments);
  const file = await describeFilm(context, path, (await findStreamFacts(db, stream_id)).title);
  await storeFiles(context, [{ ownerId: performer_id, kind: 'video', file }], async (unit, keep) => {
    const locked = await lockRecording(unit.db, id);
    // She has deleted it, or another worker was quicker.
    if (locked?.status !== 'making') return;
    const [film] = await keep();
    if (!film) throw new Error('a film was stored without a row');
    await updateRecording(unit.db, id, {
      ...{ status: 'kept', file_id: film.id, made_at: new Date() },
      clock: JSON.stringify(clockOf(segments)),
    });
    await removeSegments(unit, id);
    const isGone = await noteFilm(unit.db, locked, film.id);
    if (locked.choice === 'published' && !isGone)
      await publishRecording(unit, locked, { id: film.id, kind: 'video', isReady: film.status === 'ready' });
  });
};
