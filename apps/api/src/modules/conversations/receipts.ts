import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { arePartedSql } from '../../viewing/visibility.ts';

/** SQL: whether two accounts tell each other when they read and write: neither of them hides it, nor do they block each other. */
export const tellEachOtherSql = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(not exists (select from users hiding where hiding.id in (${one}, ${other}) and hiding.hides_receipts)
    and not ${arePartedSql(one, other)})`;

/** Of a private conversation: whether its two members tell each other. */
export const tellEachOther = async (db: Queryable, conversationId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('conversations')
    .select(tellEachOtherSql(sql.ref('first_user_id'), sql.ref('second_user_id')).as('tells'))
    .where('id', '=', conversationId)
    .where('kind', '=', 'private')
    .executeTakeFirst();
  return row?.tells ?? false;
};

/** Whether the other side has not answered yet, so that links of this one are plain text to it. */
export const holdsLinksOf = async (db: Queryable, conversationId: string, senderId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('conversation_members')
    .select('is_stranger')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '!=', senderId)
    .executeTakeFirst();
  return row?.is_stranger ?? false;
};
