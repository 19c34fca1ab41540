import type { StreamSummary } from '@barg/contract';
import type { Context } from '../../context.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { own, presentOne } from './present-streams.ts';
import { takeCover } from './stream-covers.ts';
import { lockLiveStreamOf, updateFacts, updatePlannedSeconds } from './streaming.repository.ts';
import type { PlannedEnd, StreamChange } from './streaming.schema.ts';

/**
 * Sets when the performer's live stream is planned to end. It is a plan: nothing ends by it, and what lasted is measured.
 * @returns in seconds, how long it has lasted
 * @throws StreamEndedError when she has no such stream
 */
export const setDuration = async (context: Context, account: Account, { streamId, duration }: PlannedEnd) => {
  const row = await updatePlannedSeconds(context.db, account.id, streamId, duration);
  if (!row) throw new StreamEndedError();
  const startedAt = row.started_at.getTime();
  return {
    startedAt: row.started_at.toISOString(),
    plannedEndAt: new Date(startedAt + duration * 1000).toISOString(),
    duration: Math.max(0, Math.floor((row.now.getTime() - startedAt) / 1000)),
  };
};

/**
 * Changes what the performer's live stream is called and about, how it looks, and who may send files into its chat.
 * @throws StreamEndedError, ChangedMeanwhileError, StreamCoverNotUsableError
 */
export const changeStream = async (
  context: Context,
  account: Account,
  { basedOn, ...facts }: StreamChange,
): Promise<StreamSummary> => {
  const row = await context.work(async (unit) => {
    const before = await lockLiveStreamOf(unit.db, account.id);
    if (!before) throw new StreamEndedError();
    assertStands({ stored: { ...before, takesFiles: before.takes_files }, changes: facts, basedOn });
    await takeCover(unit, account.id, { coverFileId: facts.coverFileId, standing: before.cover_file_id });
    return updateFacts(unit.db, account.id, facts);
  });
  if (!row) throw new StreamEndedError();
  return presentOne(context, own(row));
};
