import { sql } from 'kysely';
import type { SkipReason } from '../../platform/database/campaign-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { isInAudienceSql, type Audience } from '../fan-lists/audience.ts';
import { selectFans } from '../fan-lists/fans-there.ts';
import { meetsSql } from '../fan-lists/fan-rules.ts';
import type { FanRule } from '../fan-lists/fan-rules.schema.ts';
import { hasBoughtSql } from './has-bought.ts';

/** Mass messages that a fan gets of one performer in 24 hours. */
export const MOST_PER_FAN = 3;

export interface Addressees extends Audience {
  performerId: string;
  /** Whoever has bought something with these files is left out. */
  boughtFileIds: readonly string[];
}

const addressees = (db: Queryable, { performerId, boughtFileIds, ...audience }: Addressees) =>
  selectFans(db, performerId)
    .where(isInAudienceSql(audience))
    .$if(boughtFileIds.length > 0, (query) => query.where(sql<boolean>`not ${hasBoughtSql(boughtFileIds)}`));

/** How many a mass message would go to, counted up to ten thousand. */
export const countAddressees = (db: Queryable, of: Addressees): Promise<number> => countUpTo(db, addressees(db, of));

/** Writes down who gets a mass message; returns how many. */
export const insertRecipients = async (db: Queryable, campaignId: string, of: Addressees): Promise<number> => {
  const chosen = addressees(db, of).select([
    sql<string>`${campaignId}::uuid`.as('campaign_id'),
    'fans.fan_id as user_id',
    'fans.performer_id',
    sql<'waiting'>`'waiting'`.as('state'),
    sql<Date>`now()`.as('due_at'),
  ]);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('campaign_recipients')
    .columns(['campaign_id', 'user_id', 'performer_id', 'state', 'due_at'])
    .expression(chosen)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
};

/** Up to `limit` recipients whose turn it is. */
export const listDue = async (db: Queryable, campaignId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('campaign_recipients')
    .select('user_id')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
};

/** When the next of those who wait is due; null when nobody waits. */
export const findNextDue = async (db: Queryable, campaignId: string): Promise<Date | null> => {
  const row = await db
    .selectFrom('campaign_recipients')
    .select('due_at')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
};

/**
 * Locks those of some recipients whose turn it is, and their rows among her fans, so that two mass messages of hers to
 * one fan come one after the other; and keeps the campaign as it is until the commit. Without those whom another worker
 * has; nobody, when it is not sent any more. In the order of their ids, so that two who lock the same fans do not wait
 * for each other.
 */
export const lockRecipients = async (
  db: Queryable,
  campaignId: string,
  userIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ userId: string }>`
    select recipient.user_id as "userId" from campaign_recipients recipient
      join campaigns on campaigns.id = recipient.campaign_id
      join fans on fans.performer_id = recipient.performer_id and fans.fan_id = recipient.user_id
    where recipient.campaign_id = ${campaignId} and recipient.user_id = any(${userIds}::uuid[])
      and recipient.state = 'waiting' and recipient.due_at <= now() and campaigns.state = 'sending'
    order by recipient.user_id
    for share of campaigns for update of recipient skip locked for no key update of fans`.execute(db);
  return rows.map(({ userId }) => userId);
};

export interface Standing {
  userId: string;
  /** Why he gets nothing. */
  reason: Exclude<SkipReason, 'failed'> | null;
  /** His quiet hours last until then. */
  quietUntil: Date | null;
  conversationId: string | null;
}

interface Asked {
  performerId: string;
  userIds: readonly string[];
  ties: ReadonlyArray<readonly FanRule[]>;
}

