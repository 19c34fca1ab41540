import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { RecordedSegment } from '../../platform/live/live-engine.ts';
import { RECORDINGS_PREFIX } from '../../platform/files/store-keys.ts';
import { idSchema } from '../../shared/wire.ts';
import { StorageFullError } from '../files/files.errors.ts';
import { assertRoom } from '../files/quota.ts';
import { claimRecording, findLivePerformer, isRecordingOn, type RecordingRow } from './recordings.repository.ts';
import { addSegment } from './segments.repository.ts';

/** What may be recorded of one stream: longer films are not worked on. */
const MOST = { bytes: 12n * 1024n ** 3n, ms: 6n * 3_600_000n };
/** After so many segments it is looked whether the account has room for them. */
const LOOKED_AT_EVERY = 15;
const DAY_MS = 86_400_000;
/** A segment that could not be stored is tried again after these: a database or store that starts anew is back by then. */
const TRIED_AGAIN_AFTER_MS = [200, 1_000, 5_000];

/**
 * Records the streams that this process receives: as soon as somebody publishes, unless she has switched it off. Each
 * segment is stored and indexed as it closes. Returns how to stop.
 */
export const keepSegments = async (context: Context): Promise<() => Promise<void>> => {
  const { live, log } = context;
  if (!live.records) return async () => undefined;
  const publishing = new Set<string>();
  const report = (error: unknown) => log.error({ err: error, part: 'recordings' }, 'a stream could not be recorded');
  // One after the other: a segment may come before its recording is known.
  let last = removeLeftovers(context).catch(report);
  const then = (work: () => Promise<void>): void => void (last = last.then(work).catch(report));

  const stops = [
    live.onRoomChanged(({ room, isPublishing }) => {
      if (isPublishing === publishing.has(room)) return;
      if (isPublishing) publishing.add(room);
      else publishing.delete(room);
      if (isPublishing) then(() => begin(context, room));
    }),
    live.onSegment((segment) => then(() => keep(context, segment))),
  ];
  return async () => {
    for (const stop of stops) stop();
    await last;
  };
};

const rootOf = ({ config }: Context): string => path.join(config.dataDir, 'tmp', 'recordings');

const folderOf = (context: Context, recordingId: string): string => path.join(rootOf(context), recordingId);

/** What killed processes were writing. Other processes may share the folder: a recording that goes on is never old. */
const removeLeftovers = async (context: Context): Promise<void> => {
  for (const name of await readdir(rootOf(context)).catch(() => [])) {
    const folder = folderOf(context, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
};

const begin = async (context: Context, room: string): Promise<void> => {
  // Rooms of private streams have other names, and are never recorded.
  if (!idSchema.safeParse(room).success) return;
  const performerId = await findLivePerformer(context.db, room);
  if (performerId === null || !(await isRecordingOn(context.db, performerId))) return;
  const recording = await claimRecording(context.db, room, performerId);
  if (recording.status === 'recording') await context.live.record(room, folderOf(context, recording.id));
};

const keep = async (
  context: Context,
  { room, path: file, part, number, durationMs }: RecordedSegment,
): Promise<void> => {
  const recordingId = path.basename(path.dirname(file));
  const storageKey = `${RECORDINGS_PREFIX}${recordingId}/${path.basename(file)}`;
  const { size: bytes } = await stat(file);
  const row = await patiently(async () => {
    await context.files.putFile(storageKey, file);
    return context.work(({ db }) => addSegment(db, recordingId, { part, number, storageKey, bytes, durationMs }));
  });
  await rm(file, { force: true });
  if (!row) await context.files.delete(storageKey);
  if (!row || isFull(row) || (number % LOOKED_AT_EVERY === 0 && !(await hasRoom(context, row))))
    await context.live.stopRecording(room);
};

const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (const ms of TRIED_AGAIN_AFTER_MS) {
    try {
      return await work();
    } catch {
      await delay(ms);
    }
  }
  return work();
};

const isFull = ({ bytes, duration_ms }: RecordingRow): boolean => bytes >= MOST.bytes || duration_ms >= MOST.ms;

/** Whether the film would still fit into the performer's storage. */
const hasRoom = async (context: Context, { id, performer_id, bytes }: RecordingRow): Promise<boolean> => {
  try {
    await context.work(({ db }) => assertRoom(context, db, { ownerId: performer_id, bytes, fileId: id }));
    return true;
  } catch (error) {
    if (error instanceof StorageFullError) return false;
    throw error;
  }
};
