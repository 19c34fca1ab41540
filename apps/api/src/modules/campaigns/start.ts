import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { haveTakenDown } from '../../viewing/taken-down.ts';
import { isVerifiedPerformer } from '../../viewing/verified-performer.ts';
import { MessagePriceError } from '../messages/messages.errors.ts';
import { areWordsTakenDown } from '../messages/removed-copies.repository.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { resolveAudience, tiesOf } from './audience.service.ts';
import { areReady, listFileIds } from './campaign-files.repository.ts';
import { lockCampaign, moveCampaign, type LockedCampaign } from './campaigns.repository.ts';
import { tellFailed, tellWindows } from './campaign-notices.ts';
import type { CampaignAudience } from './campaigns.schema.ts';
import { queueSending } from './queue.ts';
import { insertRecipients, type Addressees } from './recipients.repository.ts';

export const payloadSchema = z.object({ id: z.uuid() });

const BEFORE = ['pending', 'scheduled'] as const;

/** Why a mass message cannot be sent although it could when it was written; null when it can. */
const failureOf = async (
  { db }: UnitOfWork,
  campaign: LockedCampaign,
  fileIds: readonly string[],
): Promise<LockedCampaign['failure']> => {
  if (!(await isVerifiedPerformer(db, campaign.performer_id))) return 'not-verified';
  if (!(await areReady(db, fileIds)) || (campaign.text === '' && fileIds.length === 0)) return 'files';
  if (await isTakenDown(db, campaign, fileIds)) return 'removed';
  if (campaign.price === 0n) return null;
  try {
    await askingPrice(db, 'paid', campaign.price, MessagePriceError);
    return null;
  } catch (error) {
    if (error instanceof MessagePriceError) return 'price';
    throw error;
  }
};

/** Whether the site has removed a file of it elsewhere since it was written, or a message of its words. */
const isTakenDown = async (
  db: Queryable,
  { performer_id: performerId, text }: LockedCampaign,
  fileIds: readonly string[],
): Promise<boolean> => (await haveTakenDown(db, fileIds)) || areWordsTakenDown(db, performerId, text);

/** Null when a list of it was deleted: nobody can say any more who was to get it, or was not. */
const addresseesOf = async ({ db }: UnitOfWork, campaign: LockedCampaign, fileIds: readonly string[]) => {
  try {
    return await resolveAudience(db, campaign.performer_id, campaign.audience as CampaignAudience, fileIds);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
};

const begin = async (unit: UnitOfWork, id: string, addressees: Addressees): Promise<void> => {
  const recipient_count = await insertRecipients(unit.db, id, addressees);
  const ties = JSON.stringify(tiesOf(addressees));
  const change = { ties, recipient_count, started_at: new Date() };
  await moveCampaign(unit.db, id, { from: BEFORE, to: 'sending', ...change });
  await queueSending(unit, id);
};

/**
 * Begins a mass message that is due: writes down its recipients, who are not asked for again, and queues the sending, in
 * one transaction. Does nothing where it was begun or cancelled.
 */
export const startCampaign = (context: Context, id: string): Promise<void> =>
  context.work(async (unit) => {
    const campaign = await lockCampaign(unit.db, id);
    if (!campaign || !BEFORE.some((state) => state === campaign.state)) return;
    tellWindows(unit, campaign);
    const fileIds = await listFileIds(unit.db, id);
    const addressees = await addresseesOf(unit, campaign, fileIds);
    const failure = await failureOf(unit, campaign, fileIds);
    if (failure === null && addressees) return begin(unit, id, addressees);
    const reason = failure ?? 'list-gone';
    await moveCampaign(unit.db, id, { from: BEFORE, to: 'failed', failure: reason, ended_at: new Date() });
    await tellFailed(unit, campaign, reason);
  });

export const startJob: JobHandler = (context, payload) => startCampaign(context, payloadSchema.parse(payload).id);
