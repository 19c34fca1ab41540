import { sql } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import type { Hundredths } from '../../../platform/money.ts';
import type { Transaction } from '../../../platform/database/tables.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { countUpTo } from '../../../shared/count-up-to.ts';
import { hasLivingOwner } from '../../../viewing/living-account.ts';
import type { Onlooker } from '../../../viewing/onlooker.ts';
import { seenColumns, watcherOf } from '../../../viewing/stream-audience.ts';
import { isVisibleSql } from '../../../viewing/visibility.ts';
import { insertStreamChat } from '../../conversations/conversations.repository.ts';
import { aboutOf, type StreamRow } from '../streaming.repository.ts';
import type { PlannedSearch, StreamPlan } from './planned.schema.ts';

type PricedPlan = Omit<StreamPlan, 'price'> & { price: Hundredths };

const columnsOf = ({ title, takesFiles, audience, price, plannedDuration, plannedAt, ...about }: PricedPlan) => ({
  ...aboutOf(about),
  ...{ title, audience, price, takes_files: takesFiles, planned_seconds: plannedDuration ?? null },
  planned_at: new Date(plannedAt),
  started_at: new Date(plannedAt),
});

/** Announces a stream, with its chat. */
export const insertPlan = async (db: Transaction, performerId: string, plan: PricedPlan): Promise<StreamRow> => {
  const conversationId = newId();
  const stream = await db
    .insertInto('streams')
    .values({
      ...columnsOf(plan),
      ...{ id: newId(), performer_id: performerId, conversation_id: conversationId, status: 'planned' },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertStreamChat(db, conversationId, stream.id);
  return stream;
};

/** Changes an announced stream that the caller has locked. */
export const updatePlan = (db: Queryable, id: string, plan: PricedPlan): Promise<StreamRow> =>
  db
    .updateTable('streams')
    .set({ ...columnsOf(plan), plan_version: sql`plan_version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A stream, locked. */
export const lockStream = (db: Transaction, id: string): Promise<StreamRow | undefined> =>
  db.selectFrom('streams').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A stream, also where its performer's account has ended: who waits for it is told. */
export const findAlsoOfGone = (db: Queryable, id: string): Promise<StreamRow | undefined> =>
  db.selectFrom('streams').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether so many milliseconds have passed since the time of a plan, by the database's clock. */
export const isOverdue = async (db: Queryable, id: string, ms: number): Promise<boolean> => {
  const row = await db
    .selectFrom('streams')
    .select(sql<boolean>`started_at + make_interval(secs => ${ms / 1000}::float8) <= now()`.as('isOverdue'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.isOverdue === true;
};

/** Undefined when it was no longer planned. */
export const markCancelled = (db: Queryable, id: string): Promise<StreamRow | undefined> =>
  db
    .updateTable('streams')
    .set({ status: 'cancelled', ended_at: sql<Date>`now()`, plan_version: sql`plan_version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'planned')
    .returningAll()
    .executeTakeFirst();

export const listPlansOf = (db: Queryable, performerId: string, limit: number) =>
  db
    .selectFrom('streams')
    .select('id')
    .where('performer_id', '=', performerId)
    .where('status', '=', 'planned')
    .orderBy('started_at')
    .limit(limit)
    .execute();

export const countPlansOf = async (db: Queryable, performerId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('streams')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('performer_id', '=', performerId)
    .where('status', '=', 'planned')
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether somebody has a ticket of a stream. */
export const hasTickets = async (db: Queryable, streamId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('stream_tickets')
    .select('id')
    .where('stream_id', '=', streamId)
    .where('status', '<>', 'refunded')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const selectPlanned = (db: Queryable, onlooker: Onlooker, performerId: string | undefined) =>
  db
    .selectFrom('streams')
    .where('status', '=', 'planned')
    .where(hasLivingOwner('streams.performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('streams.performer_id')))
    .$if(performerId !== undefined, (query) => query.where('performer_id', '=', performerId ?? ''));

/** The announced streams that exist for the onlooker, the next first. */
export const listPlanned = (db: Queryable, onlooker: Onlooker, { performerId, limit, offset }: PlannedSearch) =>
  selectPlanned(db, onlooker, performerId)
    .selectAll('streams')
    .select(seenColumns(watcherOf(onlooker)))
    .orderBy('started_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countPlanned = (db: Queryable, onlooker: Onlooker, performerId?: string): Promise<number> =>
  countUpTo(db, selectPlanned(db, onlooker, performerId));

export const insertReminder = async (db: Queryable, streamId: string, userId: string): Promise<void> => {
  await db
    .insertInto('stream_reminders')
    .values({ stream_id: streamId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['stream_id', 'user_id']).doNothing())
    .execute();
};

export const deleteReminder = async (db: Queryable, streamId: string, userId: string): Promise<void> => {
  await db.deleteFrom('stream_reminders').where('stream_id', '=', streamId).where('user_id', '=', userId).execute();
};
