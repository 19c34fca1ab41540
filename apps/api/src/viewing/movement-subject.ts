import { beginningOf } from '@barg/contract/words';
import { sql, type RawBuilder } from 'kysely';
import type { LedgerTransactionKind } from '../platform/database/money-tables.ts';

/**
 * SQL about a ledger transaction that the statement calls `movement`: what it was for, and with whom besides its payer
 * and its performer.
 */

const TITLE_LENGTH = 80;

/** SQL: what {@link postTitleOf} needs of a post's text: some more than it shows, to cut it where a word ends. */
export const postWordsSql = sql<string>`left(text, ${sql.lit(2 * TITLE_LENGTH)})`;

/** A post has no title: the beginning of its text is shown. */
export const postTitleOf = (words: string): string => beginningOf(words, TITLE_LENGTH);

/** The title of what a movement was for, as it is shown. */
export const shownTitleOf = ({
  item_type: type,
  title,
}: {
  item_type: string | null;
  title: string | null;
}): string | null => (type === 'feed' && title !== null ? postTitleOf(title) : title);

/** The words of a post: whoever reads the title has to be allowed to read them. */
const titleSql = (mayReadPost: RawBuilder<boolean>) => sql<string | null>`case movement.item_type
  when 'feed' then (select ${postWordsSql} from feed_posts where id = movement.item_id and deleted_at is null and ${mayReadPost})
  when 'gallery' then (select title from galleries where id = movement.item_id and deleted_at is null)
  when 'video' then (select title from videos where id = movement.item_id and deleted_at is null)
  when 'product' then (select title from products where id = movement.item_id and deleted_at is null)
  when 'stream' then (select title from streams where id = movement.item_id)
  end`;

/** For its payer; what was removed is not named any more, and a post not to somebody who has not bought it. */
export const titleForPayerSql = titleSql(sql<boolean>`exists (
  select from purchases where user_id = movement.user_id and item_type = 'feed' and item_id = movement.item_id)`);

/** For its performer. */
export const titleForPerformerSql = titleSql(sql<boolean>`true`);

/** Who was given the subscription that it paid for; also for what takes that payment back, and takes back that. */
export const givenToSql = sql<string | null>`case movement.item_type when 'subscription' then (
  select subscriptions.user_id from subscription_gifts gift
  join subscriptions on subscriptions.id = gift.subscription_id
  where gift.transaction_id = any(array[movement.id, movement.reverses_id,
    (select reverses_id from ledger_transactions where id = movement.reverses_id)])) end`;

/** The kind of what it takes back. */
export const reversedKindSql = sql<LedgerTransactionKind | null>`(
  select kind from ledger_transactions where id = movement.reverses_id)`;

/** The conversation of the message or the tip that it paid for. */
export const conversationSql = sql<string | null>`case movement.item_type
  when 'message' then (select conversation_id from messages where id = movement.item_id)
  when 'conversation' then movement.item_id end`;

/** The stream that it paid for: a ticket, or a tip while it ran. */
export const streamSql = sql<string | null>`case movement.item_type when 'stream' then movement.item_id end`;
