import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import type { AuditEntryView, AuditLogQuery } from './audit-log.schema.ts';

type Filters = Omit<AuditLogQuery, 'limit' | 'cursor'>;

/** Every action of an area as a LIKE pattern: an underscore is a letter of its name, not any letter. */
const actionsOf = (area: string): string => `${area.replaceAll('_', '\\_')}.%`;

const auditEntries = (db: Queryable, { operatorId, action, targetType, targetId, from, to }: Filters) =>
  db
    .selectFrom('audit_log')
    .$if(operatorId !== undefined, (query) => query.where('operator_id', '=', operatorId ?? ''))
    .$if(action !== undefined, (query) =>
      query.where((where) =>
        where.or([where('action', '=', action ?? ''), where('action', 'like', actionsOf(action ?? ''))]),
      ),
    )
    .$if(targetType !== undefined, (query) => query.where('target_type', '=', targetType ?? ''))
    .$if(targetId !== undefined, (query) => query.where('target_id', '=', targetId ?? ''))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('created_at', '<=', new Date(to ?? 0)));

/** The audit log, newest first. */
export const searchAuditLog = async ({ db }: Pick<Context, 'db'>, { limit, cursor, ...filters }: AuditLogQuery) => {
  const before = beforeId(cursor);
  const [rows, total] = await Promise.all([
    auditEntries(db, filters)
      .selectAll()
      .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    countUpTo(db, auditEntries(db, filters)),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  const operators = await loadAuthors(
    db,
    items.map((row) => row.operator_id),
  );
  const data = items.map((row): AuditEntryView => ({
    _id: row.id,
    operator: row.operator_id === null ? null : authorOf(operators, row.operator_id),
    action: row.action,
    targetType: row.target_type,
    targetId: row.target_id,
    details: row.details as Record<string, unknown>,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, total, nextCursor };
};
