import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { RemovalsTable } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ManagedRemovalsQuery } from './removals.schema.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { notAmong } from '../../shared/not-among.ts';

export type RemovalRow = Selectable<RemovalsTable>;

/** How long a removal can be undone, and its author can object. */
const UNDO_DAYS = 30;

type NewRemoval = Omit<Insertable<RemovalsTable>, 'undoable_until'>;

export const insertRemoval = (db: Queryable, removal: NewRemoval): Promise<RemovalRow> =>
  db
    .insertInto('removals')
    .values({ ...removal, undoable_until: sql<Date>`now() + make_interval(days => ${UNDO_DAYS}::int)` })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A removal, locked until the transaction ends, so that it is decided once. */
export const lockRemoval = (db: Queryable, id: string): Promise<RemovalRow | undefined> =>
  db.selectFrom('removals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateRemoval = (db: Queryable, id: string, changes: Updateable<RemovalsTable>): Promise<RemovalRow> =>
  db.updateTable('removals').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

const isObjectionOpen = sql<boolean>`(state = 'removed' and objected_at is not null and decided_at is null)`;

export interface RemovalFilter extends Partial<Pick<ManagedRemovalsQuery, 'state' | 'type'>> {
  /** Only removals of this author's content. */
  ownerId?: string;
}

const matching = (db: Queryable, { state, type, ownerId }: RemovalFilter) =>
  db
    .selectFrom('removals')
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .$if(type !== undefined, (query) => query.where('target_type', '=', type ?? 'user'))
    .$if(state === 'objected', (query) => query.where(isObjectionOpen))
    .$if(state !== undefined && state !== 'objected', (query) =>
      query.where('state', '=', state as RemovalRow['state']),
    );

/** Removals below an id, newest first; one more than the limit, to know whether there are more. */
export const selectRemovals = (
  db: Queryable,
  filter: RemovalFilter,
  { limit, before }: { limit: number; before: string | null },
): Promise<RemovalRow[]> =>
  matching(db, filter)
    .selectAll()
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export const countRemovals = (db: Queryable, filter: RemovalFilter): Promise<number> =>
  countUpTo(db, matching(db, filter));

/** Removals whose time is over. One with an open objection waits for the decision. */
export const findDueRemovals = (db: Queryable, seen: readonly string[], limit: number) =>
  db
    .selectFrom('removals')
    .select('id')
    .where('state', '=', 'removed')
    .where('undoable_until', '<', sql<Date>`now()`)
    .where(sql<boolean>`not ${isObjectionOpen}`)
    .where(notAmong('id', seen))
    .orderBy('undoable_until')
    .limit(limit)
    .execute();