/** What is to be done about fans of a performer now. Whoever was her fan when it began is one still. */
export const listStandings = async (db: Queryable, { performerId, userIds, ties }: Asked): Promise<Standing[]> => {
  const isTied = ties.length === 0 ? sql`true` : sql`(${sql.join(ties.map(meetsSql), sql` or `)})`;
  const { rows } = await sql<Standing>`
    select fans.fan_id as "userId", case
        when not ${isLiving('users')} then 'gone'
        when ${arePartedSql(sql`fans.performer_id`, sql`fans.fan_id`)} then 'blocked'
        when exists (select from performer_country_blocks kept_out
          where kept_out.performer_id = fans.performer_id and kept_out.country = users.country) then 'country'
        when not ${isTied} then 'left'
        when (select count(*) from campaign_recipients lately where lately.user_id = fans.fan_id
          and lately.performer_id = fans.performer_id and lately.sent_at > now() - interval '24 hours'
          ) >= ${sql.lit(MOST_PER_FAN)} then 'cap'
      end as reason,
      quiet_until(now(), quiet.starts_at, quiet.ends_at, quiet.time_zone) as "quietUntil",
      conversations.id as "conversationId"
    from fans join users on users.id = fans.fan_id
      left join quiet_hours quiet on quiet.user_id = fans.fan_id
      left join conversations on conversations.first_user_id = least(fans.fan_id, fans.performer_id)
        and conversations.second_user_id = greatest(fans.fan_id, fans.performer_id)
    where fans.performer_id = ${performerId} and fans.fan_id = any(${userIds}::uuid[])`.execute(db);
  return rows;
};

export interface Skipped {
  userId: string;
  reason: SkipReason;
}

export const markSkipped = async (db: Queryable, campaignId: string, skipped: readonly Skipped[]): Promise<void> => {
  if (skipped.length === 0) return;
  await sql`update campaign_recipients recipient set state = 'skipped', reason = given.reason
    from unnest(${skipped.map(({ userId }) => userId)}::uuid[], ${skipped.map(({ reason }) => reason)}::text[])
      as given (user_id, reason)
    where recipient.campaign_id = ${campaignId} and recipient.user_id = given.user_id`.execute(db);
};

export interface Delayed {
  userId: string;
  until: Date;
}

export const delay = async (db: Queryable, campaignId: string, delayed: readonly Delayed[]): Promise<void> => {
  if (delayed.length === 0) return;
  await sql`update campaign_recipients recipient set due_at = given.until
    from unnest(${delayed.map(({ userId }) => userId)}::uuid[], ${delayed.map(({ until }) => until)}::timestamptz[])
      as given (user_id, until)
    where recipient.campaign_id = ${campaignId} and recipient.user_id = given.user_id`.execute(db);
};

export interface Sent {
  userId: string;
  message: { id: string; conversation_id: string; created_at: Date };
}

export const markSent = async (db: Queryable, campaignId: string, sent: readonly Sent[]): Promise<void> => {
  if (sent.length === 0) return;
  const userIds = sent.map(({ userId }) => userId);
  const messageIds = sent.map(({ message }) => message.id);
  await sql`update campaign_recipients recipient set state = 'sent', message_id = message.id,
      conversation_id = message.conversation_id, sent_at = message.created_at
    from unnest(${userIds}::uuid[], ${messageIds}::uuid[]) as given (user_id, message_id)
      join messages message on message.id = given.message_id
    where recipient.campaign_id = ${campaignId} and recipient.user_id = given.user_id`.execute(db);
};

export interface Recipient {
  campaignId: string;
  userId: string;
}

/** The row of one recipient, to be changed. */
export const updateOne = (db: Queryable, { campaignId, userId }: Recipient) =>
  db.updateTable('campaign_recipients').where('campaign_id', '=', campaignId).where('user_id', '=', userId);

/** So often it is tried again, each time a minute later than the time before. */
const MOST_ATTEMPTS = 5;

/** After an error: he is tried again later, or given up. */
export const noteFailure = async (db: Queryable, recipient: Recipient): Promise<void> => {
  await updateOne(db, recipient)
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      due_at: sql<Date>`now() + (attempts + 1) * interval '1 minute'`,
      state: sql<'waiting'>`case when attempts + 1 >= ${sql.lit(MOST_ATTEMPTS)} then 'skipped' else 'waiting' end`,
      reason: sql<'failed'>`case when attempts + 1 >= ${sql.lit(MOST_ATTEMPTS)} then 'failed' end`,
    }))
    .where('state', '=', 'waiting')
    .execute();
};

/** Whether somebody was given up after errors. */
export const hasGivenUp = async (db: Queryable, campaignId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('campaign_recipients')
    .select('user_id')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'skipped')
    .where('reason', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
