import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { FanRule } from '../fan-lists/fan-rules.schema.ts';
import { writeCampaignMessages } from '../messages/campaign-messages.ts';
import { tellIncomplete, tellWindows } from './campaign-notices.ts';
import { findAnyCampaign, moveCampaign, recount } from './campaigns.repository.ts';
import { queueSending } from './queue.ts';
import {
  delay,
  findNextDue,
  hasGivenUp,
  listDue,
  listStandings,
  lockRecipients,
  markSent,
  markSkipped,
  noteFailure,
  type Standing,
} from './recipients.repository.ts';
import { payloadSchema } from './start.ts';

/** Recipients of one job: between two of them other mass messages have their turn. */
const BATCH = 1000;
/** Recipients of one transaction: so many conversations are held at once, for as long as it takes to write to them. */
export const CHUNK = 100;
/** Somebody was at a conversation: until he is done. */
const BUSY_MS = 1000;

type Campaign = NonNullable<Awaited<ReturnType<typeof findAnyCampaign>>>;

/** Those of the standing who can be written to now; the others get nothing, or later. */
const sortOut = async ({ db }: UnitOfWork, campaignId: string, standings: readonly Standing[]): Promise<Standing[]> => {
  const skipped = standings.flatMap(({ userId, reason }) => (reason ? [{ userId, reason }] : []));
  const delayed = standings.flatMap(({ userId, reason, quietUntil: until }) =>
    until && !reason ? [{ userId, until }] : [],
  );
  await markSkipped(db, campaignId, skipped);
  await delay(db, campaignId, delayed);
  return standings.filter(({ reason, quietUntil }) => !reason && !quietUntil);
};

/**
 * Sends a message to each of some, or says why not, in one short transaction with as many statements as for one: the
 * messages and the marks that they have them are committed together, so that whoever dies anywhere leaves both or neither.
 */
const sendTo = (context: Context, campaign: Campaign, userIds: readonly string[]): Promise<void> =>
  context.work(async (unit) => {
    const { id: campaignId, performer_id: performerId, type, text, price } = campaign;
    const locked = await lockRecipients(unit.db, campaignId, userIds);
    if (locked.length === 0) return;
    const ties = campaign.ties as FanRule[][];
    const standings = await listStandings(unit.db, { performerId, userIds: locked, ties });
    const addressees = await sortOut(unit, campaignId, standings);
    if (addressees.length === 0) return;
    const message = { campaignId, senderId: performerId, type, text, price };
    const { sent, parted, busy } = await writeCampaignMessages(unit, message, addressees);
    await markSent(unit.db, campaignId, sent);
    await markSkipped(
      unit.db,
      campaignId,
      parted.map((userId) => ({ userId, reason: 'blocked' })),
    );
    const until = new Date(Date.now() + BUSY_MS);
    await delay(
      unit.db,
      campaignId,
      busy.map((userId) => ({ userId, until })),
    );
  });

/** One who cannot be sent it keeps nobody else waiting: he is found by halves. */
const trySendingTo = async (context: Context, campaign: Campaign, userIds: readonly string[]): Promise<void> => {
  try {
    await sendTo(context, campaign, userIds);
  } catch (error) {
    const [userId] = userIds;
    if (userIds.length > 1 || userId === undefined) {
      const middle = Math.ceil(userIds.length / 2);
      await trySendingTo(context, campaign, userIds.slice(0, middle));
      await trySendingTo(context, campaign, userIds.slice(middle));
      return;
    }
    context.log.warn({ part: 'campaigns', err: error, campaign: campaign.id }, 'a mass message did not reach a fan');
    await noteFailure(context.db, { campaignId: campaign.id, userId });
  }
};

const inChunks = (userIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(userIds.length / CHUNK) }, (_, at) => userIds.slice(at * CHUNK, (at + 1) * CHUNK));

/** Counts what was done, and queues what is left of it: at once, or when the first of those who wait may be written to. */
const goOn = async (unit: UnitOfWork, campaign: Campaign): Promise<void> => {
  const { id } = campaign;
  await recount(unit.db, id);
  tellWindows(unit, campaign);
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
  // One after the other: twice as many at a time would be quicker, and take from conversations what it takes.
  for (const userIds of inChunks(due)) {
    if (!stopping?.aborted) await trySendingTo(context, campaign, userIds);
  }
  await context.work((unit) => goOn(unit, campaign));
};

export const sendJob: JobHandler = (context, payload, stopping) =>
  sendBatch(context, payloadSchema.parse(payload).id, stopping);
