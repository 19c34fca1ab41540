import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertStreamStands } from './films.repository.ts';
import { RecordingCutError, RecordingNotMadeError, RecordingPublishedError } from './recordings.errors.ts';
import { ownsRecording } from './recordings.policy.ts';
import { lockRecording, updateRecording } from './recordings.repository.ts';
import type { Recording, Trim } from './recordings.schema.ts';
import { getRecording } from './recordings.service.ts';
import { trimLater } from './cut-jobs.ts';

/** A shorter one is nothing to publish. */
const SHORTEST_MS = 1000;

/**
 * Trims the film of a recording before it is published. It is made anew in the background; the longer one stays in the
 * vault.
 * @throws NotFoundError, RecordingTakenDownError, RecordingNotMadeError, RecordingPublishedError, RecordingCutError
 */
export const trimRecording = async (
  context: Context,
  account: Account,
  { id, from, to }: Trim & { id: string },
): Promise<Recording | null> => {
  const streamId = await context.work(async (unit) => {
    const recording = await lockRecording(unit.db, id);
    if (!recording || !ownsRecording(account.id, recording) || recording.status === 'deleted')
      throw new NotFoundError();
    await assertStreamStands(unit.db, recording);
    if (recording.video_id || recording.shown_at) throw new RecordingPublishedError();
    if (recording.status !== 'kept' || !recording.file_id) throw new RecordingNotMadeError();
    const whole = Number(recording.duration_ms);
    const [fromMs, toMs] = [Math.round(from * 1000), Math.min(Math.round(to * 1000), whole)];
    if (toMs - fromMs < SHORTEST_MS || (fromMs === 0 && toMs === whole)) throw new RecordingCutError();
    await updateRecording(unit.db, id, {
      ...{ status: 'making', error_code: null, choice: recording.choice, video_id: null },
      ...{ cut_from_ms: BigInt(fromMs), cut_to_ms: BigInt(toMs) },
    });
    await trimLater(unit, id);
    return recording.stream_id;
  });
  return getRecording(context, account, streamId);
};
