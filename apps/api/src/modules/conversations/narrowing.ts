import { sql, type RawBuilder } from 'kysely';
import { searchTextSql, toLikePattern } from '../../shared/search-text.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { topSpendersSql } from './top-spenders.ts';
import type { CONVERSATION_LISTS } from './conversations.schema.ts';

/** Which of an account's conversations are listed. */
export interface ConversationNarrowing {
  /** `any`: archived or not. */
  list: (typeof CONVERSATION_LISTS)[number] | 'any';
  unread: boolean;
  q: string;
}

/** SQL, of the member's row `mine`: whether it is in a list, as far as that can be told without the other one. */
export const isInListSql = ({ list, unread }: ConversationNarrowing, member: Member): RawBuilder<boolean> => {
  const isUnread = unread ? sql`mine.unread_count > 0` : sql`true`;
  if (list === 'requests') return sql<boolean>`(mine.is_request and not mine.is_archived and ${isUnread})`;
  if (list === 'top-spenders') {
    return sql<boolean>`(mine.conversation_id = any(${topSpendersSql(member)}) and not mine.is_archived and ${isUnread})`;
  }
  if (list === 'muted') return sql<boolean>`(mine.is_muted and ${isUnread})`;
  // What waits unread waits in archived ones too: the badge counts it, so the list of unread ones shows it.
  if (list !== 'archived' && unread) return sql<boolean>`(${isUnread} and not mine.is_muted and not mine.is_request)`;
  if (list === 'any') return sql<boolean>`true`;
  if (list === 'archived') return sql<boolean>`(mine.is_archived and ${isUnread})`;
  return sql<boolean>`(not mine.is_archived and not mine.is_request and ${isUnread})`;
};

/** SQL, of the rows `mine` and `other`: whether the other one is searched for, by its names or the member's own. */
export const isCalledSql = ({ q }: ConversationNarrowing): RawBuilder<boolean> =>
  q === ''
    ? sql<boolean>`true`
    : sql<boolean>`(other.search_text like ${toLikePattern(q)}
        or (mine.name <> '' and ${searchTextSql(sql`mine.name`)} like ${toLikePattern(q)}))`;

/** SQL, of the row `other`: whether it is one of those whom the list is about. */
export const isOfListSql = ({ list }: ConversationNarrowing, { account }: Member): RawBuilder<boolean> =>
  list === 'subscribers' ? isSubscribedSql(account.id) : sql<boolean>`true`;

/** Only fans subscribe, and only performers are subscribed to. */
const isSubscribedSql = (id: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from subscriptions
  where ((subscriptions.user_id = other.id and subscriptions.performer_id = ${id}::uuid)
      or (subscriptions.user_id = ${id}::uuid and subscriptions.performer_id = other.id))
    and ${isRunningSql()} offset 0)`;
