import type { ModerationEntry } from '@barg/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { StreamModerationLogTable } from '../../platform/database/stream-chat-tables.ts';
import { newId } from '../../platform/ids.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';

type Row = Selectable<StreamModerationLogTable>;

const present = async (db: Queryable, rows: readonly Row[]): Promise<ModerationEntry[]> => {
  const authors = await loadAuthors(
    db,
    rows.flatMap(({ actor_id, subject_id }) => [actor_id, subject_id]),
  );
  return rows.map((row) => ({
    _id: row.id,
    act: row.act,
    actor: authorOf(authors, row.actor_id),
    subject: row.subject_id === null ? null : authorOf(authors, row.subject_id),
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    streamId: row.stream_id,
    createdAt: row.created_at.toISOString(),
  }));
};

interface Done {
  performerId: string;
  streamId: string | null;
  actorId: string;
  act: ModerationEntry['act'];
  subjectId?: string | null;
  reason?: string;
  until?: string | null;
}

const rowOf = ({ performerId, streamId, actorId, act, subjectId = null, reason = '', until = null }: Done) => ({
  id: newId(),
  performer_id: performerId,
  stream_id: streamId,
  actor_id: actorId,
  act,
  subject_id: subjectId,
  reason,
  until: until === null ? null : new Date(until),
});

/** Writes down what was done, in the transaction that does it, and tells the performer. */
export const logDone = (unit: UnitOfWork, done: Done): Promise<void> => logAllDone(unit, [done]);

/** The same of many acts at once, in as many statements: an emptied chat is held by its transaction meanwhile. */
export const logAllDone = async (unit: UnitOfWork, all: readonly Done[]): Promise<void> => {
  if (all.length === 0) return;
  const rows = await unit.db.insertInto('stream_moderation_log').values(all.map(rowOf)).returningAll().execute();
  const entries = await present(unit.db, rows);
  for (const [index, entry] of entries.entries()) {
    const performerId = rows[index]?.performer_id;
    if (performerId !== undefined) unit.publish(toUser(performerId), newEvent('stream.moderation.logged', { entry }));
  }
};

/** What was done in a performer's streams, the latest first. */
export const getLog = async (
  { db }: Context,
  performerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const before = beforeId(cursor);
  const hers = db.selectFrom('stream_moderation_log').where('performer_id', '=', performerId);
  const [rows, total] = await Promise.all([
    hers
      .selectAll()
      .$if(before !== null, (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    countUpTo(db, hers),
  ]);
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  return { data: await present(db, items), total, nextCursor };
};
