import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { requireWatchable } from '../../viewing/streams.ts';
import { noteAdmitted, noteTurnedAway } from '../stream-tickets/entrance.repository.ts';

/**
 * A live stream that the onlooker may watch, for each way to its picture: what became of the holder of a ticket at the
 * entrance is written down.
 * @throws the errors of `requireWatchable`
 */
export const enterStream = async (db: Queryable, onlooker: Onlooker, streamId: string) => {
  try {
    const row = await requireWatchable(db, onlooker, streamId);
    if (row.has_ticket && onlooker.account) await noteAdmitted(db, streamId, onlooker.account.id);
    return row;
  } catch (error) {
    await noteTurnedAway(db, onlooker, streamId);
    throw error;
  }
};
