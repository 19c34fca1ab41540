import type { StreamRestriction } from '@barg/contract';
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

/** SQL: whether one of `kinds` holds for an account in a performer's streams. */
const isRestrictedSql = (
  accountId: RawBuilder<unknown>,
  performerId: RawBuilder<unknown>,
  kinds: ReadonlyArray<StreamRestriction['kind']>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from stream_restrictions r where r.performer_id = ${performerId}
    and r.user_id = ${accountId} and r.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
    and (r.until is null or r.until > now()))`;

/** SQL: whether an account is banned from a performer's streams. */
export const isBannedSql = (accountId: RawBuilder<unknown>, performerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  isRestrictedSql(accountId, performerId, ['ban']);

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

/** Whether a performer has named an account a moderator; she may have muted or banned it since. */
export const isModerator = async (db: Queryable, performerId: string, accountId: string): Promise<boolean> =>
  (await selectModerator(db, performerId, accountId).executeTakeFirst()) !== undefined;

/**
 * Whether an account keeps order in a performer's chats: it is herself, or she has named it and neither mutes nor bans it.
 */
export const keepsOrder = async (db: Queryable, performerId: string, accountId: string): Promise<boolean> => {
  if (accountId === performerId) return true;
  const columns = [sql.ref('stream_moderators.user_id'), sql.ref('stream_moderators.performer_id')] as const;
  const row = await selectModerator(db, performerId, accountId)
    .where(sql<boolean>`not ${isRestrictedSql(...columns, ['mute', 'ban'])}`)
    .executeTakeFirst();
  return row !== undefined;
};
