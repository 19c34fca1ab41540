import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { FanRule } from '../fan-lists/fan-rules.schema.ts';
import { writeCampaignMessage } from '../messages/campaign-message.ts';
import { tellIncomplete } from './campaign-notices.ts';
import { findAnyCampaign, moveCampaign, recount } from './campaigns.repository.ts';
import { inLanes } from './in-lanes.ts';
import { queueSending } from './queue.ts';
import {
  delay,
  findNextDue,
  findStanding,
  hasGivenUp,
  listDue,
  lockRecipient,
  markSent,
  markSkipped,
  noteFailure,
} from './recipients.repository.ts';
import { payloadSchema } from './start.ts';

/** Recipients of one job: between two of them other mass messages have their turn. */
const BATCH = 200;

type Campaign = NonNullable<Awaited<ReturnType<typeof findAnyCampaign>>>;

/**
 * Sends one message, or says why not, in a short transaction of its own: the message and the mark that he has it are
 * committed together, so that whoever dies anywhere leaves both or neither.
 */
const sendTo = (context: Context, campaign: Campaign, userId: string): Promise<void> =>
  context.work(async (unit) => {
    const { id: campaignId, performer_id: performerId, type, text, price } = campaign;
    if (!(await lockRecipient(unit.db, campaignId, userId))) return;
    const recipient = { campaignId, userId };
    const ties = campaign.ties as FanRule[][];
    const { reason, quietUntil, conversationId } = await findStanding(unit.db, { performerId, userId, ties });
    if (reason) return markSkipped(unit.db, recipient, reason);
    if (quietUntil) return delay(unit.db, recipient, quietUntil);
    const content = { type, text, price };
    const addressed = { campaignId, senderId: performerId, recipientId: userId, conversationId };
    await markSent(unit.db, recipient, await writeCampaignMessage(unit, { ...addressed, ...content }));
  });

/** One who cannot be sent it keeps nobody else waiting. */
const trySendingTo = async (context: Context, campaign: Campaign, userId: string): Promise<void> => {
  try {
    await sendTo(context, campaign, userId);
  } catch (error) {
    context.log.warn({ part: 'campaigns', err: error, campaign: campaign.id }, 'a mass message did not reach a fan');
    await noteFailure(context.db, { campaignId: campaign.id, userId });
  }
};

/** Counts what was done, and queues what is left of it: at once, or when the first of those who wait may be written to. */
const goOn = async (unit: UnitOfWork, campaign: Campaign): Promise<void> => {
  const { id } = campaign;
  await recount(unit.db, id);
  const next = await findNextDue(unit.db, id);
  if (next) return queueSending(unit, id, next);
  const isOver = await moveCampaign(unit.db, id, { from: ['sending'], to: 'sent', ended_at: new Date() });
  if (isOver && (await hasGivenUp(unit.db, id))) await tellIncomplete(unit, campaign);
};

/** Sends a batch of a mass message. */
export const sendBatch = async (context: Context, id: string, stopping?: AbortSignal): Promise<void> => {
  const campaign = await findAnyCampaign(context.db, id);
  if (campaign?.state !== 'sending') return;
  const due = await listDue(context.db, id, BATCH);
  await inLanes(due, async (userId) => {
    if (!stopping?.aborted) await trySendingTo(context, campaign, userId);
  });
  await context.work((unit) => goOn(unit, campaign));
};

export const sendJob: JobHandler = (context, payload, stopping) =>
  sendBatch(context, payloadSchema.parse(payload).id, stopping);
