import { sql } from 'kysely';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ReportRow } from '../reports/reports.repository.ts';
import type { ReportQueueQuery } from './reports.schema.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const matching = (db: Queryable, { status, type, reason }: Omit<ReportQueueQuery, 'limit' | 'cursor'>) =>
  db
    .selectFrom('reports')
    .where('status', '=', status)
    .$if(type !== undefined, (query) => query.where('target_type', '=', type ?? 'user'))
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? 'other'));

/** Reports below an id, newest first; one more than the limit, to know whether there are more. */
export const selectQueue = (db: Queryable, query: ReportQueueQuery, before: string | null): Promise<ReportRow[]> =>
  matching(db, query)
    .selectAll()
    .$if(before !== null, (select) => select.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();

export const countQueue = (db: Queryable, query: ReportQueueQuery): Promise<number> =>
  countUpTo(db, matching(db, query));

/** What a reported message is one of, where one act wrote it to many; null for every other. */
export interface ReportedCopies {
  of: 'mass-message' | 'welcome-message';
  /** How many fans have got it, as last counted; null where that is not counted. */
  count: number | null;
}

export const findCopiesOf = async (
  db: Queryable,
  { type, id }: { type: ReportTargetType; id: string },
): Promise<ReportedCopies | null> => {
  if (type !== 'message') return null;
  const { rows } = await sql<{ sent: number | null; isWelcome: boolean }>`
    select campaigns.sent_count as sent, exists (select from welcomes
      where welcomes.performer_id = m.sender_id and welcomes.message_id = m.id) as "isWelcome"
    from messages m left join campaigns on campaigns.id = m.campaign_id where m.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.sent !== null) return { of: 'mass-message', count: row.sent };
  return row.isWelcome ? { of: 'welcome-message', count: null } : null;
};

/** Other messages of the mass message that a message is one of, which somebody has reported. */
export const listReportedCopies = async (
  db: Queryable,
  { type, id }: { type: ReportTargetType; id: string },
): Promise<Array<{ type: 'message'; id: string }>> => {
  if (type !== 'message') return [];
  const { rows } = await sql<{ id: string }>`
    select distinct copy.id from messages m
      join reports on reports.target_type = 'message' and reports.status = 'open'
      join messages copy on copy.id = reports.target_id and copy.campaign_id = m.campaign_id and copy.id <> m.id
    where m.id = ${id}`.execute(db);
  return rows.map((row) => ({ type: 'message', id: row.id }));
};
