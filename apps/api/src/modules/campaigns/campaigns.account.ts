import { sql } from 'kysely';
import type { ExportSection, HookData, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { tellIncomplete } from './campaign-notices.ts';
import { lockUnderWay, moveCampaign, recount } from './campaigns.repository.ts';
import { queueDropping } from './queue.ts';

/** What somebody has sent to many; what he was sent of it is among his conversations, and never in his own download. */
export const exportSections = {
  massMessages: (id) => sql`
    select id as key, state, text, ${tokensSql('c.price')} as price, scheduled_at as "scheduledAt",
      started_at as "startedAt", sent_count as sent, created_at as "createdAt",
      array(select file_id from campaign_files where campaign_id = c.id order by position) as "fileIds"
    from campaigns c where performer_id = ${id}`,
  massMessagesReceived: (id) => sql`
    select campaign_id as key, performer_id as "performerId", state, sent_at as "sentAt"
    from campaign_recipients where user_id = ${id}`,
  quietHours: (id) => sql`
    select user_id as key, starts_at as "from", ends_at as "to", time_zone as "timeZone"
    from quiet_hours where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Her mass messages end with her account. */
export const endCampaignsOf = async (
  { db }: UnitOfWork,
  { userId }: Pick<HookData['onLeaving'], 'userId'>,
): Promise<void> => {
  await sql`update campaigns set state = 'cancelled', ended_at = now()
    where performer_id = ${userId} and state in ('pending', 'scheduled', 'sending')`.execute(db);
};

/**
 * What she is sending to many ends with her suspension: the chunk under way comes before it, and nobody gets it
 * afterwards. One that is to be sent later is refused when its time comes, unless she is back.
 */
export const endSendingOf = async (unit: UnitOfWork, { userId }: HookData['onSuspended']): Promise<void> => {
  for (const campaign of await lockUnderWay(unit.db, userId)) {
    if (campaign.state !== 'sending') continue;
    await moveCampaign(unit.db, campaign.id, { from: ['sending'], to: 'cancelled', ended_at: new Date() });
    await recount(unit.db, campaign.id);
    // In a job: her account is held here, and would be for as long as a file of hers is being stored.
    await queueDropping(unit, campaign.id);
    await tellIncomplete(unit, campaign);
  }
};

/**
 * The texts of hers go; who leaves gets nothing more. Figures stay, with nobody's name. One that was written before her
 * account was locked, and after {@link endCampaignsOf}, ends now.
 */
export const forget = async (unit: UnitOfWork, { id }: Leaving): Promise<void> => {
  await endCampaignsOf(unit, { userId: id });
  const { db } = unit;
  await sql`update campaigns set text = '', audience = '{}', ties = '[]' where performer_id = ${id}`.execute(db);
  await sql`delete from campaign_files x using campaigns c
    where c.id = x.campaign_id and c.performer_id = ${id}`.execute(db);
  await sql`update campaign_recipients set state = 'skipped', reason = 'gone'
    where user_id = ${id} and state = 'waiting'`.execute(db);
  await sql`delete from quiet_hours where user_id = ${id}`.execute(db);
};
