import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { watchColumns, watcherOf, type Closed } from '../../viewing/stream-audience.ts';
import { blocksSql, isReachableSql, isVisibleSql } from '../../viewing/visibility.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { tellEachOtherSql } from './receipts.ts';
import { topSpendersSql } from './top-spenders.ts';
import { writingPriceSql } from './writing-price.ts';
import { isCalledSql, isOfListSql, isInListSql, type ConversationNarrowing } from './narrowing.ts';

const columns = [
  'conversations.id',
  'conversations.kind',
  'conversations.stream_id',
  'conversations.last_message',
  'conversations.last_message_created_at',
  'conversations.last_sender_id',
  'conversations.last_sequence',
  'conversations.created_at',
  'last.is_deleted as is_last_message_deleted',
  'last.type as last_message_type',
  'last.price as last_message_price',
] as const;

/** What the reading member has of a conversation for itself, and who the other one is. */
const ownColumns = [
  'theirs.user_id as recipient_id',
  'other.last_seen_at',
  'mine.unread_count',
  'mine.last_read_sequence',
  'mine.is_muted',
  'mine.is_pinned',
  'mine.is_archived',
  'mine.name',
  'mine.note',
  'mine.is_stranger',
  'mine.is_request',
] as const;

/** How far the other one has read; null where either hides it, or one blocks the other. */
const seenSql = sql<bigint | null>`case when ${tellEachOtherSql(sql.ref('mine.user_id'), sql.ref('other.id'))}
  then theirs.last_read_sequence end`;

/** What the member pays for each message: performers write for nothing. */
const priceSql = ({ account }: Member) =>
  account.role === 'user'
    ? writingPriceSql({ fanId: sql.ref('mine.user_id'), performerId: sql.ref('other.id') })
    : sql<bigint>`0::bigint`;

/** An account's private conversations, without those with accounts that do not exist for it. */
const selectPrivate = (db: Queryable, member: Member) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations', 'conversations.id', 'mine.conversation_id')
    .innerJoin('conversation_members as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'conversations.id').onRef('theirs.user_id', '!=', 'mine.user_id'),
    )
    .innerJoin('users as other', 'other.id', 'theirs.user_id')
    .leftJoin('messages as last', 'last.id', 'conversations.last_message_id')
    .where('mine.user_id', '=', member.account.id)
    .where('conversations.kind', '=', 'private')
    .where(isReachableSql(member, sql.ref('other.id')));

export interface ConversationSearch extends ConversationNarrowing {
  limit: number;
  offset: number;
}

const matching = (db: Queryable, member: Member, search: ConversationSearch) =>
  selectPrivate(db, member)
    .where('mine.last_message_at', 'is not', null)
    .where(isInListSql(search, member))
    .where(isCalledSql(search))
    .where(isOfListSql(search, member));

/** A page of an account's conversations: pinned ones first, then the latest message; spenders by what they spent. */
export const listConversations = (db: Queryable, member: Member, search: ConversationSearch) =>
  matching(db, member, search)
    .select(columns)
    .select(ownColumns)
    .select([seenSql.as('seen_sequence'), priceSql(member).as('writing_price')])
    .select(blocksSql(sql.ref('mine.user_id'), sql.ref('other.id')).as('is_blocked'))
    .$if(search.list === 'top-spenders', (query) =>
      query.orderBy(sql`array_position(${topSpendersSql(member)}, mine.conversation_id)`),
    )
    .orderBy('mine.is_pinned', 'desc')
    .orderBy('mine.last_message_at', 'desc')
    .orderBy('mine.conversation_id', 'desc')
    .limit(search.limit)
    .offset(search.offset)
    .execute();

/** The total for {@link listConversations}. The other member is looked up for each of the account's own rows. */
export const countConversations = (db: Queryable, member: Member, search: ConversationSearch) =>
  countUpTo(
    db,
    db
      .selectFrom('conversation_members as mine')
      .where('mine.user_id', '=', member.account.id)
      .where('mine.last_message_at', 'is not', null)
      .where(isInListSql(search, member))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('conversation_members as theirs')
            .innerJoin('users as other', 'other.id', 'theirs.user_id')
            .select('other.id')
            .whereRef('theirs.conversation_id', '=', 'mine.conversation_id')
            .whereRef('theirs.user_id', '!=', 'mine.user_id')
            .where(isReachableSql(member, sql.ref('other.id')))
            .where(isCalledSql(search))
            .where(isOfListSql(search, member))
            .offset(0),
        ),
      ),
  );

