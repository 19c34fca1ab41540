import { sql } from 'kysely';
import type { CampaignState } from '../../platform/database/campaign-tables.ts';
import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import type { CampaignAudience } from './campaigns.schema.ts';

const own = (db: Queryable, performerId: string) =>
  db.selectFrom('campaigns').where('campaigns.performer_id', '=', performerId);

/** What the ledger says of its sales, by the entries of her earnings account: reversals are entries too. */
const withSales = (query: ReturnType<typeof own>) =>
  query
    .leftJoinLateral(
      sql<{ bought: number; income: bigint }>`(
        select count(distinct sale.id) filter (where ledger_reversed(sale.id) < sale.amount)::int as bought,
          coalesce(sum(entry.amount), 0)::bigint as income
        from campaign_sales sold join ledger_transactions sale on sale.id = sold.transaction_id
        cross join lateral (
          select sale.id union all select back.id from ledger_transactions back where back.reverses_id = sale.id
          union all select again.id from ledger_transactions back
            join ledger_transactions again on again.reverses_id = back.id where back.reverses_id = sale.id) movement
        join ledger_accounts account on account.owner_id = campaigns.performer_id and account.kind = 'earnings'
        join ledger_entries entry on entry.transaction_id = movement.id and entry.account_id = account.id
        where sold.campaign_id = campaigns.id)`.as('sales'),
      (join) => join.onTrue(),
    )
    .selectAll('campaigns')
    .select([
      sql<number>`coalesce(sales.bought, 0)`.as('bought'),
      sql<bigint>`coalesce(sales.income, 0::bigint)`.as('income'),
    ])
    .select(
      sql<string[]>`array(select file_id from campaign_files where campaign_id = campaigns.id order by position)`.as(
        'file_ids',
      ),
    );

export type CampaignRow = Awaited<ReturnType<ReturnType<typeof withSales>['execute']>>[number];

