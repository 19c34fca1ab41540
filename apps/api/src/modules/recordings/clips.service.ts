import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertRoom } from '../files/quota.ts';
import { cutLater } from './cut-jobs.ts';
import { assertStreamStands } from './films.repository.ts';
import { RecordingEmptyError } from './recordings.errors.ts';
import { ownsRecording } from './recordings.policy.ts';
import { findRecordingOf } from './recordings.repository.ts';

const CLIP_MS = 60_000;

/**
 * Queues a clip of the last minute of a stream's recording, or of the minute before a moment of it; it is stored in the
 * vault.
 * @param until in seconds of the recording; the last that is recorded by default
 * @returns the id that the clip's file will have
 * @throws NotFoundError, RecordingTakenDownError, RecordingEmptyError, StorageFullError
 */
export const makeClip = async (
  context: Context,
  unit: UnitOfWork,
  account: Account,
  { streamId, until }: { streamId: string; until?: number | undefined },
): Promise<{ fileId: string }> => {
  const recording = await findRecordingOf(unit.db, streamId);
  if (!recording || !ownsRecording(account.id, recording) || recording.status === 'deleted') throw new NotFoundError();
  await assertStreamStands(unit.db, recording);
  const whole = Number(recording.duration_ms);
  const toMs = Math.min(until === undefined ? whole : Math.round(until * 1000), whole);
  const fromMs = Math.max(0, toMs - CLIP_MS);
  if (toMs <= fromMs || recording.status === 'failed') throw new RecordingEmptyError();
  const fileId = newId();
  const bytes = (recording.bytes * BigInt(toMs - fromMs)) / recording.duration_ms;
  await assertRoom(context, unit.db, { ownerId: account.id, bytes, fileId });
  await cutLater(unit, { recordingId: recording.id, fileId, fromMs, toMs });
  return { fileId };
};
