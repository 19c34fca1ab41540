import { sql, type RawBuilder } from 'kysely';

/**
 * SQL, of the row `fans`: whether a fan has bought something with the bytes of these files: a message, mass messages
 * among them, a post, a gallery or a video. Who has got all of the price back has bought nothing. Bytes are known by the
 * item of her vault.
 */
export const hasBoughtSql = (fileIds: readonly string[]): RawBuilder<boolean> => sql<boolean>`(
  exists (select from campaign_sales sold
    join campaign_files x on x.campaign_id = sold.campaign_id join files f on f.id = x.file_id
    join ledger_transactions sale on sale.id = sold.transaction_id and ledger_reversed(sale.id) < sale.amount
    where sold.user_id = fans.fan_id and f.vault_item_id = any(${itemsOf(fileIds)}) offset 0)
  or exists (select from (${itemsWithSql(fileIds)}) work
    join purchases on purchases.user_id = fans.fan_id and purchases.item_type = work.type
      and purchases.item_id = work.id offset 0))`;

const itemsOf = (fileIds: readonly string[]) => sql`array(
  select vault_item_id from files where id = any(${fileIds}::uuid[]) and vault_item_id is not null)`;

/** What shows the same bytes; few things do. */
const itemsWithSql = (fileIds: readonly string[]) => sql`
  select 'message' as type, x.message_id as id from message_files x join files f on f.id = x.file_id
    where f.vault_item_id = any(${itemsOf(fileIds)})
  union select 'feed', x.feed_post_id from feed_post_files x join files f on f.id = x.file_id
    where f.vault_item_id = any(${itemsOf(fileIds)})
  union select 'gallery', x.gallery_id from photos x join files f on f.id = x.file_id
    where f.vault_item_id = any(${itemsOf(fileIds)})
  union select 'video', x.id from videos x join files f on f.id = x.file_id
    where f.vault_item_id = any(${itemsOf(fileIds)})`;
