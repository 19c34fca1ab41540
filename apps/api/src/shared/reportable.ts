import { sql } from 'kysely';
import type { ReportTargetType } from '../platform/database/moderation-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { findContentItem, type ContentType } from '../viewing/items.ts';
import type { Member } from '../viewing/onlooker.ts';
import { isVisibleSql } from '../viewing/visibility.ts';

/** Finds reported content by its id and returns its owner; null when it does not exist for the reporter. */
export type FindReported = (db: Queryable, id: string, reporter: Member) => Promise<{ ownerId: string } | null>;

/** How reported content of each kind is found. */
export type ReportableKinds = Readonly<Record<ReportTargetType, FindReported>>;

const ROLES = { user: ['user', 'performer'], performer: ['performer'] } as const;

/** Finds a living account: a performer's, or for `user` one of either role. */
export const findReportedAccount =
  (kind: 'user' | 'performer'): FindReported =>
  async (db, id, reporter) => {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', 'in', ROLES[kind])
      .where('deleted_at', 'is', null)
      .where('suspended_at', 'is', null)
      .where(isVisibleSql(reporter, sql.ref('users.id')))
      .executeTakeFirst();
    return row ? { ownerId: row.id } : null;
  };

/** The performer as the owner of reported content; null when she does not exist for the reporter. */
export const ownedByPerformer = (db: Queryable, performerId: string, reporter: Member) =>
  findReportedAccount('performer')(db, performerId, reporter);

/** Finds an item. A locked one can be reported too: its teaser and blurred picture are shown. */
export const findReportedItem =
  (type: ContentType): FindReported =>
  async (db, id, reporter) => {
    const item = await findContentItem(db, type, id, reporter);
    return item && ownedByPerformer(db, item.performerId, reporter);
  };
