import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { ReportOutcome, ReportReason, ReportsTable } from '../../platform/database/moderation-tables.ts';
import type { Database } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { loadReportedContent, toKept } from './reported-content.ts';
import { keepReportedFiles } from './reported-files.repository.ts';
import { thingKey, type ReportedThing } from './reported-thing.ts';

export type ReportRow = Selectable<ReportsTable>;

/** As many as the table allows; by then there is enough to judge. */
const MOST_WORDS = 5;

/** SQL: what a report has kept, with what is reported now where that is something else. */
const withEarlier = sql<string[]>`case when reports.reported is null then excluded.reported
  when excluded.reported <@ reports.reported or cardinality(reports.reported) >= ${MOST_WORDS}::int then reports.reported
  else reports.reported || excluded.reported end`;

/**
 * The reporter's open report about some content: the new one, or the existing one. The words of the content are kept with
 * it, and which files it has: its author may change them or take them back before anybody has judged them.
 */
export const insertReport = async (
  db: Queryable,
  report: {
    reporterId: string;
    target: ReportedThing;
    ownerId: string;
    reason: ReportReason;
    text: string;
  },
): Promise<ReportRow> => {
  const { reporterId, target, ownerId, reason, text } = report;
  const content = (await loadReportedContent(db, [target])).get(thingKey(target));
  const row = await db
    .insertInto('reports')
    .values({
      id: newId(),
      reporter_id: reporterId,
      target_type: target.type,
      target_id: target.id,
      target_owner_id: ownerId,
      reason,
      text,
      reported: [toKept(content?.text ?? null)],
    })
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', 'target_type', 'target_id'])
        .where('status', '=', 'open')
        // The later text replaces the earlier. What was reported first stays beside what it has been changed into.
        .doUpdateSet({ reason, text, reported: withEarlier }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepReportedFiles(db, row.id, content?.fileIds ?? []);
  return row;
};

/** The number of open reports about each of some contents, by {@link thingKey}. */
export const countOpenReports = async (
  db: Queryable,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (targetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select(['target_type', 'target_id'])
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('status', '=', 'open')
    .where('target_id', 'in', targetIds)
    .groupBy(['target_type', 'target_id'])
    .execute();
  return new Map(rows.map((row) => [thingKey({ type: row.target_type, id: row.target_id }), Number(row.count)]));
};

export const findReport = (db: Queryable, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();

/** A report, locked until the transaction ends, so that it is closed once. */
export const lockReport = (db: Queryable, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Locks the open reports about these contents, in one order, for two operators who act on the same thing. Before the
 * thing itself: who closes a report locks that first.
 */
export const lockReportsAbout = async (db: Queryable, things: readonly ReportedThing[]): Promise<void> => {
  if (things.length === 0) return;
  const open = db.selectFrom('reports').select('id').where('status', '=', 'open');
  await open.where(isAbout(things)).orderBy('id').forUpdate().execute();
};

const isAbout =
  (things: readonly ReportedThing[]) =>
  ({ and, eb, or }: ExpressionBuilder<Database, 'reports'>) =>
    or(things.map(({ type, id }) => and([eb('target_type', '=', type), eb('target_id', '=', id)])));

/** Closes every open report about these contents. Returns them as they are now. */
export const closeReportsAbout = (
  db: Queryable,
  things: readonly ReportedThing[],
  decision: { operatorId: string; outcome: ReportOutcome; note: string },
): Promise<ReportRow[]> =>
  db
    .updateTable('reports')
    .set({
      ...{ status: 'closed', outcome: decision.outcome, note: decision.note },
      ...{ handled_by: decision.operatorId, handled_at: sql<Date>`now()` },
    })
    .where('status', '=', 'open')
    .where(isAbout(things))
    .returningAll()
    .execute();

/** Closes one report, or with `all` every open one about the same content. Returns who had reported it. */
export const markClosed = async (
  db: Queryable,
  report: ReportRow,
  decision: { operatorId: string; outcome: ReportOutcome; note: string; all: boolean },
): Promise<string[]> => {
  const closed = await db
    .updateTable('reports')
    .set({
      status: 'closed',
      outcome: decision.outcome,
      note: decision.note,
      handled_by: decision.operatorId,
      handled_at: sql<Date>`now()`,
    })
    .where('status', '=', 'open')
    .$if(!decision.all, (query) => query.where('id', '=', report.id))
    .$if(decision.all, (query) =>
      query.where('target_type', '=', report.target_type).where('target_id', '=', report.target_id),
    )
    .returning('reporter_id')
    .execute();
  return closed.map((row) => row.reporter_id);
};
