import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { REMOVE_BYTES } from '../files/release-files.ts';
import { takeSegments } from './segments.repository.ts';

const KEYS_A_JOB = 500;

/** Deletes the segments of a recording; their bytes by a job of the same transaction. */
export const removeSegments = async (unit: UnitOfWork, recordingId: string): Promise<void> => {
  const keys = await takeSegments(unit.db, recordingId);
  for (let from = 0; from < keys.length; from += KEYS_A_JOB)
    await unit.addJob(REMOVE_BYTES, { keys: keys.slice(from, from + KEYS_A_JOB) });
};

export const MAKE_FILM = 'make-film-of-recording';

/** Queues the making of the film of a recording's segments. */
export const makeFilmLater = (unit: UnitOfWork, recordingId: string): Promise<void> =>
  unit.addJob(MAKE_FILM, { recordingId }, { key: `${MAKE_FILM}:${recordingId}` });