/** Some of an account's private conversations, in any order. */
export const listByIds = (db: Queryable, member: Member, ids: readonly string[]) =>
  selectPrivate(db, member)
    .select(columns)
    .select(ownColumns)
    .select([seenSql.as('seen_sequence'), priceSql(member).as('writing_price')])
    .select(blocksSql(sql.ref('mine.user_id'), sql.ref('other.id')).as('is_blocked'))
    .where('conversations.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** A private conversation as one of its members sees it; undefined for others. */
export const findPrivateConversation = (db: Queryable, conversationId: string, member: Member) =>
  selectPrivate(db, member)
    .select(columns)
    .select(ownColumns)
    .select([seenSql.as('seen_sequence'), priceSql(member).as('writing_price')])
    .select(blocksSql(sql.ref('mine.user_id'), sql.ref('other.id')).as('is_blocked'))
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst();

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findPrivateConversation>>>;

/** Of a chat without members. */
const NO_SIDE = {
  ...{ seen_sequence: null, last_read_sequence: 0n },
  ...{ unread_count: 0, is_blocked: false, is_muted: false, is_pinned: false, is_archived: false },
  ...{ name: '', note: '', is_stranger: false, is_request: false, writing_price: 0n },
};

/**
 * A stream's chat, with its performer as the recipient, and whether the onlooker may watch the stream. It has no
 * members, so nothing in it is unread.
 */
export const findStreamConversation = async (
  db: Queryable,
  streamId: string,
  onlooker: Onlooker,
): Promise<(ConversationRow & Closed & { may_watch: boolean }) | undefined> => {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('streams', 'streams.conversation_id', 'conversations.id')
    .innerJoin('users as other', 'other.id', 'streams.performer_id')
    .leftJoin('messages as last', 'last.id', 'conversations.last_message_id')
    .select(columns)
    .select(['other.id as recipient_id', 'other.last_seen_at', 'streams.audience'])
    .select(watchColumns(watcherOf(onlooker)))
    .where('streams.id', '=', streamId)
    .where(isLiving('other'))
    .where(isVisibleSql(onlooker, sql.ref('other.id')))
    .executeTakeFirst();
  return row && { ...row, ...NO_SIDE };
};

/** The private conversation of two accounts, created if there is none; concurrent calls get the same one. */
export const ensurePrivateConversation = async (db: Transaction, one: string, other: string): Promise<string> => {
  const [first, second] = one < other ? [one, other] : [other, one];
  const inserted = await db
    .insertInto('conversations')
    .values({ id: newId(), kind: 'private', first_user_id: first, second_user_id: second })
    .onConflict((conflict) => conflict.columns(['first_user_id', 'second_user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return findIdOfPair(db, first, second);
  await db
    .insertInto('conversation_members')
    .values([first, second].map((userId) => ({ conversation_id: inserted.id, user_id: userId })))
    .execute();
  return inserted.id;
};

const findIdOfPair = async (db: Queryable, first: string, second: string): Promise<string> => {
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('first_user_id', '=', first)
    .where('second_user_id', '=', second)
    .executeTakeFirstOrThrow();
  return id;
};

/** An account that the member may write to. */
export const findParty = (db: Queryable, member: Member, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('performers', 'performers.user_id', 'users.id')
    .select(['users.id', 'users.role'])
    .where('users.id', '=', userId)
    .where(isLiving())
    .where((eb) => eb.or([eb('users.role', '!=', 'performer'), eb('performers.verified_at', 'is not', null)]))
    .where(isReachableSql(member, sql.ref('users.id')))
    .executeTakeFirst();

/** Creates the chat of a stream. */
export const insertStreamChat = async (db: Queryable, id: string, streamId: string): Promise<void> => {
  await db.insertInto('conversations').values({ id, kind: 'stream', stream_id: streamId }).execute();
};
