import { DEFAULT_LOCALE, messagesLocaleOf } from '@barg/contract';
import { sql } from 'kysely';
import type { MessageLocale } from '../../errors/app-error.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import { ITEM_TABLES, ITEM_TYPES } from '../../viewing/items.ts';

/** What others see where the name stood, in the language the account had. */
const NAMES: Record<MessageLocale, string> = {
  'fa-IR': 'حساب حذف‌شده',
  'en-US': 'Deleted account',
  'ar-EG': 'حساب محذوف',
};

export const nameOfNobody = (locale: string | null): string =>
  NAMES[messagesLocaleOf(locale ?? DEFAULT_LOCALE) as MessageLocale];

/** Empties the account's own row: nothing in it tells who it was, and username and e-mail are free again. */
export const emptyAccount = async (db: Transaction, userId: string, name: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({
      name,
      username: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      password_salt: null,
      two_step_enabled_at: null,
      phone: null,
      birth_date: null,
      country: null,
      languages: [],
      avatar_file_id: null,
      cover_file_id: null,
      locale: null,
      theme: null,
      search_text: '',
      last_seen_at: null,
      deleted_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
};

/** Everything that only served the person, or would tell who it was. */
const forgotten = (userId: string) => [
  sql`delete from addresses where user_id = ${userId}`,
  sql`delete from identities where user_id = ${userId}`,
  sql`delete from two_step_secrets where user_id = ${userId}`,
  sql`delete from recovery_codes where user_id = ${userId}`,
  sql`delete from login_challenges where user_id = ${userId}`,
  sql`delete from account_tokens where user_id = ${userId}`,
  sql`delete from library_folders where user_id = ${userId}`,
  sql`delete from watch_positions where user_id = ${userId}`,
  sql`delete from referral_codes where user_id = ${userId}`,
  sql`delete from user_blocks where ${userId} in (blocker_id, blocked_id)`,
  sql`delete from performer_country_blocks where performer_id = ${userId}`,
  sql`update poll_votes set user_id = null where user_id = ${userId}`,
  sql`delete from performer_documents where performer_id = ${userId}`,
  sql`delete from mails where user_id = ${userId}`,
  sql`delete from notifications where ${userId} in (user_id, actor_id)`,
  sql`update removals set state = case state when 'removed' then 'purged' else state end, title = '', text = '', kept = '{}',
    kept_file_ids = '{}', objection = '', decision_text = '', undoable_until = least(undoable_until, now())
    where owner_id = ${userId}`,
  sql`delete from idempotency_keys where user_id = ${userId}`,
  sql`update payment_cards set deleted_at = coalesce(deleted_at, now()) where user_id = ${userId}`,
  sql`update performers set bio = '', craft = '', city = '', country = null, links = '[]',
    welcome_video_file_id = null, verification_reason = '' where user_id = ${userId}`,
];

/** One who follows is counted no more; whoever followed a performer follows her no more. */
const unfollowed = (userId: string) => [
  sql`with gone as (delete from follows where follower_id = ${userId} returning performer_id)
    update performers set follower_count = follower_count - 1 where user_id in (select performer_id from gone)`,
  sql`delete from follows where performer_id = ${userId}`,
  sql`update performers set follower_count = 0 where user_id = ${userId}`,
];

/** Messages stay as deleted ones, because an answer without its question cannot be read; their words go, everywhere. */
const silenced = (userId: string, name: string) => [
  sql`update messages set is_deleted = true, text = '' where sender_id = ${userId}`,
  sql`delete from message_files x using messages m where m.id = x.message_id and m.sender_id = ${userId}`,
  sql`update conversations set last_message = '' where last_sender_id = ${userId}`,
  sql`update scope_events set data = jsonb_set(data, '{message}', data -> 'message' ||
      jsonb_build_object('type', 'text', 'text', '', 'files', '[]'::jsonb, 'isDeleted', true, 'sender', data #> '{message,sender}' ||
        jsonb_build_object('name', ${name}::text, 'username', null, 'avatarUrl', null)))
    where data #>> '{message,sender,_id}' = ${userId}`,
];

/** What a performer published is gone for others, and its words for all. */
const unpublished = (userId: string) => [
  sql`update feed_posts set deleted_at = coalesce(deleted_at, now()), text = '', teaser = '', search_text = ''
    where performer_id = ${userId}`,
  sql`delete from feed_drafts where performer_id = ${userId}`,
  sql`delete from captions where file_id in (select id from files where owner_id = ${userId})`,
  sql`update files set caption_languages = '{}' where owner_id = ${userId} and caption_languages <> '{}'`,
  sql`delete from polls where performer_id = ${userId}`,
  sql`update galleries set deleted_at = coalesce(deleted_at, now()), description = '' where performer_id = ${userId}`,
  sql`update photos set deleted_at = coalesce(deleted_at, now()), title = '', description = '' where performer_id = ${userId}`,
  sql`update videos set deleted_at = coalesce(deleted_at, now()), description = '' where performer_id = ${userId}`,
  sql`update products set deleted_at = coalesce(deleted_at, now()), description = '' where performer_id = ${userId}`,
];

/** Removes what would tell who it was from everywhere else; `name` stands where a name has to. */
export const forgetPerson = async (db: Transaction, userId: string, name: string): Promise<void> => {
  const statements = [...forgotten(userId), ...unfollowed(userId), ...silenced(userId, name), ...unpublished(userId)];
  for (const statement of statements) await statement.execute(db);
  await removeComments(db, userId);
  await removeReactions(db, userId);
};

/** The words and pictures of comments, their place in what they are about, and what answers them. */
const removeComments = async (db: Transaction, userId: string): Promise<void> => {
  for (const type of ITEM_TYPES) {
    await sql`
      with gone as (
        update comments set deleted_at = now() where object_type = ${type} and deleted_at is null
          and (author_id = ${userId} or parent_id in (select id from comments where author_id = ${userId}))
        returning object_id),
      counted as (select object_id, count(*) as total from gone group by object_id)
      update ${sql.table(ITEM_TABLES[type])} item set comment_count = item.comment_count - counted.total
      from counted where item.id = counted.object_id`.execute(db);
  }
  await sql`update comments set text = '—', file_id = null where author_id = ${userId}`.execute(db);
};

/** What carries a number of each kind of reaction; performers are kept by some, and counted nowhere. */
const COUNTED = [
  ...ITEM_TYPES.flatMap((type) => [
    { type, table: ITEM_TABLES[type], action: 'like', counter: 'like_count' },
    { type, table: ITEM_TABLES[type], action: 'bookmark', counter: 'bookmark_count' },
  ]),
  { type: 'comment', table: 'comments', action: 'like', counter: 'like_count' },
];

/** Likes and bookmarks, and their place in the numbers that others see. */
const removeReactions = async (db: Transaction, userId: string): Promise<void> => {
  for (const { type, table, action, counter } of COUNTED) {
    await sql`
      with gone as (
        delete from reactions where user_id = ${userId} and object_type = ${type} and action = ${action}
        returning object_id)
      update ${sql.table(table)} item set ${sql.ref(counter)} = ${sql.ref(`item.${counter}`)} - 1
      from gone where item.id = gone.object_id`.execute(db);
  }
  await sql`delete from reactions where user_id = ${userId}`.execute(db);
};
