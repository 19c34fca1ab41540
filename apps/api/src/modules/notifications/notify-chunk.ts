import { sql, type RawBuilder } from 'kysely';
import type { NoticeDetails } from '../../platform/database/talk-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { unmarkOlder } from './newest.repository.ts';
import { publishNotices, type Notice } from './notify.ts';
import type { NotificationRow } from './notifications.presenter.ts';
import { tellingOf, tellSql } from './tell.repository.ts';

/** Accounts notified in one transaction. */
export const CHUNK = 1000;

/** A notice for many accounts: who acted, about what, the path, and what it says besides. */
type News = Pick<Notice, 'kind' | 'actorId'> & { link: string; details?: NoticeDetails };

/** Lower than any account id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** SQL: the next accounts of an audience, by id; each part is read from its own index. */
const chunkOf = (parts: ReadonlyArray<RawBuilder<unknown>>): RawBuilder<unknown> =>
  sql`select id from (${sql.join(
    parts.map((part) => sql`(${part} order by id limit ${CHUNK})`),
    sql` union `,
  )}) audience order by id limit ${CHUNK}`;

interface Told extends NotificationRow {
  last: string;
}

/**
 * Notifies the next accounts of an audience by one statement. Nobody is notified twice of the same, of their own
 * actions, or of those of an account with which there is a block.
 *
 * @param partsAfter SQL: the `id` of the accounts after one, for each part of the audience
 * @returns the last account reached; null when there are no more
 */
export const notifyChunk = async (
  { kind, actorId, link, details }: News,
  partsAfter: (id: string) => ReadonlyArray<RawBuilder<unknown>>,
  { unit, after = BEFORE_ALL }: { unit: UnitOfWork; after: string | undefined },
): Promise<string | null> => {
  const receivers = sql`(
    select ids.id, untold.id from (
      select id, row_number() over () as place from chunk
      where id is distinct from ${actorId}::uuid
        and not exists (select from notifications n where n.user_id = chunk.id and n.kind = ${kind} and n.link = ${link})
    ) untold
    join unnest(${Array.from({ length: CHUNK }, () => newId())}::uuid[]) with ordinality ids (id, place) using (place))`;
  const { rows } = await sql<Told>`
    with chunk as materialized (${chunkOf(partsAfter(after))}),
    ${tellSql(receivers, tellingOf({ kind, actorId, link, details: details ? JSON.stringify(details) : null }))}
    select last.id as last, told.* from (select id from chunk order by id desc limit 1) last
    cross join queued left join told on true`.execute(unit.db);
  const told = rows.filter(({ id }) => id !== null);
  await unmarkOlder(
    unit.db,
    told.filter((row) => row.in_app),
  );
  await publishNotices(unit, told);
  return rows[0]?.last ?? null;
};
