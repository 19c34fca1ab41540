import { sql, type Selectable } from 'kysely';
import { lockAccount } from '../accounts/lock-account.ts';
import type { QuickRepliesTable } from '../../platform/database/inbox-tables.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { NewQuickReply, QuickReplyChanges } from './quick-replies.schema.ts';

export type QuickReplyRow = Selectable<QuickRepliesTable>;

/** Which one, and whose it has to be. */
export interface OwnQuickReply {
  id: string;
  performerId: string;
}

/** A performer's, in her order; the number of all of them stands in each row. */
export const listQuickReplies = (db: Queryable, performerId: string, limit: number) =>
  db
    .selectFrom('quick_replies')
    .selectAll()
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('performer_id', '=', performerId)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Undefined when it is not hers. */
export const findQuickReply = (db: Queryable, { id, performerId }: OwnQuickReply): Promise<QuickReplyRow | undefined> =>
  db
    .selectFrom('quick_replies')
    .selectAll()
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .executeTakeFirst();

/** Makes changes of one performer's wait for each other, so that the limit and the order hold. */
export const lockQuickReplies = async (db: Transaction, performerId: string): Promise<void> => {
  await lockAccount(db, performerId);
};

export const countQuickReplies = async (db: Queryable, performerId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('quick_replies')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('performer_id', '=', performerId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Adds one behind the others. */
export const insertQuickReply = (db: Transaction, { id, performerId, title, text }: NewQuickReply & OwnQuickReply) =>
  db
    .insertInto('quick_replies')
    .values({
      ...{ id, performer_id: performerId, title, text },
      position: sql<number>`(
        select coalesce(max(position), 0) + 1 from quick_replies where performer_id = ${performerId})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Undefined when it is not hers. */
export const updateQuickReply = (
  db: Queryable,
  { id, performerId }: OwnQuickReply,
  { title, text }: Omit<QuickReplyChanges, 'basedOn'>,
): Promise<QuickReplyRow | undefined> =>
  db
    .updateTable('quick_replies')
    .set(({ ref }) => ({ title: title ?? ref('title'), text: text ?? ref('text') }))
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .returningAll()
    .executeTakeFirst();

/** False when it is not hers. */
export const deleteQuickReply = async (db: Queryable, id: string, performerId: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('quick_replies')
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
};

/** Gives hers the order of `ids`; returns how many of them are hers. */
export const arrangeQuickReplies = async (
  db: Transaction,
  performerId: string,
  ids: readonly string[],
): Promise<number> => {
  const { rows } = await sql`
    update quick_replies set position = place.position
    from unnest(${ids}::uuid[]) with ordinality as place (id, position)
    where quick_replies.id = place.id and quick_replies.performer_id = ${performerId}::uuid
    returning quick_replies.id`.execute(db);
  return rows.length;
};