/** One more than `limit` mass messages of a performer, the newest first. */
export const listCampaigns = (
  db: Queryable,
  performerId: string,
  { limit, before }: { limit: number; before: string | null },
): Promise<CampaignRow[]> =>
  withSales(own(db, performerId))
    .$if(before !== null, (query) => query.where('campaigns.id', '<', before ?? ''))
    .orderBy('campaigns.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countCampaigns = (db: Queryable, performerId: string): Promise<number> =>
  countUpTo(db, own(db, performerId));

export const findCampaign = (db: Queryable, performerId: string, id: string): Promise<CampaignRow | undefined> =>
  withSales(own(db, performerId)).where('campaigns.id', '=', id).executeTakeFirst();

/** One for whoever works on it; undefined when there is none. */
export const lockCampaign = (db: Queryable, id: string) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Those of a performer that are to be sent or are being sent, locked: none of them is begun meanwhile. */
export const lockUnderWay = (db: Queryable, performerId: string) =>
  own(db, performerId)
    .select(['id', 'performer_id', 'state'])
    .where('state', 'in', ['pending', 'scheduled', 'sending'])
    .orderBy('id')
    .forUpdate()
    .execute();

export type LockedCampaign = NonNullable<Awaited<ReturnType<typeof lockCampaign>>>;

/** One for whoever works on it, as it is; undefined when there is none. */
export const findAnyCampaign = (db: Queryable, id: string): Promise<LockedCampaign | undefined> =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();

/** The mass message that a message is one of. */
export const findCampaignOf = async (db: Queryable, messageId: string): Promise<string | null> => {
  const row = await db.selectFrom('messages').select('campaign_id').where('id', '=', messageId).executeTakeFirst();
  return row?.campaign_id ?? null;
};

/** The mass message that was removed with a message, locked. */
export const findCampaignRemovedBy = async (db: Queryable, messageId: string): Promise<LockedCampaign | undefined> => {
  const id = await findCampaignOf(db, messageId);
  const campaign = id === null ? undefined : await lockCampaign(db, id);
  return campaign?.removed_message_id === messageId ? campaign : undefined;
};

export const updateCampaign = async (
  db: Queryable,
  id: string,
  changes: Partial<Pick<LockedCampaign, 'removed_message_id' | 'text'>>,
): Promise<void> => {
  await db.updateTable('campaigns').set(changes).where('id', '=', id).execute();
};

/** How many a performer has made in the last day, without those that were cancelled before they began; and since when. */
export const countLately = async (db: Queryable, performerId: string): Promise<{ count: number; first: Date | null }> =>
  own(db, performerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<Date | null>`min(created_at)`.as('first'))
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where((eb) => eb.or([eb('state', '<>', 'cancelled'), eb('started_at', 'is not', null)]))
    .executeTakeFirstOrThrow();

export interface NewCampaign {
  performerId: string;
  type: MessagesTable['type'];
  text: string;
  price: bigint;
  audience: CampaignAudience;
  scheduledAt: Date | null;
}

export const insertCampaign = async (
  db: Queryable,
  { performerId, type, text, price, audience, scheduledAt }: NewCampaign,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('campaigns')
    .values({
      id,
      performer_id: performerId,
      state: scheduledAt ? 'scheduled' : 'pending',
      type,
      text,
      price,
      audience: JSON.stringify(audience),
      scheduled_at: scheduledAt,
    })
    .execute();
  return id;
};

type Change = Partial<Pick<LockedCampaign, 'started_at' | 'ended_at' | 'failure' | 'recipient_count'>> & {
  ties?: string;
};

/** Moves one from any of some states to another; false when it is in none of them. */
export const moveCampaign = async (
  db: Queryable,
  id: string,
  { from, to, ...change }: Change & { from: readonly CampaignState[]; to: CampaignState },
): Promise<boolean> => {
  const moved = await db
    .updateTable('campaigns')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};

/** Notes that one that was taken back is so everywhere. */
export const markEnded = async (db: Queryable, id: string): Promise<void> => {
  await db.updateTable('campaigns').set({ ended_at: new Date() }).where('id', '=', id).execute();
};

/**
 * Counts anew what became of the recipients. Locked in a statement before: who waits for another worker at the row
 * itself would write down what it had counted before the wait.
 */
export const recount = async (db: Queryable, id: string): Promise<void> => {
  await lockCampaign(db, id);
  await sql`update campaigns set sent_count = counted.sent, unsent_count = counted.unsent, skipped = counted.skipped
    from (
      select coalesce(sum(n) filter (where state in ('sent', 'unsent', 'kept')), 0)::int as sent,
        coalesce(sum(n) filter (where state = 'unsent'), 0)::int as unsent,
        coalesce(jsonb_object_agg(reason, n) filter (where reason is not null), '{}') as skipped
      from (select state, reason, count(*)::int as n from campaign_recipients
        where campaign_id = ${id} group by state, reason) grouped) counted
    where campaigns.id = ${id}`.execute(db);
};

/** Who has read the conversation since, and who is still to get it: nobody once it has ended. */
export const countSeen = async (db: Queryable, id: string): Promise<{ seen: number; waiting: number }> => {
  const { rows } = await sql<{ seen: number; waiting: number }>`
    select count(*) filter (where state in ('sent', 'kept') and reader.last_read_at >= sent_at)::int as seen,
      count(*) filter (where state = 'waiting'
        and (select campaigns.state from campaigns where id = ${id}) = 'sending')::int as waiting
    from campaign_recipients left join conversation_members reader
      on reader.conversation_id = campaign_recipients.conversation_id
        and reader.user_id = campaign_recipients.user_id
    where campaign_id = ${id}`.execute(db);
  return rows[0] ?? { seen: 0, waiting: 0 };
};

/** Those that somebody has to work on, whose job may have been lost. */
export const listUnfinished = async (db: Queryable): Promise<Array<{ id: string; state: CampaignState }>> =>
  db
    .selectFrom('campaigns')
    .select(['id', 'state'])
    .where(
      sql<boolean>`(state in ('pending', 'sending') or (state = 'scheduled' and scheduled_at <= now())
        or (state = 'unsent' and ended_at is null))`,
    )
    .limit(1000)
    .execute();

/** Notes that a movement paid for one of its messages. */
export const insertSale = async (
  db: Queryable,
  sale: { transaction_id: string; campaign_id: string; user_id: string },
): Promise<void> => {
  await db.insertInto('campaign_sales').values(sale).execute();
};
