import { sql } from 'kysely';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { unmarkOlder } from './newest.repository.ts';
import type { NotificationRow } from './notifications.presenter.ts';
import { publishNotices, type SiteKind } from './notify.ts';
import { tellingOf, tellSql, type Telling } from './tell.repository.ts';

/** Whom to notify, and the path that a click opens. */
export interface Receiver {
  userId: string;
  link: string;
}

type EachParams = Telling & Record<'ids' | 'userIds' | 'links', readonly string[]>;

const receiversOf = ({ ids, userIds, links }: EachParams) => sql`(
  select * from unnest(${ids}::uuid[], ${userIds}::uuid[], ${links}::text[]) as given (id, user_id, link))`;

const insertEach = hotStatement(
  (given: EachParams) => sql<NotificationRow>`${hot('notices-of-each')}
    with ${tellSql(receiversOf(given), given, sql`receiver.link`)}
    select told.* from told cross join queued`,
);

/** Notifies many of the same kind of fact by one statement, each with a path of his own. No letters are written of it. */
export const notifyEach = async (
  unit: UnitOfWork,
  { kind, actorId }: { kind: SiteKind; actorId: string },
  receivers: readonly Receiver[],
): Promise<void> => {
  if (receivers.length === 0) return;
  const told = await insertEach(unit.db, {
    ids: receivers.map(() => newId()),
    userIds: receivers.map(({ userId }) => userId),
    links: receivers.map(({ link }) => link),
    ...tellingOf({ kind, actorId }),
  });
  const listed = told.filter((row) => row.in_app);
  if (listed.length === 0) return;
  await unmarkOlder(unit.db, listed);
  await publishNotices(unit, listed);
};
