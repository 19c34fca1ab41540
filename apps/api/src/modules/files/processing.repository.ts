import { sql, type Updateable } from 'kysely';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { FileRow } from './files.repository.ts';

/** What names one attempt at a file: the next one has another number, and the file is its own. */
type Attempt = Pick<FileRow, 'id' | 'attempts'>;

/** SQL: whether nobody has said for a minute that a file moves: its worker is gone, or it waits for one. */
const isStill = sql<boolean>`progressed_at < now() - interval '1 minute'`;

/** SQL: whether nobody works on a file that is not finished: it was never begun, was given back, or its worker is gone. */
const isFree = sql<boolean>`(status = 'pending' or (status = 'processing' and (attempts = 0 or ${isStill})))`;

const MOVES = { progressed_at: sql<Date>`now()` };

/** SQL: whether a file that is taken was another attempt's, of which nothing more was heard. */
const isLost = sql`status = 'processing' and attempts > 0`;

/** How often a file was lost in a row without coming further than before. A lost attempt is not the file's fault alone. */
const LOSSES = {
  losses: sql<number>`case when not (${isLost}) then losses when percent > furthest then 1 else losses + 1 end`,
  furthest: sql<number>`case when ${isLost} then greatest(furthest, percent) else furthest end`,
};

/**
 * Takes a file that is not finished for one attempt, and answers it; undefined when there is nothing to do, or somebody
 * else is at it. Whoever has it says so by {@link moveProcessing}, or it is another's after a minute.
 */
export const beginProcessing = (db: Queryable, fileId: string): Promise<FileRow | undefined> =>
  db
    .updateTable('files')
    .set((eb) => ({ ...MOVES, ...LOSSES, attempts: eb('attempts', '+', 1), status: 'processing', percent: 0 }))
    .where('id', '=', fileId)
    .where(isFree)
    .returningAll()
    .executeTakeFirst();

/** Has a file that nobody works on wait for what is made of the same bytes. */
export const awaitProcessing = async (db: Queryable, fileId: string): Promise<void> => {
  await db
    .updateTable('files')
    .set({ ...MOVES, status: 'pending' })
    .where('id', '=', fileId)
    .where(isFree)
    .execute();
};

/** Says that an attempt goes on, and how far it is. False when the file is no longer its own. */
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
 * Gives a file back that an attempt could not finish, so that the next one need not wait until it counts as lost. False
 * when the file is no longer its own.
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

/** When it was its owner's turn with a file: what follows from it belongs to the same turn. */
export const findTurn = async (db: Queryable, fileId: string): Promise<number | undefined> =>
  (await db.selectFrom('files').select('turn').where('id', '=', fileId).executeTakeFirst())?.turn;

/** Files that have not moved for a minute: their worker is gone, or they wait for one. */
export const findStalledFiles = (db: Queryable, limit: number) =>
  db
    .selectFrom('files')
    .select(['id', 'lane', 'turn'])
    .where('status', 'in', ['pending', 'processing'])
    .where(isStill)
    .orderBy('progressed_at')
    .limit(limit)
    .execute();

/**
 * Ends the processing of a file; undefined when it was taken away meanwhile, was ended, or has become another attempt's.
 */
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
