import { sql, type RawBuilder } from 'kysely';
import { defineError } from '../errors/app-error.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { Onlooker } from './onlooker.ts';

export class StreamBannedError extends defineError({
  code: 'stream.banned',
  status: 403,
  messages: {
    'fa-IR': 'شما را از پخش‌های این سازنده بیرون گذاشته‌اند.',
    'en-US': 'You were removed from the streams of this creator.',
    'ar-EG': 'أُخرجت من بثوث هذا المبدع.',
  },
}) {}

/** SQL: whether an account is banned from a performer's streams. */
export const isBannedSql = (accountId: RawBuilder<unknown>, performerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from stream_restrictions r where r.performer_id = ${performerId}
    and r.user_id = ${accountId} and r.kind = 'ban' and (r.until is null or r.until > now()))`;

/** @throws StreamBannedError where the onlooker is banned from a performer's streams */
export const assertNotBanned = async (db: Queryable, performerId: string, { account }: Onlooker): Promise<void> => {
  if (!account || account.id === performerId) return;
  const isBanned = isBannedSql(sql`${account.id}::uuid`, sql`${performerId}::uuid`);
  const { rows } = await sql<{ banned: boolean }>`select ${isBanned} as banned`.execute(db);
  if (rows[0]?.banned) throw new StreamBannedError();
};

const selectModerator = (db: Queryable, performerId: string, accountId: string) =>
  db
    .selectFrom('stream_moderators')
    .select('user_id')
    .where('performer_id', '=', performerId)
    .where('user_id', '=', accountId);

/** Whether a performer has named an account a moderator; she may have banned it since. */
export const isModerator = async (db: Queryable, performerId: string, accountId: string): Promise<boolean> =>
  (await selectModerator(db, performerId, accountId).executeTakeFirst()) !== undefined;

/** Whether an account keeps order in a performer's chats: it is herself, or she has named it and does not ban it. */
export const keepsOrder = async (db: Queryable, performerId: string, accountId: string): Promise<boolean> => {
  if (accountId === performerId) return true;
  const isBanned = isBannedSql(sql.ref('stream_moderators.user_id'), sql.ref('stream_moderators.performer_id'));
  const row = await selectModerator(db, performerId, accountId)
    .where(sql<boolean>`not ${isBanned}`)
    .executeTakeFirst();
  return row !== undefined;
};
