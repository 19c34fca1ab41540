import { sql } from 'kysely';
import type { FileKind, FileLane } from '../../platform/database/file-tables.ts';
import { LIMITS } from '../../platform/limits.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Role } from '../../platform/database/account-tables.ts';
import { TooManyWaitingFilesError } from './files.errors.ts';
import { mediumOf } from './media-kinds.ts';

/** More bytes of a film or sound are likely to take many minutes. */
export const LONG_FROM_BYTES = 32 * 1024 * 1024;
/** Later turns are equal: priorities of jobs are small numbers. */
const LAST_TURN = 30_000;
/** By then one of many waiting files is likely to be ready. */
const RETRY_SECONDS = 120;

/** The lane of a file: each has its own workers, so that short work does not wait behind long work. */
export const laneOf = (kind: FileKind, bytes: number): FileLane => {
  if (mediumOf(kind).name === 'picture') return 'quick';
  return bytes < LONG_FROM_BYTES ? 'short' : 'long';
};

/**
 * The turn of an account's next file: after its last waiting file in this lane, and not before the turn in work. So
 * accounts alternate file by file, and neither many files nor new accounts delay others without end. Called under
 * `lockStorage`.
 * @throws TooManyWaitingFilesError at the limit of waiting files of the account's role
 */
export const assignTurn = async (
  db: Queryable,
  { ownerId, lane }: { ownerId: string; lane: FileLane },
): Promise<number> => {
  const { rows } = await sql<{ role: Role | null; waiting: number; recordings: number; turn: number }>`
    select (select role from users where id = ${ownerId}) as role,
      count(*)::int as waiting, (count(*) filter (where lane <> 'quick'))::int as recordings,
      least(${LAST_TURN}, greatest(0, max(turn) filter (where lane = ${lane}) + 1,
        (select min(turn) from files where lane = ${lane} and status in ('pending', 'processing'))))::int as turn
    from files where owner_id = ${ownerId} and status in ('pending', 'processing')`.execute(db);
  const { role, waiting, recordings, turn } = rows[0] ?? { role: null, waiting: 0, recordings: 0, turn: 0 };
  const most = LIMITS.waitingFiles[role ?? 'user'];
  const isFull = waiting >= most.all || (lane !== 'quick' && recordings >= most.recordings);
  if (isFull) throw new TooManyWaitingFilesError({ params: { count: waiting }, retryAfter: RETRY_SECONDS });
  return turn;
};
