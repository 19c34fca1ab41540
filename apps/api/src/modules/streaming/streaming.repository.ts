import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { NewStream, StreamFacts } from './streaming.schema.ts';
import { watchedUntilNow } from './watching.repository.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { seenColumns, watcherOf } from '../../viewing/stream-audience.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { insertStreamChat } from '../conversations/conversations.repository.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** A stream, live or ended; undefined when its performer's account is deleted or suspended. */
export const findStream = (db: Queryable, streamId: string) =>
  db
    .selectFrom('streams')
    .selectAll()
    .where('id', '=', streamId)
    .where(hasLivingOwner('streams.performer_id'))
    .executeTakeFirst();

export type StreamRow = NonNullable<Awaited<ReturnType<typeof findStream>>>;

const liveStreamOf = (db: Queryable, performerId: string) =>
  db.selectFrom('streams').selectAll().where('performer_id', '=', performerId).where('status', '=', 'live');

export const findLiveStreamOf = (db: Queryable, performerId: string) =>
  liveStreamOf(db, performerId).executeTakeFirst();

/** Changes of it wait for each other. */
export const lockLiveStreamOf = (db: Queryable, performerId: string) =>
  liveStreamOf(db, performerId).forNoKeyUpdate().executeTakeFirst();

export interface StreamSearch {
  q: string;
  limit: number;
  offset: number;
}

const selectLive = (db: Queryable, onlooker: Onlooker, q: string) =>
  db
    .selectFrom('streams')
    .innerJoin('users', 'users.id', 'streams.performer_id')
    .where('streams.status', '=', 'live')
    .where(isLiving())
    .where(isVisibleSql(onlooker, sql.ref('users.id')))
    .$if(q !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('users.search_text', 'like', toLikePattern(q)), eb('streams.title', 'ilike', toLikePattern(q))]),
      ),
    );

/** The live streams, the newest first. */
export const listLiveStreams = (db: Queryable, onlooker: Onlooker, { q, limit, offset }: StreamSearch) =>
  selectLive(db, onlooker, q)
    .selectAll('streams')
    .select(seenColumns(watcherOf(onlooker)))
    .orderBy('streams.started_at', 'desc')
    .orderBy('streams.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countLiveStreams = (db: Queryable, onlooker: Onlooker, q: string): Promise<number> =>
  countUpTo(db, selectLive(db, onlooker, q));

/** Columns of what a stream is about, where something is said. */
export const aboutOf = ({ topic, language, coverFileId }: Pick<StreamFacts, 'topic' | 'language' | 'coverFileId'>) => ({
  ...(topic !== undefined && { topic }),
  ...(language !== undefined && { language }),
  ...(coverFileId !== undefined && { cover_file_id: coverFileId }),
});

type Priced<T> = Omit<T, 'price'> & { price: Hundredths };

/** Inserts a stream with its chat; a unique index refuses a second live one. */
export const insertStream = async (
  db: Transaction,
  performerId: string,
  { title, takesFiles, audience, price, plannedDuration, ...about }: Priced<NewStream>,
): Promise<StreamRow> => {
  const conversationId = newId();
  const stream = await db
    .insertInto('streams')
    .values({
      id: newId(),
      performer_id: performerId,
      conversation_id: conversationId,
      title,
      status: 'live',
      takes_files: takesFiles,
      audience,
      price,
      planned_seconds: plannedDuration ?? null,
      ...aboutOf(about),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertStreamChat(db, conversationId, stream.id);
  return stream;
};

/** SQL: whether a stream with tickets would begin before those who bought one are there. */
const isTooEarlySql = sql<boolean>`(audience = 'ticketed' and planned_at > now() + interval '15 minutes')`;

/** Whether an announced stream of the performer's waits for its time. */
export const isTooEarly = async (db: Queryable, performerId: string, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('streams')
    .select('id')
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .where('status', '=', 'planned')
    .where(isTooEarlySql)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Begins an announced stream; undefined when it is not the performer's, is no longer announced, or waits for its time.
 */
export const beginPlanned = (
  db: Transaction,
  performerId: string,
  id: string,
  { title, takesFiles }: Pick<NewStream, 'title' | 'takesFiles'>,
): Promise<StreamRow | undefined> =>
  db
    .updateTable('streams')
    .set({ status: 'live', started_at: sql<Date>`now()`, title, takes_files: takesFiles })
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .where('status', '=', 'planned')
    .where(sql<boolean>`not ${isTooEarlySql}`)
    .returningAll()
    .executeTakeFirst();

/** Changes the facts of a live stream; those that are not given stay. */
export const updateFacts = (db: Queryable, performerId: string, { title, takesFiles, ...about }: StreamFacts) =>
  db
    .updateTable('streams')
    .set({ title, ...(takesFiles !== undefined && { takes_files: takesFiles }), ...aboutOf(about) })
    .where('performer_id', '=', performerId)
    .where('status', '=', 'live')
    .returningAll()
    .executeTakeFirst();

/** Sets how long a performer's live stream is planned to last. */
export const updatePlannedSeconds = (db: Queryable, performerId: string, id: string, seconds: number) =>
  db
    .updateTable('streams')
    .set({ planned_seconds: seconds })
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .where('status', '=', 'live')
    .returning(['started_at', sql<Date>`now()`.as('now')])
    .executeTakeFirst();

/** Undefined when the stream was not live. */
export const markEnded = (db: Queryable, streamId: string) =>
  db
    .updateTable('streams')
    .set({ status: 'ended', ended_at: sql<Date>`now()`, ...watchedUntilNow })
    .where('id', '=', streamId)
    .where('status', '=', 'live')
    .returningAll()
    .executeTakeFirst();

/** Whether a stream is live; locked, so that it cannot end before the transaction does. */
export const holdLive = async (db: Transaction, streamId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('streams')
    .select('id')
    .where('id', '=', streamId)
    .where('status', '=', 'live')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
};
