import { sql, type Updateable } from 'kysely';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { FileRow } from './files.repository.ts';

/** One attempt at processing a file: a new attempt has a new number and takes the file over. */
type Attempt = Pick<FileRow, 'id' | 'attempts'>;

/**
 * SQL: whether a file has not moved for a while: its worker is lost, or it waits for one. Sooner than the queue gives a
 * lost worker's job back, so that this job finds the file free (docs/decisions/0136).
 */
const isStill = sql<boolean>`progressed_at < now() - interval '35 seconds'`;

/** SQL: whether nobody works on an unfinished file: it was never begun, was released, or its worker is lost. */
const isFree = sql<boolean>`(status = 'pending' or (status = 'processing' and (attempts = 0 or ${isStill})))`;

const MOVES = { progressed_at: sql<Date>`now()` };

/** SQL: whether the last attempt at a file was lost. */
const isLost = sql`status = 'processing' and attempts > 0`;

/** How often a file may be lost in a row without progress. A lost attempt is not always the file's fault. */
const LOSSES = {
  losses: sql<number>`case when not (${isLost}) then losses when percent > furthest then 1 else losses + 1 end`,
  furthest: sql<number>`case when ${isLost} then greatest(furthest, percent) else furthest end`,
};

/**
 * Takes an unfinished file for one attempt and returns it; undefined when it is finished or another attempt has it. The
 * attempt must call {@link moveProcessing} every 35 seconds, or it loses the file.
 */
export const beginProcessing = (db: Queryable, fileId: string): Promise<FileRow | undefined> =>
  db
    .updateTable('files')
    .set((eb) => ({ ...MOVES, ...LOSSES, attempts: eb('attempts', '+', 1), status: 'processing', percent: 0 }))
    .where('id', '=', fileId)
    .where(isFree)
    .returningAll()
    .executeTakeFirst();

/** Makes a file that nobody works on wait for the processing of the same bytes. */
export const awaitProcessing = async (db: Queryable, fileId: string): Promise<void> => {
  await db
    .updateTable('files')
    .set({ ...MOVES, status: 'pending' })
    .where('id', '=', fileId)
    .where(isFree)
    .execute();
};

/** Stores that an attempt goes on, and its progress. False when it has lost the file. */
export const moveProcessing = async (
  db: Queryable,
  { id, attempts }: Attempt,
  changes: Pick<Updateable<FilesTable>, 'percent'> = {},
): Promise<boolean> => {
  const moved = await db
    .updateTable('files')
    .set({ ...changes, ...MOVES })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};

/**
 * Releases a file that an attempt could not finish, so that the next one need not wait. False when it has
 * lost the file.
 */
export const leaveProcessing = async (
  db: Queryable,
  { id, attempts }: Attempt,
  { hasFailed }: { hasFailed: boolean },
): Promise<boolean> => {
  const left = await db
    .updateTable('files')
    .set((eb) => ({ ...MOVES, status: 'pending', failures: eb('failures', '+', Number(hasFailed)) }))
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst();
  return left !== undefined;
};

/** The turn of a file: follow-up work has the same turn. */
export const findTurn = async (db: Queryable, fileId: string): Promise<number | undefined> =>
  (await db.selectFrom('files').select('turn').where('id', '=', fileId).executeTakeFirst())?.turn;

/** Files that have not moved for a while: their worker is lost, or they wait for one. */
export const findStalledFiles = (db: Queryable, limit: number) =>
  db
    .selectFrom('files')
    .select(['id', 'lane', 'turn'])
    .where('status', 'in', ['pending', 'processing'])
    .where(isStill)
    .orderBy('progressed_at')
    .limit(limit)
    .execute();

/** Ends the processing of a file; undefined when it was deleted, ended, or taken over meanwhile. */
export const endProcessing = (
  db: Queryable,
  { id, attempts }: Attempt,
  changes: Updateable<FilesTable>,
): Promise<FileRow | undefined> =>
  db
    .updateTable('files')
    .set({ ...changes, ...MOVES })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', 'in', ['pending', 'processing'])
    .returningAll()
    .executeTakeFirst();
